import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PASSWORD } from '../../server/test/harness/staff.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { type AppPage, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const t = en.people;

/** Where pictures of the screens go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_INVITATIONS'];

describe('an invitation', IN_A_BROWSER, () => {
  const mails: string[] = [];
  let outcome: 'Sent' | 'Failed' = 'Sent';
  const app = useApp({
    sendMail: async ({ text }) => {
      mails.push(text);
      return outcome;
    },
  });
  const email = 'ada@example.com';

  const press = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function fillIn(page: AppPage, name: string, address: string): Promise<void> {
    await press(page, t.add);
    await page.getByLabel(t.fields.name).fill(name);
    await page.getByLabel(t.fields.email).fill(address);
  }

  test('an owner enters a name and an address, no password, and sees that the person is invited', async () => {
    const page = await app.open('/panel/people', { as: 'owner', width: 360, height: 740 });
    await fillIn(page, 'Ada', email);
    await page.getByText(t.inviteHint).waitFor();
    assert.equal(await page.getByLabel(t.fields.password, { exact: true }).count(), 0);
    await page.keyboard.press('Enter');
    await page.getByText(say('people.inviteSent', { email })).waitFor();
    const row = page.getByRole('button').filter({ hasText: email });
    await row.getByText(t.invited).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await row.click();
    await press(page, t.inviteAgain);
    await page.getByRole('dialog').getByText(say('people.inviteSent', { email })).waitFor();
    assert.equal(mails.length, 2);
    await page.close();
  });

  test('what could not be sent is said, and an invitation is withdrawn', async () => {
    outcome = 'Failed';
    const page = await app.open('/panel/people', { as: 'owner' });
    await fillIn(page, 'Can', 'can@example.com');
    await page.keyboard.press('Enter');
    await page.getByText(say('people.inviteFailed', { email: 'can@example.com' })).waitFor();
    outcome = 'Sent';
    await page.getByRole('button').filter({ hasText: 'can@example.com' }).click();
    await press(page, t.withdraw);
    await page.getByRole('button', { name: t.withdraw, exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    const row = page.getByRole('button').filter({ hasText: 'Can' });
    await row.getByText(t.noEmail).waitFor();
    await page.close();
  });

  test('the list fits in eight languages at 360 and 820 pixels', async () => {
    for (const language of LANGUAGES)
      for (const width of [360, 820]) {
        const page = await app.open('/panel/people', { as: 'owner', language, width, height: 900 });
        const row = page.getByRole('button').filter({ hasText: email });
        await row.waitFor();
        const whole = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(whole <= width, `${language}: ${whole}`);
        if (PICTURES !== undefined) {
          await page.screenshot({ path: `${PICTURES}/people-${language}-${width}.png` });
          await row.click();
          await page.getByRole('dialog').waitFor();
          await page.screenshot({ path: `${PICTURES}/person-${language}-${width}.png` });
        }
        await page.close();
      }
  });

  test('the person opens the mailed link, chooses a password and signs in with the address', async () => {
    const link = /\/app\/password#\S+/.exec(mails[1]!)![0];
    const page = await app.open(link, { as: 'nobody', width: 360, height: 740 });
    await page.getByLabel(en.app.signIn.newPassword).fill('sabah ezanında simit');
    await press(page, en.app.signIn.setNew);
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('sabah ezanında simit');
    await press(page, en.app.signIn.submit);
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/accounts`);
    const found = body.data.find(({ name }: { name: string }) => name === 'Ada');
    assert.deepEqual([found.email, found.invitedEmail], [email, null]);
    await page.close();
  });

  test('a fiscal device is given a password instead', async () => {
    const page = await app.open('/panel/people', { as: 'owner' });
    await fillIn(page, 'Kasa', 'kasa@example.com');
    await page.getByText(t.roles.Bridge, { exact: true }).click();
    await page.getByLabel(t.fields.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const row = page.getByRole('button').filter({ hasText: 'kasa@example.com' });
    await row.getByText(t.signedOut).waitFor();
    await page.close();
  });
});
