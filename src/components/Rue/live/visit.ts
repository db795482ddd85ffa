/** The visit, for as long as the document lives: paths of the pages read down to their street. Nothing is stored. */
export const visit = { read: new Set<string>() }
