/** Faults of semantics, for screen readers: titles, lists and tables that look like one and are not. */

/** Titles, questions and lists that look like one and are not marked up as such, by kind. */
export const unmarked = () => {
  const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 50)
  const main = document.querySelector('main') as HTMLElement
  const names = [...main.querySelectorAll('section[aria-labelledby]')].flatMap(
    (section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? [],
  )
  const titles = [...names, ...main.querySelectorAll('strong, b')].filter(
    (title) => !/^H[1-6]$/.test(title.tagName) && Number.parseFloat(getComputedStyle(title).fontSize) >= 24,
  )
  const questions = [...main.querySelectorAll('summary')].filter((summary) => !summary.querySelector('h2, h3, h4'))
  const lists = [...document.querySelectorAll('ul, ol')].filter(
    (list) => getComputedStyle(list).listStyleType === 'none' && !list.role,
  )
  return {
    'grands titres qui n’en sont pas': titles.map(name),
    'questions sans titre': questions.map(name),
    'listes que Safari n’annonce plus': lists.map(name),
  }
}

/** Cells of tables that are empty or have lost their role. */
export const brokenTables = () =>
  [...document.querySelectorAll('table')].flatMap((table) => {
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.checkVisibility())
    const name = (cell: Element) => `${table.caption?.textContent} : ${cell.textContent || 'cellule vide'}`
    const silent = cells.filter((cell) => cell.textContent?.trim() === '').map(name)
    const isTable = getComputedStyle(table).display === 'table'
    const lost = cells.filter((cell) => !isTable && !/^(?:cell|\w+header)$/.test(cell.role ?? '')).map(name)
    return [...silent, ...lost]
  })
