/** More than cores and disks can do at once; few enough to keep what they hold in memory. */
const size = 16

/** Does the same with each of a list, a few at a time, in order. */
export async function inBatches<T, R>(list: readonly T[], action: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < list.length; start += size)
    results.push(...(await Promise.all(list.slice(start, start + size).map(action))))
  return results
}
