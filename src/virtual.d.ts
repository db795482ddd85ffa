/** Virtual modules of the plugins in scripts/vite. */

/** Set by vite.config.ts: true in development and in previews, where drafts show too. */
declare const __SHOWS_SOURCES__: boolean

/** Set by vite.config.ts: true when the project « ce site » is published, which other pages link to. */
declare const __SHOWS_THIS_SITE__: boolean

declare module 'virtual:projets' {
  /** All projects, by service, then newest first. */
  export const projets: import('@/content/defineProjet').ProjetResume[]
}

declare module 'virtual:projets/titres' {
  /** Names and titles of all projects, in the same order. */
  export const titres: Pick<import('@/content/defineProjet').ProjetResume, 'name' | 'titre'>[]
}

declare module 'virtual:projets/vedettes' {
  /** The projects the home page shows. */
  export const vedettes: import('@/content/defineProjet').ProjetResume[]
}

declare module 'virtual:projets/exemple/*' {
  /** The project that the page of a service shows, if there is one. */
  export const exemple: import('@/content/defineProjet').ProjetExemple | null
}

declare module 'virtual:projets/complets' {
  /** Loaders of the complete data of each project, by name. */
  export const complets: Record<string, () => Promise<{ default: import('@/content/defineProjet').ProjetComplet }>>
}
