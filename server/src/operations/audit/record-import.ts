import type { ActStamp, Author } from '../../core/audit/audit-entry.ts';
import type { Tx } from '../../store/database.ts';
import type { PartDifference } from '../venue/venue-differences.ts';
import { recordAct } from './record-act.ts';

/** Writes into the audit log how many records of each part of a venue an import changed. */
export async function recordImport(
  tx: Tx,
  { id, name }: { id: string; name: string },
  differences: readonly PartDifference[],
  { by, now }: ActStamp<Author>,
): Promise<void> {
  const properties = differences.map(({ part, added, changed, removed }) => {
    const after = { added: added.count, changed: changed.count, removed: removed.count };
    return { name: part, values: { before: null, after } };
  });
  const records = [{ kind: 'Venue', id, name, action: 'Imported', properties } as const];
  await recordAct(tx, id, by, { part: 'Documents', at: now, records });
}
