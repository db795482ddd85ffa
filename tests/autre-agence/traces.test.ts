/** Another agency's sites keep no readable trace of this one. Pictures of `ce-site` are their owner's to take again. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { colors } from '@/theme/tokens'
import { listFiles } from '../../scripts/build/files'
import { sites } from './sites'

const { nom, lieu, origin, analytics, contact } = config
/** The place without its preposition. */
const [, city = ''] = lieu.split(' ')
const hosts = [new URL(origin).host, new URL(analytics.origin).host, contact.email.split('@')[1] ?? '']
const facts = [nom, city, ...hosts, pages.agence.path, colors.primary, colors.primaryHover, colors.surface]

const isText = (file: string) => !/\.(?:png|avif|webp|jpeg|woff2|br|gz)$/.test(file)

test.each(Object.values(sites))(
  'no file of $folder names this agency, its city, its hosts or its colours',
  ({ folder }) => {
    for (const part of ['dist', 'dist-servers'])
      for (const file of listFiles(`${folder}/${part}`).filter(isText)) {
        const text = readFileSync(`${folder}/${part}/${file}`, 'utf8')
        const kept = facts.filter((fact) =>
          new RegExp(`(?<!\\p{L})${fact.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu').test(text),
        )
        expect(kept, `${part}/${file}`).toEqual([])
      }
  },
)
