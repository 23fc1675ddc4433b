import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { choosePin, registerDevice } from '../../server/test/harness/registered-device.ts';
import { PASSWORD, signIn } from '../../server/test/harness/staff.ts';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const HOUR_MS = 3_600_000;

/** Where pictures of the sheet go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_PROOFS'];

describe('a password that is asked again', IN_A_BROWSER, () => {
  const app = useApp();

  async function picture(page: Page, name: string): Promise<void> {
    if (PICTURES === undefined) return;
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  /** Opens a page for an owner who signed in some time ago. */
  async function openAfter(path: string, ms: number): Promise<AppPage> {
    app.venue.owner = await signIn(app.sofra, app.venue.owner.account);
    await app.sofra.db.query({
      text: `update session_directory set created_at = created_at - make_interval(secs => $3)
              where venue_id = $1 and account_id = $2`,
      values: [app.venue.id, app.venue.owner.account.id, ms / 1000],
    });
    return app.open(path, { as: 'owner' });
  }

  const sheetOf = (page: Page) => page.getByRole('dialog', { name: en.proof.title });

  async function answer(page: Page, password: string): Promise<void> {
    await sheetOf(page).getByLabel(en.app.signIn.password, { exact: true }).fill(password);
    await sheetOf(page).getByRole('button', { name: en.proof.continue }).click();
  }

  async function namePerson(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: en.people.add }).click();
    await page.getByRole('dialog').getByLabel(en.people.fields.name).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: en.form.save }).click();
  }

  test('what was typed waits for the password, and is saved once it is given', async () => {
    const page = await openAfter('/panel/people', HOUR_MS);
    await namePerson(page, 'Nilay');
    await sheetOf(page).waitFor();
    await picture(page, 'sheet');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await answer(page, 'not the password');
    await sheetOf(page).getByText('The current password is not correct', { exact: false }).waitFor();
    await answer(page, PASSWORD);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.getByText('Nilay').waitFor();
    // Within 15 minutes nothing asks again.
    await namePerson(page, 'Oya');
    await page.getByText('Oya').waitFor();
    await page.close();
  });

  test('without the password nothing is saved, and what was typed is still there', async () => {
    const page = await openAfter('/panel/people', HOUR_MS);
    await namePerson(page, 'Perihan');
    await sheetOf(page).getByRole('button', { name: en.app.close }).click();
    await sheetOf(page).waitFor({ state: 'detached' });
    const form = page.getByRole('dialog');
    await form.getByText('Enter your password again', { exact: false }).waitFor();
    assert.equal(await form.getByLabel(en.people.fields.name).inputValue(), 'Perihan');
    await form.getByRole('button', { name: en.form.save }).click();
    await answer(page, PASSWORD);
    await page.getByText('Perihan').waitFor();
    await page.close();
  });

  test('after the hours of the venue the panel asks before it writes, and never before it reads', async () => {
    const page = await openAfter('/panel/rights', 13 * HOUR_MS);
    const hours = page.getByLabel(en.rights.proof.after);
    await hours.scrollIntoViewIfNeeded();
    await picture(page, 'rights');
    await hours.selectOption(say('rights.proof.hours', { hours: 0 }));
    await answer(page, PASSWORD);
    await sheetOf(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel(en.rights.proof.after).waitFor();
    assert.equal(await page.getByLabel(en.rights.proof.after).inputValue(), '0');
    await page.close();
  });

  test('a person who has only a PIN reads who can do it', async () => {
    const { venue, sofra } = app;
    venue.owner = await signIn(sofra, venue.owner.account);
    const added = await venue.owner.call('POST', `/venues/${venue.id}/accounts`, {
      role: 'Manager',
      name: 'Rauf',
    });
    const { id: accountId } = added.body.data;
    const till = await registerDevice(sofra, venue.owner, venue.id);
    const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin: '481516' });
    const context = await app.newDevice({ as: 'nobody' });
    const [name, value] = till.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    const held = JSON.stringify({ present: { accountId, token }, leaving: {} });
    await context.addInitScript(`sessionStorage.setItem('sofra.person', ${JSON.stringify(held)})`);
    const page = await app.open('/panel/people', { context });
    await namePerson(page, 'Sevda');
    const sheet = page.getByRole('dialog', { name: en.proof.titleWithout });
    await sheet.getByText(venue.owner.account.name, { exact: false }).waitFor();
    await picture(page, 'without');
    await context.close();
  });
});
