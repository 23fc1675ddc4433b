import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';
import { holdCalls } from './hold-calls.ts';

/** Tomorrow at the venue: eight in the evening then never is too soon. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

describe('what people do with reservations while an answer is on its way', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() });

  /** The page of all tests. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open(`/host?date=${TOMORROW}`);
  });
  afterEach(() => page?.unrouteAll({ behavior: 'ignoreErrors' }));

  const button = (on: Pick<Page, 'getByRole'>, name: string) => on.getByRole('button', { name, exact: true });
  const sheet = () => page.getByRole('dialog');

  /** A guest books tomorrow evening. @param tableId  the table that they get */
  async function book(name: string, tableId?: string): Promise<{ id: string; code: string }> {
    const phone = `0532 ${String(Math.random()).slice(2, 9)}`;
    const answer = await app.sofra.call('POST', `/public/v1/venues/${app.venue.id}/reservations`, {
      key: app.venue.key.text,
      headers: { 'idempotency-key': freshKey() },
      body: { startsAt: `${TOMORROW}T17:00:00.000Z`, guests: 2, customer: { name, phone } },
    });
    assert.equal(answer.status, 201, answer.text);
    const path = `/venues/${app.venue.id}/reservations/${answer.body.data.id}`;
    if (tableId !== undefined)
      assert.equal((await app.venue.waiter.call('PATCH', path, { tableIds: [tableId] })).status, 200);
    return answer.body.data;
  }

  test('a booking that is being saved is not typed into', async () => {
    await button(page, en.host.newBooking).click();
    await button(sheet().getByRole('group', { name: en.host.booking.time }), '20:30').click();
    await sheet().getByLabel(en.host.booking.name).fill('Zeynep Kaya');
    const { letGo } = await holdCalls(page, '**/reservations');
    await button(sheet(), en.host.booking.save).click();
    await button(sheet(), en.host.booking.sending).waitFor();
    assert.equal(await sheet().getByLabel(en.host.booking.note).isDisabled(), true);
    await letGo();
    await sheet().waitFor({ state: 'detached' });
  });

  test('who books at the keyboard is at its button again after a refusal', async () => {
    await button(page, en.host.newBooking).click();
    await button(sheet().getByRole('group', { name: en.host.booking.time }), '20:30').click();
    await sheet().getByLabel(en.host.booking.name).fill('Deniz Koç');
    await page.route('**/reservations', (route) =>
      route.fulfill({ status: 409, json: { errorCode: 'VENUE_CLOSED', userMessage: 'We are closed.' } }),
    );
    const { letGo } = await holdCalls(page, '**/reservations');
    const save = button(sheet(), en.host.booking.save);
    await page.tabTo(save);
    await page.keyboard.press('Enter');
    await button(sheet(), en.host.booking.sending).waitFor();
    await letGo();
    await sheet().getByRole('alert').waitFor();
    await save.and(page.locator(':focus')).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Enter');
    await sheet().waitFor({ state: 'detached' });
  });

  test('who seats guests at the keyboard goes on with them', async () => {
    await book('Ece Demir', app.venue.tableIds[0]);
    const listed = page.getByRole('listitem').filter({ hasText: 'Ece Demir' });
    await page.tabTo(button(listed, en.host.acts.checkIn));
    await page.keyboard.press('Enter');
    await button(listed, en.host.acts.end).and(page.locator(':enabled')).waitFor();
    await listed.locator('button:focus').waitFor();
  });

  test('a reservation is changed once it is known what became of what was done to it before', async () => {
    await book('Sevgi Arslan', app.venue.tableIds[1]);
    const listed = page.getByRole('listitem').filter({ hasText: 'Sevgi Arslan' });
    await listed.getByRole('link').first().click();
    const { letGo } = await holdCalls(page, '**/check-in');
    await button(sheet(), en.host.acts.checkIn).click();
    await sheet()
      .getByText(/^Seated ·/)
      .waitFor();
    assert.equal(await button(sheet(), en.host.acts.change).isDisabled(), true);
    await page.keyboard.press('Escape');
    // What is not saved is read as well as what is.
    await listed.getByText(en.app.unsaved).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
    await letGo();
    await listed.getByRole('link').first().click();
    await button(sheet(), en.host.acts.change).click();
    await button(sheet().getByRole('group', { name: en.host.booking.guests }), '6').click();
    await button(sheet(), en.host.booking.saveChange).click();
    await sheet().getByText('Guests: 2 → 6').waitFor();
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  });

  test('a code that is typed while another one is on its way hides nothing of what became of that', async () => {
    const [first, second] = [await book('Fatma Şahin'), await book('Ali Demir')];
    await button(page, en.host.camera).click();
    const { letGo } = await holdCalls(page, '**/check-in');
    await sheet().getByLabel(en.host.checkIn.code).fill(first.code);
    await page.keyboard.press('Enter');
    await sheet().getByLabel(en.host.checkIn.code).fill(second.code);
    await letGo();
    await sheet().getByText('Fatma Şahin is here').waitFor();
    await button(sheet(), en.host.checkIn.next).click();
    assert.equal(await sheet().getByLabel(en.host.checkIn.code).inputValue(), second.code);
    await page.keyboard.press('Escape');
  });

  test('a reservation is given the table on which it is dropped, also before it is known which are free', async () => {
    await book('Onur Bulut');
    const listed = page.getByRole('listitem').filter({ hasText: 'Onur Bulut' });
    const garden = page
      .getByRole('region', { name: en.host.tables.room })
      .getByRole('link', { name: /^Bahçe 1/ });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/table-choices?*', async (route) => {
      await promise;
      await route.continue();
    });
    await listed.getByText('Onur Bulut').hover();
    const from = (await listed.getByText('Onur Bulut').boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 5 });
    await garden.hover();
    await page.mouse.up();
    resolve();
    await listed.getByRole('button', { name: 'Bahçe 1' }).waitFor();
  });

  test('of two who choose tables for the same guests, the second is told that the first was quicker', async () => {
    const { id } = await book('Filiz Aydın');
    const listed = page.getByRole('listitem').filter({ hasText: 'Filiz Aydın' });
    const path = `/venues/${app.venue.id}/reservations/${id}`;
    const table = (name: string) => sheet().getByRole('button', { name: new RegExp(`^${name}`) });
    await button(listed, en.host.tables.button).click();
    await table('Salon 1').click();
    const { letGo } = await holdCalls(page, `**${path}`);
    await sheet()
      .getByRole('button', { name: beginningWith(en.app.save) })
      .click();
    await sheet().waitFor({ state: 'detached' });
    const tableIds = [
      app.venue.record.areas.flatMap(({ tables }) => tables).find(({ name }) => name === 'Salon 2')!.id,
    ];
    assert.equal((await app.venue.waiter.call('PATCH', path, { tableIds })).status, 200);
    await letGo();
    await page.getByRole('alert').getByText('This was changed after you opened it').waitFor();
    await button(listed, 'Salon 2').waitFor();
    assert.equal(await button(page.getByRole('alert'), en.app.fault.retry).count(), 0);
    await button(page.getByRole('alert'), en.app.close).click();
  });
});
