import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openBill } from '../../server/test/harness/staff.ts';
import { drawersOf, soldBill } from '../../server/test/money/drawer-evening.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

describe('day reports in the panel', IN_A_BROWSER, () => {
  const app = useApp();

  test('the day is read so far and closed; the report has its drawer with the difference, and opens bills and days', async () => {
    await soldBill(app.venue, { kind: 'Cash' });
    const drawers = drawersOf(app.venue);
    const { expected } = (await drawers.read()).drawers[0].period;
    await drawers.count({ afterRow: 0, sum: expected - 1, reason: 'WrongChange' });
    await openBill(app.venue);
    const panel = await app.open('/panel/days', { as: 'owner', width: 820, height: 1_180 });
    await panel.getByRole('link', { name: en.days.wholeSoFar }).click();
    await panel.getByRole('heading', { name: en.days.carriedOver }).waitFor();
    await panel.getByRole('main').getByRole('link', { name: en.days.title }).click();
    await panel.getByRole('button', { name: en.days.close }).click();
    await panel.getByRole('heading', { name: say('days.number', { number: 1 }) }).waitFor();
    const drawer = panel.getByRole('region', { name: en.days.main });
    await drawer.getByText(en.days.reasons.WrongChange).waitFor();
    assert.match((await drawer.textContent())!, /-₺1\.00/);
    await drawer.getByText(say('days.countedBy', { name: app.venue.owner.account.name })).waitFor();
    // A figure opens what it is made of, down to the bill.
    await drawer.getByRole('button', { name: en.days.period.expected }).click();
    const made = panel.getByRole('dialog', { name: en.days.period.expected });
    await made.getByText(en.days.acts.PaymentTaken).first().waitFor();
    const [one] = await made.getByRole('link').all();
    assert.match((await one!.getAttribute('href'))!, /\/till\/bills\/[\w-]+$/);
    const parts = await made.getByText(/^₺[\d.,]+$/).allTextContents();
    const sum = parts.reduce((all, text) => all + Number(text.replace(/[₺,]/g, '')), 0);
    assert.equal(sum, expected);
    await made.getByRole('button', { name: en.app.close }).click();
    // A count opens its bills, too, with how many each adds.
    const sales = panel.getByRole('region', { name: en.days.sales, exact: true });
    await sales.getByRole('button', { name: `${en.days.bills}: 1`, exact: true }).click();
    const counted = panel.getByRole('dialog', { name: `${en.days.bills}: 1` });
    await counted.getByText(/^1 · ₺/).waitFor();
    await counted.getByRole('button', { name: en.app.close }).click();
    const bills = panel.getByRole('region', { name: en.days.carriedOver }).getByRole('link');
    assert.match((await bills.first().getAttribute('href'))!, /\/till\/bills\/[\w-]+$/);
    assert.deepEqual(await panel.faultsOfAccessInBothThemes(), []);
    await panel.setViewportSize({ width: 360, height: 740 });
    const overflow = await panel.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(overflow, false);
    // Without a printer for bills the service says so.
    await panel.getByRole('button', { name: en.days.print }).click();
    await panel.getByRole('alert').waitFor();
    await panel.close();
  });
});
