import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { drawersOf } from '../../server/test/money/drawer-evening.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say, usualReasons } from './english.ts';
import { tapInMore } from './more-acts.ts';

const { sheet, notices } = en.approvals;

describe('what a colleague agrees to', IN_A_BROWSER, () => {
  const app = useApp({}, { roles: null });

  let pages: { till: AppPage; owner: AppPage } | undefined;
  /** The cashier at a bill of two kebabs, and the owner at the list of reservations. */
  const atBill = async () => {
    pages ??= { till: await app.open('/till'), owner: await app.open('/host', { as: 'owner' }) };
    const bill = await openBill(app.venue, { lines: [1, 2].map(() => lineOf(app.venue.menu.kebab)) });
    await pages.till.visit(`/till/bills/${bill.first.id}`);
    return { bill, ...pages };
  };
  const quarterOff = async (till: AppPage) => {
    await button(till, en.prices.discount).click();
    await button(dialog(till), '25%').click();
    await button(dialog(till), usualReasons.discount.waited).click();
    await button(dialog(till), en.prices.give).click();
    await till
      .getByRole('dialog', { name: sheet.title })
      .getByText(say('approvals.sheet.waits', { names: 'Defne' }))
      .waitFor();
  };

  test('the colleague reads what it is on any screen, agrees with one tap, and the act goes out by itself', async () => {
    const { bill, till, owner } = await atBill();
    await quarterOff(till);
    const banner = owner.getByRole('region', { name: say('approvals.notices.asks', { name: 'Deniz' }) });
    await banner.getByText(/₺60\.25.*25%/).waitFor();
    await banner.getByText(usualReasons.discount.waited).waitFor();
    await owner.restartTapCount();
    await button(banner, notices.agree).click();
    await eventually(async () => (await bill.read()).discount?.percent, 25);
    assert.equal(await owner.taps(), 1);
    await dialog(till).first().waitFor({ state: 'detached' });
    await banner.waitFor({ state: 'detached' });
    await tapInMore(till, en.pay.bill.history);
    await till.getByText(say('pay.history.approvedBy', { name: 'Defne' })).waitFor();
    await till.keyboard.press('Escape');
    await owner.getByRole('button', { name: say('app.calls.open', { count: 1 }) }).click();
    await owner.getByText(say('approvals.notices.given', { name: 'Deniz' })).waitFor();
    assert.deepEqual(await owner.faultsOfAccess(), []);
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: say('app.calls.open', { count: 0 }) }).waitFor();
  });

  test('a declined act says so, changes nothing and keeps what was typed; one that nobody is asked for any more, too', async () => {
    const { bill, till, owner } = await atBill();
    await quarterOff(till);
    await button(owner, notices.decline).click();
    const form = till.getByRole('dialog');
    await form.getByText(say('approvals.sheet.declined', { name: 'Defne' })).waitFor();
    assert.equal((await bill.read()).discount, null);
    await button(form, en.prices.give).click();
    await till.getByRole('dialog', { name: sheet.title }).waitFor();
    assert.deepEqual(await till.faultsOfAccess(), []);
    await button(owner, notices.agree).waitFor();
    await button(till, sheet.takeBack).click();
    await form.getByText(sheet.stopped).waitFor();
    await button(owner, notices.agree).waitFor({ state: 'detached' });
    await form.getByRole('button', { name: en.app.close }).click();
    await till.getByRole('button', { name: en.app.typed.discard }).click();
    await form.waitFor({ state: 'detached' });
  });

  test('without a network nobody can be asked: it says so, keeps what was typed, and asks once there is one', async () => {
    const { bill, till, owner } = await atBill();
    await till.route('**/approvals', (route) => route.abort());
    await button(till, en.prices.discount).click();
    await button(dialog(till), '25%').click();
    await button(dialog(till), usualReasons.discount.waited).click();
    await button(dialog(till), en.prices.give).click();
    await till.getByText(sheet.offline).waitFor();
    await till.unroute('**/approvals');
    await button(owner, notices.agree).click();
    await eventually(async () => (await bill.read()).discount?.percent, 25);
    await dialog(till).first().waitFor({ state: 'detached' });
  });

  test('behind the sheet the bill says calmly what it waits for, and the sheet opens again with a tap', async () => {
    const { bill, till, owner } = await atBill();
    await quarterOff(till);
    const asked = till.getByRole('dialog', { name: sheet.title });
    await asked.getByRole('button', { name: en.app.close }).click();
    await asked.waitFor({ state: 'detached' });
    const form = dialog(till);
    await form.getByText(en.app.fault.waitsForColleague).waitFor();
    await form.getByRole('button', { name: en.app.close }).click();
    await form.waitFor({ state: 'detached' });
    await till.getByText(en.app.fault.waitsForColleague).waitFor();
    assert.equal(await till.getByText(en.app.fault.refusedAct.split('{')[0]!).count(), 0);
    assert.deepEqual(await till.faultsOfAccess(), []);
    await button(till, en.app.unsent.look).click();
    await asked.waitFor();
    await button(owner, notices.agree).click();
    await eventually(async () => (await bill.read()).discount?.percent, 25);
    await till.getByText(en.app.fault.waitsForColleague).waitFor({ state: 'detached' });
  });

  test('paying and closing the day list the acts that wait for approval, with their amounts; a tap opens each', async () => {
    const { bill, till, owner } = await atBill();
    await quarterOff(till);
    await owner.visit(`/till/bills/${bill.first.id}`);
    const waiting = (page: AppPage | Locator) =>
      page.getByRole('region', { name: en.app.fault.waitsForColleague });
    await waiting(owner)
      .getByText(say('approvals.waiting.by', { name: 'Deniz' }))
      .waitFor();
    await button(owner, en.till.order.pay).click();
    const inPay = waiting(dialog(owner));
    await inPay.getByText(/₺60\.25.*25%/).waitFor();
    await inPay.getByText(en.approvals.waiting.due).waitFor();
    assert.deepEqual(await owner.faultsOfAccess(), []);

    await owner.visit('/till');
    await button(owner, en.till.room.cash).click();
    await button(owner, en.day.parts.Close).click();
    await button(owner, en.day.skip).click();
    await button(owner, en.day.skip).click();
    const atClose = waiting(dialog(owner));
    await atClose.getByText(en.approvals.act.discount).waitFor();
    await atClose.getByText(/₺60\.25/).waitFor();
    assert.deepEqual(await owner.faultsOfAccess(), []);
    await atClose.getByRole('link', { name: en.approvals.waiting.look }).click();
    await owner
      .getByRole('heading', { name: say('till.order.bill', { number: bill.first.number }) })
      .waitFor();

    // The person who asked gets to the question from the payment.
    const asked = till.getByRole('dialog', { name: sheet.title });
    await asked.getByRole('button', { name: en.app.close }).click();
    await asked.waitFor({ state: 'detached' });
    await dialog(till).getByRole('button', { name: en.app.close }).click();
    await button(till, en.till.order.pay).click();
    await button(waiting(dialog(till)), en.approvals.waiting.look).click();
    await asked.waitFor();
    await button(owner, notices.decline).click();
    await waiting(owner).waitFor({ state: 'detached' });
    await waiting(till).waitFor({ state: 'detached' });
  });

  test('who has no right to the drawer pays out with a colleague, who reads the move and its amount', async () => {
    const { owner } = await atBill();
    const path = `/venues/${app.venue.id}/roles`;
    const { roles } = (await app.venue.owner.call('GET', path)).body.data;
    const rights = roles.Cashier.rights.filter((right: string) => right !== 'drawer');
    const Cashier = { ...roles.Cashier, rights };
    assert.equal((await app.venue.owner.call('PUT', path, { roles: { ...roles, Cashier } })).status, 200);
    const waiter = await app.open('/till', { width: 820 });
    await button(waiter, en.till.room.cash).click();
    await button(waiter, en.day.parts.Drawer).click();
    assert.equal(await button(waiter, en.day.moves.FloatSet).count(), 0);
    const asks = (name: string) => button(waiter, `${name} ${en.app.rights.asksColleague}`);
    await asks(en.day.moves.CashOut).click();
    await waiter.getByRole('textbox', { name: en.day.amount }).fill('35');
    await button(waiter, en.day.reasons.Supplier).click();
    await asks(en.day.moves.CashOut).click();
    const asked = waiter.getByRole('dialog', { name: sheet.title });
    await asked.getByText(en.approvals.move.CashOut).waitFor();
    await asked.getByText(/₺35/).waitFor();
    assert.deepEqual(await waiter.faultsOfAccess(), []);
    await owner.getByText(en.day.reasons.Supplier).waitFor();
    await button(owner, notices.agree).click();
    const drawers = drawersOf(app.venue);
    await eventually(async () => (await drawers.read()).drawers[0].period.cashOut, 35);
    await asked.waitFor({ state: 'detached' });
    await asks(en.day.moves.CashOut).waitFor();
    await owner.visit('/till');
    await button(owner, en.till.room.cash).click();
    await owner.getByText(say('day.movements.approvedBy', { name: 'Defne' })).waitFor();
    assert.deepEqual(await owner.faultsOfAccess(), []);
    await waiter.close();
  });
});

function button(scope: AppPage | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

function dialog(page: AppPage): Locator {
  return page.getByRole('dialog');
}
