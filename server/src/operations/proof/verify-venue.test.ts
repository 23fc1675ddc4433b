import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { after, afterEach, suite, test } from 'node:test';
import { pino } from 'pino';
import { beforeTests } from '../../../test/harness/fixture.ts';
import {
  lineOf,
  openTestDatabase,
  TUESDAY_AFTERNOON,
  testClock,
  useSofra,
} from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { verifyLedgers } from '../../command/verify/verify-command.ts';
import { createLedgerVerification } from '../../jobs/verify-ledgers.ts';
import { CACHE_BYTES, createMemoryCache } from '../../store/memory-cache.ts';
import { createVenueCache } from '../../store/venue/cache/venue-cache.ts';
import { reportHash } from './ledger-reader.ts';
import { verifyVenue } from './verify-venue.ts';

const clock = testClock();
/** Connects as the owner of the tables, because the service's own role may not damage a report. */
const db = openTestDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(() => db.close());

const DAY_MS = 86_400_000;
const TABLES = ['ledger', 'day_report', 'takings'];

/** Three days, two of them with a report. Each day has a cash sale, a card sale with a tip, a comp and a refund. */
async function newThreeDays(): Promise<StaffedVenue> {
  clock.set(TUESDAY_AFTERNOON);
  const rates = [{ from: null, basisPoints: 1_000, takeawayBasisPoints: null }];
  const vatClasses = [{ code: 'food', name: 'Food', section: null, rates }];
  const venue = await newStaffedVenue(sofra, { dayBeginsAt: '00:00', vatClasses, vatClass: 'food' });
  for (const day of [1, 2, 3]) {
    const act = async (
      bill: Awaited<ReturnType<typeof openBill>>,
      method: string,
      path: string,
      body: object,
    ) => {
      const answer = await bill.act(method, path, body, { 'idempotency-key': freshKey() });
      assert.equal(answer.status, 200, answer.text);
      return answer.body.data;
    };
    const lines = [lineOf(venue.menu.kebab, { quantity: 2 }), lineOf(venue.menu.kebab)];
    const [one, two] = [await openBill(venue, { lines }), await openBill(venue)];
    const [, second] = (await one.read()).lines;
    await act(one, 'PUT', `/lines/${second.id}/gift`, { isGift: true, reason: 'x' });
    const { payments } = await act(one, 'POST', '/close', { kind: 'Cash' });
    await act(two, 'POST', '/payments', { kind: 'Card', amount: 100, tip: 5 });
    await act(two, 'POST', '/close', { kind: 'Cash' });
    await act(one, 'POST', `/payments/${payments[0].id}/refunds`, { kind: 'Cash', amount: 10, reason: 'x' });
    if (day === 3) break;
    const made = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
    assert.equal(made.status, 200, made.text);
    clock.advance(DAY_MS);
  }
  return venue;
}

/** The ledger rows of a day: a comp; payment and closing of a bill; a payment; payment and closing of another bill; a refund. */
const OF_A_DAY = 7;

const inRow = (number: number, change: string) =>
  `update ledger set ${change} where venue_id = $1 and number = ${number}`;
const inContent = (number: number, from: string, to: string) =>
  inRow(number, `content = replace(content::text, '${from}', '${to}')::json`);
const deleteRow = (number: number) => `delete from ledger where venue_id = $1 and number = ${number}`;

/** Statements that damage the data, and the difference that must be found. */
const FAULTS: Record<string, [statements: string[], found: RegExp]> = {
  'a row within a report is deleted': [[deleteRow(3)], /^1: row 3 of the ledger is missing$/],
  'the last row of a report is deleted': [[deleteRow(2 * OF_A_DAY)], /^2: row 14 of the ledger is missing$/],
  'the newest row is deleted': [[deleteRow(3 * OF_A_DAY)], /2026-03-05, Cash Cash: the takings are/],
  'the amount of a payment is changed': [
    [inContent(2, '"amountKurus":24100', '"amountKurus":14100')],
    /^1: day 2026-03-03, method Cash Cash, amount: it says 26150, and its rows come to 16150$/,
  ],
  'cash is made a card': [
    [inContent(2, '"kind":"Cash","method":"Cash"', '"kind":"Card","method":"Card"')],
    /^1: day 2026-03-03, method Card Card, amount/,
  ],
  'a tip is given to another person': [
    [
      `update ledger set content = replace(content::text, '"takenById":"', '"takenById":"0')::json where venue_id = $1 and number = 4`,
    ],
    /^1: person 0/,
  ],
  'a row is moved to another day': [
    [inRow(2, `business_date = '2026-03-02'`)],
    /^1: day 2026-03-02: it says 0, and its rows come to 1$/,
  ],
  'a comp is blamed on another person': [
    [inRow(1, `person_id = '00000000-0000-4000-8000-000000000001'`)],
    /^1: LineGivenAway by .*, amount: it says (?:12050, and its rows come to 0|0, and its rows come to 12050)$/,
  ],
  'the bills of two rows are exchanged': [
    [inRow(2, `bill_id = '00000000-0000-4000-8000-000000000002'`)],
    /^1: rows 1 to 7 are not the ones that it was made of$/,
  ],
  'the VAT of a sale is changed': [
    [inContent(3, '"vatKurus":2191', '"vatKurus":191')],
    /^1: day 2026-03-03, VAT of 1000: it says/,
  ],
  'a payment is added at the end': [
    [
      `insert into ledger select venue_id, 22, generation, at, business_date, act, bill_id, person_id, approver_id, device_id, content
         from ledger where venue_id = $1 and number = 16`,
    ],
    /^null: 2026-03-05, Cash Cash: the takings are/,
  ],
  'a closing is left out, and what follows takes its number': [
    [deleteRow(17), ...[18, 19, 20, 21].map((number) => inRow(number, `number = ${number - 1}`))],
    /^null: bill 5 is closed, and the ledger has no row of it$/,
  ],
  'a figure of a report is changed': [
    [
      `update day_report set content = replace(content::text, '"guests":0', '"guests":4')::json where venue_id = $1 and number = 1`,
    ],
    /^1: its hash is not that of its content$/,
  ],
  'a report is deleted': [
    [`delete from day_report where venue_id = $1 and number = 1`],
    /^2: it should be number 1: a report is missing$/,
  ],
  'a report is given other rows': [
    [`update day_report set last_row = 6 where venue_id = $1 and number = 1`],
    /^1: its lastRow is 6, and its content says 7$/,
  ],
  'a report says that another person made it': [
    [
      `update day_report set person_id = '00000000-0000-4000-8000-000000000001' where venue_id = $1 and number = 2`,
    ],
    /^2: its personId is/,
  ],
  'the takings are changed': [
    [
      `update takings set content = replace(content::text, '24100', '4100')::json where venue_id = $1 and day = '2026-03-05'`,
    ],
    /^null: 2026-03-05, Cash Cash: the takings are/,
  ],
};

suite('planted faults', () => {
  let venue: StaffedVenue;
  const kept = new Map<string, string>();
  afterEach(restore);
  beforeTests(async () => {
    venue = await newThreeDays();
    for (const table of TABLES) {
      const [row] = await db.query<{ rows: string }>({
        text: `select json_agg(row_to_json(t))::text as rows from ${table} t where venue_id = $1`,
        values: [venue.id],
      });
      kept.set(table, row!.rows);
    }
  });

  async function restore(): Promise<void> {
    for (const table of TABLES) {
      await db.query({ text: `delete from ${table} where venue_id = $1`, values: [venue.id] });
      await db.query({
        text: `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
        values: [kept.get(table)!],
      });
    }
  }

  async function found(): Promise<string> {
    const { difference } = await verifyVenue(db, venue.id, null);
    return difference === null ? 'nothing' : `${difference.report}: ${difference.what}`;
  }

  test('without a fault everything adds up: two reports, and the rows after them', async () => {
    await restore();
    const verified = await verifyVenue(db, venue.id, null);
    assert.deepEqual(verified, { reports: 2, rows: 3 * OF_A_DAY, difference: null });
    assert.equal((await verifyVenue(db, venue.id, 1)).rows, 2 * OF_A_DAY);
    const { outcome, hasDifference } = await verifyLedgers(db, venue.id, null);
    assert.deepEqual(
      [outcome.lines, hasDifference],
      [['Everything adds up (venues: 1, day reports: 2, rows of ledgers: 21).'], false],
    );
  });

  for (const [name, [statements, words]] of Object.entries(FAULTS))
    test(`${name}: it is found`, async () => {
      for (const text of statements) await db.query({ text, values: text.includes('$1') ? [venue.id] : [] });
      assert.match(await found(), words);
    });

  test('a forged report with correct hashes after it is found, because its rows differ', async () => {
    const reports = await db.query<{ number: number; content: string }>({
      text: 'select number, content::text as content from day_report where venue_id = $1 order by number',
      values: [venue.id],
    });
    let before: string | null = null;
    for (const { number, content } of reports) {
      const forged = content
        .replaceAll('"salesKurus":36150', '"salesKurus":26150')
        .replace(/"hashBefore":"\w+"/, `"hashBefore":"${before}"`);
      const hash = reportHash(before, forged);
      await db.query({
        text: 'update day_report set content = $3, hash = $4 where venue_id = $1 and number = $2',
        values: [venue.id, number, forged, hash],
      });
      before = hash;
    }
    assert.match(
      await found(),
      /^1: channel Takeaway staff, sales: it says 26150, and its rows come to 36150$/,
    );
  });

  test('the nightly job logs a difference and counts as failing until it is repaired; the command names the venue', async () => {
    const log: Record<string, unknown>[] = [];
    const job = createLedgerVerification({
      ...{ db, clock, newId: randomUUID, mail: () => {} },
      cache: createVenueCache(db, undefined, createMemoryCache(CACHE_BYTES)),
      log: pino({}, { write: (line) => void log.push(JSON.parse(line)) }),
    });
    await db.query({ text: deleteRow(21), values: [venue.id] });
    await job.runOnce();
    const own = job.differences().filter(({ venueId }) => venueId === venue.id);
    assert.equal(own.length, 1);
    assert.ok(job.isFailing());
    assert.ok(
      log.some(({ venueId, msg }) => venueId === venue.id && String(msg).includes('does not add up')),
    );
    const { outcome, hasDifference } = await verifyLedgers(db, venue.id, null);
    assert.ok(hasDifference);
    assert.match(outcome.lines[0]!, new RegExp(`^${venue.id}  2026-03-05, Cash Cash: the takings are`));
    await restore();
    await job.runOnce();
    assert.deepEqual(
      job.differences().filter(({ venueId }) => venueId === venue.id),
      [],
    );
  });
});

test('the verifying code imports nothing from the code that writes reports', () => {
  const files = ['core', 'operations', 'store'].flatMap((layer) =>
    globSync(`${layer}/proof/*.ts`, { cwd: new URL('../../', import.meta.url).pathname }).map(
      (path) => new URL(`../../${path}`, import.meta.url),
    ),
  );
  const sources = files.filter(({ pathname }) => !pathname.endsWith('.test.ts'));
  assert.ok(sources.length >= 6);
  for (const file of sources)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g))
      assert.match(
        path!,
        /^\.\/|\/proof\/|^\.\.(?:\/\.\.\/store)?\/database\.ts$|^node:crypto$/,
        file.pathname,
      );
});
