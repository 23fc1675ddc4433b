import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { seeded } from '../../../test/pricing/restaurant-baskets.ts';
import { on } from '../../../test/samples/sample-hours.ts';
import { reservationIn } from '../../../test/samples/sample-reservation.ts';
import { insertPlayed, type PlayedBill, playYear } from '../../../test/venues/year-of-bills.ts';
import { unitKurus } from '../../core/bills/bill-status.ts';
import { RESERVATION_STATUSES } from '../../core/reservations/reservation.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import { inTransaction } from '../../store/database.ts';
import { saveReservation } from '../../store/reservations/reservations.ts';

/**
 * Plays a year of bills and reservations by the rules of the restaurant, and compares the figures with sums that use
 * neither the tables of the figures nor the business days of the venue.
 */

const ZONE = 'Europe/Berlin';
const STARTS_AT = Date.parse('2025-07-01T04:00:00.000Z');
const DAYS = 365;
const RANGE = 'from=2025-07-01&to=2026-06-30';

const sofra = useSofra();
const year = useFixture(async () => {
  sofra.clock.set('2026-07-05T12:00:00.000Z');
  const workingHours = WEEKDAYS.filter((day) => day !== 'Monday').map((day) => on(day, '11:00', '02:00'));
  const venue = await newStaffedVenue(sofra, { timeZone: ZONE, workingHours });
  const openers = [
    { kind: 'Account' as const, id: randomUUID(), name: 'Deniz' },
    { kind: 'Account' as const, id: randomUUID(), name: 'Ayşe' },
    { kind: 'Key' as const, id: randomUUID(), name: 'Web' },
    { kind: 'Key' as const, id: randomUUID(), name: 'Aggregator' },
  ];
  const products = venue.record.menu.products.slice(0, 2);
  const played = playYear({
    ...{ venueId: venue.id, venue: venue.record.venue, products, openers },
    ...{ startsAt: STARTS_AT, days: DAYS, billsADay: 3, seed: 7 },
  });
  await insertPlayed(sofra.db, venue.id, played);
  const random = seeded(11);
  const reservations = Array.from({ length: 150 }, () => {
    const startsAt = STARTS_AT + Math.floor(random() * DAYS * 24) * 3_600_000;
    const status = RESERVATION_STATUSES[Math.floor(random() * RESERVATION_STATUSES.length)]!;
    const own = { id: randomUUID(), venueId: venue.id, code: randomUUID(), startsAt };
    return reservationIn(status, { ...own, checkedInAt: null, guests: 1 + Math.floor(random() * 8) });
  });
  await inTransaction(sofra.db, async (tx) => {
    for (const reservation of reservations) await saveReservation(tx, reservation);
  });
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  const read = async (path: string): Promise<any> => {
    const { status, body, text } = await venue.owner.call('GET', `/venues/${venue.id}/figures/${path}`);
    assert.equal(status, 200, text);
    return body.data;
  };
  return { venue, played, reservations, read };
});

/** One formatter for all readings: making one takes much longer than using it. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const days = new Map<number, string>();

/** The business day of an instant: until two in the morning it is the day before, unless that is a Monday. */
function dayOf(instant: number): string {
  let day = days.get(instant);
  if (day === undefined) {
    const [date, time] = CLOCK.format(instant).split(' ') as [string, string];
    const before = new Date(Date.parse(date) - 86_400_000);
    day = time >= '02:00' || before.getUTCDay() === 1 ? date : before.toISOString().slice(0, 10);
    days.set(instant, day);
  }
  return day;
}

const hourOf = (instant: number) => Number(CLOCK.format(instant).slice(11, 13));
const lira = (kurus: number) => kurus / 100;
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const inYear = ({ bill }: PlayedBill) => {
  const day = dayOf(bill.openedAt);
  return day >= '2025-07-01' && day <= '2026-06-30';
};

const ofCampaigns = ({ totals }: PlayedBill['bill']) =>
  total(totals.reductions.map(({ amountKurus }) => amountKurus));

/**
 * The sums of bills, from the played bills themselves.
 * @param open  bills that are open today: only their comps and removed lines count
 */
function sumsOf(played: readonly PlayedBill[], open: readonly PlayedBill[] = []) {
  const closed = played.filter(({ outcome }) => outcome === 'Closed');
  const cancelled = played.filter(({ outcome }) => outcome === 'Voided' || outcome === 'Struck');
  const linesOf = (bills: readonly PlayedBill[]) => bills.flatMap(({ bill }) => bill.lines);
  const all = linesOf([...closed, ...cancelled, ...open]);
  const gifts = all.filter(({ isGift, state }) => isGift && state !== 'Cancelled');
  const struck = all.filter(({ state }) => state === 'Cancelled');
  const worth = (lines: typeof gifts) => lira(total(lines.map((line) => unitKurus(line) * line.quantity)));
  const units = (lines: typeof gifts) => total(lines.map(({ quantity }) => quantity));
  const revenueKurus = total(closed.map(({ bill }) => bill.totals.totalKurus));
  return {
    orders: closed.length,
    guests: total(closed.map(({ bill }) => bill.guests ?? 0)),
    revenue: lira(revenueKurus),
    averageBill: closed.length === 0 ? null : lira(Math.round(revenueKurus / closed.length)),
    discounts: lira(total(closed.map(({ bill }) => bill.totals.discountKurus))),
    discountsByHand: lira(total(closed.map(({ bill }) => bill.totals.discountKurus - ofCampaigns(bill)))),
    serviceFees: lira(total(closed.map(({ bill }) => bill.totals.serviceFeeKurus))),
    gifts: { units: units(gifts), amount: worth(gifts) },
    strikes: { units: units(struck), amount: worth(struck) },
    voids: { orders: cancelled.length, amount: lira(total(cancelled.map(({ voidedKurus }) => voidedKurus))) },
  };
}

const betweenDays = ({ from, to }: { from: string; to: string }) =>
  year.played.filter(({ bill }) => dayOf(bill.openedAt) >= from && dayOf(bill.openedAt) <= to);

test('the figures of each day, week and month of a year equal independent sums, and so do those before', async () => {
  for (const step of ['Day', 'Week', 'Month']) {
    const trend = await year.read(`trend?${RANGE}&step=${step}`);
    for (const part of [...trend.steps, trend.total]) {
      assert.deepEqual(part.figures, sumsOf(betweenDays(part.range)), `${step} ${part.range.from}`);
      assert.deepEqual(part.figuresBefore, sumsOf(betweenDays(part.before)), `${step} ${part.before.from}`);
    }
    const open = year.played.filter((one) => one.outcome === 'Open' && inYear(one));
    assert.equal(trend.openBills, open.length);
    assert.ok(trend.total.figures.orders > 500 && open.length > 100);
  }
});

test('reservations and no-shows equal independent sums, as they are now', async () => {
  const { steps } = await year.read(`trend?${RANGE}&step=Month`);
  for (const { range, reservations } of steps) {
    const own = year.reservations.filter(({ startsAt }) => {
      const day = dayOf(startsAt);
      return day >= range.from && day <= range.to;
    });
    // All reservations are in the past: requests were cancelled, and expected guests did not come.
    const having = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length;
    assert.deepEqual(reservations, {
      reservations: own.length,
      guests: total(own.map(({ guests }) => guests)),
      came: having('Seated', 'Completed'),
      noShows: having('NoShow', 'Confirmed'),
      cancelled: having('Cancelled', 'Pending'),
      declined: having('Declined'),
    });
  }
});

test('the channels of a year equal independent sums, and add up to it', async () => {
  const channels = await year.read(`channels?${RANGE}`);
  for (const { type, key, figures } of channels) {
    const own = year.played.filter(inYear).filter(({ bill }) => {
      const by = bill.rounds[0]!.by;
      return bill.type === type && (key === null ? by.kind === 'Account' : by.id === key.id);
    });
    assert.deepEqual(figures, sumsOf(own), `${type} ${key?.name}`);
  }
  assert.equal(channels.length, 9);
});

/** The preparation times of the kitchen, from the played bills themselves. */
function timesOf(bills: readonly PlayedBill[]) {
  const minutes = bills.flatMap((one) => one.minutes ?? []).sort((a, b) => a - b);
  const at = (share: number) => minutes[Math.ceil(minutes.length * share) - 1];
  return minutes.length === 0
    ? null
    : { rounds: minutes.length, medianMinutes: at(0.5), slowMinutes: at(0.9) };
}

test('the hours of a year and the times of the kitchen equal independent sums', async () => {
  const { hours, preparation } = await year.read(`hours?${RANGE}`);
  const closed = year.played.filter(inYear).filter(({ outcome }) => outcome === 'Closed');
  for (const one of hours) {
    const own = closed.filter(({ bill }) => hourOf(bill.openedAt) === one.hour);
    assert.equal(one.orders, own.length);
    assert.equal(one.revenue, lira(total(own.map(({ bill }) => bill.totals.totalKurus))));
    assert.deepEqual(one.preparation, timesOf(own), `hour ${one.hour}`);
  }
  assert.deepEqual(preparation, timesOf(closed));
  assert.equal(hours.length, 24);
});

/** The sales of the two products, from the played bills themselves, the product with the most units first. */
function salesOf(bills: readonly PlayedBill[]) {
  const sums = year.venue.record.menu.products.slice(0, 2).map((product) => {
    const own = bills.flatMap(({ bill, outcome }) =>
      bill.lines.filter(({ productId }) => productId === product.id).map((line) => ({ line, outcome })),
    );
    const units = (lines: typeof own) => total(lines.map(({ line }) => line.quantity));
    const live = own.filter(
      ({ line, outcome }) => (outcome === 'Closed' || outcome === 'Open') && line.state !== 'Cancelled',
    );
    const charged = live.filter(({ line }) => !line.isGift);
    return {
      productId: product.id,
      name: product.name,
      units: units(charged),
      amount: lira(total(charged.map(({ line }) => unitKurus(line) * line.quantity))),
      giftUnits: units(own.filter(({ line }) => line.isGift && line.state !== 'Cancelled')),
      struckUnits: units(own.filter(({ line }) => line.state === 'Cancelled')),
    };
  });
  return sums.sort((a, b) => b.units - a.units);
}

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
const withoutMenu = ({ isOnMenu: _, ...seller }: any) => seller;

test('the products of a year equal independent sums; those that nobody ordered are the slowest', async () => {
  const { best, slowest, products } = await year.read(`products?${RANGE}`);
  const sums = salesOf(year.played.filter(inYear).filter(({ outcome }) => outcome !== 'Open'));
  assert.deepEqual(best.map(withoutMenu), sums);
  assert.equal(slowest[0].units, 0);
  assert.ok(products > best.length);
});

test('today equals independent sums over its finished and its open bills, from every side', async () => {
  // A Sunday, which ends at two in the morning.
  const today = '2026-07-05';
  const openers = year.played.slice(0, 40).map(({ bill }) => bill.rounds[0]!.by);
  const played = playYear({
    ...{
      venueId: year.venue.id,
      venue: year.venue.record.venue,
      products: year.venue.record.menu.products.slice(0, 2),
      openers,
    },
    ...{ startsAt: Date.parse('2026-07-05T00:30:00.000Z'), days: 1, billsADay: 900, seed: 3 },
  });
  await insertPlayed(sofra.db, year.venue.id, played, year.played.length + 1);
  sofra.clock.set('2026-07-05T23:00:00.000Z');
  const own = played.filter(({ bill }) => dayOf(bill.openedAt) === today);
  const open = own.filter(({ outcome }) => outcome === 'Open');
  assert.ok(open.length > 100, 'more than one statement reads');
  const range = `from=${today}&to=${today}`;
  const sums = sumsOf(own, open);

  const now = await year.read('today');
  assert.deepEqual(now.figures, sums);
  assert.deepEqual(now.open, {
    orders: open.length,
    guests: total(open.map(({ bill }) => bill.guests ?? 0)),
    amount: lira(total(open.map(({ bill }) => bill.totals.totalKurus))),
  });
  assert.deepEqual(now.preparation, timesOf(own));
  const trend = await year.read(`trend?${range}`);
  assert.deepEqual([trend.steps[0].figures, trend.total.figures, trend.openBills], [sums, sums, open.length]);
  const [branch] = await year.read(`branches?${range}`);
  assert.deepEqual(branch.figures, sums);
  for (const { type, key, figures } of await year.read(`channels?${range}`)) {
    const ofChannel = ({ bill }: PlayedBill) => {
      const by = bill.rounds[0]!.by;
      return bill.type === type && (key === null ? by.kind === 'Account' : by.id === key.id);
    };
    assert.deepEqual(figures, sumsOf(own.filter(ofChannel), open.filter(ofChannel)), `${type} ${key?.name}`);
  }
  const { hours, preparation } = await year.read(`hours?${range}`);
  assert.deepEqual(preparation, timesOf(own));
  for (const one of hours)
    assert.deepEqual(one.preparation, timesOf(own.filter(({ bill }) => hourOf(bill.openedAt) === one.hour)));
  const { best } = await year.read(`products?${range}`);
  assert.deepEqual(best.map(withoutMenu), salesOf(own));
});
