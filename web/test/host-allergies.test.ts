import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

const { allergies } = en;
const { booking, walkIn } = en.host;

/** Tomorrow at the venue: eight in the evening then never is too soon. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

describe('an allergy of guests who book or walk in', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() });
  const path = () => `/venues/${app.venue.id}/reservations`;

  test('a booking is taken with it, shows it large in the list, and gets another one', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    await page.getByRole('button', { name: en.host.newBooking }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(booking.name).fill('Ayşe Yılmaz');
    await sheet.getByRole('group', { name: booking.time }).getByRole('button', { name: '20:00' }).click();
    await page.restartTapCount();
    await sheet.getByRole('button', { name: allergies.mark, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Nuts, exact: true }).click();
    assert.equal(await page.taps(), 2);
    await sheet.getByText(allergies.toldLater).waitFor();
    await sheet.getByRole('button', { name: booking.save }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Ayşe Yılmaz' });
    const bar = row.getByText(`${allergies.mark}: ${allergies.names.Nuts}`);
    await bar.waitFor();
    const sizeOf = (text: typeof bar) =>
      text.evaluate((element: Element) => Number.parseFloat(getComputedStyle(element).fontSize));
    assert.ok((await sizeOf(bar)) >= (await sizeOf(row.getByText('Ayşe Yılmaz'))));
    assert.deepEqual(await page.faultsOfAccess(), []);

    await row.getByRole('link').filter({ hasText: 'Ayşe' }).click();
    await sheet.getByText(`${allergies.mark}: ${allergies.names.Nuts}`).waitFor();
    await sheet.getByRole('button', { name: en.host.acts.change, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Milk, exact: true }).click();
    await sheet.getByLabel(allergies.words).fill('traces, too');
    await sheet.getByRole('button', { name: booking.saveChange }).click();
    await sheet
      .getByText(`${allergies.mark}: ${allergies.names.Milk}, ${allergies.names.Nuts}, traces, too`)
      .waitFor();
    // What happened has no words of the guest.
    await sheet.getByText(/Allergy.*Nuts.*Milk/).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.close();

    const paper = await app.open(`/host/print?date=${TOMORROW}`);
    const printed = paper.getByRole('row').filter({ hasText: 'Ayşe Yılmaz' });
    await printed.getByText(`${allergies.mark}: ${allergies.names.Milk}`).waitFor();
    await paper.close();
  });

  test('guests who walk in are seated with it: the room and the till show it, and the kitchen confirms it on their first order', async () => {
    const [tableId] = app.venue.tableIds as [string];
    const page = await app.open('/host', { width: 1440, height: 1000 });
    await page.getByRole('button', { name: walkIn.button }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Salon 1/ }).click();
    await sheet.getByRole('button', { name: allergies.mark, exact: true }).click();
    await sheet.getByRole('button', { name: allergies.names.Milk, exact: true }).click();
    await sheet.getByRole('button', { name: walkIn.seat }).click();
    await page.getByRole('listitem').filter({ hasText: walkIn.nobody }).getByText(allergies.mark).waitFor();
    await page.getByRole('link', { name: /^Salon 1.*Allergy: Milk/ }).waitFor();
    const [seated] = (await app.venue.waiter.call('GET', path())).body.data.items;
    assert.deepEqual([seated.status, seated.allergy], ['Seated', { allergens: ['Milk'], text: null }]);

    const till = await app.open(`/till/tables/${tableId}`, { width: 1440, height: 1000 });
    await till.getByText(`${allergies.whole}: ${allergies.names.Milk}`).waitFor();
    const lines = [lineOf(app.venue.menu.kebab)];
    const bill = await openBill(app.venue, { type: 'DineIn', tableId, lines });
    const board = await app.open('/board', { width: 1440, height: 1000 });
    const mark = board.getByRole('article').getByRole('button', { name: allergies.whole });
    await mark.filter({ hasText: allergies.names.Milk }).click();
    await eventually(async () => (await bill.read()).allergy.seen !== null, true);

    // A waiter replaces the mark of the bill: what the guests said when they came is still at their table.
    const fish = { allergy: { allergens: ['Fish'], text: null } };
    await bill.act('PUT', '/allergy', fish, { 'idempotency-key': 'fish-at-1' });
    await page.getByRole('link', { name: /^Salon 1.*Allergy: Fish, Milk/ }).waitFor();
    await till.getByRole('link', { name: en.till.order.toRoom }).click();
    await till.getByRole('link', { name: /^Salon 1.*Allergy: Fish, Milk/ }).waitFor();
    await Promise.all([page.close(), till.close(), board.close()]);
  });
});
