import { Refusal } from '../../core/refusals.ts';
import type { Area } from '../../core/venue/tables/table.ts';
import { listTableBills, type TableBill } from '../../store/bills/table-bills.ts';
import type { Database } from '../../store/database.ts';
import { findVenueContent } from '../../store/venue/venue-content.ts';
import { saveVenueContent } from '../../store/venue/venue-content-writer.ts';
import { changeVenue } from './change-venue.ts';
import { type RevisionRequest, recordRevision } from './revise-venue.ts';

/** The areas of a venue with their tables, and the open bills by table id. */
export interface AreasWithOpenBills {
  areas: Area[];
  bills: ReadonlyMap<string, TableBill>;
}

/**
 * Locks a venue and revises its areas and tables. If a bill is opened at a table or moved there at the same time, it is
 * either saved before (then `taken` has its table) or decided afterwards, with the revised tables.
 * @param revise  decides by the rules of areas and tables; `taken` are the tables with an open bill. If it throws,
 *   nothing is written
 * @throws Refusal VENUE_NOT_FOUND, and what `revise` throws
 */
export async function reviseTables(
  db: Database,
  { venueId, by, now }: Omit<RevisionRequest, 'part'>,
  revise: (areas: readonly Area[], taken: ReadonlySet<string>) => Area[],
): Promise<AreasWithOpenBills> {
  return changeVenue(db, venueId, 'Tables', now, async (tx) => {
    const before = await findVenueContent(tx, venueId);
    if (before === null) throw new Refusal('VENUE_NOT_FOUND');
    const bills = new Map((await listTableBills(tx, venueId)).map((bill) => [bill.tableId, bill]));
    const areas = revise(before.areas, new Set(bills.keys()));
    const after = { ...before, areas };
    await saveVenueContent(tx, before, after);
    await recordRevision(tx, before, after, { part: 'Tables', by, now });
    return { areas, bills };
  });
}
