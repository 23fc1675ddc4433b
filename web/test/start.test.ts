import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeTests } from '../../server/test/fixture.ts';
import { startSofra } from '../../server/test/sofra.ts';
import { PASSWORD } from '../../server/test/staff.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

describe('the way into the app', IN_A_BROWSER, () => {
  const app = useApp();
  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open('/', { as: 'nobody' });
  });

  /** Signs in on the open page. */
  async function signIn(email: string): Promise<void> {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Opens a page as somebody who is not signed in. */
  async function openSignedOut(path: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto(app.sofra.baseUrl + path);
  }

  test('the front page and the sign-in pass the accessibility rules, light and dark', async () => {
    await openSignedOut('/');
    await page.getByRole('heading', { name: 'Sofra' }).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
  });

  test('the doors into the demo are shown on its machine, and through a proxy the sign-in alone', async () => {
    const { id, waiter } = app.venue;
    const demoSignIns = [{ role: 'Cook', venueId: id, email: waiter.account.email } as const];
    const demo = await startSofra({ db: app.sofra.db, clock: app.sofra.clock, demoSignIns });
    const device = await app.newDevice({ as: 'nobody' });
    const front = await device.newPage();
    await front.goto(demo.baseUrl);
    await front.locator('#demo').waitFor();
    await front.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
    const refused = front.waitForResponse('**/venue/v1/demo');
    await front.reload();
    assert.equal((await refused).status(), 404);
    await front.getByRole('link', { name: 'Sign in' }).click();
    await front.getByLabel('E-mail').waitFor();
    await front.goBack();
    await front.getByRole('link', { name: 'Sign in' }).waitFor();
    assert.equal(await front.locator('#demo').count(), 0);
    await device.close();
    await demo.close();
  });

  test('a waiter signs in and lands on a screen of the venue; a wrong password is said at the field', async () => {
    await openSignedOut('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(app.venue.waiter.account.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await signIn(app.venue.waiter.account.email);
    await page.waitForURL(`**/app/${app.venue.id}/till`);
    await page.getByRole('navigation').getByRole('link', { name: 'Kitchen' }).click();
    await page.waitForURL(`**/app/${app.venue.id}/board`);
  });

  test('a page without a session leads to the sign-in and back; a session that ends elsewhere asks on top of the screen, which goes on then', async () => {
    await openSignedOut(`/app/${app.venue.id}/host`);
    await signIn(app.venue.owner.account.email);
    await page.waitForURL(`**/app/${app.venue.id}/host`);
    await page.getByRole('button', { name: 'New booking' }).waitFor();
    await app.venue.owner.call('DELETE', '/session/others');
    const question = page.getByRole('dialog', { name: 'Sign in' });
    await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Sign in' }).click();
    await question.waitFor({ state: 'detached' });
    // The live stream is back: what staff do elsewhere appears.
    const startsAt = new Date(Date.now() + 60_000).toISOString();
    const booking = { startsAt, guests: 2, customer: { name: 'Ada' } };
    const key = { 'idempotency-key': 'ada-is-coming' };
    const path = `/venues/${app.venue.id}/reservations`;
    assert.equal((await app.venue.waiter.call('POST', path, booking, key)).status, 201);
    await page.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
  });

  test('language and direction follow the browser and the choice; on a phone the name of no screen breaks in any of them', async () => {
    const phone = await app.open('/', { as: 'owner', language: 'tr', width: 360, height: 740 });
    await phone.getByLabel('Dil').selectOption('ar');
    await phone.locator('html[lang=ar][dir=rtl]').waitFor();
    await phone.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/host`);
    await phone.locator('html[lang=ar][dir=rtl]').waitFor();
    await phone.locator('header button').last().click();
    const choice = phone.getByRole('dialog').getByRole('combobox');
    for (const language of LANGUAGES) {
      await choice.selectOption(language);
      await phone.locator(`html[lang=${language}]`).waitFor();
      await eventually(() => phone.evaluate(LINES_OF_NAMES), [1, 1, 1, 1]);
    }
    await phone.close();
  });
});

/** In how many lines each screen's name stands in the bar below. */
const LINES_OF_NAMES = `[...document.querySelectorAll('header nav a span')].map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})`;
