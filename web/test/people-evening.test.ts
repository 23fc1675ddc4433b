import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { choosePin, registerDevice } from '../../server/test/harness/registered-device.ts';
import { PASSWORD, type Person, signIn } from '../../server/test/harness/staff.ts';
import { startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere } from '../../server/test/printers/printing-fixture.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say, usualReasons } from './english.ts';
import { tapInMore } from './more-acts.ts';
import { useRoofTables } from './roof-tables.ts';

const { sheet, notices } = en.approvals;
const DAY_MS = 24 * 3_600_000;
/** From now to the next three in the afternoon at the venue: the evening ends on the day on which it begins. */
const UNTIL_AFTERNOON_MS = DAY_MS - ((Date.now() + 12 * 3_600_000) % DAY_MS);

/** Who works at the restaurant this evening, and by which PIN at the tablet. */
const PINS = { Ada: '8305', Cem: '2749', Mert: '590713' } as const;
type AtTablet = keyof typeof PINS;

describe('an evening at one tablet, and on a phone', IN_A_BROWSER, () => {
  let aheadMs = UNTIL_AFTERNOON_MS;
  const clock = { now: () => Date.now() + aheadMs, set: () => {}, advance: () => {} };
  const app = useApp({ print: printHere, clock }, { roles: null });
  const tableIds = useRoofTables(app, ['Window', 'Door', 'Terrace', 'Garden', 'Corner']);
  let tablet: BrowserContext;
  let till: AppPage;
  let phone: AppPage;
  let managers: AppPage;
  const ids: Record<string, string> = {};

  const button = (scope: Page | Locator, name: string | RegExp) =>
    scope.getByRole('button', { name, exact: true });
  const nameOnTablet = (name: string) =>
    till.getByRole('list', { name: en.device.who }).getByRole('button', { name: beginningWith(name) });

  async function add(name: string, role: string): Promise<Person> {
    const email = `${name.toLowerCase()}-${app.venue.id}@example.com`;
    const body = { name, role, email, password: PASSWORD };
    const {
      status,
      text,
      body: answer,
    } = await app.venue.owner.call('POST', `/venues/${app.venue.id}/accounts`, body);
    assert.equal(status, 201, text);
    ids[name] = answer.data.id;
    return signIn(app.sofra, { id: answer.data.id, name, email } as never);
  }

  async function asOnPhone({ cookie }: { cookie: string }, path: string): Promise<AppPage> {
    const context = await app.newDevice({ as: 'nobody', width: 390, height: 844 });
    await addCookie(context, cookie);
    return app.open(path, { context });
  }

  async function addCookie(context: BrowserContext, cookie: string): Promise<void> {
    const [name, value] = cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
  }

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    const mert = await add('Mert', 'Manager');
    const elif = await add('Elif', 'Waiter');
    await add('Ada', 'Waiter');
    await add('Cem', 'Waiter');
    const device = await registerDevice(app.sofra, app.venue.owner, app.venue.id);
    for (const [name, pin] of Object.entries(PINS))
      await choosePin(device, app.venue.owner, { venueId: app.venue.id, accountId: ids[name]!, pin });
    tablet = await app.newDevice({ as: 'nobody', width: 1180, height: 820 });
    await addCookie(tablet, device.cookie);
    till = await app.open('/till', { context: tablet });
    phone = await asOnPhone(elif, '/till');
    managers = await asOnPhone(mert, '/host');
  });

  async function typePin(name: AtTablet): Promise<void> {
    for (const digit of PINS[name]) await button(till, digit).click();
    await till.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Changes the person at the tablet, and holds the number of taps beside the PIN. */
  async function switchTo(name: AtTablet): Promise<void> {
    await till.restartTapCount();
    await button(till, en.app.menu.open).click();
    await nameOnTablet(name).click();
    await typePin(name);
    assert.ok((await till.taps()) <= 2 + PINS[name].length, `${await till.taps()} taps`);
  }

  async function order(page: AppPage, table: string, dish = 'Çay'): Promise<void> {
    await page.visit(`/till/tables/${tableIds.get(table)}`);
    await page.getByRole('heading', { name: table, exact: true }).waitFor();
    const menu = page.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: dish }).first().click();
    await button(page, /^Send/).first().click();
  }

  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  async function billAt(table: string): Promise<any> {
    const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/bills?state=Open`);
    const found = body.data.items.find((one: { table?: { name: string } }) => one.table?.name === table);
    return found && readBill(found.id);
  }

  const readBill = async (id: string) =>
    (await app.venue.owner.call('GET', `/venues/${app.venue.id}/bills/${id}`)).body.data;

  const ordersBy = async (table: string) =>
    (await billAt(table))?.rounds.map(({ by }: { by: { name: string } }) => by.name);

  /** Whom the history of a bill names last for an action: who did it, and who agreed. */
  async function byWhom(billId: string, action: string): Promise<[string, string | undefined] | undefined> {
    const { history } = await readBill(billId);
    const entry = history.findLast((one: { action: string }) => one.action === action);
    return entry && [entry.by.name, entry.approvedBy?.name];
  }

  /** The manager agrees at the tablet: two taps at most, beside the PIN. */
  async function agreeAtTablet(): Promise<void> {
    const asked = till.getByRole('dialog', { name: sheet.title });
    await asked.waitFor();
    await till.restartTapCount();
    await button(asked, 'Mert').click();
    await asked.getByRole('heading', { name: say('approvals.sheet.pin', { name: 'Mert' }) }).waitFor();
    await button(asked, en.device.erase).waitFor();
    await till.keyboard.type(PINS.Mert);
    await asked.waitFor({ state: 'detached' });
    assert.ok((await till.taps()) <= 2, `${await till.taps()} taps`);
  }

  test('the second waiter takes over the open table with two taps and a PIN; each order has its person', async () => {
    await nameOnTablet('Ada').waitFor();
    await till.getByRole('heading', { name: app.venue.record.venue.name, exact: true }).waitFor();
    await till.getByText('Till at the bar').waitFor();
    assert.equal(await till.evaluate('document.activeElement.tagName'), 'MAIN');
    await nameOnTablet('Ada').click();
    await typePin('Ada');
    await order(till, 'Window');
    await eventually(() => ordersBy('Window'), ['Ada']);
    await switchTo('Cem');
    await till.getByRole('heading', { name: 'Window', exact: true }).waitFor();
    await order(till, 'Window', 'Ayran');
    await eventually(() => ordersBy('Window'), ['Ada', 'Cem']);
  });

  test('a comp past the limit of the waiter: the manager agrees at the tablet with two taps and a PIN', async () => {
    const { id } = await billAt('Window');
    await till.getByRole('complementary').getByRole('button', { name: /Ayran/ }).click();
    await button(till, beginningWith(en.pay.line.giveAway)).click();
    await button(till, usualReasons.comp.waited).click();
    await agreeAtTablet();
    await eventually(() => byWhom(id, 'LineGivenAway'), ['Cem', 'Mert']);
  });

  test('a discount on the phone of a waiter: one tap of the manager on theirs', async () => {
    await order(phone, 'Terrace');
    await eventually(() => ordersBy('Terrace'), ['Elif']);
    const { id } = await billAt('Terrace');
    await button(phone, beginningWith(en.till.order.showBill)).click();
    await button(phone.getByRole('dialog'), beginningWith(en.prices.discount)).click();
    await button(phone.getByRole('dialog').last(), '25%').click();
    await button(phone.getByRole('dialog').last(), usualReasons.discount.waited).click();
    await button(phone.getByRole('dialog').last(), en.prices.give).click();
    const banner = managers.getByRole('region', { name: say('approvals.notices.asks', { name: 'Elif' }) });
    await banner.waitFor();
    await managers.restartTapCount();
    await button(banner, notices.agree).click();
    await eventually(() => byWhom(id, 'BillDiscounted'), ['Elif', 'Mert']);
    assert.equal(await managers.taps(), 1);
  });

  test('a printed bill is voided once the manager agreed at the tablet', async () => {
    const paper = await startPaperPrinter();
    const { status, text } = await app.venue.owner.call('POST', `/venues/${app.venue.id}/printers`, {
      ...{ name: 'Kasa', host: paper.host, port: paper.port, purpose: 'Bills' },
    });
    assert.equal(status, 201, text);
    try {
      const { id } = await billAt('Window');
      await button(till, en.pay.bill.print).click();
      await eventually(() => paper.jobs.length, 1);
      await tapInMore(till, en.pay.bill.void);
      await button(till.getByRole('dialog'), usualReasons.void.mistake).click();
      await button(till.getByRole('dialog'), en.pay.void.now).click();
      await agreeAtTablet();
      await eventually(() => byWhom(id, 'BillVoided'), ['Cem', 'Mert']);
      await till.getByText(say('pay.done.voided', { name: 'Window' })).waitFor();
    } finally {
      await paper.close();
    }
  });

  let paidId: string;
  test('the line is gone for a while: a tap on a name opens the tablet; orders and payments go out after the PIN', async () => {
    await order(till, 'Door');
    await eventually(() => ordersBy('Door'), ['Cem']);
    paidId = (await billAt('Door')).id;
    await tablet.setOffline(true);
    await button(till, en.app.menu.open).click();
    await button(till, en.app.menu.lock).click();
    await till.getByText(en.device.outOfReach).waitFor();
    await till.restartTapCount();
    await nameOnTablet('Ada').click();
    await till.getByText(say('app.connection.unproven', { name: 'Ada' })).waitFor();
    assert.equal(await till.taps(), 1);
    await till.getByRole('heading', { name: 'Door', exact: true }).waitFor();
    await button(till, en.till.order.pay).click();
    await button(till, en.pay.kinds.Cash).click();
    await till.keyboard.press('Escape');
    await order(till, 'Garden');
    const sent: string[] = [];
    till.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await tablet.setOffline(false);
    await till.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
    assert.deepEqual(sent, []);
    await typePin('Ada');
    await eventually(() => ordersBy('Garden'), ['Ada']);
    await eventually(async () => (await readBill(paidId)).totals.remaining, 0);
    await eventually(() => byWhom(paidId, 'PaymentRecorded'), ['Ada', undefined]);
    await till.getByText(say('app.connection.unproven', { name: 'Ada' })).waitFor({ state: 'detached' });
  });

  test('a page that is loaded again without the service is still that of the person in it, not of the last one with a PIN', async () => {
    await till.route('**/venue/v1/**', (route) => route.abort());
    await button(till, en.app.menu.open).click();
    await till.getByText(en.device.outOfReach).waitFor();
    await nameOnTablet('Cem').click();
    await till.getByText(say('app.connection.unproven', { name: 'Cem' })).waitFor();
    await till.reload();
    await till.getByText(say('app.connection.unproven', { name: 'Cem' })).waitFor();
    await order(till, 'Corner');
    await till.unroute('**/venue/v1/**');
    await till.getByRole('heading', { name: 'Cem', exact: true }).waitFor();
    await typePin('Cem');
    await eventually(() => ordersBy('Corner'), ['Cem']);
  });

  test('a refund of yesterday: everyone enters the PIN again, and the manager agrees with two taps and theirs', async () => {
    await till.visit(`/till/tables/${tableIds.get('Door')}`);
    await button(till, en.till.order.pay).click();
    await button(till, en.payments.sheet.close).click();
    await eventually(async () => (await readBill(paidId)).state, 'Closed');
    aheadMs += DAY_MS;
    await till.visit(`/till/bills/${paidId}`);
    await till.reload();
    await nameOnTablet('Cem').click();
    await typePin('Cem');
    await till.getByRole('button', { name: /^Refund/ }).click();
    await button(till.getByRole('dialog'), usualReasons.refund.complaint).click();
    await till
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund ₺/ })
      .click();
    await agreeAtTablet();
    await eventually(() => byWhom(paidId, 'PaymentRefunded'), ['Cem', 'Mert']);
  });
});
