import type { Db } from '../../src/store/database.ts';

/** Adds a printer to a venue that has not printed for long: it has no paper. */
export async function addPrinterWithoutPaper(db: Db, venueId: string): Promise<void> {
  await db.query({
    text: `insert into printer (venue_id, printer_id, position, definition)
           values ($1, $1, 0, '{"name": "Bar", "isEnabled": true}')`,
    values: [venueId],
  });
  await db.query({
    text: `insert into printer_queue (venue_id, printer_id, attempts, failing_since, trouble, fencing_token)
           values ($1, $1, 3, '1971-01-01T00:00:00Z', 'NoPaper', 0)`,
    values: [venueId],
  });
}
