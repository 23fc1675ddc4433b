import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawersOf, soldBill } from '../../server/test/money/drawer-evening.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('the end of a day at the till', IN_A_BROWSER, () => {
  const app = useApp();
  const button = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true });
  const openCash = async (as: 'owner' | 'waiter' = 'owner', width = 820): Promise<AppPage> => {
    const page = await app.open('/till', { as, width });
    await button(page, en.till.room.cash).click();
    return page;
  };
  const periodOf = async () => (await drawersOf(app.venue).read()).drawers[0].period;

  test('the drawer is counted, terminals are declared and the day is closed in six taps and counting', async () => {
    await soldBill(app.venue, { kind: 'Cash' });
    const { expected } = await periodOf();
    const page = await app.open('/till', { as: 'owner' });
    await page.restartTapCount();
    await button(page, en.till.room.cash).click();
    await button(page, en.day.parts.Close).click();
    const notes = Math.floor(expected / 50);
    await page.getByRole('textbox', { name: '₺50.00' }).fill(String(notes));
    await page
      .getByRole('textbox', { name: '₺0.01' })
      .fill(String(Math.round((expected - notes * 50) * 100)));
    await page.getByText(en.day.difference.exact).waitFor();
    await button(page, en.day.count.send).click();
    await button(page, en.day.next).click();
    await button(page, en.day.skip).click();
    await button(page, en.day.close.send).click();
    await page.getByText(say('day.close.done', { number: 1 })).waitFor();
    // The two fields that were counted in are beside the six taps.
    assert.ok((await page.taps()) <= 6, String(await page.taps()));
    const { lastCount } = (await drawersOf(app.venue).read()).drawers[0];
    assert.deepEqual([lastCount.counted, lastCount.difference], [expected, 0]);
    // The venue has no printer for bills: the service says so.
    await button(page, en.day.close.print).click();
    await page.getByRole('alert').waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.close();
  });

  test('a count that is off asks why before it is saved, and what was left is the next float', async () => {
    await soldBill(app.venue, { kind: 'Cash' });
    const { expected, afterRow } = await periodOf();
    const page = await openCash();
    await button(page, en.day.parts.Close).click();
    await button(page, en.day.count.bySum).click();
    await page.getByRole('textbox', { name: en.day.count.sum }).fill(String(expected + 5));
    await page.getByRole('textbox', { name: en.day.count.left }).fill('100');
    await button(page, en.day.count.send).click();
    await page.getByText(en.day.reasonNeeded).waitFor();
    assert.equal((await periodOf()).afterRow, afterRow);
    await button(page, en.day.reasons.WrongChange).click();
    await button(page, en.day.count.send).click();
    await eventually(async () => (await periodOf()).float, 100);
    await page.close();
  });

  test('cash that is taken out while the connection is lost is taken out once, when it is sent again', async () => {
    const page = await openCash();
    await button(page, en.day.moves.CashOut).click();
    await page.getByRole('textbox', { name: en.day.amount }).fill('12.50');
    await button(page, en.day.reasons.Supplier).click();
    const { cashOut } = await periodOf();
    // The service does it, and the answer is lost.
    let lost = 0;
    await page.route('**/movements', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await button(page, en.day.moves.CashOut).click();
    await page.getByRole('alert').waitFor();
    assert.equal(await page.getByRole('textbox', { name: en.day.amount }).inputValue(), '12.50');
    await page.unroute('**/movements');
    await button(page, en.day.moves.CashOut).click();
    await page.getByText(en.day.period.cashOut).waitFor();
    assert.deepEqual([lost, (await periodOf()).cashOut], [1, cashOut + 12.5]);
    await page.close();
  });

  test('a cashier opens the drawer, sees their own shift and neither counts nor closes', async () => {
    const page = await openCash('waiter', 360);
    await button(page, en.day.parts.Shift).waitFor();
    assert.equal(await button(page, en.day.parts.Close).count(), 0);
    await page.getByText(en.day.closeNeedsRight).waitFor();
    const { openings } = await periodOf();
    await button(page, en.day.moves.DrawerOpened).click();
    await button(page, en.day.reasons.Check).click();
    await button(page, en.day.moves.DrawerOpened).click();
    await page.getByText(say('day.period.openings', { count: openings + 1 })).waitFor();
    await button(page, en.day.parts.Shift).click();
    await page.getByText(en.day.shift.cash).first().waitFor();
    await button(page, en.day.shift.end).click();
    await button(page, en.day.shift.begin).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.close();
  });
});
