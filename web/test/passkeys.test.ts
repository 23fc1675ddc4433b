import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setUpFactor } from '../../server/test/harness/second-factor.ts';
import { PASSWORD } from '../../server/test/harness/staff.ts';
import type { Schemas } from '../src/api/client.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { type AppPage, IN_A_BROWSER, type Opening, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

/** A passkey of the virtual authenticator, as the browser gives and takes it. */
interface Credential {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  signCount: number;
}

const words = en.secondFactor;

/** Where pictures of the screens go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_PASSKEYS'];

describe('passkeys', IN_A_BROWSER, () => {
  const app = useApp();

  const pressOn = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** Opens a page at localhost, where browsers have passkeys; `more` are those of another page. */
  async function openWithPasskeys(path: string, opening: Opening, more: Credential[] = []) {
    const site = app.sofra.baseUrl.replace('127.0.0.1', 'localhost');
    const context = await app.newDevice({ language: 'en', ...opening });
    const cookies = await context.cookies();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
    const page = await app.open(site + path, { ...opening, context });
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    for (const credential of more) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    const readCredentials = async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    return { page, context, readCredentials };
  }

  let kept: Credential[] = [];

  async function picture(page: AppPage, name: string): Promise<void> {
    if (PICTURES === undefined) return;
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    }
  }

  async function enterPassword(page: AppPage, email: string): Promise<void> {
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
  }

  test('a person adds one in their menu, keeps the recovery codes, and sees it in the list', async () => {
    const opening = { as: 'owner', width: 360, height: 800 } as const;
    const { page, context, readCredentials } = await openWithPasskeys(`/app/${app.venue.id}/panel`, opening);
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const part = page.getByRole('region', { name: words.title });
    await pressOn(page, words.addPasskey);
    await part.getByLabel(words.passkeyName).fill('Phone');
    await part.getByLabel(words.password).fill(PASSWORD);
    await picture(page, 'add');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await pressOn(page, words.addPasskey);
    await part.getByText(words.recoveryText).waitFor();
    await pressOn(page, words.kept);
    await part.getByRole('list', { name: words.passkeys }).getByText('Phone').waitFor();
    await part.getByText(say('secondFactor.codesLeft', { count: 10 })).waitFor();
    await picture(page, 'list');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    kept = await readCredentials();
    assert.equal(kept[0]!.rpId, 'localhost');
    await context.close();
  });

  test('signing in asks for it after the password, in eight languages at 360 pixels, and lets in with it', async () => {
    const { email } = app.venue.owner.account;
    for (const language of LANGUAGES) {
      const opening = { as: 'nobody', width: 360, language } as const;
      const { page, context, readCredentials } = await openWithPasskeys('/app/sign-in', opening, kept);
      await enterPassword(page, email);
      await page.locator('details').waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${language}: ${width}`);
      if (language === 'en') {
        assert.equal(await page.locator('input[name=code]').count(), 0);
        assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
        await picture(page, 'sign-in');
        await pressOn(page, words.usePasskey);
        await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
        kept = await readCredentials();
      }
      await context.close();
    }
  });

  test('a browser without the passkey says that none was used, and a recovery code still signs in', async () => {
    const { page, context } = await openWithPasskeys('/app/sign-in', { as: 'nobody' });
    await enterPassword(page, app.venue.owner.account.email);
    await pressOn(page, words.usePasskey);
    await page.getByText(words.passkeyGivenUp).waitFor();
    await pressOn(page, words.useRecoveryCode);
    await page.getByLabel(words.recoveryCode).waitFor();
    await context.close();
  });

  test('at another address a person reads where the passkey works, and a recovery code can be typed', async () => {
    const context = await app.newDevice({ as: 'nobody', language: 'en', width: 360, height: 800 });
    const page = await app.open(`${app.sofra.baseUrl}/app/sign-in`, { as: 'nobody', context });
    await enterPassword(page, app.venue.owner.account.email);
    await page.getByText(say('secondFactor.passkeysOnlyAt', { host: 'localhost' })).waitFor();
    await page.getByLabel(words.recoveryCode).waitFor();
    await picture(page, 'elsewhere');
    await context.close();
  });

  test('an answer of the browser counts once: sent again, it signs no one in', async () => {
    const opened = await openWithPasskeys('/app/sign-in', { as: 'nobody' }, kept);
    const { page, context, readCredentials } = opened;
    await enterPassword(page, app.venue.owner.account.email);
    const sent = page.waitForRequest(
      (request) =>
        request.url().endsWith('/venue/v1/session') && request.postData()?.includes('passkey') === true,
    );
    await pressOn(page, words.usePasskey);
    const body: unknown = (await sent).postDataJSON();
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    // It counts its signatures, and one that counts back is refused.
    kept = await readCredentials();
    await context.close();
    const { status, body: refused } = await app.sofra.call('POST', '/venue/v1/session', { body });
    assert.deepEqual([status, refused.errorCode], [403, 'PASSKEY_WRONG']);
  });

  test('asked again, a person uses the passkey instead of the password, and what they did is saved', async () => {
    await app.sofra.db.query({
      text: `update session_directory set created_at = created_at - interval '1 hour' where venue_id = $1 and account_id = $2`,
      values: [app.venue.id, app.venue.owner.account.id],
    });
    const path = `/app/${app.venue.id}/panel/people`;
    const { page, context, readCredentials } = await openWithPasskeys(path, { as: 'owner' }, kept);
    await page.getByRole('button', { name: en.people.add }).click();
    await page.getByRole('dialog').getByLabel(en.people.fields.name).fill('Nilay');
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/session/second-step'));
    await page.getByRole('dialog').getByRole('button', { name: en.form.save }).click();
    const sheet = page.getByRole('dialog', { name: en.proof.title });
    await sheet.getByRole('button', { name: en.proof.usePasskey }).waitFor();
    // Without the password, the passkey must check who uses it.
    const { passkey } = ((await (await begun).json()) as { data: Schemas['SecondStep'] }).data;
    assert.equal(passkey!.userVerification, 'required');
    await picture(page, 'proof');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await sheet.getByRole('button', { name: en.proof.usePasskey }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Nilay/ }).waitFor();
    kept = await readCredentials();
    await context.close();
  });

  test('if a second step is required, a manager adds a passkey at the next sign-in', async () => {
    const { id, owner } = app.venue;
    const email = `mert-${id.slice(0, 8)}@example.com`;
    const manager = { role: 'Manager', name: 'Mert', email, password: PASSWORD };
    assert.equal((await owner.call('POST', `/venues/${id}/accounts`, manager)).status, 201);
    assert.equal((await owner.call('PUT', `/venues/${id}/second-factor`, { isRequired: true })).status, 200);
    const { page, context } = await openWithPasskeys('/app/sign-in', {
      as: 'nobody',
      width: 360,
      height: 800,
    });
    await enterPassword(page, email);
    await page.getByText(words.required).waitFor();
    await picture(page, 'required');
    await pressOn(page, words.addPasskey);
    await page.getByLabel(words.passkeyName).fill('Phone');
    await picture(page, 'required-name');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await pressOn(page, words.addPasskey);
    await page.getByText(words.recoveryText).waitFor();
    await pressOn(page, words.kept);
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    await context.close();
  });

  test('a person removes it with the password and the passkey, and signs in without', async () => {
    const path = `/app/${app.venue.id}/panel`;
    const { page, context } = await openWithPasskeys(path, { as: 'owner' }, kept);
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const part = page.getByRole('region', { name: words.title });
    await pressOn(page, say('secondFactor.removePasskeyOf', { name: 'Phone' }));
    await pressOn(page, words.usePasskey);
    // The password comes first.
    await part.getByLabel(words.password).fill(PASSWORD);
    await picture(page, 'remove');
    await pressOn(page, words.usePasskey);
    await part.getByText(words.text).waitFor();
    await context.close();
  });

  test('a person who closes the prompt of the browser adds the passkey with the code that they typed', async () => {
    const { code } = await setUpFactor(app.sofra, app.venue.owner);
    const { page, context } = await openWithPasskeys(`/app/${app.venue.id}/panel`, { as: 'owner' });
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const part = page.getByRole('region', { name: words.title });
    await pressOn(page, words.addPasskey);
    await part.getByLabel(words.passkeyName).fill('Laptop');
    await part.getByLabel(words.password).fill(PASSWORD);
    await part.getByLabel(words.code, { exact: true }).fill(code());
    await page.evaluate(() => {
      const { credentials } = navigator;
      const create = credentials.create.bind(credentials);
      credentials.create = async () => {
        credentials.create = create;
        throw new DOMException('closed', 'NotAllowedError');
      };
    });
    await pressOn(page, words.addPasskey);
    await part.getByText(words.passkeyGivenUp).waitFor();
    await pressOn(page, words.addPasskey);
    await part.getByRole('list', { name: words.passkeys }).getByText('Laptop').waitFor();
    await context.close();
  });
});
