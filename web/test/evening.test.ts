import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { seededDice } from '../../server/src/core/practice/dice.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { beginningWith, en } from './english.ts';
import { type EveningGuests, eveningGuests } from './evening/evening-guests.ts';
import { createKitchenPrinter } from './evening/kitchen-printer.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from './faults/faulty-proxy.ts';

type Bill = Schemas['Bill'];

const ORDERS = Number(process.env['EVENING_ORDERS'] ?? 50);
const SEED = Number(process.env['EVENING_SEED'] ?? 1);

const TABLES = 60;
/** Tables of their own for what staff order without a network, and with two devices at once. */
const [GUEST_TABLES, CUT_OFF, TOGETHER] = [TABLES - 2, TABLES - 2, TABLES - 1];

/** The line of the waiter's phone: slow now and then, and some answers are lost on the way. */
const BAD_LINE: readonly (Fault | null)[] = ['Slow', 'AnswerLost', 'RequestLost', 'BodyCut', null, null];

/** Tomorrow at the venue: the hour of the test run must not matter. */
const TOMORROW = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

/** The reservations of that day. */
const HOST = `/host?date=${TOMORROW}`;

describe('an evening on all screens', IN_A_BROWSER, () => {
  const printer = createKitchenPrinter();
  const app = useApp(
    { print: printer.print },
    {
      workingHours: everyDay('00:00', '00:00'),
      reservations: bookingSettings({ confirmsAutomatically: false }),
    },
  );
  let tableIds: string[] = [];
  let printerId: string;
  /** The till, which the tests have in common. */
  let shared: AppPage | undefined;
  let line: FaultyProxy | undefined;

  const call = async (who: 'owner' | 'waiter', method: string, path: string, body?: unknown) => {
    const answer = await app.venue[who].call(method, `/venues/${app.venue.id}${path}`, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`);
    return answer.body?.data;
  };

  before(async () => {
    const tables = Array.from({ length: TABLES }, (_, at) => ({ name: `Masa ${at + 1}` }));
    const area = await call('owner', 'POST', '/areas', { name: 'Bahçe katı', tables });
    tableIds = area.tables.map(({ id }: { id: string }) => id);
    printerId = (await call('owner', 'POST', '/printers', { name: 'Mutfak', host: '127.0.0.1', port: 9_100 }))
      .id;
    line = await startFaultyProxy(app.sofra.baseUrl);
  });
  after(() => line?.close());

  async function open(path: string, opening = {}): Promise<AppPage> {
    const page = await app.open(path, opening);
    await page.getByRole('main').waitFor();
    return page;
  }

  /** Takes some teas at a table of the till, and sends them. */
  async function orderTea(till: AppPage, tableId: string, units: number): Promise<void> {
    await till.visit(`/till/tables/${tableId}`);
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: 'İçecekler' }).click();
    for (let unit = 0; unit < units; unit += 1)
      await menu.getByRole('button', { name: 'Çay' }).first().click();
    await till.getByRole('button', { name: beginningWith(en.app.unsent.send) }).click();
    await till.getByRole('region', { name: en.till.basket.title }).waitFor({ state: 'detached' });
  }

  const untilSent = (till: AppPage) =>
    till.getByRole('region', { name: en.till.basket.sending }).waitFor({ state: 'detached' });

  test(`after ${ORDERS} orders with rounds, rush, a dead printer and lost networks at ${TABLES} tables, board, till, host, a phone on a bad line and API agree`, async () => {
    const dice = seededDice(SEED);
    const guests = eveningGuests(app, tableIds.slice(0, GUEST_TABLES), dice);
    // The host's tablet takes orders, too.
    const [board, till, tablet, phone] = await Promise.all([
      open('/board'),
      open('/till'),
      open(HOST, { as: 'owner', width: 820, height: 1180 }),
      open(`${line!.baseUrl}/app/${app.venue.id}/till`, { width: 360, height: 740 }),
    ]);
    shared = till;
    line!.setFaults(({ method }) => (method === 'POST' ? BAD_LINE[dice(BAD_LINE.length)]! : null));
    const { baklava } = app.venue.menu;
    let roundsOfStaff = 0;
    let bookings = 0;

    /** Bumps one of the tickets that the board shows, if it shows any. */
    const cook = async () => {
      const ready = board.getByRole('button', { name: en.app.line.Ready, exact: true });
      const pick = dice(6);
      const count = await ready.count();
      if (count > 0) await ready.nth(pick % count).click();
    };

    /** What happens beside the orders, at the share of the evening that is stated. */
    const events: [number, () => Promise<void>][] = [
      [0.1, () => board.reload().then(() => {})],
      [
        0.15,
        async () => {
          await board.getByRole('button', { name: en.serviceState.rush.button, exact: true }).click();
          await board.getByRole('button', { name: 'Our kitchen is very busy' }).click();
          await eventually(() => guests.tryToOrder(baklava), 'PLACE_IS_BUSY');
          await board.getByRole('button', { name: 'Rush until' }).click();
          await board.getByRole('button', { name: en.serviceState.rush.end }).click();
          await eventually(async () => (await call('waiter', 'GET', '/profile')).rush.until, null);
        },
      ],
      [
        0.25,
        async () => {
          await call('waiter', 'PUT', `/products/${baklava.id}/sold-out`, { isSoldOut: true });
          assert.equal(await guests.tryToOrder(baklava), 'PUBLIC_API_PRODUCT_UNAVAILABLE');
          await call('waiter', 'PUT', `/products/${baklava.id}/sold-out`, { isSoldOut: false });
        },
      ],
      [0.3, async () => printer.die()],
      [0.35, () => board.context().setOffline(true)],
      [0.5, () => board.context().setOffline(false)],
      [
        0.55,
        async () => {
          await till.visit(`/till/tables/${tableIds[CUT_OFF]}`);
          const menu = till.getByRole('region', { name: en.till.menu.title });
          await menu.getByRole('button', { name: 'Izgara' }).click();
          await till.context().setOffline(true);
          await menu.getByRole('button', { name: 'Adana Kebap' }).first().click();
          await till.getByRole('button', { name: beginningWith(en.app.unsent.send) }).click();
          await till.getByRole('region', { name: en.till.basket.sending }).waitFor();
          await till.context().setOffline(false);
          await untilSent(till);
          roundsOfStaff += 1;
        },
      ],
      [
        0.6,
        async () => {
          printer.repair();
          await call('owner', 'POST', `/printers/${printerId}/test`);
        },
      ],
      [
        0.7,
        async () => {
          await Promise.all([
            orderTea(till, tableIds[TOGETHER]!, 2),
            orderTea(tablet, tableIds[TOGETHER]!, 1),
          ]);
          await Promise.all([untilSent(till), untilSent(tablet)]);
          roundsOfStaff += 2;
        },
      ],
      [0.8, () => till.reload().then(() => {})],
    ];

    for (let order = 0; order < ORDERS; order += 1) {
      await guests.order();
      if (order % 2 === 1) await cook();
      if (order % 10 === 9) {
        const devices = [till, phone, tablet];
        await orderTea(devices[Math.floor(order / 10) % 3]!, tableIds[dice(GUEST_TABLES)]!, 1 + dice(2));
        roundsOfStaff += 1;
        line!.cutStreams();
        const name = await guests.book(TOMORROW);
        bookings += 1;
        await tablet.visit(HOST);
        const request = tablet.getByRole('listitem').filter({ hasText: name });
        await request.getByRole('button', { name: en.host.requests.accept }).click();
        await request.getByText(en.host.status.Confirmed).waitFor();
      }
      while (events.length > 0 && events[0]![0] <= (order + 1) / ORDERS) await events.shift()![1]();
    }

    await untilSent(phone);
    // None is lost, and none is doubled.
    const rounds = guests.accepted + roundsOfStaff;
    const allAgree = () =>
      eventually(async () => {
        const bills = await guests.bills();
        assert.deepEqual(await ticketsOf(board), ticketsToMake(bills));
        assert.deepEqual(await tablesOf(till), tablesToShow(bills, await call('waiter', 'GET', '/tables')));
        return bills.flatMap((bill) => bill.rounds).length;
      }, rounds);
    await till.visit('/till');
    // What is paid is what the till knows of a bill.
    await allAgree();
    await payTwoTables(till, guests);
    await till.visit('/till');
    await allAgree();
    await tablet.visit(HOST);
    await eventually(() => tablet.getByText(en.host.status.Confirmed).count(), bookings);
    await eventually(() => printer.onPaper(), { first: rounds, again: 1 });
    await Promise.all([board, tablet, phone].map((page) => page.close()));
  });

  /** Serves two tables and closes their bills in cash at the till. */
  async function payTwoTables(till: AppPage, guests: EveningGuests): Promise<void> {
    const open = (await guests.bills()).filter(({ state, type }) => state === 'Open' && type === 'DineIn');
    for (const { id, table, rounds, totals } of open.slice(0, 2)) {
      for (const round of rounds)
        await call('waiter', 'POST', `/bills/${id}/rounds/${round.id}/bump`, { to: 'Served' });
      await till.visit(`/till/tables/${table!.id}`);
      await till.getByRole('button', { name: en.till.order.pay, exact: true }).click();
      await till.getByRole('button', { name: en.pay.kinds.Cash }).click();
      await till.getByRole('button', { name: en.payments.sheet.close }).click();
      await till.waitForURL(/\/till\/$/);
      await eventually(async () => (await call('waiter', 'GET', `/bills/${id}`)).state, 'Closed');
      const closed: Bill = await call('waiter', 'GET', `/bills/${id}`);
      assert.deepEqual([closed.totals.paid, closed.totals.total], [totals.total, totals.total]);
    }
  }

  test('in Arabic every screen reads from right to left and fits its width', async () => {
    const page = shared ?? (await open('/till'));
    await page.getByRole('button', { name: en.app.menu.open }).click();
    await page.getByLabel(en.app.menu.language).selectOption('ar');
    await page.locator('html[dir=rtl]').waitFor();
    await page.keyboard.press('Escape');
    const screens = [
      ['/board', 'article'],
      ['/till', 'a[href*="/tables/"]'],
      ['/till/orders', 'li'],
      [`/till/tables/${tableIds[TOGETHER]}`, 'section button'],
      ['/till/new/delivery', 'section button'],
      ['/host', 'h1'],
    ] as const;
    for (const [path, content] of screens) {
      await page.visit(path);
      await page.locator(`html[dir=rtl] main ${content}`).first().waitFor({ state: 'attached' });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const shown = () => page.evaluate<number>('document.documentElement.scrollWidth');
        await eventually(async () => [path, (await shown()) <= width], [path, true]);
      }
    }
  });
});

/** The rounds that the board shows as tickets. */
async function ticketsOf(board: AppPage): Promise<string[]> {
  const shown = await board.evaluate<string[]>(
    `[...document.querySelectorAll('article[aria-labelledby]')].map((card) => card.getAttribute('aria-labelledby'))`,
  );
  return shown.sort();
}

function ticketsToMake(bills: readonly Bill[]): string[] {
  return bills
    .filter(({ state }) => state === 'Open')
    .flatMap(({ rounds, lines }) =>
      rounds.filter(({ id }) =>
        lines.some(
          ({ roundId, status }) => roundId === id && (status === 'Pending' || status === 'Preparing'),
        ),
      ),
    )
    .map(({ id }) => `ticket-${id}`)
    .sort();
}

const AMOUNT = /[\d,]+\.\d\d/g;

/** Each table of the room: its name, what it comes to, and whether something is to be served. */
async function tablesOf(till: AppPage): Promise<[string, string, boolean][]> {
  const texts = await till.evaluate<[string, string][]>(
    `[...document.querySelectorAll('main a[href*="/tables/"]')].map((tile) =>
      [tile.querySelector('strong').textContent, tile.textContent])`,
  );
  return texts.map(([name, text]) => [name, text.match(AMOUNT)?.at(-1) ?? '', text.includes('to serve')]);
}

function tablesToShow(
  bills: readonly Bill[],
  areas: readonly Schemas['Area'][],
): [string, string, boolean][] {
  const inEnglish = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return areas.flatMap(({ tables }) =>
    tables.map(({ id, name }) => {
      const bill = bills.find(({ state, table }) => state === 'Open' && table?.id === id);
      const isToServe = bill?.lines.some(({ status }) => status === 'Ready') ?? false;
      return [name, bill === undefined ? '' : inEnglish.format(bill.totals.total), isToServe];
    }),
  );
}
