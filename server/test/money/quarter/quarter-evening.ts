import assert from 'node:assert/strict';
import type { SignInAccount } from '../../../src/core/access/account.ts';
import { lineOf, type TestClock } from '../../harness/sofra.ts';
import { freshKey, type StaffedVenue } from '../../harness/staff.ts';
import { actOn } from '../random-days.ts';
import { type CallOfTill, openTill, type TwoServers } from './quarter-servers.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shape of a bill is held by the description
type Seen = any;

const HOUR_MS = 3_600_000;
/** From the morning on: past the beginning of the next day. */
const EVENING_MS = 20 * HOUR_MS;
/** Of a hundred bills: those that are left open in the evening, and those of which something is done on a later day. */
const [LEFT_OPEN, DONE_LATER] = [8, 20];
const MOST_LEFT_OPEN = 30;
const REMEMBERED = 200;

/** A restaurant whose days are played, and what its tills know. */
export interface Quarter {
  venue: StaffedVenue;
  servers: TwoServers;
  clock: TestClock;
  /** Who works at the tills. */
  people: SignInAccount[];
  random: (below: number) => number;
  /** Bills that were left open. */
  open: Seen[];
  /** Closed ones of the last days. */
  closed: Seen[];
  counts: Counts;
}

/** What was done, as it was answered. */
export interface Counts {
  bills: number;
  lateActs: number;
  /** Bills that were closed on a later day than the one on which they were opened. */
  closedLater: number;
}

/**
 * Plays the evening of a day: the people of all tills at once, some of whom take up what was left of earlier days.
 * @param onBill  called before each bill, with those that are still to come
 */
export async function playEvening(
  quarter: Quarter,
  bills: number,
  onBill: (left: number) => Promise<void>,
): Promise<void> {
  const { clock, servers, venue, people, counts } = quarter;
  const endsAt = clock.now() + EVENING_MS;
  let left = bills;
  await Promise.all(
    people.map(async (person, at) => {
      const call = await openTill(servers, at, venue.id, person);
      while (left > 0) {
        left -= 1;
        await onBill(left);
        clock.advance(Math.max(1, Math.floor((endsAt - clock.now()) / (left + 4))));
        await takeUp(quarter, call);
        await serve(quarter, call);
        counts.bills += 1;
      }
    }),
  );
}

/** One bill from its order to its end, or left open. */
async function serve(quarter: Quarter, call: CallOfTill): Promise<void> {
  const { venue, random } = quarter;
  const { kebab, baklava } = venue.menu;
  const place =
    random(2) === 0
      ? { type: 'Takeaway' }
      : { type: 'DineIn', tableId: venue.tableIds[random(venue.tableIds.length)] };
  const lines = [
    lineOf(kebab, { quantity: 1 + random(3) }),
    ...(random(2) === 0 ? [lineOf(baklava, { quantity: 1 + random(2) })] : []),
  ];
  const placed = await call('POST', '/bills', { ...place, lines }, freshKey());
  assert.ok([200, 201].includes(placed.status), JSON.stringify(placed.data));
  let { bill } = placed.data;
  for (let acts = random(3); acts > 0; acts--) bill = await doSomething(quarter, call, bill);
  if (random(100) < LEFT_OPEN && quarter.open.length < MOST_LEFT_OPEN) quarter.open.push(bill);
  else await settle(quarter, call, bill);
}

/** Something random on a bill as it was seen. What is refused changes nothing. @returns the bill afterwards */
async function doSomething(quarter: Quarter, call: CallOfTill, bill: Seen): Promise<Seen> {
  const { random, open } = quarter;
  const [method, path, body] = actOn(bill, open[random(open.length)] ?? bill, random);
  await call(method, `/bills/${bill.id}${path}`, body, freshKey());
  return (await call('GET', `/bills/${bill.id}`)).data;
}

/** Closes a bill, unless nothing is left of it or an act closed it. */
async function settle({ random, closed }: Quarter, call: CallOfTill, bill: Seen): Promise<boolean> {
  const kind = ['Cash', 'Cash', 'Card', 'MealCard'][random(4)];
  const body = kind === 'Cash' ? { kind, tendered: 2_000 } : { kind, tip: random(3) * 5 };
  await call('POST', `/bills/${bill.id}/close`, body, freshKey());
  const { data } = await call('GET', `/bills/${bill.id}`);
  if (data.state !== 'Closed') return false;
  closed.push(data);
  if (closed.length > REMEMBERED) closed.shift();
  return true;
}

/** What comes late: a bill of an earlier day is closed, or something is done to a closed one. */
async function takeUp(quarter: Quarter, call: CallOfTill): Promise<void> {
  const { random, open, closed, counts, clock } = quarter;
  const isOld = ({ openedAt }: Seen) => Date.parse(openedAt) < clock.now() - 20 * HOUR_MS;
  if (open.length > 0 && isOld(open[0]) && random(4) === 0) {
    const bill = open.shift();
    if (await settle(quarter, call, (await call('GET', `/bills/${bill.id}`)).data)) counts.closedLater += 1;
  }
  const old = closed.filter(isOld);
  if (old.length === 0 || random(100) >= DONE_LATER) return;
  const bill = (await call('GET', `/bills/${old[random(old.length)].id}`)).data;
  const payment = bill.payments.find(({ refundable }: Seen) => refundable > 0);
  if (payment === undefined) return;
  const amount = Math.min(payment.refundable, 1 + random(40));
  const path = `/bills/${bill.id}/payments/${payment.id}`;
  const { status } =
    random(3) === 0
      ? await call('POST', `${path}/method`, { kind: payment.kind === 'Cash' ? 'Card' : 'Cash' }, freshKey())
      : await call('POST', `${path}/refunds`, { kind: 'Cash', amount, reason: 'x' }, freshKey());
  if (status === 200) counts.lateActs += 1;
}
