import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { bookingSettings, NO_REASONS_NEEDED } from '../../../test/samples/sample-venue.ts';
import { USUAL_BILL_PAPER } from '../../core/venue/bill-paper.ts';
import { PAYMENT_KINDS, type PaymentKind } from '../../core/venue/payment-terms.ts';

/** A payment method. */
const method = (code: string, kind: PaymentKind) => ({
  ...{ code, name: code, kind, brand: null, givesChange: kind === 'Cash', opensDrawer: kind === 'Cash' },
  ...{ isForMealsOnly: false, fiscalCode: null, isActive: true },
});

/** Saturday, 01:30 in Istanbul. */
const sofra = useSofra({ clock: testClock(Date.parse('2026-03-06T22:30:00.000Z')) });

test('200: staff read what their screens need, and an owner decides when a ticket is late', async () => {
  const venue = await newStaffedVenue(sofra, {
    name: 'Meze',
    serviceFeeBasisPoints: 1_000,
    workingHours: [{ day: 'Friday', opensAt: '18:00', closesAt: '02:00', isClosed: false }],
    rush: { until: Date.parse('2026-03-06T23:00:00.000Z'), reason: 'Mutfak dolu' },
  });
  const read = () => venue.waiter.call('GET', `/venues/${venue.id}/profile`);
  const { status, body } = await read();
  assert.equal(status, 200);
  const { paymentMethods, ...rest } = body.data;
  const kinds = paymentMethods.map(({ code, kind }: Record<string, string>) => [code, kind]);
  assert.deepEqual(
    kinds,
    PAYMENT_KINDS.map((kind) => [kind, kind]),
  );
  assert.deepEqual(rest, {
    id: venue.id,
    type: 'Independent',
    name: 'Meze',
    username: null,
    timeZone: 'Europe/Istanbul',
    countryCode: 'TR',
    currency: 'TRY',
    languages: [
      { code: 'tr', name: 'Türkçe', isDefault: true },
      { code: 'en', name: 'English', isDefault: false },
    ],
    serviceFeePercent: 10,
    lateAfterMinutes: 20,
    seatedWaitMinutes: 10,
    readyWaitMinutes: 3,
    takesTakeaway: true,
    takesDelivery: true,
    cashStepKurus: 0,
    fiscalDocuments: 'None',
    tipPercents: [],
    printsReceipts: false,
    courses: [],
    reasons: NO_REASONS_NEEDED,
    businessDate: '2026-03-06',
    businessDateEndsAt: '2026-03-06T23:00:00.000Z',
    evening: { date: '2026-03-06', hours: { opensAt: '18:00', closesAt: '02:00', isClosed: false } },
    rush: { until: '2026-03-06T23:00:00.000Z', reason: 'Mutfak dolu' },
    reservations: bookingSettings(),
  });
  const change = (lateAfterMinutes: unknown) =>
    venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { lateAfterMinutes });
  assert.equal((await change(7)).body.data.lateAfterMinutes, 7);
  assert.equal((await read()).body.data.lateAfterMinutes, 7);
  for (const bad of [0, 241, 1.5, '7', null]) {
    const refused = await change(bad);
    assert.equal(refused.status, 400, JSON.stringify(bad));
    assert.deepEqual(refused.body.validationErrors[0].field, 'lateAfterMinutes');
  }
});

test('200: the ways to pay of a venue are those that it has switched on, in its order', async () => {
  const [card, cash, old] = [method('card', 'Card'), method('cash', 'Cash'), method('old', 'MealCard')];
  const venue = await newStaffedVenue(sofra, {
    paymentMethods: [card, { ...old, isActive: false }, cash],
    cashStepKurus: 25,
    billPaper: { ...USUAL_BILL_PAPER, tipBasisPoints: [500, 1_250] },
  });
  const { data } = (await venue.waiter.call('GET', `/venues/${venue.id}/profile`)).body;
  assert.deepEqual(
    [data.paymentMethods, data.cashStepKurus, data.tipPercents],
    [[card, cash], 25, [5, 12.5]],
  );
});

test('200: a venue without hours has an evening without hours; a rush that is over is not shown', async () => {
  const rush = { until: sofra.clock.now() - 1, reason: 'Mutfak dolu' };
  const venue = await newStaffedVenue(sofra, { rush });
  const { data } = (await venue.waiter.call('GET', `/venues/${venue.id}/profile`)).body;
  assert.deepEqual(data.evening, { date: '2026-03-07', hours: null });
  assert.deepEqual(data.rush, { until: null, reason: null });
});

test('404: staff do not read the profile of another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const answer = await venue.waiter.call('GET', `/venues/${other.id}/profile`);
  assertRefused(answer, 404, 'VENUE_NOT_FOUND');
});
