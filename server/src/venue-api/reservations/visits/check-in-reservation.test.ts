import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { place, roundAt } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import {
  lineOf,
  sampleOrder,
  TUESDAY_AFTERNOON,
  useSofra,
  type VenueExtras,
} from '../../../../test/harness/sofra.ts';
import { type OpenedBill, openBill, placeOrder } from '../../../../test/harness/staff.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';
import { cancel } from '../../../../test/venues/booking.ts';
import {
  askedFor,
  newReservingVenue,
  takeDown,
  takenDown,
} from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

const WITH_PRINTER: VenueExtras = {
  revise: ({ printers }) => void printers.push(samplePrinter({ id: randomUUID() })),
};

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: guests are checked in once, at the first tap, and can no longer cancel then', async () => {
  const request = await askedFor(sofra, venue);
  await request.act('accept');
  sofra.clock.set('2026-03-04T16:50:00Z');
  const { status, body } = await request.act('check-in');
  assert.deepEqual(
    [status, body.data.status, body.data.checkedInAt],
    [200, 'Seated', '2026-03-04T16:50:00.000Z'],
  );
  sofra.clock.advance(60_000);
  assert.deepEqual((await request.act('check-in')).body.data, body.data);
  const cancelled = await cancel(sofra, venue, request.id);
  assertRefused(cancelled, 409, 'RESERVATION_NOT_CANCELLABLE');
});

test('200: guests with an unanswered request can be checked in, even before their time', async () => {
  const request = await askedFor(sofra, venue);
  assert.equal((await request.act('check-in')).body.data.status, 'Seated');
  assert.deepEqual(await request.history(), [
    ['Taken', 'Web site'],
    ['CheckedIn', 'Deniz'],
  ]);
});

test('200: late guests can be checked in until they are a no-show', async () => {
  const [late, tooLate] = [await takenDown(venue), await takenDown(venue)];
  sofra.clock.set('2026-03-04T18:59:59.999Z');
  assert.equal((await late.act('check-in')).body.data.status, 'Seated');
  sofra.clock.advance(1);
  assertRefused(await tooLate.act('check-in'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
});

test('409: a cancelled or declined reservation cannot be checked in', async () => {
  const declined = await askedFor(sofra, venue, { startsAt: '2026-03-05T17:00:00Z' });
  await declined.act('decline');
  const cancelled = await takenDown(venue);
  await cancelled.act('cancel');
  for (const reservation of [declined, cancelled]) {
    assertRefused(await reservation.act('check-in'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});

const ALLERGY = { allergens: ['Nuts'], text: 'traces, too' };

async function ticketsOf(at: { id: string; waiter: typeof venue.waiter }, billId: string) {
  const { items } = (await at.waiter.call('GET', `/venues/${at.id}/tickets?billId=${billId}`)).body.data;
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  return items.map(({ kind, allergy }: any) => [kind, allergy]);
}

const allergyOf = ({ allergens, text }: { allergens: string[]; text: string | null }) => ({
  allergens,
  text,
});

test('200: guests with an allergy open a bill that is marked with it, and its ticket tells the kitchen', async () => {
  const own = await newReservingVenue(sofra, {}, WITH_PRINTER);
  const [tableId] = own.tableIds;
  const party = await takenDown(own, { tableIds: [tableId], allergy: ALLERGY });
  await party.act('check-in');
  const standings = (await own.waiter.call('GET', `/venues/${own.id}/tables/standings`)).body.data;
  assert.deepEqual(standings[0].party.allergy, ALLERGY);
  const { first } = await openBill(own, { type: 'DineIn', tableId });
  assert.deepEqual(allergyOf(first.allergy), ALLERGY);
  assert.deepEqual([first.allergy.seen, first.lines[0].allergy], [null, null]);
  assert.deepEqual(await ticketsOf(own, first.id), [['Round', ALLERGY]]);
});

test('201: their first order from outside opens a bill that is marked, too, until they leave', async () => {
  const own = await newReservingVenue(sofra, {}, WITH_PRINTER);
  const [tableId, second, other] = own.tableIds;
  const lines = [lineOf(own.menu.kebab)];
  const party = await takenDown(own, { tableIds: [tableId, second], allergy: ALLERGY });
  const order = async (body: object) => {
    const placed = await place(sofra, own, body);
    assert.equal(placed.status, 201, placed.text);
    const { id } = placed.body.data.order;
    return (await own.waiter.call('GET', `/venues/${own.id}/bills/${id}`)).body.data;
  };
  const early = await order(roundAt(tableId, lines));
  assert.equal(early.allergy, null, 'they are not here yet');
  await own.waiter.call('POST', `/venues/${own.id}/bills/${early.id}/void`, {});
  await party.act('check-in');
  const theirs: string[] = [];
  for (const at of [tableId, second]) {
    const bill = await order(roundAt(at, lines));
    assert.deepEqual(
      [allergyOf(bill.allergy), bill.allergy.seen, bill.allergy.by.kind],
      [ALLERGY, null, 'Key'],
    );
    assert.deepEqual(await ticketsOf(own, bill.id), [['Round', ALLERGY]]);
    theirs.push(bill.id);
    const joined = await order(roundAt(at, lines));
    assert.deepEqual([joined.id, joined.rounds.length], [bill.id, 2]);
  }
  assert.equal((await order(roundAt(other, lines))).allergy, null);
  assert.equal((await order(sampleOrder(own))).allergy, null);
  for (const id of theirs) await own.waiter.call('POST', `/venues/${own.id}/bills/${id}/void`, {});
  await party.act('end');
  const later = await order(roundAt(tableId, lines));
  assert.equal(later.allergy, null, 'they have left');
});

test('200: a bill that is open at their table is marked once they are checked in, and a ticket of the change is printed', async () => {
  for (const checkIn of ['by id', 'by code', 'at once']) {
    const own = await newReservingVenue(sofra, {}, WITH_PRINTER);
    const [tableId] = own.tableIds;
    const bill: OpenedBill = await openBill(own, { type: 'DineIn', tableId });
    sofra.clock.advance(1_000);
    const startsAt = new Date(sofra.clock.now()).toISOString();
    if (checkIn === 'at once')
      await takeDown(own, { startsAt, tableIds: [tableId], allergy: ALLERGY, isHere: true });
    else {
      const party = await takenDown(own, { startsAt, tableIds: [tableId], allergy: ALLERGY });
      assert.equal((await bill.read()).allergy, null, 'they are not here yet');
      if (checkIn === 'by id') await party.act('check-in');
      else
        await own.waiter.call('POST', `/venues/${own.id}/reservations/check-in`, { code: party.first.code });
    }
    assert.deepEqual(allergyOf((await bill.read()).allergy), ALLERGY, checkIn);
    assert.deepEqual((await ticketsOf(own, bill.first.id))[0], ['Change', ALLERGY]);
  }
});

test('200: what is added while they are here is added to their bill; what is removed stays on it until the till removes it', async () => {
  const [tableId] = venue.tableIds;
  const party = await takenDown(venue, { tableIds: [tableId], allergy: ALLERGY });
  await party.act('check-in');
  const bill = await openBill(venue, { type: 'DineIn', tableId });
  await party.change({ allergy: { allergens: ['Milk'], text: null } });
  assert.deepEqual(allergyOf((await bill.read()).allergy), {
    allergens: ['Milk', 'Nuts'],
    text: ALLERGY.text,
  });
  await party.change({ allergy: null });
  const { allergy, revision } = await bill.read();
  assert.deepEqual(allergy.allergens, ['Milk', 'Nuts']);
  await party.change({ guests: 3 });
  assert.equal((await bill.read()).revision, revision);
  await bill.act('POST', '/void');
  await party.act('end');
});

test('200: the bill of other guests stays as it is', async () => {
  const [tableId, other] = venue.tableIds;
  const first = await takenDown(venue, { tableIds: [tableId] });
  await first.act('check-in');
  const bill = await openBill(venue, { type: 'DineIn', tableId });
  const startsAt = new Date(sofra.clock.now() + 5 * 3_600_000).toISOString();
  const second = await takenDown(venue, { startsAt, tableIds: [tableId], allergy: ALLERGY });
  await second.act('check-in');
  assert.equal((await bill.read()).allergy, null);
  const there = await takenDown(venue, { tableIds: [other], allergy: ALLERGY });
  await there.act('check-in');
  assert.equal((await placeOrder(venue, { type: 'Takeaway' })).body.data.bill.allergy, null);
});
