/** Marginal cost of a project in a build, measured on a copy of the site. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scaffoldProjet } from '../../scripts/content/scaffold.ts'
import { serviceIds } from '../../src/site/services.ts'
import type { Table } from './tables.ts'

/** Adds drafts with distinct texts. */
function addProjets(root: string, count: number) {
  for (let rank = 1; rank <= count; rank++) {
    const resume = `Le projet ${rank} dit en une phrase ce que fait l’organisation ${rank}, et pourquoi.`
    const question = `Que dit l’organisation ${rank} ?`
    const texts = { titre: `Projet ${rank}`, accroche: resume, resume, secteur: 'Menuiserie', question }
    const choices = { service: serviceIds[0], date: '2026-11-20', teinte: 'parme', demonstration: true } as const
    scaffoldProjet(root, { nom: `projet-${rank}`, ...texts, ...choices })
  }
}

/** Duration of the fastest of four builds that publish drafts; the first one fills the image cache. */
function build(cwd: string) {
  const env = { ...process.env, SITE_INDEXABLE: 'false' }
  const builds = Array.from({ length: 4 }, () => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd,
      env,
      encoding: 'utf8',
    })
    const [, seconds = '', megabytes] = /construit en ([\d,]+) s, avec au plus (\d+) Mo/.exec(output) ?? []
    return { seconds: Number(seconds.replace(',', '.')), megabytes: Number(megabytes) }
  })
  return builds.reduce((best, one) => (one.seconds < best.seconds ? one : best))
}

/** @param count number of projects to add */
export async function costOfProjets(count: number): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'violine-projets-'))
  try {
    const filter = (name: string) => !/^(?:\.git|\.cache\/owner-path|dist|node_modules|test-results)\b/.test(name)
    cpSync('.', folder, { recursive: true, filter })
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    const without = build(folder)
    addProjets(path.join(folder, 'src/content/projets'), count)
    const { seconds, megabytes } = build(folder)
    const figures = {
      'build s': { value: seconds, digits: 1 },
      'ms each': { value: (1000 * (seconds - without.seconds)) / count, digits: 1, bar: 40 },
      'memory MB': { value: megabytes, bar: 1500 },
    }
    return { title: 'projects more', rows: [{ name: String(count), figures }] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
