import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import {
  type Database,
  openDatabase,
  type SqlValue,
  type Statement,
  type Tx,
} from '../src/store/database.ts';
import { book, bookable, cancel } from './booking.ts';
import { onCluster } from './cluster.ts';
import { CLUSTER_ROUTES, type Route } from './cluster-routes.ts';
import { makeOwnDatabase, type OwnDatabase } from './own-database.ts';
import { place, read, roundAt } from './public-caller.ts';
import { lineOf, type Sofra, sampleOrder, startSofra, type TestVenue } from './sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from './staff.ts';

/*
 * Reads from the planner of a cluster how each statement is routed. Any statement without `across` has to be one task.
 */

suite('the routes of statements on a cluster', onCluster(), () => {
  let own: OwnDatabase;
  let db: Database;
  let sofra: Sofra;
  let headquarter: StaffedVenue;
  let branch: TestVenue;
  /** The statements that were sent, each once by its text. */
  const sent = new Map<string, Statement>();

  before(async () => {
    own = await makeOwnDatabase();
    db = openDatabase({ connectionString: own.url }, { connections: 8, onIdleError: () => {} });
    sofra = await startSofra({ db: observed(db) });
    headquarter = await newStaffedVenue(sofra, { ...bookable(), type: 'Headquarter' });
    branch = await sofra.newVenue({ ...bookable(), type: 'Branch', parentVenueId: headquarter.id });
    await playEvening();
  });
  after(async () => {
    await sofra.close();
    await db.close();
    await own.drop();
  });

  function observed(open: Database): Database {
    const note = (statement: Statement) => sent.set(statement.text, statement);
    return {
      ...open,
      query: (statement) => {
        note(statement);
        return open.query(statement);
      },
      transaction: (run) =>
        open.transaction((tx) => {
          const query: Tx['query'] = (statement) => {
            note(statement);
            return tx.query(statement);
          };
          return run({ ...tx, query });
        }),
    };
  }

  /** Callers, staff and jobs do a little of everything. */
  async function playEvening(): Promise<void> {
    const key = headquarter.key.text;
    const { body } = await place(sofra, branch, sampleOrder(branch), { key });
    await place(sofra, headquarter, sampleOrder(headquarter));
    await place(sofra, headquarter, roundAt(headquarter.tableIds[0], [lineOf(headquarter.menu.baklava)]));
    await read(sofra, headquarter, `/orders/${body.data.order.id}`);
    await read(sofra, headquarter, '/venues');
    for (const list of ['orders', 'reservations']) {
      for (const status of ['Open', 'Closed', 'All']) {
        for (const page of [1, 60]) {
          const query = `status=${status}&page=${page}&pageSize=50`;
          assert.equal((await read(sofra, headquarter, `/${list}?${query}`)).status, 200);
          const one = await read(sofra, headquarter, `/${list}?${query}&venueId=${branch.id}`);
          assert.equal(one.status, 200);
        }
      }
    }
    const booked = await book(sofra, headquarter);
    await cancel(sofra, headquarter, booked.body.data.id);
    const bill = await openBill(headquarter);
    await bill.act('POST', '/close', {});
    for (const path of [
      'bills',
      'bills?search=1',
      'tickets',
      'tables',
      'printers',
      'keys',
      'notices',
      'accounts',
      'campaigns',
      'menu',
      'reservations?from=2026-03-03&days=1',
    ]) {
      await headquarter.owner.call('GET', `/venues/${headquarter.id}/${path}`);
    }
    await sofra.app.requests.flush();
    for (const job of Object.values(sofra.app.jobs)) {
      if (typeof job === 'object') await job.runOnce();
    }
  }

  /** The numbers of tasks of all parts of a statement's plan. */
  async function tasksOf({ text, values = [] }: Statement): Promise<number[]> {
    const inlined = text.replace(/\$(\d+)/g, (_, at) => literalOf(values[Number(at) - 1] ?? null));
    const rows = await db.query<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${inlined}` });
    return rows.flatMap(({ 'QUERY PLAN': line }) => /Task Count: (\d+)/.exec(line)?.[1] ?? []).map(Number);
  }

  function routeOf({ text, across }: Statement, tasks: number[]): Route {
    if (across === 'Venues') return 'several venues';
    if (across === 'AllVenues') return 'all shards';
    if (/\bp_venue => \$1/.test(text)) return 'function at its venue';
    if (tasks.length === 0) return 'here';
    return /\b(?:from|into)\s+\w+_directory\b/.test(text) ? 'directory' : 'one shard';
  }

  test('every statement that does not say that it is across venues is one task', async () => {
    for (const statement of sent.values()) {
      if (statement.across !== undefined || /^(?:create|show|select pg_advisory)/.test(statement.text))
        continue;
      const tasks = await tasksOf(statement);
      assert.ok(Math.max(0, ...tasks) <= 1, `${tasks.join()} tasks: ${statement.name ?? statement.text}`);
    }
  });

  test('each named statement is routed as its table says', async () => {
    const routes: Record<string, Route> = {};
    for (const statement of sent.values()) {
      if (statement.name !== undefined) routes[statement.name] = routeOf(statement, await tasksOf(statement));
    }
    const expected = Object.keys(routes).map((name) => [name, CLUSTER_ROUTES[name]]);
    assert.deepEqual(Object.entries(routes), expected);
    assert.ok(Object.keys(routes).length >= 50, `${Object.keys(routes).length} statements`);
  });

  test('what looks over all venues asks every shard, each once and in parallel', async () => {
    const all = [...sent.values()].filter(({ across }) => across === 'AllVenues');
    assert.ok(all.length >= 5, `${all.length} statements`);
    for (const statement of all) {
      const tasks = await tasksOf(statement);
      const most = /\w_directory\b/.test(statement.text) ? 1 : 4;
      assert.equal(Math.max(...tasks), most, `${tasks.join()} tasks: ${statement.name ?? statement.text}`);
    }
  });
});

/** A value as it stands in SQL. */
function literalOf(value: SqlValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `'{${value.map((item) => JSON.stringify(item)).join()}}'`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
