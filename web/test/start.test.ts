import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PASSWORD } from '../../server/test/staff.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('the way into the app', IN_A_BROWSER, () => {
  const app = useApp();

  test('a waiter signs in and lands on a screen of the venue; a wrong password is said at the field', async () => {
    const page = await app.open('/', { as: 'nobody' });
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(app.venue.waiter.account.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/app/${app.venue.id}/till`);
    await page.getByRole('navigation').getByRole('link', { name: 'Kitchen' }).click();
    await page.waitForURL(`**/app/${app.venue.id}/board`);
  });

  test('a page of the app without a session leads to the sign-in and back', async () => {
    const page = await app.open('/host', { as: 'nobody' });
    await page.getByLabel('E-mail').fill(app.venue.waiter.account.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/app/${app.venue.id}/host`);
  });

  test('language and direction follow the choice', async () => {
    const page = await app.open('/', { as: 'nobody', language: 'tr' });
    await page.getByRole('link', { name: 'Giriş yap' }).waitFor();
    await page.getByLabel('Dil').selectOption('ar');
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    await page.reload();
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
  });

  test('a session that ends elsewhere asks to sign in again on top of the screen, which goes on then', async () => {
    const device = await app.newDevice({ as: 'nobody' });
    const body = { email: app.venue.owner.account.email, password: PASSWORD };
    await device.request.post(`${app.sofra.baseUrl}/venue/v1/session`, { data: body });
    const page = await app.open('/host', { context: device });
    await page.getByRole('button', { name: 'New booking' }).waitFor();
    await app.venue.owner.call('DELETE', '/session/others');
    const question = page.getByRole('dialog', { name: 'Sign in' });
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Sign in' }).click();
    await question.waitFor({ state: 'detached' });
    // The live stream is back: what staff do elsewhere appears.
    const startsAt = new Date(Date.now() + 60_000).toISOString();
    const booking = { startsAt, guests: 2, customer: { name: 'Ada' } };
    await app.venue.waiter.call('POST', `/venues/${app.venue.id}/reservations`, booking, {
      'idempotency-key': 'ada-is-coming',
    });
    await page.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the front page and the sign-in pass the accessibility rules (${theme})`, async () => {
      const page = await app.open('/', { as: 'nobody', theme });
      await page.getByRole('heading', { name: 'Sofra' }).waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('E-mail').waitFor();
      assert.deepEqual(await page.faultsOfAccess(), []);
    });
  }
});
