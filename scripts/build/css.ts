/**
 * One stylesheet for the whole site, and in each page the part of it that the page uses, inline: the first paint needs no request.
 * What no page uses (most of Mantine's variables, unused parts of its components) reaches no one.
 */
import { createHash } from 'node:crypto'
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'

/** Content of functional pseudo-classes: what is in there may hold or not, so it never excludes a rule. */
const functional = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g

/** Class names a selector asks for. */
function classesOf(selector: string): string[] {
  return [...selector.replace(functional, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) =>
    (name as string).replaceAll('\\', ''),
  )
}

const variablesIn = (text: string) => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name)

/** Whether a selector can match where only some classes exist, and no shadow tree. */
const canMatch = (selector: string, has: (name: string) => boolean) =>
  !selector.includes(':host') && classesOf(selector).every(has)

/** Removes the rules that cannot match, then everything only they needed: keyframes, fonts' variables, empty blocks. */
function prune(root: Root, hasClass: (name: string) => boolean, usesVariable: (name: string) => boolean) {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => canMatch(selector, hasClass))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  pruneVariables(root, usesVariable)
  const animations = new Set<string>()
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
  removeEmpty(root)
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** A custom property is kept when something that is kept reads it, directly or through another one. */
function pruneVariables(root: Root, isUsed: (name: string) => boolean) {
  const definitions = new Map<string, string[]>()
  const needed: string[] = []
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) definitions.set(prop, [...(definitions.get(prop) ?? []), ...variablesIn(value)])
    else needed.push(...variablesIn(value))
  })
  const kept = new Set<string>()
  const keep = (name: string) => {
    if (kept.has(name)) return
    kept.add(name)
    for (const next of definitions.get(name) ?? []) keep(next)
  }
  for (const name of needed) keep(name)
  for (const name of definitions.keys()) if (isUsed(name)) keep(name)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !kept.has(declaration.prop)) declaration.remove()
  })
}

function removeEmpty(container: Container<ChildNode>) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node as Container<ChildNode>)
    if (node.nodes.length === 0) node.remove()
  })
}

/** Strings of a script made of names only: those of classes are among them, the words of a text hardly ever. */
const namesInScript = /(["'`])([\w-]+(?: [\w-]+)*)\1/g

function classesInScript(code: string): string[] {
  return [...code.matchAll(namesInScript)].flatMap(([, , names]) => (names as string).split(' '))
}

const classAttribute = / class="([^"]*)"/g

function classesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, value] of html.matchAll(classAttribute))
    for (const name of (value as string).split(/\s+/)) names.add(name)
  return names
}

/** Custom properties named in markup (`style` attributes) or in scripts. */
const variablesNamed = (text: string) => new Set([...text.matchAll(/--(?!-)[\w-]{2,}/g)].map(([name]) => name))

export interface SiteStyles {
  /** Everything any page or script of the site may use, but for the fonts, which every page declares. */
  full: string
  /** File name made from the content, so that it may be cached for ever. */
  fileName: string
  /**
   * The part one page uses, or may use once its own modules run.
   * @param scripts code of the modules that only this page loads
   */
  forPage: (html: string, scripts: string[]) => string
}

/** A font declared again makes the browser measure every line of the page again, a third of what its start costs. */
function withoutFonts(root: Root): Root {
  const rest = root.clone()
  rest.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  return rest
}

/**
 * @param css the stylesheet Vite built, minified
 * @param pages HTML of every page
 * @param scripts code of every chunk: a class name found there may be put on an element later
 */
export function siteStyles(css: string, pages: Iterable<string>, scripts: string[]): SiteStyles {
  const classes = new Set<string>()
  const variables = new Set<string>()
  for (const html of pages) {
    for (const name of classesIn(html)) classes.add(name)
    for (const name of variablesNamed(html)) variables.add(name)
  }
  for (const code of scripts) {
    for (const name of classesInScript(code)) classes.add(name)
    for (const name of variablesNamed(code)) variables.add(name)
  }
  const root = postcss.parse(css)
  prune(
    root,
    (name) => classes.has(name),
    (name) => variables.has(name),
  )
  const full = withoutFonts(root).toString()
  const styled = new Set<string>()
  root.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) styled.add(name)
  })
  const declared = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => {
    declared.add(prop)
  })
  /** Pages made of the same components share their part: it is worked out once. */
  const parts = new Map<string, string>()
  const hash = createHash('sha256').update(full).digest('base64url').slice(0, 8)
  return {
    full,
    fileName: `site-${hash}.css`,
    forPage: (html, scripts) => {
      const own = new Set([...classesIn(html), ...scripts.flatMap(classesInScript)].filter((name) => styled.has(name)))
      // The name of a file may look like that of a variable.
      const named = new Set([...variablesNamed(html)].filter((name) => declared.has(name)))
      const key = `${[...own].sort()} ${[...named].sort()}`
      const known = parts.get(key)
      if (known !== undefined) return known
      const part = root.clone()
      prune(
        part,
        (name) => own.has(name),
        (name) => named.has(name),
      )
      const text = part.toString()
      parts.set(key, text)
      return text
    },
  }
}
