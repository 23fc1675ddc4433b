import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { WORDS } from '../../server/src/words/words.ts';
import { choosePin, registerDevice, type SharedDevice } from '../../server/test/harness/registered-device.ts';
import { PASSWORD } from '../../server/test/harness/staff.ts';
import { type PaperPrinter, startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printers/printing-fixture.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say, usualReasons } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

const words = WORDS.en.figures;
const DAY_MS = 24 * 3_600_000;
/** From now to the next three in the afternoon at the venue: the evening ends on the day on which it begins. */
const UNTIL_AFTERNOON_MS = DAY_MS - ((Date.now() + 12 * 3_600_000) % DAY_MS);

/** Who works at the till this evening, and by which PIN. */
const PINS = { Ada: '8305', Mert: '590713' } as const;
const ROLES = { Ada: 'Cashier', Mert: 'Manager' } as const;
type AtTill = keyof typeof PINS;

describe('an evening at a shared till up to the printed report of the day', IN_A_BROWSER, () => {
  const clock = { now: () => Date.now() + UNTIL_AFTERNOON_MS, set: () => {}, advance: () => {} };
  const languages = [{ code: 'en' as const, name: 'English' }];
  const app = useApp({ print: printHere, clock }, { roles: null, languages });
  const tableIds = useRoofTables(app, ['Window', 'Door', 'Corner']);
  let till: AppPage;
  let paper: PaperPrinter;

  const button = (scope: Page | Locator, name: string | RegExp) =>
    scope.getByRole('button', { name, exact: true });
  const path = () => `/venues/${app.venue.id}`;
  const read = async (below: string) => (await app.venue.owner.call('GET', `${path()}${below}`)).body.data;
  const post = async (below: string, body: object) => {
    const answer = await app.venue.owner.call('POST', `${path()}${below}`, body);
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data;
  };

  async function letWork(device: SharedDevice, name: AtTill): Promise<void> {
    const email = `${name.toLowerCase()}-${app.venue.id}@example.com`;
    const { id } = await post('/accounts', { name, role: ROLES[name], email, password: PASSWORD });
    await choosePin(device, app.venue.owner, { venueId: app.venue.id, accountId: id, pin: PINS[name] });
  }

  async function addCookie(context: BrowserContext, cookie: string): Promise<void> {
    const [name, value] = cookie.split('=') as [string, string];
    const { hostname: domain } = new URL(app.sofra.baseUrl);
    await context.addCookies([{ name, value, domain, path: '/', secure: true, httpOnly: true }]);
  }

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    paper = await startPaperPrinter();
    await post('/printers', { name: 'Kasa', host: paper.host, port: paper.port, purpose: 'Bills' });
    const device = await registerDevice(app.sofra, app.venue.owner, app.venue.id);
    await letWork(device, 'Ada');
    await letWork(device, 'Mert');
    const context = await app.newDevice({ as: 'nobody', width: 1180, height: 820 });
    await addCookie(context, device.cookie);
    till = await app.open('/till', { context });
  });
  after(() => paper?.close());

  async function begin(name: AtTill): Promise<void> {
    await till
      .getByRole('list', { name: en.device.who })
      .getByRole('button', { name: beginningWith(name) })
      .click();
    for (const digit of PINS[name]) await button(till, digit).click();
    await till.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Orders at a table, and sends it. */
  async function order(table: string, dish: string): Promise<void> {
    await till.visit(`/till/tables/${tableIds.get(table)}`);
    await till.getByRole('heading', { name: table, exact: true }).waitFor();
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    await menu.getByRole('button', { name: dish }).first().click();
    await button(till, /^Send/).first().click();
    await eventually(async () => (await billAt(table))?.lines.length, 1);
  }

  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  async function billAt(table: string): Promise<any> {
    const { items } = await read('/bills?state=Open');
    const found = items.find((one: { table?: { name: string } }) => one.table?.name === table);
    return found && read(`/bills/${found.id}`);
  }

  /** Pays what is open at a table, and closes its bill. @returns its id */
  async function settle(table: string, kind: 'Cash' | 'Card'): Promise<string> {
    const { id } = await billAt(table);
    await button(till, en.till.order.pay).click();
    await button(till, en.pay.kinds[kind]).click();
    await button(till, en.payments.sheet.close).click();
    await eventually(async () => (await read(`/bills/${id}`)).state, 'Closed');
    return id;
  }

  let refunded: string;
  test('two people take orders and payments at the till, and one gives something back', async () => {
    await begin('Ada');
    await button(till, en.till.room.cash).click();
    await button(till, en.day.moves.FloatSet).click();
    await till.getByRole('textbox', { name: en.day.amount }).fill('100');
    await button(till, en.day.moves.FloatSet).click();
    await till.getByText('₺100.00').first().waitFor();
    await till.keyboard.press('Escape');
    await order('Window', 'Ayran');
    refunded = await settle('Window', 'Cash');
    await button(till, en.app.menu.open).click();
    await begin('Mert');
    await order('Door', 'Çay');
    await settle('Door', 'Card');
    await order('Corner', 'Çay');
    await till.visit(`/till/bills/${refunded}`);
    await button(till, beginningWith('Refund')).click();
    await button(till.getByRole('dialog'), usualReasons.refund.complaint).click();
    await till
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund ₺/ })
      .click();
    await eventually(async () => (await read(`/bills/${refunded}`)).refunds.length, 1);
  });

  test('the drawer is counted, the terminal declared and the day closed in six taps and counting', async () => {
    await till.visit('/till');
    await till.restartTapCount();
    await button(till, en.till.room.cash).click();
    await button(till, en.day.parts.Close).click();
    await till.getByRole('textbox', { name: '₺100.00' }).fill('1');
    await till.getByText(en.day.difference.exact).waitFor();
    await button(till, en.day.count.send).click();
    await button(till, en.day.next).click();
    await till.getByRole('textbox').first().fill('20');
    await button(till, en.day.declare.send).click();
    await button(till, en.day.close.send).click();
    await till.getByText(say('day.close.done', { number: 1 })).waitFor();
    assert.ok((await till.taps()) <= 6, String(await till.taps()));
  });

  test('the report comes out of the printer, and each of its figures is that of the screen', async () => {
    await button(till, en.day.close.print).click();
    await eventually(() => paper.jobs.length, 1);
    const printed = textOf(paper.jobs[0]!).split('\n');
    const onPaper = (line: string) =>
      printed
        .find((row) => row.startsWith(line))
        ?.slice(line.length)
        .trim();
    await till.visit('/panel/days/1');
    /** What the screen has in a card beside a label, or in a column of the row of that name. */
    const onScreen = async (card: string, label: string, column = -1) => {
      // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text has the cells of a row apart
      const text = await till.getByRole('region', { name: card, exact: true }).innerText();
      const rows = text.split('\n').filter((row) => row.trim() !== '');
      const at = rows.findLastIndex((row) => row.split('\t')[0] === label);
      const cells = rows[at]!.split('\t');
      return (cells.length > 1 ? cells.at(column)! : rows[at + 1]!).replace('₺', '').trim();
    };
    const { days } = en;
    await till.getByRole('region', { name: days.carriedOver }).waitFor();
    await till.getByRole('main').getByText(onPaper(words.hash)!).waitFor();
    for (const [line, shown, figure] of [
      [`${words.revenue} (2)`, await onScreen(days.sales, days.sales), '65.00'],
      [`Card, ${words.taken}`, await onScreen(days.sales, 'Card'), '20.00'],
      [`Cash, ${words.refunded} (1)`, await onScreen(days.sales, 'Cash', 6), '45.00'],
      [words.float, await onScreen(days.main, days.period.float), '100.00'],
      [words.expected, await onScreen(days.main, days.period.expected), '100.00'],
      [words.difference, await onScreen(days.main, days.difference), '0.00'],
      [`Card, ${words.declared}`, await onScreen(days.declared, 'Card', 2), '20.00'],
      [`Ada, ${words.taken}`, await onScreen(days.people, 'Ada', 1), '45.00'],
      [`Mert, ${words.cashInHand}`, await onScreen(days.people, 'Mert', 2), '-45.00'],
      ['3, Corner', await onScreen(days.carriedOver, '3', 3), '20.00'],
    ] as const)
      assert.deepEqual([line, shown, onPaper(line)], [line, figure, figure]);
  });
});
