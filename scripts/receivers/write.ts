/**
 * The receiver the owner has chosen, written beside the pages: two files for PHP, two for Cloudflare, none for Netlify, which reads the
 * form.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Environment } from '../../src/site/readEnvironment.ts'
import { receiverFiles } from '../hosts/rules.ts'
import { readText } from '../text.ts'
import { settingsOf } from './settings.ts'

const sourceOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Bundles the worker, which imports modules of the form itself (contract.ts, message.ts). */
const writeWorker = (dist: string, environment: Environment) =>
  build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __SETTINGS__: JSON.stringify(settingsOf(environment)),
    },
    resolve: { tsconfigPaths: true },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      lib: { entry: sourceOf('cloudflare.ts'), formats: ['es'], fileName: () => '_worker.js' },
    },
  })

/**
 * Writes the files of the chosen receiver, if any.
 * @param dist folder of the site: what is below its base path
 */
export async function writeReceiver(dist: string, environment: Environment): Promise<void> {
  const { contactReceiver, contactEndpoint } = environment
  if (contactReceiver === 'cloudflare') {
    await writeWorker(dist, environment)
    // Other requests are answered with files, which have the headers of `_headers`.
    const routes = { version: 1, include: [contactEndpoint], exclude: [] }
    writeFileSync(path.join(dist, '_routes.json'), JSON.stringify(routes))
  }
  if (contactReceiver === 'php') {
    // For PHP as CGI or FPM (https://www.php.net/manual/configuration.file.per-user.php); .htaccess has the same settings for Apache's
    // module.
    writeFileSync(path.join(dist, '.user.ini'), 'display_errors = Off\ndisplay_startup_errors = Off\n')
    const source = readText(sourceOf('envoi.php'))
    writeFileSync(
      path.join(dist, receiverFiles.php),
      source.replace('⟦settings⟧', () => JSON.stringify(settingsOf(environment))),
    )
  }
}
