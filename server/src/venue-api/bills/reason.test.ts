import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../test/harness/staff.ts';
import { NO_REASONS_NEEDED } from '../../../test/samples/sample-venue.ts';
import { REASON_KINDS, type ReasonKind, type Reasons } from '../../core/venue/reasons.ts';

const sofra = useSofra();

const ALL_NEEDED = Object.fromEntries(
  REASON_KINDS.map((kind) => [kind, { usual: [], isNeeded: true }]),
) as unknown as Reasons;

type Send = (bill: OpenedBill, body: object) => ReturnType<OpenedBill['act']>;

const ofLine =
  (method: string, path: string, more: object = {}): Send =>
  async (bill, body) => {
    const { revision } = await bill.read();
    const seen = path.endsWith('step') || ['/gift', '/strike', '/move'].includes(path) ? {} : { revision };
    const sent = { ...more, ...seen, ...body };
    return bill.act(method, `/lines/${bill.first.lines[0].id}${path}`, sent, {
      'idempotency-key': freshKey(),
    });
  };

const startPreparing = async (bill: OpenedBill) =>
  void (await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Preparing' }));

const CALLS: [ReasonKind, Send, ((bill: OpenedBill) => Promise<void>)?][] = [
  ['remove', ofLine('POST', '/strike'), startPreparing],
  ['remove', ofLine('POST', '/move', { to: 'Cancelled' }), startPreparing],
  ['remove', ofLine('POST', '/quantity/step', { by: -1 }), startPreparing],
  ['remove', ofLine('PUT', '/quantity', { quantity: 1 }), startPreparing],
  ['comp', ofLine('PUT', '/gift', { isGift: true })],
  ['discount', ofLine('PUT', '/discount', { percent: 10 })],
  [
    'discount',
    async (bill, body) =>
      bill.act('PUT', '/discount', { percent: 10, revision: (await bill.read()).revision, ...body }),
  ],
  ['price', ofLine('PUT', '/price', { price: 1 })],
  ['void', (bill, body) => bill.act('POST', '/void', body)],
  [
    'refund',
    async (bill, body) => {
      const [payment] = (await bill.read()).payments;
      const path = `/payments/${payment.id}/refunds`;
      return bill.act('POST', path, { kind: 'Card', ...body }, { 'idempotency-key': freshKey() });
    },
    async (bill) => {
      const { revision } = await bill.read();
      const how = { kind: 'Card', amount: 10, revision };
      await bill.act('POST', '/payments', how, { 'idempotency-key': freshKey() });
    },
  ],
];

test('409: what needs a reason is refused without one, changes nothing, and is done with one', async () => {
  const of = await newStaffedVenue(sofra, { reasons: ALL_NEEDED });
  const { kebab } = of.menu;
  for (const [kind, send, prepare] of CALLS) {
    const lines = [{ productId: kebab.id, portionId: kebab.portions[0]!.id, quantity: 2 }];
    const bill = await openBill(of, { lines });
    await prepare?.(bill);
    const { revision } = await bill.read();
    assertRefused(await send(bill, {}), 409, 'REASON_REQUIRED');
    assertRefused(await send(bill, { reason: '  ' }), 409, 'REASON_REQUIRED');
    assert.equal((await bill.read()).revision, revision, kind);
    const done = await send(bill, { reason: 'Cold soup' });
    assert.equal(done.status, 200, `${kind}: ${JSON.stringify(done.body)}`);
    assert.equal((await bill.read()).history.at(-1).detail.reason, 'Cold soup', kind);
  }
});

test('200: only what the setting names needs a reason, from the next call on', async () => {
  const of = await newStaffedVenue(sofra, { reasons: NO_REASONS_NEEDED });
  const need = (isNeeded: boolean) =>
    of.owner.call('PATCH', `/venues/${of.id}/settings`, { reasons: { void: { isNeeded } } });
  const [first, second] = [await openBill(of), await openBill(of)];
  await need(true);
  assertRefused(await first.act('POST', '/void'), 409, 'REASON_REQUIRED');
  const gift = await ofLine('PUT', '/gift', { isGift: true })(first, {});
  assert.equal(gift.status, 200);
  await need(false);
  assert.equal((await second.act('POST', '/void')).status, 200);
});

test('200: a change that was done before the setting changed is answered as done when it is repeated', async () => {
  const of = await newStaffedVenue(sofra, { reasons: NO_REASONS_NEEDED });
  const bill = await openBill(of);
  await bill.act('POST', '/void');
  await of.owner.call('PATCH', `/venues/${of.id}/settings`, { reasons: { void: { isNeeded: true } } });
  assert.equal((await bill.act('POST', '/void')).status, 200);
});

test('200: the profile has the reasons that the owner set, and each kind keeps what was not sent', async () => {
  const of = await newStaffedVenue(sofra, { reasons: NO_REASONS_NEEDED });
  const reasons = { comp: { usual: ['Doğum günü', 'Müdavim'] }, refund: { isNeeded: true } };
  const { status } = await of.owner.call('PATCH', `/venues/${of.id}/settings`, { reasons });
  assert.equal(status, 200);
  const { data } = (await of.waiter.call('GET', `/venues/${of.id}/profile`)).body;
  assert.deepEqual(data.reasons, {
    ...NO_REASONS_NEEDED,
    comp: { usual: ['Doğum günü', 'Müdavim'], isNeeded: false },
    refund: { usual: NO_REASONS_NEEDED.refund.usual, isNeeded: true },
  });
});

test('400: a kind has at most eight reasons of 60 letters, each once', async () => {
  const of = await newStaffedVenue(sofra);
  const set = (usual: string[]) =>
    of.owner.call('PATCH', `/venues/${of.id}/settings`, { reasons: { void: { usual } } });
  assert.equal((await set(Array.from({ length: 8 }, (_, at) => String(at)))).status, 200);
  for (const bad of [Array.from({ length: 9 }, (_, at) => String(at)), ['a'.repeat(61)], ['Cold', 'Cold']])
    assertRefused(await set(bad), 400, 'CONTENT_INVALID');
  assertRefused(await set([' ']), 400, 'VALIDATION_ERROR');
});
