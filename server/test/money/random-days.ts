import assert from 'node:assert/strict';
import { lineOf, type Sofra } from '../harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type Person,
  placeOrder,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from '../harness/staff.ts';
import { seeded } from '../pricing/restaurant-baskets.ts';
import { samplePrinter } from '../printers/paper-printer.ts';
import { moveBody } from '../venues/bill-moves.ts';

const HOUR_MS = 3_600_000;

// biome-ignore lint/suspicious/noExplicitAny: the shape of a bill is held by the description
type Seen = any;

/** Days of a venue at which people do at random whatever a till lets them do. */
export interface RandomDays {
  venue: StaffedVenue;
  people: Person[];
  random: (below: number) => number;
  bills: string[];
}

/** A venue with VAT, a discount in cash and three people, whose days begin at four in the morning. */
export async function newRandomDays(sofra: Sofra, seed: number): Promise<RandomDays> {
  const staff = await Promise.all([sampleAccount('Cashier'), sampleAccount('Cashier')]);
  const rates = [{ from: null, basisPoints: 1_000, takeawayBasisPoints: 100 }];
  const venue = await newStaffedVenue(
    sofra,
    {
      dayBeginsAt: '04:00',
      cashStepKurus: 25,
      vatClasses: [{ code: 'food', name: 'Food', section: null, rates }],
      vatClass: 'food',
    },
    { accounts: staff, revise: (record) => record.printers.push(samplePrinter({ purpose: 'Bills' })) },
  );
  const next = seeded(seed);
  const people = [venue.owner, ...(await Promise.all(staff.map((one) => signIn(sofra, one))))];
  return { venue, people, random: (below) => Math.floor(next() * below), bills: [] };
}

/** One act of somebody, on an order, a bill or the whole day; what is refused changes nothing. The clock goes on. */
export async function act(sofra: Sofra, days: RandomDays): Promise<void> {
  const { venue, people, random, bills } = days;
  sofra.clock.advance(random(90) * 60_000);
  const by = people[random(people.length)]!;
  if (bills.length === 0 || random(4) === 0) {
    const { kebab, baklava } = venue.menu;
    const lines = [lineOf(kebab, { quantity: 1 + random(3) }), ...(random(2) === 0 ? [lineOf(baklava)] : [])];
    const placed = await placeOrder(venue, { lines }, { by });
    // Baklava runs out.
    assert.ok(placed.status === 201 || placed.status === 409, placed.text);
    if (placed.status === 201) bills.push(placed.body.data.bill.id);
    return;
  }
  // The newest ones most.
  const pick = () => bills[Math.max(0, bills.length - 1 - random(6))]!;
  const [bill, other] = [await read(days, pick()), await read(days, pick())];
  const [method, path, body] = actOn(bill, other, random);
  const headers = { 'idempotency-key': freshKey() };
  const { status, text } = await by.call(
    method,
    `/venues/${venue.id}/bills/${bill.id}${path}`,
    body,
    headers,
  );
  assert.ok(status < 500, text);
}

/** Closes the day, as a person or by the service. */
export async function closeDay(sofra: Sofra, { venue, random }: RandomDays): Promise<void> {
  if (random(3) === 0) {
    sofra.clock.advance(random(30) * HOUR_MS);
    await sofra.app.jobs.days.runOnce();
  } else {
    const { status, text } = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
    assert.ok(status === 200 || status === 409, text);
  }
}

async function read({ venue }: RandomDays, id: string): Promise<Seen> {
  return (await venue.owner.call('GET', `/venues/${venue.id}/bills/${id}`)).body.data;
}

/** Something that a till lets people do to a bill, as they have seen it and another one: method, path below the bill, body. */
export function actOn(bill: Seen, other: Seen, random: RandomDays['random']): [string, string, unknown?] {
  const line = bill.lines[random(bill.lines.length)];
  const { revision } = bill;
  const payment = bill.payments[random(Math.max(1, bill.payments.length))];
  const percent = [null, 10, 33.33][random(3)];
  const kind = ['Cash', 'Card', 'MealCard'][random(3)];
  const money: [string, string, unknown?][] = [
    ['POST', '/payments', { kind, amount: 1 + random(100), tip: random(9) }],
    ['POST', '/payments', { kind: 'Cash', tendered: 1_000 }],
    ['POST', '/close', { kind }],
    ['POST', '/close', { kind: 'Cash', tendered: 2_000 }],
    ['POST', `/payments/${payment?.id}/reverse`, { reason: 'x' }],
    ['POST', `/payments/${payment?.id}/refunds`, { kind, amount: 1 + random(40), reason: 'x' }],
    ['POST', `/payments/${payment?.id}/method`, { kind }],
    ['POST', `/payments/${payment?.id}/tip`, { amount: 1 }],
  ];
  const off: [string, string, unknown?][] = [
    ['PUT', `/lines/${line?.id}/quantity`, { quantity: 1 + random(4), revision, reason: 'x' }],
    ['POST', `/lines/${line?.id}/strike`, { reason: 'x' }],
    ['PUT', `/lines/${line?.id}/gift`, { isGift: random(2) === 0, reason: 'x' }],
    ['PUT', `/lines/${line?.id}/price`, { price: [null, 99.99][random(2)], reason: 'x', revision }],
    ['PUT', '/discount', { percent, reason: 'x', revision }],
    ['POST', '/print', { kind: 'Bill' }],
    ['POST', '/void', { reason: 'x' }],
    ['POST', '/moves', moveBody(bill, other, [{ lineId: line?.id, quantity: 1 }])],
  ];
  const acts = random(3) > 0 ? money : off;
  return acts[random(acts.length)]!;
}
