/** Expected bytes that are read at once: more would be parsed for longer than other calls should wait. */
const BYTES_AT_ONCE = 256 * 1024;

/** Splits the entries of a list into batches that are read one after the other, each of at least one entry. */
export function batchesOf<T extends { bytes: number }>(listed: readonly T[]): T[][] {
  const batches: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of listed) {
    bytes += one.bytes;
    if (bytes > BYTES_AT_ONCE) {
      batches.push([]);
      bytes = one.bytes;
    }
    batches.at(-1)!.push(one);
  }
  return batches;
}
