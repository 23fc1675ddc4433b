/** What differs of one part of a list, such as a portion: `null` where it was not there. */
export interface PartChange {
  name: string;
  before: number | null;
  after: number | null;
}

/**
 * The parts of a list whose price differs, those that came and those that went, by their names; `null` for a list without names and
 * prices, and where something else differs.
 */
export function partChangesOf(before: unknown, after: unknown): PartChange[] | null {
  const [old, now] = [pricesOf(before ?? []), pricesOf(after ?? [])];
  if (old === null || now === null) return null;
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changes = names
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
  return changes.length === 0 ? null : changes;
}

/** Prices in kuruş by name. */
function pricesOf(list: unknown): Map<string, number> | null {
  if (!Array.isArray(list)) return null;
  const entries: [string, number][] = [];
  for (const part of list as { name?: unknown; priceKurus?: unknown }[]) {
    if (typeof part?.name !== 'string' || typeof part.priceKurus !== 'number') return null;
    entries.push([part.name, part.priceKurus]);
  }
  return new Map(entries);
}
