import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill, sampleAccount } from '../../server/test/harness/staff.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

describe('rights and people', IN_A_BROWSER, () => {
  const app = useApp({}, { roles: null });
  const may = (role: 'Cashier' | 'Waiter', right: keyof typeof en.rights.names) =>
    say('rights.may', { role: en.people.roles[role], right: en.rights.names[right] });

  test('what an owner allows a role is on the till of a person who is signed in, without a reload', async () => {
    const bill = await openBill(app.venue);
    const till = await app.open(`/till/bills/${bill.first.id}`);
    await till.getByRole('button', { name: en.app.more, exact: true }).click();
    const voidIt = till.getByRole('button', { name: en.pay.bill.void });
    await voidIt.getByText(en.app.rights.asksColleague).waitFor({ state: 'attached' });
    const panel = await app.open('/panel/rights', { as: 'owner', width: 1_440, height: 1_000 });
    await panel.getByRole('checkbox', { name: may('Cashier', 'void') }).check();
    const limit = panel.getByLabel(
      say('rights.may', { role: en.people.roles.Cashier, right: en.rights.limit }),
    );
    await limit.fill('101');
    await panel.getByRole('button', { name: en.form.save }).click();
    await panel.getByText(en.rights.limitWrong).waitFor();
    await limit.fill('12,5');
    await panel.getByRole('button', { name: en.form.save }).click();
    await panel.getByRole('region', { name: en.form.unsaved }).waitFor({ state: 'detached' });
    await voidIt.getByText(en.app.rights.asksColleague).waitFor({ state: 'detached' });
    const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/roles`);
    const { Cashier } = body.data.roles;
    assert.deepEqual([Cashier.rights.includes('void'), Cashier.mostOffPercent], [true, 12.5]);
    assert.deepEqual(await panel.faultsOfAccessInBothThemes(), []);
    await panel.close();
    await till.close();
  });

  test('who may never take orders or payments is not offered them; what a colleague agrees to is marked', async () => {
    const lines = [lineOf(app.venue.menu.kebab, { quantity: 2 })];
    const bill = await openBill(app.venue, { lines });
    const { id } = bill.first.lines[0];
    await bill.act('POST', `/lines/${id}/move`, { to: 'Preparing' });
    const path = `/venues/${app.venue.id}/roles`;
    const { roles } = (await app.venue.owner.call('GET', path)).body.data;
    const takeAway = async (...taken: string[]) => {
      const rights = roles.Cashier.rights.filter((right: string) => !taken.includes(right));
      const body = { roles: { ...roles, Cashier: { ...roles.Cashier, rights } } };
      const { status, text } = await app.venue.owner.call('PUT', path, body);
      assert.equal(status, 200, text);
    };
    await takeAway('changeKitchen', 'openItem');
    const till = await app.open(`/till/bills/${bill.first.id}`);
    const asks = (on: Locator) => on.getByText(en.app.rights.asksColleague).waitFor({ state: 'attached' });
    await asks(till.getByRole('button', { name: beginningWith(en.till.menu.openItem) }));
    const bills = till.getByRole('complementary');
    await bills.getByRole('button', { name: /Kebap/ }).click();
    await asks(till.getByRole('dialog').getByRole('group', { name: en.pay.line.quantity }));
    await till.keyboard.press('Escape');
    await takeAway('takeOrders', 'takePayments');
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.waitFor({ state: 'detached' });
    await bills.getByText(en.till.order.due).waitFor();
    assert.equal(await bills.getByRole('button', { name: en.till.order.pay, exact: true }).count(), 0);
    assert.equal(await bills.getByRole('button', { name: en.till.order.send, exact: true }).count(), 0);
    assert.deepEqual(await till.faultsOfAccessInBothThemes(), []);
    await till.visit('/till');
    await till.getByRole('button', { name: en.till.room.cash }).waitFor();
    assert.equal(await till.getByRole('link', { name: en.till.room.newTakeaway }).count(), 0);
    await takeAway();
    await till.getByRole('link', { name: en.till.room.newTakeaway }).waitFor();
    await till.close();
  });

  test('a narrow screen shows one role at a time', async () => {
    const panel = await app.open('/panel/rights', { as: 'owner', width: 360, height: 740 });
    await panel.getByRole('checkbox', { name: may('Waiter', 'refund') }).waitFor();
    assert.equal(await panel.getByRole('checkbox', { name: may('Cashier', 'refund') }).count(), 0);
    await panel.getByRole('button', { name: en.people.roles.Cashier }).click();
    await panel.getByRole('checkbox', { name: may('Cashier', 'refund') }).waitFor();
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(overflow, false);
    await panel.close();
  });

  test('a person is added by name and role alone', async () => {
    const panel = await app.open('/panel/people', { as: 'owner' });
    await panel.getByRole('button', { name: en.people.add }).click();
    const sheet = panel.getByRole('dialog');
    await sheet.getByRole('button', { name: en.people.roles.Owner, exact: true }).click();
    await sheet.getByLabel(en.people.fields.name).fill('Ada');
    await sheet.getByRole('button', { name: en.form.save }).click();
    await sheet.getByText(en.people.emailMissing).first().waitFor();
    await sheet.getByRole('button', { name: en.people.roles.Waiter, exact: true }).click();
    await sheet.getByRole('button', { name: en.form.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await panel.getByText(en.people.noEmail).waitFor();
    assert.deepEqual(await panel.faultsOfAccess(), []);
    await panel.close();
  });

  test('the till says whose bill it is, and one tap takes it over', async () => {
    const account = await sampleAccount('Manager');
    const added = { role: 'Manager', name: 'Mert', email: account.email, password: 'kahve ve lokum' };
    await app.venue.owner.call('POST', `/venues/${app.venue.id}/accounts`, added);
    const bill = await openBill(app.venue);
    const till = await app.open(`/till/bills/${bill.first.id}`, { as: 'owner' });
    await till.getByText(say('till.waiter.of', { name: 'Deniz' })).waitFor();
    await till.restartTapCount();
    await till.getByRole('button', { name: en.till.waiter.takeOver }).click();
    await till.getByText(say('till.waiter.of', { name: 'Deniz' })).waitFor({ state: 'detached' });
    assert.equal(await till.taps(), 1);
    const { waiter } = await bill.read();
    assert.equal(waiter.name, 'Defne');
    await till.close();
  });
});
