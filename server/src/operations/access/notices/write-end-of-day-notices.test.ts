import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type Person } from '../../../../test/harness/staff.ts';
import type { MailToSend } from '../../../parts/outgoing.ts';

const mails: MailToSend[] = [];
const sofra = useSofra({
  sendMail: async (mail) => {
    mails.push(mail);
    return 'Sent';
  },
});

test('after a business day the owner gets one notice about reductions above a tenth of sales, and one about open bills', async () => {
  const venue = await newStaffedVenue(sofra);
  const mine = async (by: Person) => (await by.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  const bill = await openBill(venue, { lines: [1, 2].map(() => lineOf(venue.menu.kebab)) });
  const [line] = bill.first.lines;
  await bill.act('PUT', `/lines/${line.id}/gift`, { isGift: true, reason: 'Late' });
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  const left = await openBill(venue);
  assert.deepEqual(await mine(venue.owner), []);
  sofra.clock.advance(24 * 3_600_000);
  const notices = await mine(venue.owner);
  const byKind = new Map(notices.map((one: { kind: string }) => [one.kind, one]));
  assert.deepEqual([...byKind.keys()].sort(), ['BillsLeftOpen', 'ReductionsAboveShare']);
  assert.partialDeepStrictEqual(byKind.get('BillsLeftOpen'), {
    leftOpen: { bills: 1, total: left.first.totals.total },
  });
  const { total } = bill.first.totals;
  assert.partialDeepStrictEqual(byKind.get('ReductionsAboveShare'), {
    reductions: {
      person: { id: venue.waiter.account.id },
      lost: total / 2,
      sales: total + left.first.totals.total,
    },
  });
  assert.deepEqual(await mine(venue.waiter), []);
  const [mail, ...more] = mails.filter(({ to }) => to === venue.owner.account.email);
  assert.deepEqual(more, []);
  assert.match(mail!.text, /Deniz[\s\S]*120,50[\s\S]*\n1 adisyon açık kaldı/);
  const noticeIds = notices.map(({ id }: { id: string }) => id);
  const seen = await venue.owner.call('PUT', `/venues/${venue.id}/notices/mine/seen`, { noticeIds });
  assert.deepEqual(seen.body.data, []);
  assert.deepEqual(await mine(venue.owner), []);
  assert.equal(
    (await venue.owner.call('DELETE', `/venues/${venue.id}/accounts/${venue.waiter.account.id}`)).status,
    200,
  );
});

test('reductions of up to a tenth of the sales cause no notice', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 10 })] });
  const { revision, totals } = await bill.read();
  const off = { amount: totals.total / 10, reason: 'Late', revision };
  assert.equal((await bill.act('PUT', '/discount', off)).status, 200);
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  sofra.clock.advance(24 * 3_600_000);
  assert.deepEqual((await venue.owner.call('GET', `/venues/${venue.id}/notices/mine`)).body.data, []);
});

/** The kinds of notices that an owner gets the day after a waiter gave a discount of 10% on a bill. */
async function kindsAfterTenthOff(reductionsNoticePercent: number | null) {
  const venue = await newStaffedVenue(sofra);
  const settings = `/venues/${venue.id}/settings`;
  const saved = await venue.owner.call('PATCH', settings, { reductionsNoticePercent });
  assert.equal(saved.body.data.reductionsNoticePercent, reductionsNoticePercent);
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 10 })] });
  const { revision, totals } = await bill.read();
  await bill.act('PUT', '/discount', { amount: totals.total / 10, reason: 'Late', revision });
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  await openBill(venue);
  sofra.clock.advance(24 * 3_600_000);
  const { data } = (await venue.owner.call('GET', `/venues/${venue.id}/notices/mine`)).body;
  return data.map(({ kind }: { kind: string }) => kind).sort();
}

test('the venue sets the percentage of sales above which reductions cause a notice, or switches it off', async () => {
  assert.deepEqual(await kindsAfterTenthOff(8), ['BillsLeftOpen', 'ReductionsAboveShare']);
  assert.deepEqual(await kindsAfterTenthOff(20), ['BillsLeftOpen']);
  assert.deepEqual(await kindsAfterTenthOff(null), ['BillsLeftOpen']);
});
