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
  const accounts = [await sampleAccount('Cook'), await sampleAccount('Host')] as const;
  const rights = FREE_CASHIERS.Host.rights.filter((right) => right !== 'seeGuests');
  const roles = { ...FREE_CASHIERS, Host: { ...FREE_CASHIERS.Host, rights } };
  const venue = await newReservingVenue(sofra, { roles }, { accounts: [...accounts] });
  const [cook, host] = await Promise.all(accounts.map((account) => signIn(sofra, account)));
  return { ...venue, cook: cook!, host: host! };
}

async function followed(person: { cookie: string }): Promise<LiveReader> {
  const reader = await follow(sofra.baseUrl, person);
  await reader.until((events) => events.length > 0);
  return reader;
}

test('the stream has phone numbers and addresses, and reservations, only for those with the right to each', async () => {
  const venue = await newFollowedVenue();
  const board = await registerDevice(sofra, venue.owner, venue.id, 'Board');
  const readers = await Promise.all([venue.waiter, venue.host, venue.cook, board].map(followed));
  await openBill(venue, { type: 'Delivery', customer });
  const { name, phone } = customer;
  const { act } = await takenDown(venue, { customer: { name, phone } });
  await act('cancel', { reason: 'Ankara’ya taşındı' });
  const isReservation = ({ event }: { event: string }) => event === 'reservation';
  const seen = [];
  for (const reader of readers) {
    await reader.until((events) => events.filter(isReservation).length === 2);
    reader.disconnect();
    const { bill } = reader.events.find(({ event }) => event === 'bill')!.data;
    const { reservation, reason } = reader.events.findLast(isReservation)!.data;
    seen.push([bill.customer, reservation?.customer ?? null, reason]);
  }
  const unseen = { name, phone: null, address: null, paymentMethod: null };
  assert.deepEqual(seen, [
    [{ ...customer, paymentMethod: null }, { name, phone }, 'Ankara’ya taşındı'],
    [unseen, { name, phone: null }, 'Ankara’ya taşındı'],
    [unseen, null, null],
    [unseen, null, null],
  ]);
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
