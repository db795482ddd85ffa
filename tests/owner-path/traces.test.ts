/** No text of an owner's site names this agency. Pictures of `ce-site` are the owner's to replace. */
import { expect, test } from 'vitest'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { colors } from '@/theme/tokens'
import { listFiles } from '../../scripts/build/files'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'
import { sites } from './sites'

const { nom, lieu, origin, analytics, contact } = config
/** The place without its preposition. */
const [, city = ''] = lieu.split(' ')
const hosts = [new URL(origin).host, new URL(analytics.origin).host, contact.email.split('@')[1] ?? '']
const facts = [nom, city, ...hosts, colors.primary, colors.primaryHover, colors.surface, colors.star]

/** Demonstrations may be set anywhere. */
const isText = (file: string) => !/^demonstration\/|\.(?:png|ico|avif|webp|jpeg|woff2|br|gz)$/.test(file)

test.runIf(isTemplate)(
  'no file of an owner’s site names this agency, its city, its hosts or its colours, but for the old paths it redirects',
  () => {
    const kept = Object.values(sites).flatMap(({ folder }) =>
      ['dist', 'dist-servers'].flatMap((part) =>
        listFiles(`${folder}/${part}`)
          .filter(isText)
          .flatMap((file) => {
            const text = readText(`${folder}/${part}/${file}`).replaceAll(pages.agence.path.slice(1), '')
            const found = facts.filter((fact) =>
              new RegExp(`(?<!\\p{L})${fact.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu').test(text),
            )
            return found.length > 0 ? [`${folder}/${part}/${file} : ${found.join(', ')}`] : []
          }),
      ),
    )
    expect(kept).toEqual([])
  },
)
