import { BYTES_AT_ONCE } from '../../store/list-page.ts';

/** Cuts what a list names into batches that are small enough to be held together, of at least one each. */
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
