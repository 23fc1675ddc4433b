import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { openTestDatabase, TUESDAY_AFTERNOON, testClock, useSofra } from '../harness/sofra.ts';
import { freshKey } from '../harness/staff.ts';
import { act, closeDay, newRandomDays, type RandomDays } from './random-days.ts';

/** Raise them for longer days: `DAY_ACTS=5000 DAY_SEED=7 npm test -- server/test/money/day-reports-add-up.test.ts`. */
const ACTS = Number(process.env['DAY_ACTS'] ?? 220);
const SEED = Number(process.env['DAY_SEED'] ?? 50);

const clock = testClock();
const db = openTestDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(() => db.close());

// biome-ignore lint/suspicious/noExplicitAny: the shape of a report is held by the description
type Seen = any;

async function reportsOf({ venue }: RandomDays): Promise<Seen[]> {
  const path = `/venues/${venue.id}/day-reports`;
  const { items } = (await venue.owner.call('GET', `${path}?pageSize=100`)).body.data;
  const numbers = items.map(({ number }: Seen) => number).reverse();
  return Promise.all(
    numbers.map(async (number: number) => (await venue.owner.call('GET', `${path}/${number}`)).body.data),
  );
}

const kurus = (lira: number) => Math.round(lira * 100);
const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0);

/** Sums by name, those of 0 left out. */
function sumsOf(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, amount] of entries) sums.set(name, (sums.get(name) ?? 0) + kurus(amount));
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort());
}

const methodsOf = (methods: Seen[]) =>
  methods.flatMap((one): [string, number][] => [
    [`${one.method} taken`, one.taken],
    [`${one.method} amount`, one.amount],
    [`${one.method} tips`, one.tips],
    [`${one.method} rounding`, one.rounding],
    [`${one.method} change`, one.change],
    [`${one.method} refunds`, one.refunds.amount],
  ]);

const vatOf = (name: string, vat: Seen[]) =>
  vat.map((one): [string, number] => [`${name} ${one.percent}`, one.vat]);

test('reports of random days add up to the takings and the figures of every day, whatever people do and whenever a day is closed', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const days = await newRandomDays(sofra, SEED);
  const { venue } = days;
  for (let done = 0; done < ACTS; done++) {
    await act(sofra, days);
    if (days.random(16) === 0) await closeDay(sofra, days);
  }
  await closeDay(sofra, { ...days, random: () => 1 });
  const reports = await reportsOf(days);
  assert.ok(reports.length >= 5, `${reports.length} reports`);
  const byDate = Map.groupBy(
    reports.flatMap((report) => report.days),
    ({ date }: Seen) => date as string,
  );
  const read = async (path: string) =>
    (await venue.owner.call('GET', `/venues/${venue.id}${path}`)).body.data;
  for (const [date, parts] of byDate) {
    const takings = await read(`/figures/takings?day=${date}`);
    assert.deepEqual(
      sumsOf(
        parts.flatMap(({ methods, vat, vatGivenBack }) => [
          ...methodsOf(methods),
          ...vatOf('VAT', vat),
          ...vatOf('given back', vatGivenBack),
        ]),
      ),
      sumsOf([
        ...methodsOf(takings.methods),
        ...vatOf('VAT', takings.vat),
        ...vatOf('given back', takings.vatGivenBack),
      ]),
      date,
    );
    const { total } = await read(`/figures/trend?from=${date}&to=${date}`);
    assert.deepEqual(
      [sum(parts.map(({ bills }) => bills)), sum(parts.map(({ sales }) => kurus(sales)))],
      [total.figures.orders, kurus(total.figures.revenue)],
      date,
    );
  }
  const last = reports.at(-1);
  assert.equal(kurus(last.lifetime.sales), sum(reports.map(({ total }) => kurus(total.sales))));
  assert.equal(kurus(last.lifetime.taken), sum(reports.map(({ total }) => kurus(total.taken))));
  for (const { total } of reports) {
    const dues = sum(total.products.map(({ due }: Seen) => kurus(due)));
    assert.equal(dues + kurus(total.serviceFees), kurus(total.sales), 'products and fees are the sales');
    assert.equal(dues, sum(total.categories.map(({ due }: Seen) => kurus(due))));
    assert.equal(kurus(total.sales), sum(total.channels.map(({ sales }: Seen) => kurus(sales))));
    assert.equal(
      sum(total.tips.map(({ amount }: Seen) => kurus(amount))),
      sum(total.methods.map(({ tips }: Seen) => kurus(tips))),
      'the tips of people are the tips',
    );
  }
  await assertCarriedOver(days, reports);
  const verified = await verifyVenue(db, venue.id, null);
  assert.deepEqual([verified.difference, verified.reports], [null, reports.length]);
  assert.equal((await verifyVenue(db, venue.id, 2)).difference, null);
});

/** What was closed of the bills that a report carried over, up to the end of the next one, is what that one has of earlier bills. */
async function assertCarriedOver({ venue }: RandomDays, reports: readonly Seen[]): Promise<void> {
  for (const [at, report] of reports.slice(1).entries()) {
    const bills = await Promise.all(
      reports[at].carriedOver.map(
        async ({ billId }: Seen) =>
          (await venue.owner.call('GET', `/venues/${venue.id}/bills/${billId}`)).body.data,
      ),
    );
    const closed = bills.filter(
      ({ state, closedAt }) => state === 'Closed' && closedAt < report.endsAt && closedAt >= report.beginsAt,
    );
    const { sales } = report.total.broughtIn;
    assert.equal(
      kurus(sales),
      sum(closed.map(({ totals }) => kurus(totals.total))),
      `report ${report.number}`,
    );
  }
}

test('10,000 rows in a range are one report', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const { venue } = await newRandomDays(sofra, SEED);
  const order = await venue.waiter.call(
    'POST',
    `/venues/${venue.id}/bills`,
    {
      type: 'Takeaway',
      lines: [{ productId: venue.menu.kebab.id, portionId: venue.menu.kebab.portions[0]!.id, quantity: 1 }],
    },
    { 'idempotency-key': freshKey() },
  );
  const path = `/venues/${venue.id}/bills/${order.body.data.bill.id}/close`;
  await venue.waiter.call('POST', path, { kind: 'Cash' });
  await db.query({
    text: `insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, content)
           select venue_id, number + 2 * n, generation, at, business_date, act, gen_random_uuid(), person_id, content
             from ledger cross join generate_series(1, 4999) as n where venue_id = $1`,
    values: [venue.id],
  });
  const { body } = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  assert.deepEqual(
    [body.data.total.bills, body.data.total.sales, body.data.rows.last],
    [5_000, 602_500, 10_000],
  );
});
