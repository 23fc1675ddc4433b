import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { codeOf } from '../../server/test/harness/second-factor.ts';
import { PASSWORD } from '../../server/test/harness/staff.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

const words = en.secondFactor;

/** Where pictures of the screens go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_FACTORS'];

describe('two-step sign-in', IN_A_BROWSER, () => {
  const app = useApp();
  let secret = '';
  let recoveryCodes: string[] = [];

  const pressOn = (page: AppPage, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function enterPassword(page: AppPage, email: string): Promise<void> {
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
  }

  async function readSecret(page: AppPage): Promise<string> {
    return (await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
      .textContent())!.replaceAll(' ', '');
  }

  async function readCodes(page: AppPage): Promise<string[]> {
    return page.getByRole('region', { name: words.recoveryTitle }).getByRole('listitem').allTextContents();
  }

  test('a person sets it up in their menu, with the QR code or the key, and keeps ten recovery codes', async () => {
    const page = await app.open('/panel', { as: 'owner', width: 360, height: 800 });
    await page.getByRole('button', { name: en.app.menu.open }).click();
    const part = page.getByRole('region', { name: words.title });
    await part.getByText(words.text).waitFor();
    await pressOn(page, words.setUp);
    await part.getByLabel(words.password).fill(PASSWORD);
    await pressOn(page, words.setUp);
    await part.getByRole('img', { name: words.qr }).waitFor();
    secret = await readSecret(page);
    await part.getByLabel(words.code, { exact: true }).fill('000000');
    await pressOn(page, words.confirm);
    await part.locator('[aria-invalid=true]').waitFor();
    await part.getByLabel(words.code, { exact: true }).fill(codeOf(app.sofra, secret));
    await pressOn(page, words.confirm);
    await part.getByText(words.recoveryText).waitFor();
    recoveryCodes = await readCodes(page);
    assert.equal(recoveryCodes.length, 10);
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await pressOn(page, words.kept);
    await part.getByText(say('secondFactor.codesLeft', { count: 10 })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /needs? attention/ }).click();
    const notices = page.getByRole('region', { name: en.approvals.notices.title });
    await notices.getByText(en.approvals.notices.factors.AppAdded).waitFor();
    await notices
      .getByText(say('approvals.notices.factorBy', { name: app.venue.owner.account.name }))
      .waitFor();
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/bell-360.png` });
    await page.close();
  });

  test('signing in asks for the code in eight languages at 360 pixels, and lets in with one', async () => {
    const { email } = app.venue.owner.account;
    for (const language of LANGUAGES) {
      const page = await app.open('/app/sign-in', { as: 'nobody', width: 360, language });
      await enterPassword(page, email);
      await page.locator('input[name=code]').waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `${language}: ${width}`);
      if (language !== 'en') {
        await page.close();
        continue;
      }
      assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
      await page.getByLabel(words.code, { exact: true }).fill('000000');
      await pressOn(page, words.signIn);
      await page.locator('[aria-invalid=true]').waitFor();
      await page.getByLabel(words.code, { exact: true }).fill(codeOf(app.sofra, secret, 1));
      await pressOn(page, words.signIn);
      await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
      await page.close();
    }
  });

  test('a recovery code signs in once, as it was written down', async () => {
    const [code] = recoveryCodes;
    for (const isFirst of [true, false]) {
      const page = await app.open('/app/sign-in', { as: 'nobody', language: 'en' });
      await enterPassword(page, app.venue.owner.account.email);
      await pressOn(page, words.useRecoveryCode);
      await page.getByLabel(words.recoveryCode).fill(code!.toLowerCase());
      await pressOn(page, words.signIn);
      if (isFirst) await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
      else await page.locator('[aria-invalid=true]').waitFor();
      await page.close();
    }
  });

  test('at a shared device the password alone sets no PIN: the app asks for the code, too', async () => {
    const { id, owner } = app.venue;
    const made = await owner.call('POST', `/venues/${id}/device-codes`, { kind: 'Till', name: 'Bar' });
    const page = await app.open('/app/sign-in', { as: 'nobody', width: 360, height: 800 });
    await page.getByRole('link', { name: en.app.signIn.shared }).click();
    await page.getByLabel(en.device.register.code).fill(made.body.data.code);
    await pressOn(page, en.device.register.submit);
    await page.getByRole('button', { name: beginningWith(owner.account.name) }).click();
    await pressOn(page, en.device.byPassword);
    await page.getByLabel(en.device.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(beginningWith('New PIN,')).fill('830562');
    await page.getByLabel(en.device.again).fill('830562');
    await pressOn(page, en.device.setPin);
    await page.getByText(words.passkeysNotShared).waitFor();
    await page.getByLabel(words.code, { exact: true }).fill('000000');
    await pressOn(page, en.device.setPin);
    await page.locator('[aria-invalid=true]').waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    if (PICTURES !== undefined)
      await page.screenshot({ path: `${PICTURES}/pin-code-360.png`, fullPage: true });
    await pressOn(page, words.useRecoveryCode);
    await page.getByLabel(words.recoveryCode).fill(recoveryCodes[1]!);
    await pressOn(page, en.device.setPin);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    await page.close();
  });

  test('if it is required, a manager sets it up at the next sign-in; an owner removes it when the phone is lost', async () => {
    const { id, owner } = app.venue;
    const email = `mert-${id.slice(0, 8)}@example.com`;
    const manager = { role: 'Manager', name: 'Mert', email, password: PASSWORD };
    assert.equal((await owner.call('POST', `/venues/${id}/accounts`, manager)).status, 201);
    const people = await app.open('/panel/people', { as: 'owner' });
    await people.getByText(say('secondFactor.without', { names: 'Mert' })).waitFor();
    const rule = people.getByLabel(words.rule);
    await rule.click();
    await eventually(() => rule.isChecked(), true);
    const page = await app.open('/app/sign-in', { as: 'nobody', width: 360, height: 800, language: 'en' });
    await enterPassword(page, email);
    await page.getByText(words.required).waitFor();
    await pressOn(page, words.setUp);
    await page.getByLabel(words.code, { exact: true }).fill(codeOf(app.sofra, await readSecret(page)));
    await pressOn(page, words.confirm);
    await page.getByText(words.recoveryText).waitFor();
    assert.equal((await readCodes(page)).length, 10);
    await pressOn(page, words.kept);
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    await page.close();
    await people.reload();
    await people.getByRole('button', { name: /Mert/ }).click();
    await pressOn(people, words.remove);
    await pressOn(people, words.removeAnswer);
    await people.getByText(say('secondFactor.removeText', { name: 'Mert' })).waitFor({ state: 'detached' });
    await people.getByRole('button', { name: words.remove, exact: true }).waitFor({ state: 'detached' });
    await people.close();
  });

  test('a person whose first confirmation was answered while offline signs in with the app', async () => {
    const { id, owner } = app.venue;
    const email = `nur-${id.slice(0, 8)}@example.com`;
    const manager = { role: 'Manager', name: 'Nur', email, password: PASSWORD };
    assert.equal((await owner.call('POST', `/venues/${id}/accounts`, manager)).status, 201);
    const page = await app.open('/app/sign-in', { as: 'nobody', width: 360, height: 800, language: 'en' });
    await enterPassword(page, email);
    await pressOn(page, words.setUp);
    const key = await readSecret(page);
    await page.route('**/venue/v1/second-factor', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel(words.code, { exact: true }).fill(codeOf(app.sofra, key));
    await pressOn(page, words.confirm);
    await page.locator('[aria-invalid=true]').waitFor();
    await page.unroute('**/venue/v1/second-factor');
    await pressOn(page, words.confirm);
    await page.getByRole('button', { name: words.signIn, exact: true }).waitFor();
    await page.getByLabel(words.code, { exact: true }).fill(codeOf(app.sofra, key, 1));
    await pressOn(page, words.signIn);
    await page.waitForURL(/\/app\/[0-9a-f-]{36}\//);
    await page.close();
  });
});
