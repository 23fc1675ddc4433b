import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { PASSWORD, sampleAccount } from '../../server/test/harness/staff.ts';
import { seeded } from '../../server/test/pricing/restaurant-baskets.ts';
import { median } from '../comparison.ts';
import { processorTimeOf, processorTimeOfChildren } from '../load/processor-time.ts';
import { openRestaurant, type Restaurant } from '../service/restaurant.ts';
import { type Sofra, startSofra, withDataFolder } from '../service/system-under-test.ts';

const BILLS = 500;
const ROUNDS = 5;
const GOAL_MS = 1_000;

/** Processor time, of the service and of its PostgreSQL. */
interface Cost {
  server: number;
  postgres: number;
}

/** What an evening of staff costs, in µs of processor time a call, and the report of its bills, in ms. */
export interface DayReportCosts {
  calls: { name: string; cost: Cost }[];
  /** The median of several; `null` from a service that makes no reports. */
  report: Cost | null;
}

/** Measures orders, payments and closings by staff, a bill after the other, and the day report of 500 bills. */
export function measureDayReport(): Promise<DayReportCosts> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, { DEMO: 'off' });
    try {
      const account = await sampleAccount('Owner');
      const restaurant = await openRestaurant(
        sofra.db,
        randomUUID(),
        () => [],
        ({ accounts }) => accounts.push(account),
      );
      const till = await openTill(sofra, restaurant.id, account.email!);
      const rounds: (DayReportCosts['calls'] | null)[] = [];
      const reports: Cost[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const calls = await playEvening(sofra, till, restaurant, round);
        const report = await costOf(sofra, () => till('POST', '/day-reports', {}));
        // The first evening warms up.
        if (round === 0) continue;
        rounds.push(calls);
        if (report.answer !== null) reports.push(report.cost);
      }
      return summaryOf(
        rounds.filter((one) => one !== null),
        reports,
      );
    } finally {
      await sofra.stop();
    }
  });
}

function summaryOf(rounds: readonly DayReportCosts['calls'][], reports: readonly Cost[]): DayReportCosts {
  const medians = (costs: readonly Cost[]): Cost => ({
    server: median(costs.map(({ server }) => server)),
    postgres: median(costs.map(({ postgres }) => postgres)),
  });
  const scaled = ({ server, postgres }: Cost, by: number) => ({
    server: server / by,
    postgres: postgres / by,
  });
  return {
    calls: rounds[0]!.map(({ name }, at) => ({
      name,
      cost: scaled(medians(rounds.map((calls) => calls[at]!.cost)), BILLS),
    })),
    report: reports.length === 0 ? null : scaled(medians(reports), 1_000),
  };
}

type Till = (method: string, path: string, body: object) => Promise<unknown>;

/** Signs the owner in. A call that the service does not know answers `null`. */
async function openTill({ port }: Sofra, venueId: string, email: string): Promise<Till> {
  const address = `http://127.0.0.1:${port}/venue/v1`;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const session = await fetch(`${address}/session`, { method: 'POST', headers: json, body });
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  return async (method, path, sent) => {
    const headers = { ...json, cookie, 'idempotency-key': randomUUID() };
    const url = `${address}/venues/${venueId}${path}`;
    const answer = await fetch(url, { method, headers, body: JSON.stringify(sent) });
    const text = await answer.text();
    if (answer.status === 404) return null;
    assert.ok(answer.ok, text);
    return JSON.parse(text).data;
  };
}

/** Orders, a part paid and the rest paid with the closing, of 500 bills; what each kind of call costs. */
async function playEvening(sofra: Sofra, till: Till, { products }: Restaurant, seed: number) {
  const random = seeded(seed);
  const ids: string[] = [];
  const order = async () => {
    const lines = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const { id, portions } = products[Math.floor(random() * products.length)]!;
      return { productId: id, portionId: portions[0]!.id, quantity: 1 + Math.floor(random() * 3) };
    });
    const { bill } = (await till('POST', '/bills', { type: 'Takeaway', lines })) as { bill: { id: string } };
    ids.push(bill.id);
  };
  const each = (send: (id: string) => Promise<unknown>) => async () => {
    for (const id of ids) await send(id);
  };
  const kinds: [string, () => Promise<unknown>][] = [
    [
      'an order',
      async () => {
        for (let bill = 0; bill < BILLS; bill++) await order();
      },
    ],
    ['a payment', each((id) => till('POST', `/bills/${id}/payments`, { kind: 'Card', amount: 10, tip: 5 }))],
    ['a closing', each((id) => till('POST', `/bills/${id}/close`, { kind: 'Cash', tendered: 5_000 }))],
  ];
  const calls: DayReportCosts['calls'] = [];
  for (const [name, run] of kinds) calls.push({ name, cost: (await costOf(sofra, run)).cost });
  return calls;
}

/** The processor time of something, in µs. */
async function costOf<Answer>({ pid, postgresPid }: Sofra, run: () => Promise<Answer>) {
  const read = (): Cost => ({
    server: processorTimeOf(pid) ?? Number.NaN,
    postgres: processorTimeOfChildren(postgresPid) ?? Number.NaN,
  });
  const before = read();
  const answer = await run();
  const after = read();
  const cost = { server: after.server - before.server, postgres: after.postgres - before.postgres };
  return { answer, cost };
}

/** The costs in words. */
export function linesOfDayReport({ calls, report }: DayReportCosts): string {
  const lines = calls.map(
    ({ name, cost }) => `${name} by staff: ${cost.server.toFixed(0)} + ${cost.postgres.toFixed(0)} µs`,
  );
  if (report === null) return lines.join('\n');
  const { server, postgres } = report;
  const verdict = server + postgres <= GOAL_MS ? 'reached' : 'missed';
  return [
    ...lines,
    `a day report of ${BILLS} bills: ${server.toFixed(0)} + ${postgres.toFixed(0)} ms of processor time, goal ≤ ${GOAL_MS} ms: ${verdict}`,
  ].join('\n');
}
