import { type Command, InvalidArgumentError } from 'commander';
import { type VerifiedVenue, verifyVenue } from '../../operations/proof/verify-venue.ts';
import type { Database } from '../../store/database.ts';
import { LOWEST_ID } from '../../store/list-page.ts';
import { openDatabase } from '../../store/open-database.ts';
import { listVenuesWithLedger } from '../../store/proof/proof-rows.ts';
import { withDatabase } from '../on-database.ts';
import type { Outcome } from '../outcome.ts';

const VENUES_AT_ONCE = 200;

/** Adds the command that calculates day reports again. */
export function addVerifyCommand(program: Command, print: (outcome: Outcome) => void): void {
  program
    .command('verify')
    .description(
      'work out every day report again from the ledger and name the first difference of each venue, also while the service runs: in the database of DATABASE_URL, else the one in DATA_DIR; it changes nothing',
    )
    .option('--venue <venueId>', 'only this venue', uuid)
    .option('--newest <reports>', 'only so many of the newest reports of each venue', count)
    .action(async ({ venue, newest }: { venue?: string; newest?: number }) => {
      const { outcome, hasDifference } = await withDatabase('Running', async (connection) => {
        const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
        try {
          return await verifyLedgers(db, venue ?? null, newest ?? null);
        } finally {
          await db.close();
        }
      });
      print(outcome);
      if (hasDifference) process.exitCode = 1;
    });
}

/** Verifies one venue, or all venues that have a ledger. */
export async function verifyLedgers(
  db: Database,
  venueId: string | null,
  newest: number | null,
): Promise<{ outcome: Outcome; hasDifference: boolean }> {
  const venues: (VerifiedVenue & { venueId: string })[] = [];
  if (venueId !== null) venues.push({ venueId, ...(await verifyVenue(db, venueId, newest)) });
  for (let after = venueId === null ? LOWEST_ID : null; after !== null; ) {
    const some = await listVenuesWithLedger(db, after, VENUES_AT_ONCE);
    for (const one of some) venues.push({ venueId: one, ...(await verifyVenue(db, one, newest)) });
    after = some.length < VENUES_AT_ONCE ? null : some.at(-1)!;
  }
  const wrong = venues.filter(({ difference }) => difference !== null);
  const rows = venues.reduce((sum, one) => sum + one.rows, 0);
  const reports = venues.reduce((sum, one) => sum + one.reports, 0);
  const read = `venues: ${venues.length}, day reports: ${reports}, rows of ledgers: ${rows}`;
  const lines = [
    ...wrong.map(({ venueId: id, difference }) => {
      const { report, what } = difference!;
      return `${id}  ${report === null ? '' : `day report ${report}: `}${what}`;
    }),
    wrong.length === 0
      ? `Everything adds up (${read}).`
      : `Venues that do not add up: ${wrong.length} (${read}).`,
  ];
  return { outcome: { lines, data: { venues } }, hasDifference: wrong.length > 0 };
}

function uuid(value: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError('Must be the id of a venue.');
}

function count(value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= 100_000) return number;
  throw new InvalidArgumentError('Must be a number from 1 to 100000.');
}
