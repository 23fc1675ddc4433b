import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findBrowser, NO_BROWSER, openBrowser } from '../server/test/browser.ts';
import { makeDataFolder } from '../server/test/service-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const browserPath = findBrowser();

/** A copy of what the command reads, so that a test can change it. */
let folder: string;
let data: string;

before(async () => {
  folder = await copySources();
  data = await makeDataFolder('dev');
});

after(() => Promise.all([folder, data].map((path) => rm(path, { recursive: true, force: true }))));

interface Dev {
  app: string;
  end(signal: NodeJS.Signals): Promise<unknown>;
}

async function startDev(t: TestContext): Promise<Dev> {
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data, DEMO: 'off' },
      ...{ PORT: `${await freePort()}`, APP_PORT: `${await freePort()}` },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  t.after(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  const end = (signal: NodeJS.Signals) => {
    dev.kill(signal);
    return ended;
  };
  return { app: await addressOf(dev.stdout), end };
}

async function assertNothingRuns({ app }: Dev): Promise<void> {
  await assert.rejects(fetch(app));
  assert.equal(existsSync(join(data, 'postgres', 'postmaster.pid')), false);
}

test('one command starts the service and the app, shows what is saved in either, and ends both on SIGINT', {
  skip: browserPath === undefined && NO_BROWSER,
}, async (t) => {
  const dev = await startDev(t);
  const { app } = dev;
  const browser = await openBrowser(browserPath!);
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(app);
  await page.getByRole('heading', { name: 'Make your restaurant', exact: true }).waitFor();

  await page.evaluate('globalThis.isSamePage = true');
  const title = "<h1>{t('title')}</h1>";
  await edit(
    join(folder, 'web/src/restaurant/restaurant-page.tsx'),
    title,
    title.replace('</', ', changed</'),
  );
  await page.getByRole('heading', { name: 'Make your restaurant, changed' }).waitFor();
  assert.equal(await page.evaluate('globalThis.isSamePage'), true);

  const loadedAgain = page.waitForEvent('load');
  await edit(
    join(folder, 'server/src/http/messages/en.ts'),
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
  const dev = await startDev(t);
  const headers = { origin: new URL(dev.app).origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'nothing' });
  const answer = await fetch(new URL('/venue/v1/session', dev.app), { method: 'POST', headers, body });
  assert.equal(answer.status, 401);
  assert.deepEqual(await dev.end('SIGTERM'), [0, null]);
  await assertNothingRuns(dev);
});

async function copySources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-dev-'));
  const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
  for (const path of ['package.json', 'tsconfig.json', 'scripts', 'server/package.json', 'server/src', 'web'])
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: isSource });
  for (const path of ['node_modules', 'web/node_modules']) {
    if (existsSync(join(ROOT, path))) await symlink(join(ROOT, path), join(folder, path));
  }
  return folder;
}

async function edit(path: string, found: string, replacement: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  assert.ok(text.includes(found), path);
  await writeFile(path, text.replace(found, replacement));
}

/** The address of the app, when both are ready. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^The app, .*: (\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The command ended before the app was there.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
