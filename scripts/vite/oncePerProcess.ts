/**
 * What the build for browsers and the one that prerenders share: both run in one process, each with a copy of the configuration of its
 * own, and so of its plugins.
 * @param name unique among those that use it
 * @param make called by the first
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const kept = globalThis as unknown as Record<symbol, T | undefined>
  const key = Symbol.for(`violine:${name}`)
  kept[key] ??= make()
  return kept[key]
}
