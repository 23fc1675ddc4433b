import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { placeOrder, type StaffedVenue } from '../../../test/harness/staff.ts';
import type { PaperPrinter } from '../../../test/printers/paper-printer.ts';
import { PRINTERS_HERE } from '../../../test/printers/printer-reach.ts';
import { type PrintingFixture, startPrinting } from '../../../test/printers/printing-fixture.ts';
import { until } from '../../../test/webhooks/webhook-delivery-fixture.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import type { Statement } from '../../store/database.ts';
import { listWaitingPrinters } from '../../store/printing/printer-queues.ts';
import { createVenueCache } from '../../store/venue/cache/venue-cache.ts';
import type { QueueJob } from '../queue-job.ts';
import { createTicketPrinting, type PrintingPools } from './print-tickets.ts';
import { createPrinterSender } from './send-to-printer.ts';

let fixture: PrintingFixture;

before(async () => {
  fixture = await startPrinting();
});
after(() => fixture.close());

const POOLS: PrintingPools = {
  Working: { slots: 2, perTenant: 1 },
  New: { slots: 3, perTenant: 1 },
  Recovering: { slots: 1, perTenant: 1 },
  Unproven: { slots: 1, perTenant: 1 },
};
/** Longer than a test runs. The test itself ends the jobs that never finish. */
const ENDLESS = { connectMs: 60_000, statusMs: 60_000, guessMs: 60_000, printMs: 60_000, closeMs: 60_000 };

function jobWith(pools: PrintingPools): QueueJob {
  const { db, sofra } = fixture;
  const { clock } = sofra;
  const newId = idsFrom(clock, systemRandom);
  const log = { error: () => {}, warn: () => {} } as unknown as Parameters<
    typeof createTicketPrinting
  >[0]['log'];
  const print = createPrinterSender(PRINTERS_HERE, [ENDLESS]);
  const pages = { publicSite: () => sofra.baseUrl, secretKeys: [Buffer.alloc(32)] as const };
  return createTicketPrinting({ db, cache: createVenueCache(db), clock, newId, print, log, ...pages }, pools);
}

/** A venue with three printers that accept every byte and never finish, each with a ticket in its queue. */
async function stuckVenue(): Promise<{ printers: PaperPrinter[]; venue: StaffedVenue }> {
  const printers = await Promise.all([0, 1, 2].map(() => fixture.paperPrinter({ neverFinishes: true })));
  const venue = await fixture.venueWith(printers.map(({ port }) => ({ port })));
  await placeOrder(venue);
  return { printers, venue };
}

const sum = (printers: PaperPrinter[], count: (printer: PaperPrinter) => number) =>
  printers.reduce((total, printer) => total + count(printer), 0);

test('printers that never finish do not delay a printer of another venue, new or known', async () => {
  const [known, fresh] = [await fixture.paperPrinter(), await fixture.paperPrinter()];
  const venue = await fixture.venueWith([{ port: known.port }]);
  await placeOrder(venue);
  await fixture.runOnce();
  const stuck = [await stuckVenue(), await stuckVenue()].flatMap(({ printers }) => printers);
  const job = jobWith(POOLS);
  job.start();
  await until(() => sum(stuck, (printer) => printer.connected) === 2, 'one of each venue is printed on');
  await placeOrder(venue);
  await placeOrder(await fixture.venueWith([{ port: fresh.port }]));
  await until(() => known.jobs.length === 2 && fresh.jobs.length === 1, 'the others print');
  assert.equal(
    sum(stuck, (printer) => printer.connections),
    2,
    'no attempt has ended, and no other has begun',
  );
  const stopped = job.stop();
  for (const printer of stuck) await printer.close();
  await stopped;
});

test('failing printers share few slots, and printers that printed before have their own', async () => {
  const back = await fixture.paperPrinter();
  const venue = await fixture.venueWith([{ port: back.port }]);
  await placeOrder(venue);
  await fixture.runOnce();
  const stuck = [await stuckVenue(), await stuckVenue()].flatMap(({ printers }) => printers);
  await placeOrder(venue);
  await fixture.db.query({
    text: `insert into printer_queue as q (venue_id, printer_id, attempts, next_attempt_at)
           select distinct venue_id, printer_id, 1, $1::timestamptz from kitchen_ticket where state = 'Waiting'
           on conflict (venue_id, printer_id) do update set attempts = 1, next_attempt_at = $1`,
    values: [new Date(fixture.sofra.clock.now())],
  });
  const job = jobWith(POOLS);
  job.start();
  await until(() => back.jobs.length === 2, 'it recovers');
  await until(() => sum(stuck, (printer) => printer.connected) === 1, 'one that never printed is tried');
  assert.equal(
    sum(stuck, (printer) => printer.connections),
    1,
  );
  const stopped = job.stop();
  for (const printer of stuck) await printer.close();
  await stopped;
});

/** The rows that the parts of a query plan read, index entries included. */
function rowsReadOf(plan: Record<string, unknown>): number {
  const parts = (plan['Plans'] ?? []) as Record<string, unknown>[];
  const isScan = String(plan['Node Type']).includes('Scan') && plan['Relation Name'] !== undefined;
  const own = isScan
    ? (Number(plan['Actual Rows']) + Number(plan['Rows Removed by Filter'] ?? 0)) *
      Number(plan['Actual Loops'])
    : 0;
  return parts.reduce((total, part) => total + rowsReadOf(part), own);
}

test('a search reads no more rows for 20,000 waiting tickets than for 2,000, and finds every printer page by page', async () => {
  const venue = await fixture.venueWith([{}]);
  await fixture.db.query({
    text: `insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, printer_id, state, queued_at)
           select md5('venue' || p)::uuid, md5(p || 'ticket' || n)::uuid, $1, $1, $2, '{}', md5('printer' || p)::uuid, 'Waiting',
                  $2::timestamptz + make_interval(secs => n)
             from generate_series(1, 50) p, generate_series(1, 400) n`,
    values: [venue.id, new Date(fixture.sofra.clock.now())],
  });
  await fixture.db.query({ text: 'analyze kitchen_ticket, printer_queue' });
  const ROWS = 200;
  const statements: Statement[] = [];
  const db = {
    query: <Row>(statement: Statement) => {
      statements.push(statement);
      return fixture.db.query<Row>(statement);
    },
  } as typeof fixture.db;
  const found = new Set<string>();
  let page: Parameters<typeof listWaitingPrinters>[1] = null;
  let looks = 0;
  do {
    const { printers, next } = await listWaitingPrinters(db, page, fixture.sofra.clock.now(), ROWS);
    for (const { printerId } of printers) found.add(printerId);
    page = next;
    looks += 1;
  } while (page !== null && looks < 200);
  assert.ok(found.size >= 50 && looks <= 60, `${found.size} printers in ${looks} looks`);
  const { text, values } = statements[1]!;
  const [explained] = await fixture.db.query<{ 'QUERY PLAN': { Plan: Record<string, unknown> }[] }>({
    text: `explain (analyze, format json) ${text}`,
    values: values!,
  });
  const rows = rowsReadOf(explained!['QUERY PLAN'][0]!.Plan);
  assert.ok(rows <= 3 * ROWS + 100, `${rows} rows were read`);
  await fixture.db.query({ text: `delete from kitchen_ticket where bill_id = $1`, values: [venue.id] });
});
