import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { type Sofra, startSofra } from '../harness/sofra.ts';
import { openBill } from '../harness/staff.ts';
import { type PaperPrinter, samplePrinter, startPaperPrinter } from '../printers/paper-printer.ts';
import { printHere } from '../printers/printing-fixture.ts';
import { placeOf } from '../races/placing-callers.ts';
import { book, bookable } from '../venues/booking.ts';
import { placeTracked } from '../webhooks/webhook-delivery-fixture.ts';
import { createEndpoint, newWebhookVenue, type WebhookVenue } from '../webhooks/webhook-fixture.ts';
import { inDatabase, makeDistributed, onCluster } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const NAME = 'jobs';
const LOST = 2;

interface PrintingVenue extends WebhookVenue {
  printer: PaperPrinter;
}

suite('the jobs of a cluster with a node away', onCluster(), () => {
  const endpoint = createEndpoint();
  const printers: PaperPrinter[] = [];
  let cluster: LocalCluster | null = null;
  let db: Database;
  let sofra: Sofra;
  /** Venues on the worker that stays, and on the one that is lost. */
  let here: PrintingVenue;
  let away: PrintingVenue;

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await makeDistributed(cluster.nodes, NAME);
    const connectionString = inDatabase(cluster.nodes[0]!, NAME);
    db = openDatabase(
      { connectionString },
      { connections: 8, onIdleError: () => {}, statementTimeoutMs: 2_000 },
    );
    sofra = await startSofra({ db, print: printHere, send: endpoint.send });
    [here, away] = [await newVenueOn(1), await newVenueOn(LOST)];
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    for (const printer of printers) await printer.close();
    await cluster?.remove();
  });

  async function newVenueOn(node: number): Promise<PrintingVenue> {
    const printer = await startPaperPrinter();
    printers.push(printer);
    for (;;) {
      const venue = await newWebhookVenue(sofra, endpoint, bookable(), {
        revise: (record) => {
          record.printers = [samplePrinter({ port: printer.port })];
        },
      });
      if ((await placeOf(db, venue)).port === Number(new URL(cluster!.nodes[node]!).port))
        return { ...venue, printer };
    }
  }

  /** Prints and sends all that the jobs find. @returns how many tickets were printed and events sent at each venue */
  async function workOnce(): Promise<Record<'here' | 'away', [tickets: number, events: number]>> {
    const { printing, webhooks } = sofra.app.jobs;
    await printing.runOnce();
    await webhooks.runOnce();
    const doneAt = ({ printer, hook }: PrintingVenue): [number, number] => [
      printer.jobs.length,
      endpoint.eventsOf(hook).length,
    ];
    return { here: doneAt(here), away: doneAt(away) };
  }

  /** How many rows of a table a venue has. */
  async function countAt({ id }: WebhookVenue, table: string): Promise<number> {
    const text = `select count(*) as count from ${table} where venue_id = $1`;
    const [row] = await db.query<{ count: number }>({ text, values: [id] });
    return row!.count;
  }

  async function statusesOf(venue: WebhookVenue): Promise<string[]> {
    const text = `select content ->> 'status' as status from reservation where venue_id = $1`;
    const rows = await db.query<{ status: string }>({ text, values: [venue.id] });
    return rows.map(({ status }) => status);
  }

  test('tickets and events of venues on other nodes go on, and those of the lost node follow when it is back', async () => {
    for (const venue of [here, away]) await placeTracked(sofra, venue);
    await cluster!.kill(LOST);
    assert.deepEqual(await workOnce(), { here: [1, 1], away: [0, 0] });
    await placeTracked(sofra, here);
    assert.deepEqual(await workOnce(), { here: [2, 2], away: [0, 0] });
    await cluster!.start(LOST);
    assert.deepEqual(await workOnce(), { here: [2, 2], away: [1, 1] });
  });

  test('so do reservations that time changes, the counting of bills, and what is swept', async () => {
    const { reservations, figures, sweep } = sofra.app.jobs;
    for (const venue of [here, away]) {
      assert.equal((await book(sofra, venue)).status, 201);
      const closed = await (await openBill(venue)).act('POST', '/close', { kind: 'Card' });
      assert.equal(closed.status, 200);
    }
    const undone = async (venue: WebhookVenue) => [
      await statusesOf(venue),
      await countAt(venue, 'uncounted_bill'),
      await countAt(venue, 'kitchen_ticket'),
    ];
    assert.deepEqual(await undone(here), [['Confirmed'], 1, 3]);
    sofra.clock.set('2027-06-01T12:00:00Z');
    await cluster!.kill(LOST);
    await reservations.runOnce();
    await figures.runOnce();
    await assert.rejects(sweep.runOnce(), 'the directory of sessions is on every node');
    assert.deepEqual(await undone(here), [['NoShow'], 0, 0]);
    await cluster!.start(LOST);
    assert.deepEqual(await undone(away), [['Confirmed'], 1, 2]);
    await Promise.all([reservations.runOnce(), figures.runOnce(), sweep.runOnce()]);
    assert.deepEqual(await undone(away), [['NoShow'], 0, 0]);
  });

  test('a node that hangs stops the tickets and events of its own venues only, too', async () => {
    await placeTracked(sofra, here);
    await cluster!.suspend(LOST);
    const [tickets, events] = (await workOnce()).here;
    await cluster!.resume(LOST);
    assert.deepEqual([tickets, events], [3, 3]);
  });
});
