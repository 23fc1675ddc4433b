import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billToPrint } from '../../src/core/printing/bill-to-print.ts';
import { findBill } from '../../src/store/bills/bills.ts';
import { WORDS } from '../../src/words/words.ts';
import { newBridgedVenue } from '../harness/bridge.ts';
import { followKeyEvents } from '../harness/key-follower.ts';
import { place } from '../harness/public-caller.ts';
import { sampleOrder, useSofra } from '../harness/sofra.ts';
import { freshKey, freshUsername } from '../harness/staff.ts';
import { askedFor, newReservingVenue } from './reservation-venue.ts';

const sofra = useSofra({ publicSite: 'https://sofra.example' });
const allergy = { allergens: ['Lupin'], text: 'never seen outside' };

/** No name of the mark, of its allergen or of its words in any text. */
function assertNothingOf(where: string, text: string): void {
  assert.ok(text.length > 0, `${where} says something`);
  for (const word of ['allergy', 'lupin', 'acı bakla', allergy.text])
    assert.ok(!text.toLowerCase().includes(word), `${where} has ${word}: ${text}`);
}

test('an allergy is in no answer, page, event, document, table or paper that leaves the staff', async (t) => {
  const venue = await newBridgedVenue(sofra, { username: freshUsername() });
  const following = await followKeyEvents(sofra, t, venue.key.text);
  const placed = await place(sofra, venue, sampleOrder(venue), { key: venue.key.text });
  const billId: string = placed.body.data.order.id;
  await following.until(1);
  const path = `/venues/${venue.id}/bills/${billId}`;
  const act = async (method: string, below: string, body?: unknown) => {
    sofra.clock.advance(1_000);
    const answer = await venue.waiter.call(method, path + below, body, { 'idempotency-key': freshKey() });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data;
  };
  const { lines } = await act('PUT', '/allergy', { allergy });
  const marked = await act('PUT', `/lines/${lines[0].id}/allergy`, { allergy });
  await act('POST', '/allergy/seen', { lineId: null, at: marked.allergy.at });
  assert.deepEqual([marked.allergy.text, marked.lines[0].allergy.text], [allergy.text, allergy.text]);
  await act('POST', `/lines/${lines[0].id}/move`, { to: 'Ready' });
  await following.until(2);
  const { url } = await act('GET', '/page');
  const guestPage = async () => (await fetch(sofra.baseUrl + new URL(url).pathname)).text();
  assertNothingOf('the page of the open bill', await guestPage());

  const bill = (await findBill(sofra.db, venue.id, billId))!;
  assert.equal(bill.allergy!.text, allergy.text);
  for (const kind of ['Bill', 'Receipt'] as const) {
    const paper = billToPrint(bill, { kind, paymentId: null }, WORDS.en.papers);
    assertNothingOf(`a ${kind}`, JSON.stringify(paper));
  }
  await act('POST', '/close', { kind: 'Cash' });

  assertNothingOf('the page of the closed bill', await guestPage());
  const publicly = async (below: string) =>
    (await sofra.call('GET', `/public/v1${below}`, { key: venue.key.text })).text;
  assertNothingOf('the order', await publicly(`/orders/${billId}`));
  assertNothingOf('the orders', await publicly(`/orders?venueId=${venue.id}`));
  await following.until(3);
  assertNothingOf('the events', JSON.stringify(following.events));
  const asBridge = await venue.bridge.call('GET', `${path}/fiscal`);
  assert.equal(asBridge.status, 200);
  assertNothingOf('the bill of a fiscal device', asBridge.text);
  const paymentIds = [asBridge.body.data.payments[0].id];
  const created = await venue.bridge.call(
    'POST',
    `${path}/fiscal-documents`,
    { kind: 'Sale', paymentIds },
    { 'idempotency-key': freshKey() },
  );
  assert.ok(created.status < 300, created.text);
  assertNothingOf('a fiscal document', created.text);
  for (const table of ['products', 'trend?from=2026-03-01&to=2026-03-03', 'hours']) {
    const below = `/venues/${venue.id}/figures/tables/${table}`;
    assertNothingOf(`the table ${table}`, (await venue.owner.call('GET', below)).text);
  }
});

test('an allergy of a reservation is in no answer, page or event that leaves the staff', async (t) => {
  const venue = await newReservingVenue(sofra, { username: freshUsername() });
  const following = await followKeyEvents(sofra, t, venue.key.text);
  const party = await askedFor(sofra, venue);
  const said = await party.change({ allergy });
  assert.equal(said.body.data.allergy.text, allergy.text);
  await party.act('accept');
  await following.until(1);
  await party.act('check-in');
  await following.until(2);
  const page = async () =>
    (await fetch(sofra.baseUrl + new URL((await party.read()).pageUrl).pathname)).text();
  assertNothingOf('the page of the reservation', await page());
  const publicly = async (below: string) =>
    (await sofra.call('GET', `/public/v1${below}`, { key: venue.key.text })).text;
  assertNothingOf('the reservation', await publicly(`/reservations/${party.id}`));
  assertNothingOf('the reservations', await publicly(`/reservations?venueId=${venue.id}`));
  assertNothingOf('the events', JSON.stringify(following.events));
  await party.act('end');
  const { allergy: left, history } = await party.read();
  assert.deepEqual(left, { allergens: ['Lupin'], text: null });
  assert.ok(!JSON.stringify(history).includes(allergy.text));
});
