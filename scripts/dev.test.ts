import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { makeDataFolder } from '../server/test/harness/service-process.ts';
import { findBrowser, NO_BROWSER, openBrowser } from '../server/test/pages/browser.ts';
import { copySources, type DevUnderTest, edit, startDev } from './tests/dev-under-test.ts';

const browserPath = findBrowser();

/** A copy of what the command reads, so that a test can change it. */
let folder: string;
let data: string;

before(async () => {
  folder = await copySources();
  data = await makeDataFolder('dev');
});

after(() => Promise.all([folder, data].map((path) => rm(path, { recursive: true, force: true }))));

async function start(t: TestContext): Promise<DevUnderTest> {
  const dev = await startDev(folder, data);
  t.after(() => dev.end('SIGTERM'));
  return dev;
}

async function assertNothingRuns({ app }: DevUnderTest): Promise<void> {
  await assert.rejects(fetch(app));
  assert.equal(existsSync(join(data, 'postgres', 'postmaster.pid')), false);
}

test('one command starts the service and the app, shows what is saved in either, and ends both on SIGINT', {
  skip: browserPath === undefined && NO_BROWSER,
}, async (t) => {
  const dev = await start(t);
  const { app } = dev;
  const browser = await openBrowser(browserPath!);
  t.after(() => browser.close());
  const page = await browser.newPage();
  // The first load prepares all modules of the app, and a start of the service is waited for.
  page.setDefaultTimeout(180_000);
  await page.goto(app);
  await page.getByRole('heading', { name: 'Create your restaurant', exact: true }).waitFor();

  await page.evaluate('globalThis.isSamePage = true');
  const title = "<h1>{t('title')}</h1>";
  await edit(
    join(folder, 'web/src/restaurant/restaurant-page.tsx'),
    title,
    title.replace('</', ', changed</'),
  );
  await page.getByRole('heading', { name: 'Create your restaurant, changed' }).waitFor();
  assert.equal(await page.evaluate('globalThis.isSamePage'), true);
  await edit(
    join(folder, 'web/src/words/en/restaurant/restaurant.json'),
    'Create your restaurant',
    'Begin here',
  );
  await page.getByRole('heading', { name: 'Begin here, changed' }).waitFor();

  const loadedAgain = page.waitForEvent('load');
  await edit(
    join(folder, 'server/words/en/refusals.json'),
    'The page you are looking for',
    'What you look for',
  );
  await loadedAgain;
  const answer = await fetch(new URL('/public/v1/nothing', app), { headers: { 'accept-language': 'en' } });
  assert.match(await answer.text(), /What you look for could not be found/);

  assert.deepEqual(await dev.end('SIGINT'), [0, null]);
  await assertNothingRuns(dev);
});

test('it ends both on SIGTERM, and calls of its pages are those of one origin', async (t) => {
  const dev = await start(t);
  const headers = { origin: new URL(dev.app).origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'nothing' });
  const answer = await fetch(new URL('/venue/v1/session', dev.app), { method: 'POST', headers, body });
  assert.equal(answer.status, 401);
  assert.deepEqual(await dev.end('SIGTERM'), [0, null]);
  await assertNothingRuns(dev);
});
