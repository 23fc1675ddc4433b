import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import {
  FREE_CASHIERS,
  freshKey,
  newStaffedVenue,
  openBill,
  type Person,
  placeOrder,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from '../../../../test/harness/staff.ts';
import type { RoleGrants } from '../../../core/access/rights.ts';

const sofra = useSofra();

/** Waiters see only their own bills; cashiers see all. */
const OWN_BILLS: RoleGrants = {
  ...FREE_CASHIERS,
  Waiter: {
    ...FREE_CASHIERS.Cashier,
    rights: FREE_CASHIERS.Cashier.rights.filter((right) => right !== 'seeOthersBills'),
  },
};

async function venueOfOwnBills(): Promise<StaffedVenue & { ada: Person; can: Person }> {
  const [ada, can] = [await sampleAccount('Waiter'), await sampleAccount('Waiter', { name: 'Can' })];
  const venue = await newStaffedVenue(sofra, { roles: OWN_BILLS }, { accounts: [ada, can] });
  return { ...venue, ada: await signIn(sofra, ada), can: await signIn(sofra, can) };
}

const idsOf = (answer: { body: { data: { items: { id: string }[] } } }) =>
  answer.body.data.items.map(({ id }) => id);

test('a bill is of the person who took its first order; one of a guest is of no one', async () => {
  const venue = await venueOfOwnBills();
  const { bill } = (await placeOrder(venue, {}, { by: venue.ada })).body.data;
  assert.deepEqual(bill.waiter, { id: venue.ada.account.id, name: 'Ada' });
  const sent = await placeOrder(venue, { takenBy: venue.can.account.id }, { by: venue.ada });
  assert.equal(sent.body.data.bill.waiter.name, 'Can');
  const ordered = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  const path = `/venues/${venue.id}/bills/${ordered.body.data.order.id}`;
  const ofGuest = await venue.ada.call('GET', path);
  assert.equal(ofGuest.body.data.waiter, null);
  assert.equal((await venue.ada.call('PUT', `${path}/waiter`)).body.data.waiter.name, 'Ada');
  assertRefused(await venue.can.call('GET', path), 404, 'BILL_NOT_FOUND');
});

test('404: no call shows or changes a bill of others to a person who sees only their own', async () => {
  const venue = await venueOfOwnBills();
  const [tableId] = venue.tableIds;
  const order = { type: 'DineIn', tableId, lines: [lineOf(venue.menu.kebab, { quantity: 2 })] };
  const { bill } = (await placeOrder(venue, order, { by: venue.ada })).body.data;
  const mine = (await placeOrder(venue, {}, { by: venue.can })).body.data.bill;
  const path = `/venues/${venue.id}/bills/${bill.id}`;
  const [line] = bill.lines;
  const cash = { kind: 'Cash', amount: 1, revision: bill.revision };
  for (const [method, below, body] of [
    ['GET', '', undefined],
    ['GET', '/papers', undefined],
    ['GET', '/page', undefined],
    ['POST', '/payments/preview', cash],
    ['POST', '/payments', cash],
    ['POST', '/close', { kind: 'Cash' }],
    ['POST', '/void', { reason: 'x' }],
    ['PUT', '/waiter', undefined],
    ['POST', `/lines/${line.id}/move`, { to: 'Ready' }],
    ['POST', `/lines/${line.id}/strike`, {}],
    ['POST', '/rounds', { lines: [lineOf(venue.menu.kebab)] }],
    ['POST', '/moves', { revision: bill.revision, to: { tableId: null } }],
    ['POST', '/print', { kind: 'Bill' }],
    ['GET', '/fiscal', undefined],
  ] as const) {
    const answer = await venue.can.call(method, path + below, body, { 'idempotency-key': freshKey() });
    assert.deepEqual([answer.status, answer.body.errorCode], [404, 'BILL_NOT_FOUND'], `${method} ${below}`);
  }
  const move = { revision: mine.revision, to: { billId: bill.id, revision: bill.revision } };
  const onto = await venue.can.call('POST', `/venues/${venue.id}/bills/${mine.id}/moves`, move, {
    'idempotency-key': freshKey(),
  });
  assertRefused(onto, 404, 'BILL_NOT_FOUND');
  assertRefused(await placeOrder(venue, order, { by: venue.can }), 409, 'TABLE_TAKEN');
  const lists = `/venues/${venue.id}/bills`;
  assert.deepEqual(idsOf(await venue.can.call('GET', lists)), [mine.id]);
  assert.deepEqual(idsOf(await venue.can.call('GET', `${lists}?q=${bill.number}`)), []);
  assert.deepEqual(idsOf(await venue.can.call('GET', `${lists}?date=Today`)), [mine.id]);
  assert.deepEqual(idsOf(await venue.waiter.call('GET', lists)), [mine.id, bill.id]);
  assert.equal((await venue.ada.call('GET', path)).body.data.revision, bill.revision);
});

test('a bill that is taken over is that of the other from then on, and the history says so', async () => {
  const venue = await venueOfOwnBills();
  const { path, read } = await openBill(venue);
  const { data } = await (await venue.owner.call('PUT', `${path}/waiter`)).body;
  assert.equal(data.waiter.name, 'Defne');
  const again = await venue.owner.call('PUT', `${path}/waiter`);
  assert.equal(again.body.data.revision, data.revision);
  const { history } = await read();
  assert.deepEqual(
    [history.at(-1).action, history.at(-1).by.name, history.at(-1).detail],
    ['TakenOver', 'Defne', { fromName: 'Deniz' }],
  );
  await venue.owner.call('POST', `${path}/close`, { kind: 'Cash' });
  assertRefused(await venue.waiter.call('PUT', `${path}/waiter`), 409, 'BILL_NOT_OPEN');
});
