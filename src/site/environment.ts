import { type Environment, readEnvironment } from './readEnvironment.ts'

declare const __ENVIRONMENT__: Environment | undefined

/** The environment of this build: a literal injected by Vite, or `process.env` in scripts outside a bundle. */
export const environment: Environment =
  typeof __ENVIRONMENT__ === 'undefined' ? readEnvironment(process.env) : __ENVIRONMENT__
