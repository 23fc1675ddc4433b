import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay } from '../../server/test/sample-hours.ts';
import { freshKey } from '../../server/test/staff.ts';
import { type AppFixture, IN_A_BROWSER, useApp } from './app-fixture.ts';

/** Tomorrow at the venue, and eight in the evening then: the hour of the test run must not matter. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
const EVENING = `${TOMORROW}T17:00:00.000Z`;

/** A guest books by the public API. */
async function bookByApi(
  { sofra, venue }: AppFixture,
  name: string,
  startsAt = EVENING,
  guests = 2,
): Promise<{ id: string; code: string }> {
  const answer = await sofra.call('POST', `/public/v1/venues/${venue.id}/reservations`, {
    key: venue.key.text,
    headers: { 'idempotency-key': freshKey() },
    body: { startsAt, guests, customer: { name, phone: `0532 ${String(Math.random()).slice(2, 9)}` } },
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

describe('the screen of reservations', IN_A_BROWSER, () => {
  const app = useApp(
    {},
    {
      workingHours: everyDay('00:00', '00:00'),
      reservations: { isEnabled: true, confirmsAutomatically: false, isOfferedOnPage: false },
    },
  );

  async function statusOf(id: string): Promise<string> {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/reservations/${id}`);
    return body.data.status;
  }

  test('a request appears by itself and is accepted with one tap', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    await page.getByText('No reservations for this evening').waitFor();
    const { id } = await bookByApi(app, 'Ayşe Yılmaz');
    const card = page.getByRole('listitem').filter({ hasText: 'Ayşe Yılmaz' });
    await card.getByRole('button', { name: 'Accept' }).waitFor();
    await page.countTapsAnew();
    await card.getByRole('button', { name: 'Accept' }).click();
    await card.getByText('Expected').waitFor();
    assert.equal(await page.taps(), 1);
    await waitUntil(async () => (await statusOf(id)) === 'Confirmed');
  });

  test('a request is declined with a reason, after one question', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    const { id } = await bookByApi(app, 'Mehmet Öztürk');
    const card = page.getByRole('listitem').filter({ hasText: 'Mehmet Öztürk' });
    await card.getByRole('button', { name: 'Decline' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'We are full' }).click();
    await question.getByRole('button', { name: 'Decline' }).click();
    await card.first().getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' });
    await waitUntil(async () => (await statusOf(id)) === 'Declined');
  });

  test('a phone booking takes six taps beside typing, and its clashes are told', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    await page.getByRole('button', { name: 'New booking' }).waitFor();
    await page.countTapsAnew();
    await page.getByRole('button', { name: 'New booking' }).click();
    const sheet = page.getByRole('dialog');
    const time = sheet.getByRole('group', { name: 'Time' }).getByRole('button').last();
    await time.click();
    await sheet
      .getByRole('group', { name: 'Guests' })
      .getByRole('button', { name: '4', exact: true })
      .click();
    await sheet.getByLabel('Name').click();
    await page.keyboard.type('Zeynep Kaya');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0532 765 43 21');
    await sheet.getByRole('button', { name: 'Write down' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Zeynep Kaya' }).first().waitFor();
    assert.ok((await page.taps()) <= 6, `${await page.taps()} taps`);
    // The same guest again, for the same time.
    await page.getByRole('button', { name: 'New booking' }).click();
    await time.click();
    await sheet.getByLabel('Name').fill('Zeynep Kaya');
    await sheet.getByLabel('Phone').fill('0532 765 43 21');
    await sheet.getByRole('button', { name: 'Write down' }).click();
    await sheet.getByText('The same guest has another table near that time').waitFor();
  });

  test('what is missing in a booking is said at its field, and nothing typed is lost', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    await page.getByRole('button', { name: 'New booking' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Note for us').fill('Bebek sandalyesi');
    await sheet.getByRole('button', { name: 'Write down' }).click();
    await sheet.getByText('A name is needed').waitFor();
    await sheet.getByText('Choose a time').waitFor();
    assert.equal(await sheet.getByLabel('Note for us').inputValue(), 'Bebek sandalyesi');
  });

  test('a typed code checks the guests in, and a wrong one is said', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    const { id, code } = await bookByApi(app, 'Fatma Şahin');
    await page.getByRole('button', { name: 'Check in' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Code').fill('00000000');
    await sheet.getByRole('button', { name: 'Check in' }).click();
    await sheet.locator('[aria-invalid=true]').waitFor();
    await sheet.getByLabel('Code').fill(code.toLowerCase());
    await sheet.getByRole('button', { name: 'Check in' }).click();
    await sheet.getByText('Fatma Şahin is here').waitFor();
    assert.equal(await statusOf(id), 'Seated');
  });

  test('a booking is found by name without its accents, opened, changed and cancelled', async () => {
    const page = await app.open(`/host?date=${TOMORROW}`);
    const { id } = await bookByApi(app, 'Işık Gündoğdu');
    await page.getByRole('listitem').filter({ hasText: 'Işık' }).first().waitFor();
    await page.getByRole('searchbox').fill('isik gun');
    await page.getByRole('listitem').filter({ hasText: 'Işık' }).getByRole('link').last().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Change' }).click();
    await sheet
      .getByRole('group', { name: 'Guests' })
      .getByRole('button', { name: '6', exact: true })
      .click();
    await sheet.getByRole('button', { name: 'Save the change' }).click();
    await sheet.getByText('6 guests').waitFor();
    await sheet.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click();
    await waitUntil(async () => (await statusOf(id)) === 'Cancelled');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the screen and its sheets pass the accessibility rules (${theme})`, async () => {
      const page = await app.open(`/host?date=${TOMORROW}`, { theme, width: theme === 'light' ? 1280 : 360 });
      await page.getByRole('button', { name: 'New booking' }).waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      await page.getByRole('button', { name: 'New booking' }).click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
    });
  }
});

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come about within 10 seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
