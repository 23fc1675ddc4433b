import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signIn } from '../../server/test/harness/staff.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

/** Where a picture of the bell goes, to be looked at. */
const PICTURES = process.env['PICTURES_OF_SESSIONS'];

describe('the sessions of a person', IN_A_BROWSER, () => {
  const app = useApp();

  test('a person sees where they are signed in, and signs out of a browser that they do not know', async () => {
    const unknown = await signIn(app.sofra, app.venue.owner.account);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const use = () => unknown.call('GET', '/session', undefined, { 'user-agent': userAgent });
    assert.equal((await use()).status, 200);
    const page = await app.open('/panel', { as: 'owner' });
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const part = page.getByRole('region', { name: en.sessions.title });
    await part.getByText(en.sessions.isThis).waitFor();
    const row = part.getByRole('listitem').filter({ hasText: 'Firefox, Linux' });
    await row.getByText('127.0.0.0/24').waitFor();
    await row.getByRole('button').click();
    await row.waitFor({ state: 'detached' });
    await eventually(async () => (await use()).status, 401);
    await part.getByText(en.sessions.isThis).waitFor();
  });

  test('the bell of a person says that someone signed in on a browser that is new to the account', async () => {
    const page = await app.open('/panel', { as: 'owner', width: 360, height: 740 });
    await page.getByRole('button', { name: /needs? attention/ }).click();
    const notices = page.getByRole('region', { name: en.approvals.notices.title });
    await notices.getByText(en.approvals.notices.newBrowser).waitFor();
    await notices.getByText('127.0.0.0/24').waitFor();
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/bell-360.png` });
  });
});
