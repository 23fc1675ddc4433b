import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { billExample } from './bill-example.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('200: a bill is read completely, with every property', async () => {
  const { kebab } = venue.menu;
  const [pepper] = kebab.extras;
  const [onion] = kebab.removableIngredients;
  const line = lineOf(kebab, {
    quantity: 2,
    note: 'Az pişmiş',
    extraIds: [pepper!.id],
    removedIngredientIds: [onion!.id],
  });
  const bill = await openBill(venue, {
    customer: { name: 'Ayşe', phone: '0532 123 45 67' },
    paymentMethod: 'Card',
    note: 'Zil bozuk',
    lines: [line],
  });
  const { id, rounds, lines, ...rest } = await bill.read();
  const at = new Date(sofra.clock.now()).toISOString();
  const by = { kind: 'Account', id: venue.waiter.account.id, name: venue.waiter.account.name };
  assert.deepEqual(
    [id, rounds],
    [
      bill.first.id,
      [
        {
          id: rounds[0].id,
          orderedAt: at,
          by,
          takenBy: null,
          fromBillId: null,
          againOf: null,
          idempotencyKey: rounds[0].idempotencyKey,
          note: 'Zil bozuk',
        },
      ],
    ],
  );
  const portion = kebab.portions[0]!;
  assert.deepEqual(lines, [
    {
      id: lines[0].id,
      roundId: rounds[0].id,
      productId: kebab.id,
      productName: kebab.name,
      portionId: portion.id,
      portionName: portion.name,
      quantity: 2,
      unitPrice: 135.5,
      total: 271,
      due: 271,
      isOpenItem: false,
      measure: null,
      vatPercent: null,
      vatSection: null,
      ...{ course: null, isHeld: false, firedAt: null, seat: null, allergy: null },
      paidUnits: 0,
      acceptsMealCard: true,
      priceByHand: null,
      discount: null,
      status: 'Pending',
      isGift: false,
      extras: [{ id: pepper!.id, name: pepper!.name, price: 15 }],
      removedIngredients: [{ id: onion!.id, name: onion!.name }],
      note: 'Az pişmiş',
      orderedAt: at,
      readyAt: null,
    },
  ]);
  assert.deepEqual(rest, {
    venueId: venue.id,
    number: bill.first.number,
    revision: 1,
    type: 'Takeaway',
    state: 'Open',
    status: 'Received',
    paymentStatus: 'Unpaid',
    table: null,
    customer: { name: 'Ayşe', phone: '+905321234567', address: null, paymentMethod: 'Card' },
    waiter: { id: venue.waiter.account.id, name: 'Deniz' },
    guests: null,
    reservation: null,
    askedAt: null,
    allergy: null,
    note: 'Zil bozuk',
    payments: [],
    refunds: [],
    prints: [],
    documents: [],
    reductions: [],
    discount: null,
    totals: {
      subtotal: 271,
      discount: 0,
      serviceFee: 0,
      total: 271,
      paid: 0,
      tips: 0,
      remaining: 271,
      mealCards: 271,
      toGiveBack: 0,
      currency: 'TRY',
    },
    vat: [],
    isHidden: false,
    isPaidFirst: false,
    isPlacedByApi: false,
    openedAt: at,
    businessDate: '2026-03-03',
    leftAt: null,
    closedAt: null,
    voidedAt: null,
    movedTo: null,
    history: [
      {
        action: 'BillOpened',
        at,
        by,
        approvedBy: null,
        isAfterPrint: false,
        detail: { roundId: rounds[0].id, lineIds: [lines[0]!.id], takenBy: null },
      },
    ],
  });
});

test('200: money has two decimals in the answer', async () => {
  const bill = await openBill(venue);
  const { text } = await venue.waiter.call('GET', bill.path);
  assert.match(text, /"unitPrice":120\.50,"total":120\.50/);
  assert.match(text, /"discount":0\.00/);
});

test('200: the reductions are listed by campaign', async () => {
  const id = randomUUID();
  const everything = {
    id,
    kind: 'BillDiscount',
    name: 'Salı indirimi',
    badgeText: null,
    validFrom: null,
    validUntil: null,
    weekdays: null,
    dailyFrom: null,
    dailyUntil: null,
    orderTypes: null,
    translations: {},
    minimumKurus: 0,
    reduction: { kind: 'Percent', basisPoints: 1_000 },
  } as const;
  const cheap = await newStaffedVenue(sofra, { serviceFeeBasisPoints: 1_000 }, { campaigns: [everything] });
  const { reductions, totals } = await (await openBill(cheap)).read();
  assert.deepEqual(reductions, [{ campaignId: id, name: 'Salı indirimi', amount: 12.05 }]);
  assert.deepEqual([totals.discount, totals.serviceFee, totals.total], [12.05, 10.85, 119.3]);
});

test('200: an order of the API is read like any other bill, with the key that placed it', async () => {
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/bills/${placed.body.data.order.id}`);
  const { id, name } = venue.key.record;
  const by = { kind: 'Key', id, name };
  assert.deepEqual([body.data.isPlacedByApi, body.data.rounds[0].by], [true, by]);
  const { action, by: opener } = body.data.history[0];
  assert.deepEqual([action, opener], ['BillOpened', by]);
});

test('200: the history lists each round between the changes, in order', async () => {
  const { kebab, baklava } = venue.menu;
  const bill = await openBill(venue, { lines: [lineOf(kebab)] });
  const [first] = bill.first.lines;
  await bill.act('POST', `/lines/${first.id}/move`, { to: 'Ready' });
  const more = { lines: [lineOf(baklava), lineOf(kebab)] };
  const placed = await bill.act('POST', '/rounds', more, { 'idempotency-key': freshKey() });
  await bill.act('POST', '/close', { kind: 'Cash' });
  const { rounds, history } = await bill.read();
  const entries = history.map(({ action, detail }: { action: string; detail: { lineIds?: string[] } }) => [
    action,
    detail.lineIds ?? null,
  ]);
  assert.deepEqual(entries, [
    ['BillOpened', [first.id]],
    ['LineMoved', null],
    ['RoundPlaced', placed.body.data.addedLineIds],
    ['BillClosed', null],
  ]);
  assert.equal(history[2].detail.roundId, rounds[1].id);
});

test('200: the owner of a headquarter reads and changes the bills of a branch under their own name', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const { path } = await openBill(branch);
  const { account, call } = headquarter.owner;
  assert.equal((await call('POST', `${path}/void`)).status, 200);
  const { history } = (await call('GET', path)).body.data;
  assert.deepEqual(history[1].by, { kind: 'Account', id: account.id, name: account.name });
});

test('404: a bill of another venue is answered byte for byte like an unknown one', async () => {
  const other = await openBill(await newStaffedVenue(sofra));
  const headers = { traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01` };
  const answers = await Promise.all(
    [other.first.id, randomUUID()].map((id) =>
      venue.waiter.call('GET', `/venues/${venue.id}/bills/${id}`, undefined, headers),
    ),
  );
  assert.deepEqual([answers[0]!.status, answers[0]!.body.errorCode], [404, 'BILL_NOT_FOUND']);
  assert.equal(answers[0]!.text, answers[1]!.text);
});

test('the example of the reference has the shape of a bill', async () => {
  const { history: _history, ...read } = await (await openBill(venue)).read();
  assert.deepEqual(Object.keys(billExample), Object.keys(read));
});
