/** Finds contents and facts that a module shows and that are no longer there: Vite says so in English, or when the page is rendered. */
import path from 'node:path'
import type { ESTree } from 'vite'
import { listFiles } from '../build/files.ts'
import { nearName, readText } from '../text.ts'
import { type Mistake, mistakesOf } from './mistakes.ts'
import { parse } from './parse.ts'

/** Names that a module exports; undefined when it exports those of another too. */
function exportsOf({ body }: ESTree.Program): Set<string> | undefined {
  const names = new Set<string>()
  const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? String(node.value) : node.name)
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') return undefined
    if (node.type === 'ExportDefaultDeclaration') names.add('default')
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { exported } of node.specifiers) names.add(nameOf(exported))
    const { declaration } = node
    if (!declaration) continue
    if (declaration.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) {
        // The names of a destructuring pattern are not looked for.
        if (id.type !== 'Identifier') return undefined
        names.add(id.name)
      }
    else if ('id' in declaration && declaration.id && 'name' in declaration.id) names.add(String(declaration.id.name))
  }
  return names
}

/** Files of src/content and src/site that a module imports, without extension, and the names it takes. */
function importsOf({ body }: ESTree.Program, file: string): { module: string; names: string[] }[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const from = node.source.value
    if (!/^(?:@\/|\.)/.test(from)) return []
    const module = from.startsWith('@/') ? `src/${from.slice(2)}` : path.join(path.dirname(file), from)
    if (!/^src[\\/](?:content|site)[\\/]/.test(module) || /\?|\.(?:mdx|css|png|json)$/.test(module)) return []
    const names = node.specifiers.flatMap((one) => {
      if (one.type === 'ImportNamespaceSpecifier') return []
      if (one.type === 'ImportDefaultSpecifier') return ['default']
      return [one.imported.type === 'Literal' ? String(one.imported.value) : one.imported.name]
    })
    return [{ module: module.replace(/\.tsx?$/, ''), names }]
  })
}

/**
 * Mistakes of all modules of src/: those that cannot be parsed; if all can, imports of src/content and src/site without an export.
 * @param root of the site
 */
export function mistakesOfModules(root = '.'): Mistake[] {
  const programs = new Map<string, ESTree.Program>()
  const unread = listFiles(path.join(root, 'src'))
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join('src', name)
      return mistakesOf(() => void programs.set(file, parse(file, readText(path.join(root, file), file))))
    })
  // A module that cannot be parsed has no exports.
  if (unread.length > 0) return unread
  const exported = new Map([...programs].map(([file, program]) => [file, exportsOf(program)]))
  /** One for each missing file or name, with the first module that imports it. */
  const mistakes = new Map<string, Mistake>()
  for (const [file, program] of programs)
    for (const { module, names } of importsOf(program, file)) {
      const target = [`${module}.ts`, `${module}.tsx`].find((one) => programs.has(one))
      const add = (name: string, problem: string) => {
        const key = `${module} ${name}`
        if (!mistakes.has(key)) mistakes.set(key, { file: target ?? `${module}.ts`, field: 'fichier', problem })
      }
      if (!target)
        add(
          '',
          `il manque${nearName(path.join(root, `${module}.ts`))}, et ${file} le lit : rendez-le, ou retirez-y ce qui le montre.`,
        )
      else
        for (const name of names)
          if (exported.get(target)?.has(name) === false)
            add(name, `il n’exporte pas « ${name} », que lit ${file} : rendez-lui ce nom.`)
    }
  return [...mistakes.values()]
}
