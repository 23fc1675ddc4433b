import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addBridge } from '../../server/test/harness/bridge.ts';
import { useFixture } from '../../server/test/harness/fixture.ts';
import { freshKey, type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { tapInMore } from './more-acts.ts';

describe('fiscal documents at the till', IN_A_BROWSER, () => {
  const app = useApp({}, { fiscalDocuments: 'Wanted' });
  const bridge = useFixture(() => addBridge(app.sofra, app.venue));

  let till: AppPage;

  const tell = async (bill: OpenedBill, path: string, body: unknown) => {
    const headers = { 'idempotency-key': freshKey() };
    const answer = await bridge.call('POST', `${bill.path}/fiscal-documents${path}`, body, headers);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.documents.at(-1).id as string;
  };
  const paid = async () => {
    const bill = await openBill(app.venue);
    const total = Number(bill.first.totals.total);
    const key = { 'idempotency-key': freshKey() };
    const { body } = await bill.act('POST', '/payments', { kind: 'Card', amount: total }, key);
    return { bill, paymentIds: [body.data.payments[0].id as string] };
  };
  const button = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true });

  test('a bill says that a document waits, why it failed, and its number; staff try again with a tap', async () => {
    const { bill, paymentIds } = await paid();
    till = await app.open(`/till/bills/${bill.first.id}`);
    const page = till;
    const marks = page.getByRole('region', { name: en.fiscal.title });
    const id = await tell(bill, '', { kind: 'Sale', paymentIds });
    await marks.getByText(say('fiscal.pending', { kind: 'Fiscal receipt' })).waitFor();
    await tell(bill, `/${id}/failed`, { reason: 'Paper is out' });
    await marks.getByText(say('fiscal.failed', { kind: 'Fiscal receipt', reason: 'Paper is out' })).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await button(page, en.fiscal.again).click();
    await marks.getByText(say('fiscal.pending', { kind: 'Fiscal receipt' })).waitFor();
    await eventually(async () => (await bill.read()).documents[0].state, 'Pending');
    await tell(bill, `/${id}/issued`, { number: '12', zNumber: '7' });
    await marks.getByText('Fiscal receipt no. 12').waitFor();
    await tapInMore(page, en.pay.bill.history);
    await page.getByText('Fiscal document no. 12 issued').waitFor();
    await page.keyboard.press('Escape');
  });

  test('where documents are demanded, closing says what is missing, and an owner closes with a reason', async () => {
    const settings = `/venues/${app.venue.id}/settings`;
    await app.venue.owner.call('PATCH', settings, { fiscalDocuments: 'Required' });
    const { bill } = await paid();
    await till.visit(`/till/bills/${bill.first.id}`);
    await till.getByText(en.fiscal.missing, { exact: false }).waitFor();
    assert.equal(await button(till, en.fiscal.closeWithout.open).count(), 0);
    const page = await app.open(`/till/bills/${bill.first.id}`, { as: 'owner' });
    await button(page, en.fiscal.closeWithout.open).click();
    await button(page, en.fiscal.closeWithout.reasons.Broken).click();
    await eventually(async () => (await bill.read()).state, 'Closed');
    const { detail } = (await bill.read()).history.at(-1);
    assert.equal(detail.withoutDocument, 'The device is broken');
  });
});
