import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestDatabase, TUESDAY_AFTERNOON, testClock, useSofra } from '../harness/sofra.ts';
import { proveAgain } from '../harness/staff.ts';
import { act, closeDay, newRandomDays, type RandomDays } from './random-days.ts';

/** Raise them for longer days: `DAY_ACTS=5000 DAY_SEED=7 npm test -- server/test/money/looking-back.test.ts`. */
const ACTS = Number(process.env['DAY_ACTS'] ?? 220);
const SEED = Number(process.env['DAY_SEED'] ?? 57);

const clock = testClock();
const db = openTestDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(() => db.close());

// biome-ignore lint/suspicious/noExplicitAny: the shape of answers is held by the description
type Seen = any;

const kurus = (lira: number) => Math.round(lira * 100);
const sum = (all: readonly Seen[], lira: (one: Seen) => number): number =>
  all.reduce((whole, one) => whole + kurus(lira(one)), 0);

/** VAT by rate, without the rates of which there is nothing. */
function vatOf(all: readonly { vat: Seen[] }[]): [number, number, number][] {
  const byRate = Map.groupBy(
    all.flatMap(({ vat }) => vat),
    ({ percent }) => percent as number,
  );
  return [...byRate]
    .map(
      ([percent, vat]): [number, number, number] =>
        [...[percent, sum(vat, (one) => one.gross), sum(vat, (one) => one.vat)]] as [number, number, number],
    )
    .filter(([, gross]) => gross !== 0)
    .sort(([a], [b]) => a - b);
}

function readerOf({ venue }: RandomDays) {
  return async (path: string): Promise<Seen> =>
    (await venue.owner.call('GET', `/venues/${venue.id}${path}`)).body.data;
}

async function allReports(days: RandomDays): Promise<Seen[]> {
  const read = readerOf(days);
  const { items } = await read('/day-reports?pageSize=100');
  return Promise.all(items.map(({ number }: Seen) => read(`/day-reports/${number}`)));
}

/** All that is read of a span is the same money. */
async function assertSame(days: RandomDays, reports: readonly Seen[], from: string, to: string) {
  const read = readerOf(days);
  const span = `?from=${from}&to=${to}`;
  const { sums } = await read(`/figures/sales${span}`);
  const booked = await read(`/figures/sales/days${span}`);
  const [bills, lines, payments, refunds] = await Promise.all(
    ['bills', 'lines', 'payments', 'refunds'].map((kind) => read(`/figures/records/${kind}${span}`)),
  );
  const reported = reports
    .flatMap(({ number, days: of }) => of.map((day: Seen) => ({ number, ...day })))
    .filter(({ date }) => from <= date && date <= to);
  const said = `${from} to ${to}`;

  const taken = kurus(sums.taken);
  assert.equal(sum(payments, ({ taken: one }) => one) - sum(refunds, ({ amount }) => amount), taken, said);
  assert.equal(
    sum(reported, (day) => day.taken),
    taken,
    said,
  );
  let takings = 0;
  for (const { date } of booked.days)
    takings += kurus((await read(`/figures/takings?day=${date}`)).total.taken);
  assert.equal(takings, taken, said);

  const sales = kurus(sums.sales);
  assert.equal(
    sum(bills, ({ total }) => total),
    sales,
    said,
  );
  assert.equal(sum(lines, ({ due }) => due) + sum(bills, ({ serviceFee }) => serviceFee), sales, said);
  assert.equal(
    sum(reported, (day) => day.sales),
    sales,
    said,
  );
  assert.equal(sum(sums.categories, ({ due }: Seen) => due) + kurus(sums.serviceFees), sales, said);
  assert.deepEqual(vatOf(bills), vatOf([sums]), said);
  assert.deepEqual(vatOf(reported), vatOf([sums]), said);
  assert.equal(kurus(sums.net) + kurus(sums.vatSum), sales, said);

  for (const part of ['sales', 'net', 'vatSum', 'taken', 'discounts', 'byHand'])
    assert.equal(
      sum(booked.days, (day: Seen) => day[part]),
      kurus(sums[part]),
      `${part}, ${said}`,
    );
  assert.deepEqual(booked.total.methods, sums.methods, said);
  for (const day of booked.days) {
    const numbers = reported.filter(({ date }) => date === day.date).map(({ number }) => number);
    assert.deepEqual(
      day.reports,
      numbers.sort((a, b) => a - b),
      day.date,
    );
  }
  for (const { kind, method, ...of } of sums.methods) {
    const ofMethod = (one: Seen) => one.kind === kind && one.method === method;
    const paid = payments.filter(ofMethod);
    assert.deepEqual(
      [
        sum(paid, (one: Seen) => one.amount),
        sum(paid, (one: Seen) => one.tip),
        sum(paid, (one: Seen) => one.rounding),
      ],
      [kurus(of.amount), kurus(of.tips), kurus(of.rounding)],
      `${method}, ${said}`,
    );
    assert.equal(
      sum(refunds.filter(ofMethod), (one: Seen) => one.amount),
      kurus(of.refunds.amount),
      said,
    );
  }
  assert.equal(
    sum(sums.people, ({ tips }: Seen) => tips),
    sum(payments, (one: Seen) => one.tip),
    said,
  );
}

test('sales, booked days, exports, takings and day reports of any span of random days are the same money', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const days = await newRandomDays(sofra, SEED);
  const read = readerOf(days);
  for (let done = 0; done < ACTS; done++) {
    await act(sofra, days);
    if (days.random(16) === 0) await closeDay(sofra, days);
    // What is kept of a day is not what is read once more happened on it.
    if (days.random(20) === 0) await read('/figures/sales?from=2026-03-01&to=2026-06-30');
  }
  await closeDay(sofra, { ...days, random: () => 1 });
  await proveAgain(days.venue.owner);
  const reports = await allReports(days);
  const dates = [...new Set(reports.flatMap((report) => report.days.map(({ date }: Seen) => date)))].sort();
  assert.ok(dates.length >= 4, `${dates.length} dates`);
  await assertSame(days, reports, dates[0]!, dates.at(-1)!);
  for (let spans = 0; spans < 8; spans++) {
    const [first, last] = [days.random(dates.length), days.random(dates.length)].sort((a, b) => a - b);
    await assertSame(days, reports, dates[first!]!, dates[last!]!);
  }
});
