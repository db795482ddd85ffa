/** `npm run dev`. The configuration is imported, and the port read, for their mistakes: Vite would say them in English. */
import { dev } from 'vite-react-ssg/node'
import '../vite.config.ts'
import { portAsked } from './ports.ts'

portAsked(5173)

await dev({}, { server: { host: process.argv.includes('--host') } })
