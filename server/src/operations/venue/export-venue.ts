import type { ActStamp, Author } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { sortAsInDocument } from '../../core/venue/drafts/document-order.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import { findBranchIds, findVenueSetup } from '../../store/venue/venue-records.ts';
import { recordAct } from '../audit/record-act.ts';

/** A venue with everything that an import document contains; a headquarter also with its branches, by name. */
export interface ExportedVenue {
  record: VenueSetup;
  branches: VenueSetup[];
}

/**
 * Reads a venue for the operator, and notes in the audit log of each exported venue that the operator got its data.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function exportForOperator(
  db: Database,
  venueId: string,
  act: ActStamp<Author>,
): Promise<ExportedVenue> {
  const exported = await exportVenue(db, venueId);
  await recordExports(db, [exported.record, ...exported.branches], act);
  return exported;
}

/**
 * Reads the set-up of one venue for the operator, and notes in its audit log that the operator got its data.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function exportSetup(db: Database, venueId: string, act: ActStamp<Author>): Promise<VenueSetup> {
  const record = await findVenueSetup(db, venueId);
  if (record === null) throw new Refusal('VENUE_NOT_FOUND');
  await recordExports(db, [record], act);
  return sortAsInDocument(record);
}

async function recordExports(
  db: Database,
  setups: readonly VenueSetup[],
  { by, now }: ActStamp<Author>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { venue } of setups) {
      const { id, name } = venue;
      const records = [{ kind: 'Venue', id, name, action: 'Exported', properties: [] } as const];
      await recordAct(tx, id, by, { part: 'Documents', at: now, records });
    }
  });
}

/**
 * Reads a venue in the form of an import document, in a stable order. A branch is exported with its whole chain, because
 * a document has branches inside their headquarter.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function exportVenue(db: Db, venueId: string): Promise<ExportedVenue> {
  const record = await findVenueSetup(db, venueId);
  if (record === null) throw new Refusal('VENUE_NOT_FOUND');
  if (record.venue.parentVenueId !== null) return exportVenue(db, record.venue.parentVenueId);
  const branches: VenueSetup[] = [];
  for (const branchId of await findBranchIds(db, venueId)) {
    const branch = await findVenueSetup(db, branchId);
    if (branch !== null) branches.push(sortAsInDocument(branch));
  }
  return { record: sortAsInDocument(record), branches };
}
