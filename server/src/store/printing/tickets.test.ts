import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { TICKET_STATES, UNPRINTED_STATES } from '../../core/printing/ticket-state.ts';
import type { Database } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { listTickets, type TicketFilter } from './tickets.ts';

const PAGE_SIZE = 50;
const [venueId, bill, printer, otherPrinter] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

let own: OwnDatabase;
let db: Database;

/** Adds 8,000 tickets: few are held, and few belong to the other printer or to the bill. */
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  await db.query({
    text: `insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state)
           select $1, gen_random_uuid(), case when at % 800 = 0 then $2::uuid else gen_random_uuid() end,
                  gen_random_uuid(), '2026-03-03T12:00:00Z', '{}', case when at % 90 = 0 then $4::uuid else $3::uuid end,
                  case when at % 95 = 0 then 'Held' when at % 2 = 0 then 'Waiting' else 'Printed' end
             from generate_series(1, 8000) as at`,
    values: [venueId, bill, printer, otherPrinter],
  });
  await db.query({ text: 'vacuum analyze kitchen_ticket' });
});
after(async () => {
  await db.close();
  await own.drop();
});

test('tickets are read from where the page before ended, each page at the cost of the first', async () => {
  const observed = watchStatements(db);
  for (const states of [null, ...TICKET_STATES.map((state) => [state]), UNPRINTED_STATES]) {
    for (const [billId, printerId] of [
      [null, null],
      [null, printer],
      [null, otherPrinter],
      [bill, null],
      [bill, otherPrinter],
    ] as const) {
      const filter: TicketFilter = { states, billId, printerId };
      const ids: string[] = [];
      const costs: number[] = [];
      let before: string | null = null;
      for (;;) {
        const found = await listTickets(observed.db, venueId, filter, before, PAGE_SIZE);
        costs.push((await costOf(db, observed.taken())).rows);
        ids.push(...found.slice(0, PAGE_SIZE).map(({ id }) => id));
        if (found.length <= PAGE_SIZE) break;
        before = found[PAGE_SIZE - 1]!.id;
      }
      const listed = await db.query<{ id: string }>({
        text: `select ticket_id as id from kitchen_ticket
                where venue_id = $1 and ($2::text[] is null or state = any ($2)) and ($3::uuid is null or bill_id = $3)
                  and ($4::uuid is null or printer_id = $4) order by ticket_id desc`,
        values: [venueId, states, billId, printerId],
      });
      const where = `${JSON.stringify(filter)}: ${costs.join()}`;
      assert.deepEqual(
        ids,
        listed.map(({ id }) => id),
        where,
      );
      // Merges the newest tickets of up to five states, then reads the page itself.
      assert.ok(Math.max(...costs) <= 6 * (PAGE_SIZE + 1), where);
    }
  }
});
