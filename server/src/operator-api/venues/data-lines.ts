import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { instant } from '../../http/answer/envelope.ts';
import { listAllBills, listAllReservations } from '../../operations/venue/standing/list-data.ts';
import type { Db } from '../../store/database.ts';
import { toVenueDocument } from '../../venue-document/venue/write-venue-document.ts';

/** The name of the format, in its first line. */
const DATA_FORMAT = 'sofra-data/1';

/** A line: the kind of its record, and the record. */
type DataLine = { record: string } & Record<string, unknown>;

/**
 * The data of a venue as lines of JSON, each made when it can be sent. The first line has the format; then come the
 * set-up, the orders and the reservations; the last line has their numbers. Instants are texts in UTC. A property
 * whose name ends in `Kurus` is in kuruş. No line has a secret: no password, no key, no reservation code.
 */
export async function* dataLines(db: Db, setup: VenueSetup, now: number): AsyncGenerator<string> {
  const counts: Record<string, number> = {};
  yield lineOf({ record: 'format', format: DATA_FORMAT, venueId: setup.venue.id, at: instant(now) });
  for await (const line of recordsOf(db, setup, now)) {
    counts[line.record] = (counts[line.record] ?? 0) + 1;
    yield lineOf(line);
  }
  yield lineOf({ record: 'end', counts });
}

async function* recordsOf(db: Db, setup: VenueSetup, now: number): AsyncGenerator<DataLine> {
  const { id } = setup.venue;
  yield* setupLines(setup);
  for await (const { bill, changes } of listAllBills(db, id))
    yield { record: 'order', ...bill, history: changes };
  for await (const { reservation, entries } of listAllReservations(db, id, now)) {
    // Left out, because anyone with the code can cancel the reservation.
    const { code: _, ...open } = reservation;
    yield { record: 'reservation', ...open, history: entries };
  }
}

function* setupLines(setup: VenueSetup): Generator<DataLine> {
  const { areas, categories, campaigns, printers, accounts, keys, ...settings } = toVenueDocument(setup);
  yield { record: 'settings', ...settings };
  for (const area of areas) yield { record: 'area', ...area };
  for (const category of categories) yield { record: 'category', ...category };
  for (const campaign of campaigns) yield { record: 'campaign', ...campaign };
  for (const printer of printers) yield { record: 'printer', ...printer };
  for (const { id, role, name, email } of accounts) yield { record: 'account', id, role, name, email };
  for (const { keyHash: _, prefix: __, ...key } of keys) yield { record: 'key', ...key };
}

/** Properties that only the service needs, to recognise repeats. */
const INTERNAL: ReadonlySet<string> = new Set(['requestHash']);

function lineOf(line: DataLine): string {
  return `${JSON.stringify(line, (name, value: unknown) => {
    if (INTERNAL.has(name)) return undefined;
    return typeof value === 'number' && (name === 'at' || name.endsWith('At')) ? instant(value) : value;
  })}\n`;
}
