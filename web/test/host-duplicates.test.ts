import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assist, giveAssistant } from '../../server/test/assistants/assistant.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

/** Tomorrow at the venue, and eight in the evening then. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
const EVENING = `${TOMORROW}T17:00:00.000Z`;

describe('bookings that are likely duplicates', IN_A_BROWSER, () => {
  const app = useApp({}, { workingHours: everyDay('00:00', '00:00') });

  test('a request that repeats the booking of another caller says so, and leads to the other', async () => {
    const { sofra, venue } = app;
    const page = await app.open(`/host?date=${TOMORROW}`);
    const sheet = page.getByRole('dialog');
    const close = async () => {
      await sheet.getByRole('button', { name: en.app.close }).first().click();
      await sheet.waitFor({ state: 'detached' });
    };
    const customer = { name: 'Nur Aydın', phone: '0532 765 43 21' };
    const written = await venue.waiter.call(
      'POST',
      `/venues/${venue.id}/reservations`,
      { startsAt: EVENING, guests: 2, customer },
      { 'idempotency-key': freshKey() },
    );
    assert.equal(written.status, 201, written.text);
    await giveAssistant(sofra, venue, { orderKurus: 100_000, dayKurus: 100_000 });
    const wish = { startsAt: EVENING, guests: 3, customer: { ...customer, name: 'A stranger' } };
    const { data } = (await assist(sofra, venue, 'POST', `/venues/${venue.id}/booking-drafts`, wish)).body;
    const agreed = { startsAt: EVENING, guests: 3 };
    const taken = await assist(sofra, venue, 'POST', `/booking-drafts/${data.draft}/take`, agreed);
    assert.equal(taken.status, 201, taken.text);
    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'A stranger' })
      .filter({ has: page.getByRole('button', { name: en.host.requests.accept }) });
    await card.getByText(en.host.duplicate.text).waitFor();
    await card.getByRole('link', { name: en.host.duplicate.show }).click();
    await sheet.getByText('Nur Aydın').first().waitFor();
    await close();
    await card.getByRole('link', { name: /A stranger/ }).click();
    await sheet.getByText('Likely a duplicate').waitFor();
    await close();
    assert.deepEqual(await page.faultsOfAccess(), []);
    const { id } = taken.body.data.reservation;
    const path = `/venues/${venue.id}/reservations/${id}/decline`;
    assert.equal((await venue.waiter.call('POST', path, {})).status, 200);
    await card.getByRole('button', { name: en.host.requests.accept }).waitFor({ state: 'detached' });
  });
});
