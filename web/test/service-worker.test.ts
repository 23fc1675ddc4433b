import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill, PASSWORD } from '../../server/test/harness/staff.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

/** The build that the service serves: a copy, which the tests replace by the next release. */
const BUILT = mkdtempSync(join(tmpdir(), 'sofra-builds-'));
const serveFirst = () =>
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), BUILT, { recursive: true });
serveFirst();
after(() => rmSync(BUILT, { recursive: true }));

const DELIVERY = {
  type: 'Delivery',
  customer: { name: 'Ada', phone: '0532 111 22 33', address: 'Moda Cad. 5' },
};

const BUILD_LIST = join(BUILT, 'build.json');

/** Puts another build in the place of the one that is served: its files for the board have another name. */
function release(build: string, { withoutBoard = false } = {}): void {
  const { build: before, files } = JSON.parse(readFileSync(BUILD_LIST, 'utf8'));
  const board = /board-screen-[\w-]{8}\.js/.exec(files.join())![0];
  const next = `board-screen-${build.padEnd(8, '0')}.js`;
  for (const path of globSync('**/*.{br,gz}', { cwd: BUILT })) rmSync(join(BUILT, path));
  for (const path of globSync('**/*.{js,html,json}', { cwd: BUILT })) {
    const text = readFileSync(join(BUILT, path), 'utf8');
    writeFileSync(join(BUILT, path), text.replaceAll(board, next).replaceAll(before, build));
  }
  const assets = join(BUILT, 'assets');
  if (!withoutBoard) cpSync(join(assets, board), join(assets, next));
  rmSync(join(assets, board));
}

const buildOf = (page: AppPage) => page.locator('meta[name="build"]').getAttribute('content');

/** Lets each load wait for the build that is served, however long a busy machine takes. */
async function waitForBuilds(page: AppPage): Promise<void> {
  const [worker = await page.context().waitForEvent('serviceworker')] = page.context().serviceWorkers();
  await worker.evaluate(`
    globalThis.setTimeout = () => 0;
    AbortSignal.timeout = () => new AbortController().signal;
  `);
}

/** Notes that a page has begun to keep the venue. */
const NOTE_KEEPING = `StorageManager.prototype.persist = async () => { globalThis.isPersistent = true; }`;

describe('the app in a browser that keeps it', IN_A_BROWSER, () => {
  const app = useApp({ built: { builtApp: BUILT } }, { timeZone: NOON_ZONE });

  test('opens without a network; a page that is open goes on with its own build, and the next load takes the new one whole', async () => {
    const page = await app.open('/till', { keepsApp: true });
    await page.getByRole('link', { name: en.app.screens.board }).waitFor();
    await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null'), true);
    const first = await buildOf(page);
    await waitForBuilds(page);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: en.app.screens.board }).waitFor();
    await page.context().setOffline(false);

    release('second');
    await page.getByRole('link', { name: en.app.screens.board }).click();
    await page.getByText(en.board.empty.title).waitFor();
    assert.equal(await buildOf(page), first);

    await page.reload();
    await page.getByText(en.board.empty.title).waitFor();
    assert.equal(await buildOf(page), 'second');

    // Of the next one a file does not come.
    release('third', { withoutBoard: true });
    await page.reload();
    await page.getByText(en.board.empty.title).waitFor();
    assert.equal(await buildOf(page), 'second');
    serveFirst();
    await page.close();
  });

  test('till and board open with what they knew last, say of when that is, and the till takes rounds that go out later; panel and reservations say that they need the network', async () => {
    await openBill(app.venue, {
      type: 'DineIn',
      tableId: app.venue.tableIds[0]!,
      lines: [lineOf(app.venue.menu.kebab)],
    });
    await app.order({ ...DELIVERY, lines: [lineOf(app.venue.menu.kebab)] });
    const page = await app.open('/till', { keepsApp: true });
    await tables(page).first().waitFor();
    await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null'), true);
    await eventually(() => keepsPart(page, 'menu'), true);
    await eventually(() => keepsPart(page, 'open-bills'), true);
    await eventually(() => keepsPart(page, 'paid-first-bills'), true);
    assert.doesNotMatch(JSON.stringify(await kept(page)), /5321112233|Moda Cad/);

    const device = page.context();
    await device.setOffline(true);
    await page.reload();
    await page.getByText(/^No connection · as of \d/).waitFor();
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/board`);
    await page.getByRole('article').filter({ hasText: 'Adana Kebap' }).nth(1).waitFor();
    await page.getByText(/^No connection · as of \d/).waitFor();
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/till/tables/${app.venue.tableIds[0]}`);
    await orderHere(page, 'Ayran');
    await page.getByRole('button', { name: say('app.connection.waiting', { count: 1 }) }).waitFor();
    await page.reloadLater(16);
    await orderHere(page, 'Çay');
    await page.getByRole('button', { name: say('app.connection.waiting', { count: 2 }) }).click();
    const waiting = page.getByRole('dialog', { name: en.app.unsent.waitingTitle });
    await Promise.all(['Ayran', 'Çay'].map((name) => waiting.getByText(name).waitFor()));
    await page.keyboard.press('Escape');

    // The session ends meanwhile: what waits is sent once its person has signed in again, what is old with a tap.
    const { id } = app.venue.waiter.account;
    await page.context().clearCookies();
    await device.setOffline(false);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: en.app.signIn.title }).click();
    await eventually(() => linesAt(0), ['Adana Kebap', 'Çay']);
    const old = page.getByRole('region', { name: /^Tap to send: ordered at \d/ });
    await old.getByText('Ayran').waitFor();
    await old.getByRole('button', { name: en.app.unsent.send }).click();
    await eventually(() => linesAt(0), ['Adana Kebap', 'Çay', 'Ayran']);
    await page.getByText('No connection').waitFor({ state: 'detached' });
    await eventually(() => page.evaluate("localStorage.getItem('sofra.kept')"), id);
    await eventually(() => keepsPart(page, 'menu'), true);

    // Somebody else finds nothing of it.
    await page.goto(`${app.sofra.baseUrl}/app/sign-in?to=/app/${app.venue.id}/till`);
    await page.getByLabel(en.app.signIn.email).fill(app.venue.owner.account.email);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: en.app.signIn.title }).click();
    await tables(page).first().waitFor();
    const owner = app.venue.owner.account;
    await eventually(async () => (await kept(page))['owner'], owner.id);
    await eventually(async () => ((await kept(page))['session'] as Schemas['Session'])?.account.id, owner.id);

    // What this device never opened says that it needs the connection, and opens once that is back.
    await device.setOffline(true);
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/host`);
    await page.getByRole('heading', { name: en.host.outOfReach }).waitFor();
    await device.setOffline(false);
    await page.getByRole('button', { name: en.host.camera }).waitFor();
    await device.setOffline(true);
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/panel/people`);
    await page.getByRole('heading', { name: en.panel.outOfReach }).waitFor();
    await device.setOffline(false);
    await page.getByRole('heading', { name: en.payments.sheet.people, exact: true }).waitFor();

    // Who signs out leaves nothing, on other pages of the device neither.
    await device.addInitScript(NOTE_KEEPING);
    const other = await app.open('/till', { context: device });
    await tables(other).first().waitFor();
    // It keeps the venue by then, too.
    await eventually(() => other.evaluate('globalThis.isPersistent'), true);
    await page.getByRole('button', { name: en.app.menu.open }).click();
    await page.getByRole('button', { name: en.app.signIn.out }).click();
    await page.getByRole('link', { name: en.app.signIn.title }).waitFor();
    await device.setOffline(true);
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/till`);
    await page.getByRole('button', { name: en.app.fault.retry }).waitFor();
    assert.deepEqual(await kept(page), {});
    await page.context().close();
  });

  test('reservations open with what was known last, from every address; what needs the network says so, and the search finds what is kept', async () => {
    const now = Date.now();
    for (const [name, startsAt] of [
      ['Ada Kaya', now + 60_000],
      ['Bora Ak', now + 24 * 3_600_000],
    ] as const) {
      const customer = { name, phone: '0532 444 55 66' };
      await takenDown(app.venue, { customer, startsAt: new Date(startsAt).toISOString() });
    }
    const device = await app.newDevice({ keepsApp: true });
    await device.addInitScript(NOTE_KEEPING);
    const page = await app.open('/host', { context: device });
    const guest = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await guest('Ada Kaya').waitFor();
    await eventually(() => page.evaluate('navigator.serviceWorker.controller !== null'), true);
    await eventually(() => page.evaluate('globalThis.isPersistent'), true);
    const known = async () => JSON.stringify(await kept(page));
    await eventually(async () => /Ada Kaya.*Bora Ak/.test(await known()), true);
    assert.doesNotMatch(await known(), /5324445566/);

    // Both the address of the home screen and the front page lead there.
    await device.setOffline(true);
    await page.goto(`${app.sofra.baseUrl}/`);
    await page.getByRole('link', { name: 'Continue as' }).click();
    await guest('Ada Kaya').waitFor();
    await page.getByText(/^No connection · as of \d/).waitFor();
    await page.goto(`${app.sofra.baseUrl}/app`);
    await guest('Ada Kaya').waitFor();
    await guest('Ada Kaya').getByRole('link').click();
    await page.getByText(en.host.partly).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.host.dayAfter }).click();
    await guest('Bora Ak').waitFor();
    await guest('Bora Ak').getByRole('button', { name: en.app.type.DineIn, exact: true }).click();
    await page.getByRole('dialog').getByText(en.app.fault.network).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (let day = 0; day < 6; day += 1) await page.getByRole('button', { name: en.host.dayAfter }).click();
    await page.getByText(en.host.outOfReach).waitFor();
    await page.keyboard.press('/');
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('kaya');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Ada Kaya/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: en.host.acts.checkIn }).waitFor();
    await device.close();
  });

  test('a browser that keeps no data takes rounds and signs out all the same', async () => {
    const device = await app.newDevice({ keepsApp: true });
    await device.addInitScript(`Object.defineProperty(window, 'indexedDB', { value: {
      open() { throw new DOMException('private', 'SecurityError'); },
      deleteDatabase() { throw new DOMException('private', 'SecurityError'); },
    } });`);
    const page = await app.open(`/till/tables/${app.venue.tableIds[1]}`, { context: device });
    await orderHere(page, 'Ayran');
    await eventually(() => linesAt(1), ['Ayran']);
    await page.getByRole('button', { name: en.app.menu.open }).click();
    await page.getByRole('button', { name: en.app.signIn.out }).click();
    await page.getByRole('link', { name: en.app.signIn.title }).waitFor();
    await device.close();
  });

  /** The products on the open bill of a table. */
  async function linesAt(table: number): Promise<string[]> {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`);
    const bills: readonly Schemas['Bill'][] = body.data.items;
    const bill = bills.find((one) => one.table?.id === app.venue.tableIds[table]);
    return (bill?.lines ?? []).map(({ productName }) => productName);
  }
});

/** Sends one unit of a drink on the page of a table. */
async function orderHere(page: AppPage, drink: string): Promise<void> {
  const menu = page.getByRole('region', { name: en.till.menu.title });
  await menu.getByRole('button', { name: 'İçecekler' }).click();
  await menu.getByRole('button', { name: drink }).first().click();
  await page.getByRole('button', { name: say('till.order.sendUnits', { count: '1' }), exact: true }).click();
}

const tables = (page: AppPage) => page.getByRole('main').getByRole('link');

/** All that the browser keeps of venues, by name. */
const READ_KEPT = `(async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'sofra-kept')) return {};
  const opening = indexedDB.open('sofra-kept');
  // The app may have removed it meanwhile: nobody else makes a new one.
  opening.addEventListener('upgradeneeded', () => opening.transaction.abort());
  const isOpen = await new Promise((resolve) => {
    opening.addEventListener('success', () => resolve(true));
    opening.addEventListener('error', () => resolve(false));
  });
  if (!isOpen) return {};
  const store = opening.result.transaction('kept').objectStore('kept');
  const [names, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
  opening.result.close();
  return Object.fromEntries(names.result.map((name, at) => [name, values.result[at]]));
})()`;

async function kept(page: AppPage): Promise<Record<string, unknown>> {
  return page.evaluate(READ_KEPT);
}

/** Whether a part of the venue is kept. */
async function keepsPart(page: AppPage, part: string): Promise<boolean> {
  return Object.keys(await kept(page)).some((name) => name.endsWith(`/${part}`));
}
