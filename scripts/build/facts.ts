/**
 * What is known of a source file as long as nobody touches it. Images are most of what a build reads, and it only needs to know whether they
 * are what they were: like git's index (https://git-scm.com/docs/index-format), this goes by their size, times and place on the disk.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { oncePerProcess } from '../vite/oncePerProcess.ts'
import { hashOf, keep } from './cache.ts'

const index = path.resolve('.cache/facts.json')

interface Entry {
  stamp: string
  facts: Record<string, unknown>
}

interface Known {
  entries: Record<string, Entry>
  isNew: boolean
}

function load(): Known {
  const known: Known = { entries: Object.create(null), isNew: false }
  try {
    Object.assign(known.entries, JSON.parse(readFileSync(index, 'utf8')))
  } catch {
    // The first build, or an index somebody has cut short: all of it can be found again.
  }
  process.once('exit', () => save(known))
  return known
}

/** What another build has found meanwhile is lost, and found again. */
function save({ entries, isNew }: Known) {
  if (!isNew) return
  const kept = Object.entries(entries).filter(([file]) => existsSync(file))
  keep(index, Buffer.from(JSON.stringify(Object.fromEntries(kept))))
}

/** A file written this recently may be written again without its times telling, in milliseconds: disks count in steps. */
const settling = 2000

function factsOf(file: string): Record<string, unknown> {
  const known = oncePerProcess('facts', load)
  const { size, ino, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true })
  const stamp = [size, ino, mtimeNs, ctimeNs].join(' ')
  const name = path.relative('.', file)
  const entry = known.entries[name]
  if (entry?.stamp === stamp) return entry.facts
  const facts = {}
  if (Date.now() - Number(ctimeMs) >= settling) known.entries[name] = { stamp, facts }
  return facts
}

function note<T>(facts: Record<string, unknown>, fact: string, answer: T): T {
  facts[fact] = answer
  oncePerProcess('facts', load).isNew = true
  return answer
}

/**
 * A fact about a file, found once and kept between builds until the file changes.
 * @param fact what is asked; the same question always has the same name
 * @param find what it takes to know; its answer is kept as JSON
 */
export function known<T>(file: string, fact: string, find: () => T): T {
  const facts = factsOf(file)
  return fact in facts ? (facts[fact] as T) : note(facts, fact, find())
}

/** The same, for what takes a while to find. */
export async function knownSoon<T>(file: string, fact: string, find: () => Promise<T>): Promise<T> {
  const facts = factsOf(file)
  return fact in facts ? (facts[fact] as T) : note(facts, fact, await find())
}

/** A name for what is in a file. */
export const contentOf = (file: string): string => known(file, 'content', () => hashOf(readFileSync(file)))
