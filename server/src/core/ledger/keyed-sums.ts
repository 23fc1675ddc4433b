/** Gets the value of a key. If there is none yet, makes one and adds it to the map. */
export function getOrCreate<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Adds each amount to the sum with the same property name. */
export function addAmounts<Name extends string>(
  sums: Record<NoInfer<Name>, number>,
  more: Record<Name, number>,
): void {
  for (const name of Object.keys(more) as Name[]) sums[name] += more[name];
}

/** The entries of a map sorted by key, by UTF-16 code units so that the order is the same on every machine. */
export function entriesSortedByKey<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The values of a map in the order of {@link entriesSortedByKey}. */
export function valuesSortedByKey<Value>(map: ReadonlyMap<string, Value>): Value[] {
  return entriesSortedByKey(map).map(([, value]) => value);
}
