import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  type Person,
  placeOrder,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(async () => {
  const manager = await sampleAccount('Manager');
  const staffed = await newStaffedVenue(sofra, {}, { accounts: [manager] });
  return { ...staffed, manager: await signIn(sofra, manager) };
});

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function noticesOf(person: Person): Promise<any> {
  return (await person.call('GET', `/venues/${venue.id}/notices`)).body.data;
}

function markSeen(person: Person, change: unknown) {
  return person.call('PUT', `/venues/${venue.id}/notices/seen`, { change });
}

test('200: an order and each further round give a notice to all but the person who placed it; other changes do not', async () => {
  assert.deepEqual(await noticesOf(venue.manager), { unseen: 0, seenChange: 0, notices: [] });
  const bill = await openBill(venue);
  await bill.act(
    'POST',
    '/rounds',
    { lines: [lineOf(venue.menu.kebab)] },
    { 'idempotency-key': 'noticed-round' },
  );
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
  const { unseen, notices } = await noticesOf(venue.manager);
  assert.equal(unseen, 2);
  assert.deepEqual(
    notices.map(({ notice, subject, subjectId, isSeen }: Record<string, unknown>) => [
      notice,
      subject,
      subjectId,
      isSeen,
    ]),
    [
      ['NewRound', 'Bill', bill.first.id, false],
      ['NewOrder', 'Bill', bill.first.id, false],
    ],
  );
  assert.deepEqual(await noticesOf(venue.waiter), { unseen: 0, seenChange: 0, notices: [] });
});

test('200: notices are marked as seen for one account only, and never become unseen', async () => {
  const [newest, older] = (await noticesOf(venue.manager)).notices;
  const seen = await markSeen(venue.manager, older.change);
  assert.deepEqual([seen.status, seen.body.data.unseen, seen.body.data.seenChange], [200, 1, older.change]);
  assert.equal((await markSeen(venue.manager, newest.change)).body.data.unseen, 0);
  assert.equal((await markSeen(venue.manager, older.change)).body.data.unseen, 0);
  assert.equal((await noticesOf(venue.owner)).unseen, 2);
  await placeOrder(venue);
  assert.equal((await noticesOf(venue.manager)).unseen, 1);
});

test('200: a number after the last change does not hide later notices', async () => {
  await markSeen(venue.owner, Number.MAX_SAFE_INTEGER);
  assert.equal((await noticesOf(venue.owner)).unseen, 0);
  await placeOrder(venue);
  assert.equal((await noticesOf(venue.owner)).unseen, 1);
});

test('200: an order that a guest likely placed twice is accepted and flagged with the earlier one', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab } = venue.menu;
  const lines = [lineOf(kebab, { extraIds: kebab.extras.slice(0, 2).map(({ id }) => id) }), lineOf(kebab)];
  const order = async (change: Record<string, unknown> = {}) => {
    const answer = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
      key: venue.key.text,
      body: sampleOrder(venue, { lines, ...change }),
      headers: { 'idempotency-key': freshKey() },
    });
    assert.equal(answer.status, 201);
    return answer.body.data.order.id as string;
  };
  const first = await order();
  const phone = { name: 'Ayşe', phone: '+90 532 123 45 67' };
  // Other events at the venue do not hide the notice.
  for (let other = 0; other < 10; other += 1) await placeOrder(venue);
  sofra.clock.advance(4 * 60_000);
  await order({ customer: phone, note: 'Gelmedi galiba', lines: lines.toReversed() });
  await order({ customer: { ...phone, phone: '0533 123 45 67' } });
  await order({ lines: [lineOf(kebab)] });
  sofra.clock.advance(5 * 60_000);
  await order();
  const { notices } = (await venue.owner.call('GET', `/venues/${venue.id}/notices`)).body.data;
  type Said = Record<'roundId' | 'likelyDuplicateOf' | 'likelyDuplicateRoundId', string | null>;
  const said: Said[] = notices.toReversed();
  assert.deepEqual(
    [said[0]!, ...said.slice(11)].map(({ likelyDuplicateOf }) => likelyDuplicateOf),
    [null, first, null, null, null],
  );
  assert.equal(said[11]!.likelyDuplicateRoundId, said[0]!.roundId);
});

test('200: each notice says whom it is about: the table, otherwise the guest, otherwise the number', async () => {
  const venue = await newStaffedVenue(sofra);
  const { first } = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  await openBill(venue, { customer: { name: 'Işıl', phone: '0532 999 88 77' } });
  await openBill(venue, { customer: null });
  const { notices } = (await venue.owner.call('GET', `/venues/${venue.id}/notices`)).body.data;
  assert.deepEqual(
    notices.map(({ who }: { who: string }) => who),
    ['#3', 'Işıl', first.table.name],
  );
});

test('400: an invalid change number is refused', async () => {
  for (const change of [-1, 1.5, '7', null]) {
    assertRefused(await markSeen(venue.waiter, change), 400, 'VALIDATION_ERROR');
  }
});

test('200: notices of more than a day ago are not listed, although their changes are kept', async () => {
  await placeOrder(venue);
  assert.ok((await noticesOf(venue.owner)).unseen > 0);
  sofra.clock.advance(25 * 3_600_000);
  const person = await signIn(sofra, venue.owner.account);
  const { unseen, notices } = await noticesOf(person);
  assert.deepEqual([unseen, notices], [0, []]);
});
