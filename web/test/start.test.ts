import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { addBridge } from '../../server/test/harness/bridge.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { startSofra } from '../../server/test/harness/sofra.ts';
import {
  newStaffedVenue,
  PASSWORD,
  type StaffedVenue,
  sampleAccount,
} from '../../server/test/harness/staff.ts';
import { makeOwnDatabase } from '../../server/test/postgres/own-database.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { type AppPage, asAppPage, eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';

describe('the way into the app', IN_A_BROWSER, () => {
  const app = useApp({}, { timeZone: NOON_ZONE });
  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open('/', { as: 'nobody' });
  });

  /** Signs in on the open page. */
  async function signIn(email: string): Promise<void> {
    await page.getByLabel(en.app.signIn.email).fill(email);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: en.front.signIn }).click();
  }

  /** Opens a page as somebody who is not signed in. */
  async function openSignedOut(path: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto(app.sofra.baseUrl + path);
  }

  test('the front page and the sign-in pass the accessibility rules, light and dark', async () => {
    await openSignedOut('/');
    await page.getByRole('heading', { name: en.app.name }).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByRole('link', { name: en.front.signIn }).click();
    await page.getByLabel(en.app.signIn.email).waitFor();
    assert.equal(await page.title(), 'Sign in · Sofra');
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
  });

  test('who has signed in is not asked to by an answer from before', async () => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/venue/v1/session', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await asked.promise;
      await route.fulfill({ response });
    });
    await openSignedOut('/');
    await page.getByRole('link', { name: en.front.signIn }).click();
    await signIn(app.venue.waiter.account.email);
    await page.waitForURL('**/till');
    const answered = page.waitForResponse('**/venue/v1/session');
    asked.resolve();
    await (await answered).finished();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: /^Salon 1/ }).click();
    await page.getByRole('heading', { name: 'Salon 1' }).waitFor();
  });

  test('the doors into the demo are shown on its machine, and through a proxy the sign-in alone', async () => {
    const { id, waiter } = app.venue;
    const demoSignIns = [{ role: 'Cook', venueId: id, email: waiter.account.email } as const];
    const demo = await startSofra({ db: app.sofra.db, clock: app.sofra.clock, demoSignIns });
    const device = await app.newDevice({ as: 'nobody' });
    const front = await device.newPage();
    await front.goto(demo.baseUrl);
    await front.locator('#demo').waitFor();
    await front.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
    const refused = front.waitForResponse('**/venue/v1/demo');
    await front.reload();
    assert.equal((await refused).status(), 404);
    await front.getByRole('link', { name: en.front.signIn }).click();
    await front.getByLabel(en.app.signIn.email).waitFor();
    await front.goBack();
    await front.getByRole('link', { name: en.front.signIn }).waitFor();
    assert.equal(await front.locator('#demo').count(), 0);
    await device.close();
    await demo.close();
  });

  test('the title of a page says which screen of which venue it is', async () => {
    const screens = await app.open('/board', { as: 'owner' });
    const titleIs = (screen: string) =>
      eventually(() => screens.title(), `${screen} · ${app.venue.record.venue.name}`);
    await titleIs('Kitchen');
    for (const screen of ['Till', 'Reservations', 'Manage']) {
      await screens.getByRole('link', { name: screen, exact: true }).click();
      await titleIs(screen);
    }
    await screens.close();
  });

  test('each screen of a practice venue says so, and its owner plays an evening there and stops it', async () => {
    const practice = await newStaffedVenue(app.sofra, { isPractice: true });
    const device = await app.newDevice({ as: 'nobody' });
    const [name, value] = practice.owner.cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await device.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
    const screens = asAppPage(await device.newPage(), `/app/${practice.id}`);
    for (const screen of ['board', 'till', 'host', 'panel']) {
      await screens.goto(`${app.sofra.baseUrl}/app/${practice.id}/${screen}`);
      await screens.getByText(en.app.practice).waitFor();
    }
    await screens.getByText(en.figures.practice).waitFor();
    await screens.getByRole('button', { name: en.evening.play }).click();
    await screens.getByText(/^Minute [1-9]\d* of 60/).waitFor();
    await eventually(async () => {
      const bills = await practice.waiter.call('GET', `/venues/${practice.id}/bills?state=All`);
      return bills.body.data.items.length > 0;
    }, true);
    assert.deepEqual(await screens.faultsOfAccess(), []);
    await screens.getByRole('button', { name: en.evening.stop }).click();
    await screens.getByText(/^Stopped in minute/).waitFor();
    await device.close();
  });

  test('an empty service opens “make your restaurant”: its owner lands in the first hour, and a first order from the first menu is paid', async () => {
    const own = await makeOwnDatabase();
    const db = own.open();
    const empty = await startSofra({ db, clock: app.sofra.clock, isPrivate: true, sharesDatabase: false });
    const device = await app.newDevice({ as: 'nobody', width: 360, height: 740 });
    const front = asAppPage(await device.newPage(), '');
    await front.goto(empty.baseUrl);
    await front.waitForURL('**/app/new');
    const submit = front.getByRole('button', { name: en.restaurant.submit });
    await submit.click();
    // What is missing is said at its field, and the first one has the focus.
    const nameField = front.getByLabel(en.restaurant.fields.name);
    await nameField.and(front.locator(':focus[aria-invalid=true]')).waitFor();
    assert.deepEqual(await front.faultsOfAccessInBothThemes(), []);
    await nameField.fill('Ada Kahvesi');
    await front.getByLabel(en.restaurant.fields.menu).selectOption('Cafe');
    await front.getByRole('switch', { name: en.app.type.Takeaway }).uncheck();
    await front.getByRole('switch', { name: en.app.type.Delivery }).check();
    await front.getByLabel(en.restaurant.fields.ownerName).fill('Ada');
    await front.getByLabel(en.app.signIn.email).fill('ada@example.com');
    await front.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await submit.click();
    const list = front.getByRole('region', { name: en.panelFirstHour.title });
    await list.getByText(say('panelFirstHour.done', { done: '2', count: '7' })).waitFor();
    await list.getByText(en.panelFirstHour.missing.hours).waitFor();
    assert.equal(await list.getByText(en.panelFirstHour.needed).count(), 0);
    await list.getByRole('link', { name: beginningWith(en.panelFirstHour.steps.order) }).click();
    await front.getByRole('link', { name: en.app.type.Delivery }).waitFor();
    await front.getByRole('link', { name: en.app.type.Takeaway }).waitFor({ state: 'detached' });
    await front.getByRole('link', { name: /^1\b/ }).first().click();
    const espresso = front.getByRole('button', { name: /Espresso/ }).first();
    await espresso.click();
    await front.getByRole('button', { name: beginningWith(en.app.unsent.send) }).click();
    await front.getByRole('button', { name: en.till.order.pay, exact: true }).click();
    await front.getByRole('button', { name: en.pay.kinds.Cash }).click();
    await front.getByRole('button', { name: en.payments.sheet.close }).click();
    const freeTable = front.getByRole('link', { name: /^1 .*Free/ }).first();
    await freeTable.waitFor();

    // Nobody who passes by makes another one: the door is gone, and the page asks for a pass.
    const stranger = await app.newDevice({ as: 'nobody' });
    const second = await stranger.newPage();
    await second.goto(empty.baseUrl);
    await second.getByRole('link', { name: en.front.signIn }).waitFor();
    await second.goto(`${empty.baseUrl}/app/new`);
    await second.getByLabel(en.restaurant.fields.pass).waitFor();
    await stranger.close();
    await device.close();
    await empty.close();
    await db.close();
    await own.drop();
  });

  test('a waiter signs in and lands on a screen of the venue; a wrong password is said at the field', async () => {
    await openSignedOut('/');
    await page.getByRole('link', { name: en.front.signIn }).click();
    await page.getByLabel(en.app.signIn.email).fill(app.venue.waiter.account.email);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill('wrong');
    await page.getByRole('button', { name: en.front.signIn }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await signIn(app.venue.waiter.account.email);
    await page.waitForURL(`**/app/${app.venue.id}/till`);
    await page.getByRole('navigation').getByRole('link', { name: en.app.screens.board }).click();
    await page.waitForURL(`**/app/${app.venue.id}/board`);
  });

  test('the account of a program beside a fiscal device shows nobody a screen, and signs out', async () => {
    const { account } = await addBridge(app.sofra, app.venue);
    await openSignedOut('/app/sign-in');
    await signIn(account.email);
    await page.getByRole('heading', { name: en.app.program.title }).waitFor();
    await page.getByRole('button', { name: en.app.signIn.out }).click();
    await page.getByRole('link', { name: en.front.signIn }).waitFor();
  });

  test('an address that somebody sent leads to its place after the sign-in, and one of a restaurant without access says so', async () => {
    const [tableId] = app.venue.tableIds;
    await openSignedOut(`/app/${app.venue.id}/till/tables/${tableId}?find=Ada`);
    await signIn(app.venue.waiter.account.email);
    await page.waitForURL(`**/app/${app.venue.id}/till/tables/${tableId}?find=Ada`);
    await page.getByRole('link', { name: en.till.order.toRoom }).waitFor();
    await page.goto(`${app.sofra.baseUrl}/app/${randomUUID()}/till`);
    await page.getByRole('heading', { name: en.app.fault.noVenue }).waitFor();
    await page.getByText(`You are signed in as ${app.venue.waiter.account.name}.`).waitFor();
    await page.getByRole('link', { name: en.app.fault.toStart }).click();
    await page.waitForURL(`**/app/${app.venue.id}/till`);
    await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/panel/menu`);
    await page.getByRole('heading', { name: en.panel.ownersOnly }).waitFor();
    await page.getByRole('link', { name: en.app.fault.toStart }).click();
    await page.waitForURL(`**/app/${app.venue.id}/till`);
  });

  test('a page without a session leads to the sign-in and back; a session that ends elsewhere asks on top of the screen, which goes on then', async () => {
    await openSignedOut(`/app/${app.venue.id}/host`);
    await signIn(app.venue.owner.account.email);
    await page.waitForURL(`**/app/${app.venue.id}/host`);
    await page.getByRole('button', { name: en.host.newBooking }).waitFor();
    await app.venue.owner.call('DELETE', '/session/others');
    const question = page.getByRole('dialog', { name: en.front.signIn });
    await question.getByLabel(en.app.signIn.password, { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: en.front.signIn }).click();
    await question.waitFor({ state: 'detached' });
    // The live stream is back: what staff do elsewhere appears.
    const startsAt = new Date(Date.now() + 60_000).toISOString();
    const booking = { startsAt, guests: 2, customer: { name: 'Ada' } };
    const key = { 'idempotency-key': 'ada-is-coming' };
    const path = `/venues/${app.venue.id}/reservations`;
    assert.equal((await app.venue.waiter.call('POST', path, booking, key)).status, 201);
    await page.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
  });

  test('a person sets a forgotten password with a link that the owner made, and signs in with it; the link works once', async () => {
    const { account } = await newPerson(app.venue);
    const panel = await app.open('/panel/people', { as: 'owner', width: 360, height: 740 });
    await panel.getByRole('button', { name: account.name }).first().click();
    await panel.getByRole('button', { name: en.people.makeLink }).click();
    const url = await panel.getByRole('textbox', { name: `Link for ${account.name}` }).inputValue();
    assert.deepEqual(await panel.faultsOfAccess(), []);
    await panel.close();

    await openSignedOut('/app/sign-in');
    await page.getByText(en.app.signIn.forgotten).click();
    await page.getByText(en.app.signIn.forgottenText).waitFor();
    await page.goto(url);
    await page.getByLabel(en.app.signIn.newPassword).fill('short');
    assert.equal(await page.title(), 'New password · Sofra');
    await page.getByRole('button', { name: en.app.signIn.setNew }).click();
    await page.getByText(en.app.signIn.tooShort).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.getByLabel(en.app.signIn.newPassword).fill('sabah ezanında simit');
    await page.getByRole('button', { name: en.app.signIn.setNew }).click();
    await page.getByText(en.app.signIn.isSet).waitFor();
    await page.getByLabel(en.app.signIn.email).fill(account.email);
    await page.getByLabel(en.app.signIn.password, { exact: true }).fill('sabah ezanında simit');
    await page.getByRole('button', { name: en.front.signIn }).click();
    // The device leads on to where it was last.
    await page.waitForURL(`**/app/${app.venue.id}/*`);
    await openSignedOut(new URL(url).pathname);
    await page.goto(url);
    await page.getByLabel(en.app.signIn.newPassword).fill('another password');
    await page.getByRole('button', { name: en.app.signIn.setNew }).click();
    await page.getByText('This link no longer works').waitFor();
  });

  test('language and direction follow the browser and the choice; on a phone the name of no screen breaks in any of them', async () => {
    const phone = await app.open('/', { as: 'owner', language: 'tr', width: 360, height: 740 });
    await phone.getByLabel('Dil').selectOption('ar');
    await phone.locator('html[lang=ar][dir=rtl]').waitFor();
    await phone.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/host`);
    await phone.locator('html[lang=ar][dir=rtl]').waitFor();
    await phone.locator('header button').last().click();
    const choice = phone.getByRole('dialog').getByRole('combobox');
    for (const language of LANGUAGES) {
      await choice.selectOption(language);
      await phone.locator(`html[lang=${language}]`).waitFor();
      await eventually(() => phone.evaluate(LINES_OF_NAMES), [1, 1, 1, 1]);
    }
    await phone.close();
  });
});

/** Adds a person to a venue. */
async function newPerson({ id, owner }: StaffedVenue) {
  const account = { ...(await sampleAccount('Cashier')), name: 'Nilay' };
  const { role, name, email } = account;
  await owner.call('POST', `/venues/${id}/accounts`, { role, name, email, password: PASSWORD });
  return { account };
}

/** In how many lines each screen's name stands in the bar below. */
const LINES_OF_NAMES = `[...document.querySelectorAll('header nav a span')].map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})`;
