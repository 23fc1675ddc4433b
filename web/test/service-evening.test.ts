import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { WORDS } from '../../server/src/words/words.ts';
import { type PaperPrinter, startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printers/printing-fixture.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';
import { dishesOn, madeOf } from './evening/kitchen-papers.ts';
import { cutActs } from './faults/cut-acts.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from './faults/faulty-proxy.ts';
import { useRoofTables } from './roof-tables.ts';

type Bill = Schemas['Bill'];

const COURSES = [
  { code: 'starter', name: 'Starters' },
  { code: 'main', name: 'Mains' },
];

/** What happens to the first call of every act, one fault a table: the service did it or not, and the device cannot tell. */
const EVENINGS: Record<string, Fault> = { T91: 'AnswerLost', T92: 'RequestLost', T93: 'BodyCut' };

describe('an evening with courses, an allergy and seats, on lines that are cut', IN_A_BROWSER, () => {
  const app = useApp({ print: printHere }, { courses: COURSES });
  const tables = useRoofTables(app, Object.keys(EVENINGS));
  let paper: PaperPrinter;
  let line: FaultyProxy;
  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    [paper, line] = await Promise.all([startPaperPrinter(), startFaultyProxy(app.sofra.baseUrl)]);
    const { host, port } = paper;
    await app.venue.owner.call('POST', `/venues/${app.venue.id}/printers`, { name: 'Mutfak', host, port });
  });
  after(() => Promise.all([paper?.close(), line?.close()]));

  const billAt = async (table: string): Promise<Bill> => {
    const { body } = await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills`);
    return body.data.items.find((bill: Bill) => bill.table?.name === table);
  };
  const readBill = async (id: string): Promise<Bill> =>
    (await app.venue.waiter.call('GET', `/venues/${app.venue.id}/bills/${id}`)).body.data;
  const papersOf = (table: string) => paper.jobs.map(textOf).filter((text) => text.includes(table));

  /** Every act is lost once on its way, and the device hears nothing else in the meantime. */
  const cutEveryAct = (fault: Fault) => {
    cutActs(line, [fault]);
    line.cutStreams();
  };

  for (const [table, fault] of Object.entries(EVENINGS))
    test(`${fault}: nothing is lost, nothing is fired or paid twice, and the paper says what was ordered`, async () => {
      const { kebab } = app.venue.menu;
      const [waiter, board] = await Promise.all([
        app.open(`${line.baseUrl}/app/${app.venue.id}/till/tables/${tables.get(table)}`, {
          width: 820,
          height: 1180,
        }),
        app.open('/board', { width: 1920, height: 1080 }),
      ]);
      const menu = waiter.getByRole('region', { name: en.till.menu.title });
      const basket = waiter.getByRole('region', { name: en.till.basket.title });
      await menu.waitFor();
      cutEveryAct(fault);

      // Two guests: a starter and a main each.
      await button(waiter, en.app.seats.title).click();
      for (const number of ['1', '2']) {
        await button(waiter, say('app.seats.one', { seat: number })).click();
        await menu.getByRole('button', { name: 'İçecekler' }).click();
        await menu.getByRole('button', { name: 'Çay' }).first().click();
        await basket.getByRole('button', { name: 'Starters' }).last().click();
        await menu.getByRole('button', { name: 'Izgara' }).click();
        await menu.getByRole('button', { name: beginningWith(kebab.name) }).click();
        await basket.getByRole('button', { name: 'Mains' }).last().click();
      }
      await waiter.getByRole('button', { name: beginningWith(en.till.order.send) }).click();
      await eventually(async () => (await billAt(table))?.lines.length, 4);
      const { id } = await billAt(table);
      await eventually(() => papersOf(table).length, 1);
      assert.deepEqual(dishesOn(papersOf(table)[0]!), { now: { Çay: 2 }, later: { [kebab.name]: 2 } });

      // One of them must not get nuts: the kitchen is told, and confirms it.
      await button(waiter, en.pay.bill.allergy).click();
      await waiter
        .getByRole('dialog')
        .getByRole('button', { name: en.allergies.names.Nuts, exact: true })
        .click();
      await waiter.keyboard.press('Escape');
      await eventually(async () => (await readBill(id)).allergy?.allergens, ['Nuts']);
      const cards = board.getByRole('article', { name: table });
      await cards.getByRole('button', { name: en.allergies.whole }).first().click();
      await eventually(async () => (await readBill(id)).allergy?.seen !== null, true);

      await button(waiter, say('board.ticket.fireCourse', { course: 'Mains' })).click();
      const mains = async () =>
        (await readBill(id)).lines.filter(({ course }) => course?.id === 'main').map(({ isHeld }) => isHeld);
      await eventually(mains, [false, false]);
      const made = () => papersOf(table).map((text) => dishesOn(text).now[kebab.name] ?? 0);
      await eventually(() => made().filter((units) => units > 0), [2]);
      const ready = cards.getByRole('button', { name: en.board.ticket.ready, exact: true });
      const readyLines = async () =>
        (await readBill(id)).lines.filter(({ status }) => status === 'Ready').length;
      for (const lines of [2, 4]) {
        await ready.first().click();
        await eventually(readyLines, lines);
      }

      // Each pays their own.
      await button(waiter, en.payments.sheet.shares.Seat).click();
      const sheet = waiter.getByRole('dialog');
      for (const [number, method] of [
        ['1', en.pay.kinds.Cash],
        ['2', en.pay.kinds.Card],
      ] as const) {
        const seat = button(sheet, say('app.seats.one', { seat: number }));
        await eventually(() => seat.isEnabled(), true);
        await seat.click();
        await button(sheet, method).click();
        await eventually(async () => (await readBill(id)).payments.length, Number(number));
      }
      await button(sheet, en.payments.sheet.close).click();
      await eventually(async () => (await readBill(id)).state, 'Closed');

      const bill = await readBill(id);
      const half = bill.totals.total / 2;
      assert.deepEqual(
        bill.payments.map(({ kind, amount }) => [kind, amount]),
        [
          ['Cash', half],
          ['Card', half],
        ],
      );
      assert.deepEqual(
        bill.lines.map(({ seat, quantity, paidUnits }) => [seat, quantity, paidUnits]),
        [
          [1, 1, 1],
          [1, 1, 1],
          [2, 1, 1],
          [2, 1, 1],
        ],
      );
      const papers = papersOf(table);
      const changes = papers.filter((text) => text.includes(WORDS.tr.papers.ticket.change));
      assert.equal(changes.length, 1, 'the allergy');
      assert.match(changes[0]!, new RegExp(WORDS.tr.papers.ticket.allergyOfAll));
      assert.deepEqual(madeOf(papers.filter((text) => !changes.includes(text))), { Çay: 2, [kebab.name]: 2 });
      assert.ok(line.suffered.length >= 6, 'the line was cut at each step');
      await Promise.all([waiter.close(), board.close()]);
    });
});

function button(page: Pick<AppPage, 'getByRole'>, name: string) {
  return page.getByRole('button', { name, exact: true });
}
