import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { registerDevice } from '../../server/test/harness/registered-device.ts';
import { PASSWORD } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

const t = en.device;

/** Where pictures of the screens go, to be looked at. */
const PICTURES = process.env['PICTURES_OF_DEVICES'];

describe('a shared device', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds = useRoofTables(app, ['Switch', 'Offline']);
  let device: BrowserContext;
  let page: AppPage;
  let panel: AppPage;

  const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
  const person = (on: Page, name: string) =>
    on.getByRole('list', { name: t.who }).getByRole('button', { name: beginningWith(name) });

  async function picture(name: string, on: Page = page): Promise<void> {
    if (PICTURES === undefined) return;
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
    ] as const) {
      await on.setViewportSize({ width, height });
      for (const scheme of ['light', 'dark'] as const) {
        await on.emulateMedia({ colorScheme: scheme });
        await on.screenshot({ path: `${PICTURES}/${name}-${width}-${scheme}.png` });
      }
    }
    await on.emulateMedia({ colorScheme: 'light' });
    await on.setViewportSize({ width: 1280, height: 800 });
  }

  async function typePin(pin: string): Promise<void> {
    for (const digit of pin) await button(page, digit).click();
  }

  async function deviceId(): Promise<string> {
    const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/devices`);
    return body.data[0].id;
  }

  async function choosePin(name: string, pin: string): Promise<void> {
    await person(page, name).click();
    await button(page, t.byPassword).click();
    await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(beginningWith('New PIN,')).fill(pin);
    await page.getByLabel(t.again).fill(pin);
    await button(page, t.setPin).click();
  }

  async function switchTo(name: string, pin: string): Promise<void> {
    await button(page, en.app.menu.open).click();
    await person(page, name).click();
    await typePin(pin);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    panel = await app.open('/panel/devices', { as: 'owner' });
    device = await app.newDevice({ as: 'nobody' });
    page = await app.open('/app/sign-in', { context: device });
  });

  test('the panel makes a code, and a browser that enters it starts with the names of people', async () => {
    await picture('panel-none', panel);
    await button(panel, en.devices.add).first().click();
    await panel.getByLabel(en.devices.name).fill('Till at the bar');
    await picture('panel-add', panel);
    await button(panel, en.devices.makeCode).click();
    const code = await panel.getByRole('dialog').locator('output').textContent();
    await panel.getByRole('img', { name: en.devices.qr }).waitFor();
    await picture('panel-code', panel);
    await page.getByRole('link', { name: en.app.signIn.shared }).click();
    await page.getByLabel(t.register.code).fill('AAAA-AAAA');
    await button(page, t.register.submit).click();
    await page.getByText('This code was used or is too old', { exact: false }).waitFor();
    await page.getByLabel(t.register.code).fill(code!.toLowerCase());
    await picture('register');
    await button(page, t.register.submit).click();
    await person(page, 'Deniz').waitFor();
    await picture('names');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await panel.keyboard.press('Escape');
    await panel.getByText('Till at the bar').waitFor();
  });

  test('a person without a PIN chooses one, and is let in; what is easy to guess is said', async () => {
    await person(page, 'Deniz').click();
    await page.getByRole('heading', { name: say('device.choose', { name: 'Deniz' }) }).waitFor();
    await picture('choose');
    await button(page, en.app.back).click();
    await choosePin('Deniz', '1234');
    await page.getByRole('alert').filter({ hasText: 'too easy to guess' }).waitFor();
    await page.getByLabel(beginningWith('New PIN,')).fill('8305');
    await page.getByLabel(t.again).fill('8305');
    await button(page, t.setPin).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('two taps and the PIN change the person; the open table and what was chosen stay', async () => {
    await button(page, en.app.menu.open).click();
    await button(page, en.app.menu.lock).click();
    await choosePin('Defne', '830562');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.visit(`/till/tables/${tableIds.get('Switch')}`);
    const heading = page.getByRole('heading', { name: 'Switch', exact: true });
    await heading.waitFor();
    const streams: string[] = [];
    page.on('request', (request) => request.url().includes('/live') && streams.push(request.url()));
    await page.restartTapCount();
    await button(page, en.app.menu.open).click();
    await picture('menu');
    await person(page, 'Deniz').click();
    await picture('pin');
    await typePin('8305');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(await page.taps(), 2 + 4);
    await heading.waitFor();
    assert.deepEqual(streams, []);
    await button(page, en.app.menu.open).click();
    await page.getByText(say('app.menu.signedInAs', { name: 'Deniz' })).waitFor();
    await page.keyboard.press('Escape');
  });

  test('a page that was left open is not shown to the next person without its right', async () => {
    const { owner, id } = app.venue;
    const { roles } = (await owner.call('GET', `/venues/${id}/roles`)).body.data;
    const rights = roles.Cashier.rights.filter((right: string) => right !== 'reservations');
    const Cashier = { ...roles.Cashier, rights };
    const decide = async (decided: unknown) =>
      assert.equal((await owner.call('PUT', `/venues/${id}/roles`, { roles: decided })).status, 200);
    await decide({ ...roles, Cashier });
    await switchTo('Defne', '830562');
    await page.visit('/host');
    await page.getByRole('link', { name: en.app.screens.host }).waitFor();
    await button(page, en.app.menu.open).click();
    await button(page, en.app.menu.lock).click();
    await person(page, 'Deniz').click();
    await typePin('8305');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL('**/till');
    assert.equal(await page.getByRole('link', { name: en.app.screens.host }).count(), 0);
    await decide(roles);
  });

  test('two tabs are two persons, and each is still there after a reload', async () => {
    const other = await app.open('/till', { context: device });
    await person(other, 'Defne').click();
    for (const digit of '830562') await button(other, digit).click();
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    for (const [tab, name] of [
      [page, 'Deniz'],
      [other, 'Defne'],
    ] as const) {
      await tab.reload();
      await button(tab, en.app.menu.open).click();
      await tab.getByText(say('app.menu.signedInAs', { name })).waitFor();
      await tab.keyboard.press('Escape');
    }
    await other.close();
  });

  test('what a colleague did and is not sent goes on in their name after a switch', async () => {
    let isHeld = true;
    const byWhom: (string | undefined)[] = [];
    await page.route('**/bills', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (isHeld) return route.abort();
      byWhom.push(route.request().headers()['sofra-person']);
      return route.continue();
    });
    await page.visit(`/till/tables/${tableIds.get('Switch')}`);
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: 'Çay' }).first().click();
    await button(page, /^Send/).click();
    await switchTo('Defne', '830562');
    const present = await page.evaluate(`JSON.parse(sessionStorage.getItem('sofra.person')).present.token`);
    isHeld = false;
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await eventually(() => byWhom.length, 1);
    assert.notEqual(byWhom[0], present);
    await eventually(async () => {
      const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/bills?state=Open`);
      const bill = body.data.items.find(
        ({ table }: { table?: { name: string } }) => table?.name === 'Switch',
      );
      return bill?.rounds[0].by.name;
    }, 'Deniz');
    // Once nothing of theirs is on its way, their token is ended.
    await eventually(
      () => page.evaluate(`Object.keys(JSON.parse(sessionStorage.getItem('sofra.person')).leaving).length`),
      0,
    );
    await page.unroute('**/bills');
  });

  test('without the service a tap on the name takes an order, which goes out once the PIN is entered', async () => {
    await button(page, en.app.menu.open).click();
    await button(page, en.app.menu.lock).click();
    await person(page, 'Deniz').waitFor();
    await device.setOffline(true);
    await person(page, 'Deniz').click();
    await typePin('8305');
    await button(page, t.without).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.visit(`/till/tables/${tableIds.get('Offline')}`);
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: 'Çay' }).first().click();
    await button(page, /^Send/).click();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/bills') && sent.push(request.method()));
    await device.setOffline(false);
    await page.getByRole('heading', { name: 'Deniz', exact: true }).waitFor();
    assert.deepEqual(sent, []);
    await typePin('8305');
    await eventually(
      async () => {
        const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/bills?state=Open`);
        const at = ({ table }: { table?: { name: string } }) => table?.name === 'Offline';
        return body.data.items.find(at)?.rounds[0].by;
      },
      {
        kind: 'Account',
        id: app.venue.waiter.account.id,
        name: 'Deniz',
        device: { id: await deviceId(), name: 'Till at the bar' },
      },
    );
  });

  test('an untouched till locks as the venue says, and what was typed is there after the PIN', async () => {
    await page.clock.install();
    await page.reload();
    await page.visit('/till');
    await button(page, beginningWith('Search')).first().click();
    const search = page.getByLabel(en.app.searchAll.label);
    await search.fill('Switch');
    await page.clock.fastForward(3 * 60_000 + 4_000);
    await person(page, 'Defne').waitFor();
    await person(page, 'Defne').click();
    await typePin('830562');
    await person(page, 'Defne').waitFor({ state: 'detached' });
    assert.equal(await search.inputValue(), 'Switch');
  });

  test('a withdrawn till shows nothing any more, and can be let in again', async () => {
    await panel.reload();
    await panel.getByText('Till at the bar').waitFor();
    await picture('panel-list', panel);
    await button(panel, say('devices.withdrawOf', { name: 'Till at the bar' })).click();
    await page.getByRole('heading', { name: en.app.signIn.title }).waitFor();
    await button(panel, say('devices.letInOf', { name: 'Till at the bar' })).click();
    await page.goto(`${app.sofra.baseUrl}/app`);
    await person(page, 'Defne').waitFor();
  });

  test('a board at which no one has begun offers nothing but the board', async () => {
    const { cookie } = await registerDevice(app.sofra, app.venue.owner, app.venue.id, 'Board', 'Kitchen');
    const [name, value] = cookie.split('=') as [string, string];
    const context = await app.newDevice({ as: 'nobody' });
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    const board = await app.open('/till', { context });
    await board.waitForURL('**/board');
    await board.getByRole('link', { name: en.app.screens.board }).waitFor();
    for (const screen of ['till', 'host', 'panel'] as const)
      assert.equal(await board.getByRole('link', { name: en.app.screens[screen] }).count(), 0, screen);
    await context.close();
  });
});
