/** What is said of a port that another program has, by every server of ours. */
export const portTaken = (port: number): string =>
  `Le port ${port} est déjà pris, peut-être par un serveur resté en marche. Arrêtez-le, sous Linux et macOS avec « lsof -t -i tcp:${port} -s tcp:listen | xargs kill » ; ou choisissez un autre port, par exemple « PORT=8080 npm run preview » ou « PORT=8080 npm run dev ».`
