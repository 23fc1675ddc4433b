/** The sums under a key, made where there are none yet. */
export function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Adds amounts to sums of the same names. */
export function addTo<Name extends string>(
  sums: Record<NoInfer<Name>, number>,
  more: Record<Name, number>,
): void {
  for (const name of Object.keys(more) as Name[]) sums[name] += more[name];
}

/** By the code units of the keys: the same on every machine. */
export function sortedByKey<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The values of `sortedByKey`. */
export function valuesOf<Value>(map: ReadonlyMap<string, Value>): Value[] {
  return sortedByKey(map).map(([, value]) => value);
}
