import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { WORDS_FOLDER } from '../build/words.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { buildWords } from './build-words.ts';
import { en, wordsIn } from './english.ts';

describe('a language that lacks texts', IN_A_BROWSER, () => {
  const app = useApp();
  const folder = mkdtempSync(join(tmpdir(), 'sofra-words-'));
  after(() => rmSync(folder, { recursive: true }));
  const { signIn } = en.app;
  const turkish = wordsIn('tr').app;

  test('shows them in English and says so, until another language is chosen', async () => {
    const context = await app.newDevice({ as: 'nobody', language: 'tr' });
    const code = await turkishWithout('title', 'showPassword', 'submit');
    await context.route('**/app/assets/tr-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    const page = await app.open('/app/sign-in', { context });
    const english = page.locator('html[lang=tr] [lang=en]:not(option)');
    await page.getByRole('heading', { name: signIn.title, exact: true }).waitFor();
    assert.deepEqual(
      await english.evaluateAll((all) => all.map((one) => one.textContent || one.getAttribute('aria-label'))),
      [signIn.title, signIn.showPassword, signIn.submit],
    );
    // It has a text again that Turkish has, and then one that it lacks.
    await page.getByRole('button', { name: signIn.showPassword }).click();
    assert.equal(
      await page.getByRole('button', { name: turkish.signIn.hidePassword }).getAttribute('lang'),
      null,
    );
    await page.getByRole('button', { name: turkish.signIn.hidePassword }).click();
    assert.equal(await page.getByRole('button', { name: signIn.showPassword }).getAttribute('lang'), 'en');

    await page.getByLabel(turkish.menu.language).selectOption('en');
    await page.locator('html[lang=en]').waitFor();
    assert.equal(await page.locator('html [lang=en]:not(option)').count(), 0);
    await context.close();
  });

  /** The file with the Turkish texts of all screens, as a build makes it where Turkish lacks some texts of signing in. */
  async function turkishWithout(...keys: string[]): Promise<string> {
    cpSync(WORDS_FOLDER, folder, { recursive: true });
    const path = join(folder, 'tr/app.json');
    const texts = JSON.parse(readFileSync(path, 'utf8'));
    for (const key of keys) delete texts.signIn[key];
    writeFileSync(path, JSON.stringify(texts));
    const code = (await buildWords(folder, 'shared')).get('tr')!;
    assert.doesNotMatch(code, /from`/, 'the file imports no other');
    return code;
  }
});
