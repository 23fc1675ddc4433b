import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { freshKey } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

/** In two days at the venue: the hour of the test run must not matter. */
const DATE = new Date(Date.now() + 51 * 3_600_000).toISOString().slice(0, 10);

describe('reservations on a phone', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00') });

  test('six parties are in sight below one main button, and a booking shows the name without scrolling', async () => {
    for (const name of ['Ada', 'Banu', 'Can', 'Deniz', 'Ece', 'Figen'])
      await app.venue.waiter.call(
        'POST',
        `/venues/${app.venue.id}/reservations`,
        { startsAt: `${DATE}T17:00:00.000Z`, guests: 2, customer: { name: `${name} Yılmaz` } },
        { 'idempotency-key': freshKey() },
      );
    const page = await app.open(`/host?date=${DATE}`, { width: 360, height: 740 });
    const foot = page.getByRole('navigation').last();
    const list = page.getByRole('region', { name: en.host.title, exact: true });
    const last = list.getByRole('listitem').filter({ hasText: 'Figen Yılmaz' });
    await last.waitFor();
    const bottomOf = async (of: typeof last) => {
      const { y, height } = (await of.boundingBox())!;
      return y + height;
    };
    assert.equal(await list.getByRole('listitem').count(), 6);
    assert.ok((await bottomOf(list)) <= (await foot.boundingBox())!.y, 'the sixth party is in sight');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: en.host.newBooking }).click();
    const times = sheet.getByRole('group', { name: en.host.booking.time });
    await times.getByRole('button', { name: /^20:30/ }).waitFor();
    const name = sheet.getByLabel(en.host.booking.name);
    const save = sheet.getByRole('button', { name: en.host.booking.save });
    assert.ok((await bottomOf(name)) <= (await save.boundingBox())!.y, 'the name is in sight');
    // Earlier up to the first time of the day, later up to the last one.
    const earlier = times.getByRole('button', { name: en.host.booking.earlier });
    for (let taps = 0; taps < 6; taps += 1) await earlier.click();
    await times.getByRole('button', { name: '00:00', exact: true }).waitFor();
    assert.equal(await earlier.isDisabled(), true);
    const later = times.getByRole('button', { name: en.host.booking.later });
    for (let taps = 0; taps < 7; taps += 1) await later.click();
    await times.getByRole('button', { name: '23:30', exact: true }).waitFor();
    assert.equal(await later.isDisabled(), true);
    await sheet.getByRole('button', { name: en.app.close }).first().click();
    await sheet.waitFor({ state: 'detached' });
    // The way to the tables is in the sheet of a party.
    await last.getByRole('link').click();
    await sheet.getByRole('button', { name: en.host.tables.button }).waitFor();
    await page.close();
  });

  test('the name, the time and the allergy of seated guests are each in a line of their own width', async () => {
    const day = new Date(Date.parse(DATE) + 24 * 3_600_000).toISOString().slice(0, 10);
    const { id } = (
      await app.venue.waiter.call(
        'POST',
        `/venues/${app.venue.id}/reservations`,
        {
          ...{ startsAt: `${day}T17:00:00.000Z`, guests: 2, customer: { name: 'Mehmet Öztürk' } },
          tableIds: app.venue.tableIds.slice(0, 2),
          allergy: { allergens: ['Nuts', 'Milk', 'Fish'], text: null },
        },
        { 'idempotency-key': freshKey() },
      )
    ).body.data;
    await app.venue.waiter.call('POST', `/venues/${app.venue.id}/reservations/${id}/check-in`);
    const page = await app.open(`/host?date=${day}`, { width: 360, height: 740 });
    const row = page.getByRole('listitem').filter({ hasText: 'Mehmet Öztürk' });
    const boxOf = async (of: Locator) => (await of.boundingBox())!;
    const name = await boxOf(row.getByText('Mehmet Öztürk'));
    const lineHeight = (await boxOf(row.getByText('20:00'))).height;
    assert.ok(name.height <= lineHeight && lineHeight < 48, 'neither the name nor the time is broken');
    const bar = await boxOf(row.getByText(en.allergies.names.Nuts));
    assert.ok(bar.width > 120, `the allergy has room: ${bar.width}`);
    const link = await boxOf(row.getByRole('link').first());
    for (const button of await row.getByRole('button').all())
      assert.ok((await boxOf(button)).y >= link.y + link.height - 1, 'no button is over the name');
    await page.close();
  });
});
