import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '../../../src/store/database.ts';
import { beforeTests } from '../../harness/fixture.ts';
import { makeDataFolder, serviceEnvironment } from '../../harness/service-process.ts';
import { type Sofra, startSofra, type TestClock } from '../../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue, sampleAccount, signIn } from '../../harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../postgres/own-database.ts';
import { seeded } from '../../pricing/restaurant-baskets.ts';
import { sampleMenu } from '../../samples/sample-venue.ts';
import { readLedger } from '../ledger-rows.ts';
import {
  assertCarriedOver,
  assertDaysAddUp,
  assertTotalsAgree,
  kurus,
  readReports,
} from '../reports-add-up.ts';
import { playEvening, type Quarter } from './quarter-evening.ts';
import { createMovedClock, openTill, startTwoServers, type TwoServers } from './quarter-servers.ts';

/** The long form: `QUARTER_BILLS=10000 QUARTER_KILLS=60 QUARTER_SEED=7 npm test -- server/test/money/quarter/day-quarter.test.ts`. */
const BILLS = Number(process.env['QUARTER_BILLS'] ?? 360);
const KILLS = Number(process.env['QUARTER_KILLS'] ?? 4);
const SEED = Number(process.env['QUARTER_SEED'] ?? 50);

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Ten in the morning in Casablanca. Its clocks go back on 2026-02-15 at three, and forward on 2026-03-22 at two. */
const FIRST_MORNING = Date.parse('2026-02-01T09:00:00Z');
/** Twice in the night of one change of the clock, and not at all in that of the other. */
const FIRST_BOUNDARY = '02:30';
const [MOVED_ON_DAY, MOVED_BOUNDARY] = [60, '05:00'];
const RATES = [
  { from: null, basisPoints: 1_000, takeawayBasisPoints: 100 },
  { from: '2026-03-01', basisPoints: 2_000, takeawayBasisPoints: 800 },
];
const COMMAND = fileURLToPath(new URL('../../../bin/sofra.mjs', import.meta.url));

let own: OwnDatabase;
let db: Database;
let folder: string;
let clock: TestClock & { close(): void };
let sofra: Sofra;
let servers: TwoServers;

beforeTests(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  folder = await makeDataFolder('quarter');
  const file = join(folder, 'clock');
  clock = createMovedClock(file, FIRST_MORNING);
  sofra = await startSofra({ db, clock });
  servers = await startTwoServers({
    DATABASE_URL: own.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CLOCK_FILE: file,
  });
});

after(async () => {
  await servers.close();
  await sofra.close();
  await db.close();
  await own.drop();
  clock.close();
  await rm(folder, { recursive: true, force: true });
});

async function newQuarter(): Promise<Quarter> {
  const next = seeded(SEED);
  const staff = await Promise.all(Array.from({ length: 3 }, () => sampleAccount('Cashier')));
  const menu = sampleMenu();
  menu.baklava.stock = { quantity: null, lowThreshold: 0, isSoldOut: false };
  const venue = await newStaffedVenue(
    sofra,
    {
      ...{ timeZone: 'Africa/Casablanca', dayBeginsAt: FIRST_BOUNDARY, cashStepKurus: 25 },
      ...{ vatClasses: [{ code: 'food', name: 'Food', section: null, rates: RATES }], vatClass: 'food' },
    },
    { menu, accounts: staff },
  );
  return {
    ...{ venue, servers, clock, people: [...staff, venue.waiter.account] },
    random: (below) => Math.floor(next() * below),
    ...{ open: [], closed: [], counts: { bills: 0, lateActs: 0, closedLater: 0 } },
  };
}

/** The day is closed by the owner at both servers and by the service at once, or by one of them; now and then not at all. */
async function closeDay({ venue, random }: Quarter): Promise<void> {
  const atServer = async (server: number) => {
    const call = await openTill(servers, server, venue.id, venue.owner.account);
    const { status } = await call('POST', '/day-reports', {});
    assert.ok(status === 200 || status === 409, String(status));
  };
  const ways = [() => atServer(0), () => atServer(1), () => sofra.app.jobs.days.runOnce()];
  const chosen = random(6);
  if (chosen === 0) await Promise.all(ways.map((close) => close()));
  else await ways[chosen]?.();
}

test(`a quarter of ${BILLS} bills on two servers, of which ${KILLS} were killed: reports have what was taken and sold, once`, async (t) => {
  const quarter = await newQuarter();
  const { venue, counts, random } = quarter;
  let ordered = 0;
  for (let day = 0; day < DAYS; day++) {
    clock.set(FIRST_MORNING + day * DAY_MS);
    const owner = await signIn(sofra, venue.owner.account);
    if (day === MOVED_ON_DAY) {
      const moved = await owner.call('PATCH', `/venues/${venue.id}/settings`, {
        dayBeginsAt: MOVED_BOUNDARY,
      });
      assert.equal(moved.status, 200, moved.text);
    }
    const bills = Math.floor((BILLS * (day + 1)) / DAYS) - ordered;
    ordered += bills;
    const closesAt = random(bills);
    let closing: Promise<void> | undefined;
    await playEvening(quarter, bills, async (left) => {
      if (left === closesAt) closing = closeDay(quarter);
      if (servers.kills() < Math.floor((KILLS * (ordered - left)) / BILLS)) await servers.kill();
    });
    await closing;
  }
  clock.advance(DAY_MS);
  const owner = await signIn(sofra, venue.owner.account);
  const last = await owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  assert.ok([200, 409].includes(last.status), last.text);
  const read = async (path: string) => {
    const { status, text, body } = await owner.call('GET', `/venues/${venue.id}${path}`);
    assert.equal(status, 200, text);
    return body.data;
  };
  const reports = await readReports(read);
  assert.deepEqual(
    reports.map(({ number }) => number),
    reports.map((_, at) => at + 1),
  );
  for (const { number, beginsAt, endsAt } of reports)
    assert.ok(beginsAt === null || beginsAt <= endsAt, `report ${number}`);
  await assertDaysAddUp(read, reports);
  assertTotalsAgree(reports);
  const carried = assertCarriedOver(reports, await readLedger(db, venue.id));
  assert.deepEqual(await soldInAll(venue), [
    reports.at(-1).lifetime.bills,
    kurus(reports.at(-1).lifetime.sales),
  ]);
  assert.match(await verify(), /^Everything adds up/);
  assert.equal(servers.kills(), KILLS);
  const seen = { reports: reports.length, carried, cut: servers.cut(), ...counts };
  for (const [name, number] of Object.entries(seen)) assert.ok(number > 0, `${name}: ${number}`);
  t.diagnostic(JSON.stringify(seen));
});

/** The closed bills of the venue and what they come to, as the bills themselves are stored. */
async function soldInAll({ id }: StaffedVenue): Promise<[number, number]> {
  const [row] = await db.query<{ bills: number; kurus: number }>({
    text: `select count(*)::integer as bills, sum((content -> 'totals' ->> 'totalKurus')::integer)::integer as kurus
             from bill where venue_id = $1 and state = 'Closed' and not exists (
               select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = bill.bill_id)`,
    values: [id],
  });
  return [row!.bills, row!.kurus];
}

/** What `sofra verify` says. It ends with 1 if something differs. */
async function verify(): Promise<string> {
  const env = serviceEnvironment({ DATABASE_URL: own.url, DATA_DIR: folder });
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'verify'], { env });
  return stdout;
}
