/** `npm run dev`. The configuration is imported for its mistakes: Vite would give the place of a copy. */
import { dev } from 'vite-react-ssg/node'
import '../vite.config.ts'

await dev({}, { server: { host: process.argv.includes('--host') } })
