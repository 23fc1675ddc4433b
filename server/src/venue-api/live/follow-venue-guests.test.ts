import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, type LiveReader } from '../../../test/harness/live-reader.ts';
import { registerDevice } from '../../../test/harness/registered-device.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { FREE_CASHIERS, openBill, sampleAccount, signIn } from '../../../test/harness/staff.ts';
import { newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

const PHONE = '+905321119876';
const customer = { name: 'Zeynep Ak', phone: PHONE, address: 'Gizli Sokak 7' };

async function newFollowedVenue() {
  const account = await sampleAccount('Cook');
  const venue = await newReservingVenue(sofra, { roles: FREE_CASHIERS }, { accounts: [account] });
  return { ...venue, cook: await signIn(sofra, account) };
}

async function followed(person: { cookie: string }): Promise<LiveReader> {
  const reader = await follow(sofra.baseUrl, person);
  await reader.until((events) => events.length > 0);
  return reader;
}

test('the stream has phone numbers and addresses only for those with the right, and names for all', async () => {
  const venue = await newFollowedVenue();
  const board = await registerDevice(sofra, venue.owner, venue.id, 'Board');
  const readers = [await followed(venue.waiter), await followed(venue.cook), await followed(board)];
  await openBill(venue, { type: 'Delivery', customer });
  const { name, phone } = customer;
  await takenDown(venue, { customer: { name, phone } });
  const isReservation = ({ event }: { event: string }) => event === 'reservation';
  const seen = [];
  for (const reader of readers) {
    await reader.until((events) => events.some(isReservation));
    reader.disconnect();
    const { bill } = reader.events.find(({ event }) => event === 'bill')!.data;
    seen.push([bill.customer, reader.events.find(isReservation)!.data.reservation.customer]);
  }
  const [ofWaiter, ofCook, ofBoard] = seen;
  assert.deepEqual(ofWaiter, [
    { ...customer, paymentMethod: null },
    { name, phone },
  ]);
  assert.deepEqual(ofCook, [
    { name, phone: null, address: null, paymentMethod: null },
    { name, phone: null },
  ]);
  assert.deepEqual(ofBoard, ofCook);
});

test('a stream ends when the right comes or goes, and the next one has what the person may see now', async () => {
  const venue = await newFollowedVenue();
  const reader = await followed(venue.cook);
  const path = `/venues/${venue.id}/roles`;
  const { roles } = (await venue.owner.call('GET', path)).body.data;
  const Cook = { ...roles.Cook, rights: [...roles.Cook.rights, 'seeGuests'] };
  assert.equal((await venue.owner.call('PUT', path, { roles: { ...roles, Cook } })).status, 200);
  await reader.ended;
  const next = await followed(venue.cook);
  await openBill(venue, { type: 'Delivery', customer });
  const isBill = ({ event }: { event: string }) => event === 'bill';
  await next.until((events) => events.some(isBill));
  next.disconnect();
  assert.equal(next.events.find(isBill)!.data.bill.customer.phone, PHONE);
});
