import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { seededDice } from '../../server/src/core/practice/dice.ts';
import { WORDS } from '../../server/src/words/words.ts';
import { freshKey } from '../../server/test/harness/staff.ts';
import { type PaperPrinter, startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printers/printing-fixture.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, type Opening, useApp } from './app-fixture.ts';
import { beginningWith, en, say } from './english.ts';
import { eveningGuests } from './evening/evening-guests.ts';
import { assertAllMade, assertAllPaid, isVoided, papersOf } from './evening/evening-sums.ts';
import { drawHall, type EveningTables, eveningTables } from './evening/evening-tables.ts';
import { dishesOn, headOf } from './evening/kitchen-papers.ts';
import { inSight } from './evening/tiles-in-sight.ts';
import { cutActs } from './faults/cut-acts.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from './faults/faulty-proxy.ts';

type Bill = Schemas['Bill'];

const COURSES = [
  { code: 'starter', name: 'Starters' },
  { code: 'main', name: 'Mains' },
];
const TABLES = 40;
const BILLS = 60;
/** The tables that are served on the screens. */
const [BOOKED, CUT_OFF, COUNTER] = ['T38', 'T39', 'T40'] as const;
const ON_SCREEN = [BOOKED, CUT_OFF, COUNTER].length;
const FIRE = say('board.ticket.fireCourse', { course: 'Mains' });
const { ticket: PAPER } = WORDS.tr.papers;

/** What happens to the first calls of acts, in turn. */
const CUTS: readonly (Fault | null)[] = ['AnswerLost', null, 'RequestLost', null, 'BodyCut', null];

describe(
  'an evening of sixty bills at forty tables, on a phone, a tablet, a till and a wall screen',
  IN_A_BROWSER,
  () => {
    const app = useApp(
      { print: printHere },
      { courses: COURSES, workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() },
    );
    let tables: ReadonlyMap<string, string>;
    let paper: PaperPrinter;
    let line: FaultyProxy;
    let evening: EveningTables;
    let [phone, tablet, till, wall]: AppPage[] = [];

    const call = async (method: string, path: string, body?: object) => {
      const headers = { 'idempotency-key': freshKey() };
      const answer = await app.venue.owner.call(method, `/venues/${app.venue.id}${path}`, body, headers);
      assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`);
      return answer.body?.data;
    };

    before(async () => {
      if (IN_A_BROWSER.skip !== false) return;
      [paper, line] = await Promise.all([startPaperPrinter(), startFaultyProxy(app.sofra.baseUrl)]);
      await call('POST', '/printers', { name: 'Mutfak', host: paper.host, port: paper.port });
      tables = await drawHall(call, TABLES);
      const [grill, drinks] = app.venue.record.menu.categories;
      await call('PATCH', `/categories/${grill!.id}`, { course: 'main' });
      await call('PATCH', `/categories/${drinks!.id}`, { course: 'starter' });
      evening = eveningTables(app, [app.venue.waiter, app.venue.owner], seededDice(5));
      const open = (path: string, opening: Opening) =>
        app.open(`${line.baseUrl}/app/${app.venue.id}${path}`, opening);
      [phone, tablet, till, wall] = await Promise.all([
        open('/till', { width: 360, height: 740 }),
        open('/till', { as: 'owner', width: 820, height: 1180 }),
        open('/till', { width: 1440, height: 900 }),
        open('/board', { as: 'owner', width: 1920, height: 1080 }),
      ]);
      cutActs(line, CUTS);
    });
    after(() => Promise.all([paper?.close(), line?.close()]));

    const billAt = async (table: string): Promise<Bill> => {
      const { items } = await call('GET', '/bills?pageSize=100');
      return items.find((bill: Bill) => bill.table?.name === table);
    };
    const readBill = (id: string): Promise<Bill> => call('GET', `/bills/${id}`);
    const tickets = () => paper.jobs.map(textOf);
    const ticketsOf = ({ number }: Bill) => tickets().filter((text) => headOf(text).order === number);
    const cardOf = (table: string) => wall!.getByRole('article', { name: table, exact: true });
    const readyLines = async (id: string) =>
      (await readBill(id)).lines.filter(({ status }) => status === 'Ready').length;
    const isHeld = async (id: string) =>
      (await readBill(id)).lines.some((one) => one.isHeld && !isStruck(one));

    /** Takes a tea and a kebab for each seat of the open table. */
    async function choose(page: AppPage, seats: number): Promise<void> {
      const menu = page.getByRole('region', { name: en.till.menu.title });
      await button(page, en.app.seats.title).click();
      for (let seat = 1; seat <= seats; seat += 1) {
        await button(page, say('app.seats.one', { seat: String(seat) })).click();
        await menu.getByRole('button', { name: 'İçecekler' }).click();
        await menu.getByRole('button', { name: 'Çay' }).first().click();
        await menu.getByRole('button', { name: 'Izgara' }).click();
        await menu.getByRole('button', { name: beginningWith(app.venue.menu.kebab.name) }).click();
      }
    }
    const sendButton = (page: AppPage) =>
      page.getByRole('button', { name: beginningWith(en.till.order.send) });

    test('the hall is full: forty tiles are in sight with their waiter and guests, and the plan has forty tables', async () => {
      const names = [...tables.keys()].slice(0, TABLES - ON_SCREEN);
      for (let at = 0; at < names.length; at += 4)
        await Promise.all(names.slice(at, at + 4).map((name) => evening.order(tables.get(name)!)));
      await button(tablet!, 'Hall').click();
      const tiles = tablet!.locator('main li:has(> a[href*="/tables/"])');
      const served = tiles.filter({ has: tablet!.getByTitle(/guests$/) });
      await eventually(() => served.count(), names.length);
      assert.deepEqual(await inSight(tiles), {
        seen: TABLES,
        cut: [],
      });
      const { waiter, owner } = app.venue;
      const named = served.filter({ hasText: new RegExp(`${waiter.account.name}|${owner.account.name}`) });
      assert.equal(await named.count(), names.length);
      await button(tablet!, en.till.room.asList).click();
      await button(tablet!, en.till.room.asPlan).click();
      const plan = tablet!.getByRole('region', { name: say('plan.planOf', { name: 'Hall' }) });
      await eventually(() => plan.getByRole('link').count(), TABLES);
      await eventually(() => plan.getByRole('link', { name: /Free/ }).count(), ON_SCREEN);
      await button(tablet!, en.till.room.asTiles).click();
    });

    test('an allergy on a booking is on the first ticket of its guests and on the wall, and the room fires their course', async () => {
      const startsAt = new Date().toISOString();
      const allergy = { allergens: ['Nuts'], text: null };
      const customer = { name: 'Ayşe Yılmaz' };
      const tableIds = [tables.get(BOOKED)];
      await call('POST', '/reservations', { startsAt, guests: 2, customer, tableIds, allergy });
      await tablet!.visit('/host');
      const row = tablet!.getByRole('listitem').filter({ hasText: customer.name });
      await row.getByRole('button', { name: en.host.acts.checkIn }).click();
      await row.getByRole('link', { name: en.host.tables.till }).click();
      await tablet!.getByText(`${en.allergies.whole}: ${en.allergies.names.Nuts}`).waitFor();
      await choose(tablet!, 2);
      line.cutStreams();
      await sendButton(tablet!).click();
      await eventually(async () => (await billAt(BOOKED))?.lines.length, 4);
      const bill = await billAt(BOOKED);
      assert.deepEqual(bill.allergy?.allergens, ['Nuts']);
      await eventually(() => ticketsOf(bill).length, 1);
      const [ticket] = ticketsOf(bill);
      assert.match(ticket!, new RegExp(PAPER.allergyOfAll));
      assert.deepEqual(dishesOn(ticket!), { now: { Çay: 2 }, later: { [app.venue.menu.kebab.name]: 2 } });
      await cardOf(BOOKED).getByRole('button', { name: en.allergies.whole }).first().click();
      await eventually(async () => (await readBill(bill.id)).allergy?.seen !== null, true);

      // The wall is offline when the cook is done, and the waiter serves in the meantime: that stays.
      await wall!.context().setOffline(true);
      await cardOf(BOOKED).getByRole('button', { name: en.board.ticket.ready, exact: true }).click();
      await call('POST', `/bills/${bill.id}/rounds/${bill.rounds[0]!.id}/bump`, { to: 'Served' });
      const isTold = wall!.waitForResponse((answer) => answer.url().includes(bill.id) && answer.ok());
      await wall!.context().setOffline(false);
      await isTold;
      assert.equal(await readyLines(bill.id), 0);
      await tablet!.visit('/till');
      const tile = tablet!.locator('main li').filter({ has: tablet!.getByRole('link', { name: /^T38/ }) });
      await button(tile, FIRE).waitFor();
      await tablet!.context().setOffline(true);
      await button(tile, FIRE).click();
      await button(tile, FIRE).waitFor({ state: 'detached' });
      assert.equal(await isHeld(bill.id), true, 'the tablet is offline');
      await tablet!.context().setOffline(false);
      await eventually(() => isHeld(bill.id), false);
    });

    test('a course that two devices fire offline is made once, and a round that was sent offline is there once', async () => {
      await phone!.visit(`/till/tables/${tables.get(CUT_OFF)}`);
      await choose(phone!, 2);
      await phone!.context().setOffline(true);
      await sendButton(phone!).click();
      await sendButton(phone!).waitFor({ state: 'detached' });
      assert.equal(await billAt(CUT_OFF), undefined, 'the phone is offline');
      await phone!.context().setOffline(false);
      await eventually(async () => (await billAt(CUT_OFF))?.lines.length, 4);
      const { id } = await billAt(CUT_OFF);
      await phone!.getByRole('button', { name: beginningWith(en.till.order.showBill) }).click();
      const onPhone = button(phone!.getByRole('dialog'), FIRE);
      await Promise.all([onPhone, button(cardOf(CUT_OFF), FIRE)].map((one) => one.waitFor()));
      for (const page of [phone!, wall!]) await page.context().setOffline(true);
      await onPhone.click();
      await button(cardOf(CUT_OFF), FIRE).click();
      assert.equal(await isHeld(id), true, 'both are offline');
      for (const page of [phone!, wall!]) await page.context().setOffline(false);
      await eventually(() => isHeld(id), false);
      for (let round = 1; round <= 2; round += 1) {
        const ready = cardOf(CUT_OFF).getByRole('button', { name: en.board.ticket.ready, exact: true });
        await ready.first().click();
        await eventually(() => readyLines(id), 2 * round);
      }
    });

    test('a held dish is removed at the till, and three tables pay by seat, in equal parts and all at once', async () => {
      await till!.visit(`/till/tables/${tables.get(COUNTER)}`);
      await choose(till!, 3);
      line.cutStreams();
      await sendButton(till!).click();
      await eventually(async () => (await billAt(COUNTER))?.lines.length, 6);
      const { id } = await billAt(COUNTER);
      const held = till!.getByRole('region', { name: `${en.board.ticket.later}: Mains` });
      await held.getByRole('button', { name: /Kebap/ }).last().click();
      await button(till!.getByRole('dialog'), en.pay.line.strike).click();
      await till!.getByRole('dialog').getByRole('button', { name: 'Not available' }).click();
      await eventually(async () => (await readBill(id)).lines.filter(isStruck).length, 1);
      await button(till!, FIRE).click();
      await eventually(() => isHeld(id), false);

      const sheet = till!.getByRole('dialog');
      const payments = async (of: string) => (await readBill(of)).payments.length;
      await button(till!, en.till.order.pay).click();
      await button(sheet, en.payments.sheet.shares.Equal).click();
      await button(sheet, '3').click();
      for (let part = 1; part <= 3; part += 1) {
        await button(sheet, en.pay.kinds.Card).click();
        await eventually(() => payments(id), part);
      }
      await close();
      await eventually(async () => (await readBill(id)).state, 'Closed');

      const cutOff = await billAt(CUT_OFF);
      await till!.visit(`/till/tables/${tables.get(CUT_OFF)}`);
      await button(till!, en.payments.sheet.shares.Seat).click();
      for (const seat of [1, 2]) {
        const own = button(sheet, say('app.seats.one', { seat: String(seat) }));
        await eventually(() => own.isEnabled(), true);
        await own.click();
        await button(sheet, en.pay.kinds.Cash).click();
        await eventually(() => payments(cutOff.id), seat);
      }
      await close();

      const booked = await billAt(BOOKED);
      await till!.visit(`/till/tables/${tables.get(BOOKED)}`);
      await till!.context().setOffline(true);
      await button(till!, en.till.order.pay).click();
      await button(sheet, en.pay.kinds.Card).click();
      await till!.context().setOffline(false);
      await eventually(() => payments(booked.id), 1);
      await close();
      for (const one of [cutOff, booked])
        await eventually(async () => (await readBill(one.id)).state, 'Closed');

      async function close(): Promise<void> {
        await button(sheet, en.payments.sheet.close).click();
        await till!.waitForURL(/\/till\/$/);
      }
    });

    test('after sixty bills every dish that was ordered was printed once or removed, all is paid, and the day adds up', async () => {
      await evening.serveAll();
      const names = [...tables.keys()].slice(0, BILLS - TABLES);
      for (const name of names) await evening.order(tables.get(name)!);
      line.cutStreams();
      await evening.serveAll();
      const bills = await eveningGuests(app, [], seededDice(1)).bills();
      assert.equal(bills.length, BILLS);
      const expected = bills.flatMap((bill) => papersOf(bill)).sort();
      await eventually(
        () =>
          tickets()
            .map((text) => `${headOf(text).order} ${headOf(text).kind}`)
            .sort(),
        expected,
      );
      assertAllMade(bills, tickets());
      assertAllPaid(bills, (await call('GET', '/day-reports/so-far')).total);
      assert.ok(line.suffered.length >= 8, `${line.suffered.length} calls were cut`);

      // Every device knows it, and has nothing left to send.
      for (const page of [phone!, tablet!, till!]) {
        await page.visit('/till');
        const free = page.locator('main a[href*="/tables/"]').filter({ hasText: en.till.room.states.Free });
        await eventually(() => free.count(), TABLES + (page === tablet ? 0 : app.venue.tableIds.length));
      }
      // The cook still has the last dishes of the screens, and is told of each bill that something was voided on.
      const toSee = bills.filter(({ lines }) => lines.some(isVoided)).length;
      const [seen, ready] = [en.board.ticket.seen, en.board.ticket.ready].map((name) => button(wall!, name));
      await eventually(() => seen!.count(), toSee);
      for (const tap of [seen!, ready!])
        for (let left = await tap.count(); left > 0; left -= 1) {
          await tap.first().click();
          await eventually(() => tap.count(), left - 1);
        }
      await eventually(() => wall!.getByRole('article').count(), 0);
    });
  },
);

const isStruck = ({ status }: Bill['lines'][number]) => status === 'Cancelled';

function button(page: Pick<AppPage, 'getByRole'>, name: string) {
  return page.getByRole('button', { name, exact: true });
}
