import { describe, expect, test } from 'vitest'
import { pageMistakes } from '../../scripts/build/addresses'

describe('a link of a page', () => {
  test.each([
    '/projets?service=refonte#refonte',
    '#questions',
    '?service=refonte',
    '',
    'https://www.cnil.fr/fr/plaintes',
    'http://localhost:4199/contact',
    'mailto:bonjour@violine.example?subject=Projet%20%3A%20refonte&amp;body=Bonjour',
    'tel:+33300000000',
  ])('may lead to %s', (address) => {
    expect(pageMistakes('index.html', `<p><a class="x" href="${address}">Lien</a></p>`)).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:throw new Error(&#x27;React has blocked a javascript: URL&#x27;)',
    'vbscript:x',
    'data:text/html,&lt;script&gt;',
    'file:///etc/passwd',
    'blob:https://site.exemple/1',
    '//evil.example',
    '/\\evil.example',
    '\t//evil.example',
    'https:evil.example',
    'https://[',
  ])('may not lead to %j, which stops the build with the page and what would be right', (address) => {
    for (const tag of ['a class="x" href', 'form action', 'button formaction', 'iframe src']) {
      const [mistake, ...others] = pageMistakes('projet/essai.html', `<${tag}="${address}">`)
      expect(mistake?.file).toBe('projet/essai.html')
      expect(mistake?.problem).toMatch(/^«\s.*\s»\s; il faut un chemin du site/s)
      expect(others).toEqual([])
    }
  })
})
