import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

/** Tomorrow at the venue: eight in the evening then never is too soon. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

describe('guests of a booking without a table', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() });

  const book = async (name: string, guests: number, hour: string, tableIds: string[] = []) => {
    const startsAt = `${TOMORROW}T${hour}:00:00.000Z`;
    return takenDown(app.venue, { startsAt, guests, customer: { name }, tableIds });
  };
  const seatOf = async ({ id }: { id: string }) => {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/reservations/${id}`);
    return [body.data.status, body.data.tables.map(({ name }: { name: string }) => name)];
  };
  const asksFor = async (page: AppPage, name: string) => {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: en.host.acts.checkIn }).click();
    const sheet = page.getByRole('dialog', { name: say('host.tables.title', { name }) });
    await sheet.getByRole('group', { name: en.host.tables.proposed }).waitFor();
    return { row, sheet };
  };

  test('one tap on the table that fits best, or on another one that fits, seats them there', async () => {
    const [first, second] = [await book('Fatma Şahin', 2, '09'), await book('Ali Demir', 5, '09')];
    await book('Gül Kaya', 2, '09', [app.venue.tableIds[1]!]);
    // The list comes before the tables: a tap then must not seat the guests nowhere.
    const context = await app.newDevice();
    const { promise: asked, resolve: release } = Promise.withResolvers<void>();
    await context.route('**/venue/v1/venues/*/tables', (route) => asked.then(() => route.continue()));
    const page = await app.open(`/host?date=${TOMORROW}`, { context });
    await page.restartTapCount();
    const asking = asksFor(page, 'Fatma Şahin');
    await page.getByRole('dialog').waitFor();
    release();
    const { row, sheet } = await asking;
    await sheet.getByRole('button', { name: /^Salon: Salon 1/ }).click();
    await eventually(() => seatOf(first), ['Seated', ['Salon 1']]);
    assert.equal(await page.taps(), 2);
    await row.getByRole('button', { name: 'Salon 1' }).waitFor();

    const { sheet: other } = await asksFor(page, 'Ali Demir');
    assert.equal(await other.getByRole('button', { name: /^Salon 2.*Gül/ }).isDisabled(), true);
    assert.deepEqual(await page.faultsOfAccess(), []);
    await other.getByRole('button', { name: /^Bahçe 1/ }).click();
    await eventually(() => seatOf(second), ['Seated', ['Bahçe 1']]);
    await context.close();
  });

  test('a tap without a network does not move guests whom a colleague has seated elsewhere', async () => {
    const booking = await book('Nil Aksoy', 2, '19');
    const page = await app.open(`/host?date=${TOMORROW}`);
    const { sheet } = await asksFor(page, 'Nil Aksoy');
    await page.context().setOffline(true);
    await sheet.getByRole('button', { name: /^Salon: / }).click();
    const path = `/venues/${app.venue.id}/reservations/${booking.id}`;
    const bahce = app.venue.record.areas
      .flatMap(({ tables }) => tables)
      .find(({ name }) => name === 'Bahçe 1')!;
    const moved = await app.venue.waiter.call('PATCH', path, { tableIds: [bahce.id] });
    assert.equal(moved.status, 200, moved.text);
    await app.venue.waiter.call('POST', `${path}/check-in`);
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.context().setOffline(false);
    assert.equal((await answered).status(), 412);
    await page.getByRole('alert').filter({ hasText: 'changed after you opened it' }).waitFor();
    assert.deepEqual(await seatOf(booking), ['Seated', ['Bahçe 1']]);
    await page.close();
  });

  test('tables that are too small alone are put together, and without a free table guests are seated anyway', async () => {
    const [large, none] = [await book('Onur Bulut', 5, '14'), await book('Ece Demir', 2, '14')];
    const page = await app.open(`/host?date=${TOMORROW}`, { width: 360, height: 740 });
    const { sheet } = await asksFor(page, 'Onur Bulut');
    await sheet.getByRole('button', { name: /^Salon 1/ }).click();
    await sheet.getByRole('button', { name: /^Salon 2/ }).click();
    await sheet.getByRole('button', { name: en.host.walkIn.seat }).click();
    await eventually(() => seatOf(large), ['Seated', ['Salon 1', 'Salon 2']]);

    await page.route('**/table-choices?*', (route) => route.abort());
    const row = page.getByRole('listitem').filter({ hasText: 'Ece Demir' });
    await row.getByRole('button', { name: en.host.acts.checkIn }).click();
    await page.getByRole('button', { name: en.host.tables.seatNone }).click();
    await eventually(() => seatOf(none), ['Seated', []]);
    await page.close();
  });
});
