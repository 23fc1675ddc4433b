import { type DemoVenue, demoVenuesOf, makeDemoDocument } from '../../../server/src/demo/demo-document.ts';
import { addDemoPhotos } from '../../../server/src/demo/demo-photos.ts';
import { demoSignInsOf } from '../../../server/src/demo/demo-sign-ins.ts';
import { idsFrom, systemRandom } from '../../../server/src/parts/parts.ts';
import type { Database } from '../../../server/src/store/database.ts';
import { OPERATOR_TOKEN, type Sofra, startSofra } from '../../../server/test/harness/sofra.ts';
import { freshKey } from '../../../server/test/harness/staff.ts';
import type { Schemas } from '../../../web/src/api/client.ts';
import { type Dish, lineOf } from './ordered-line.ts';
import { playMoney } from './played-money.ts';
import { LONG_NAME, playReservations } from './reservations.ts';
import { addWebhook, sendMostly } from './webhook.ts';
import { playWeeksBefore } from './weeks-before.ts';

/** The demo restaurant in the middle of an evening, for the pictures. */
export interface PicturedEvening {
  baseUrl: string;
  /** The restaurant of the evening. */
  venueId: string;
  /** A restaurant where nothing has happened yet. */
  emptyVenueId: string;
  /** The day of the reservations, at the venue. */
  date: string;
  /** A table with an open bill that has several rounds. */
  busyTableId: string;
  /** The open bill of that table, of which a part is paid. */
  partlyPaidBillId: string;
  /** A closed bill of which a dish was given back. */
  refundedBillId: string;
  /** The number of the day report. */
  dayReportNumber: number;
  requestId: string;
  bookingId: string;
  cookies: Record<Role, { name: string; value: string }>;
  close(): Promise<void>;
}

export type Role = 'cook' | 'cashier' | 'owner' | 'emptyOwner' | 'bridge';

const LONG_DISH = 'Odun Ateşinde Ağır Ağır Pişen Kuzu İncik, Firik Pilavı ile';
const MINUTE = 60_000;

/** Starts the service with its demo, and plays a small evening over the APIs. */
export async function playEvening(db: Database): Promise<PicturedEvening> {
  let behindMs = 50 * MINUTE;
  const now = () => Date.now() - behindMs;
  const clock = { now, set: () => {}, advance: () => {} };
  const document = await makeDemoDocument(systemRandom);
  const venues = demoVenuesOf(document);
  const sofra = await startSofra({
    db,
    clock,
    demoSignIns: demoSignInsOf(venues),
    send: sendMostly(),
    print: ({ host }) =>
      Promise.resolve(
        host === BAR_PRINTER
          ? { kind: 'Failed', trouble: 'NoPaper', mayBePrinted: false }
          : { kind: 'Printed', reportsStatus: true },
      ),
  });
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await addDemoPhotos({ db, clock, newId: idsFrom(clock, systemRandom) }, document);
  await sofra.call('POST', '/operator/v1/venues/import', { body: document, headers });
  sofra.app.jobs.start();
  const [venue] = venues;
  const empty = venues.at(-1)!;
  const people = {
    cook: await signInAs(sofra, venue!.staff!),
    cashier: await signInAs(sofra, venue!.cashier!),
    owner: await signInAs(sofra, venue!.owner!),
    emptyOwner: await signInAs(sofra, empty.owner!),
    bridge: await addBridge(sofra, venue!),
  };
  const restaurant = await restaurantOf(sofra, { id: venue!.id, key: venue!.key! }, people);
  await setUp(restaurant);
  await addWebhook(restaurant);
  await playWeeksBefore(db, venue!.id);
  const evening = await playOrders(restaurant, (minutes) => {
    behindMs = minutes * MINUTE;
  });
  const money = await playMoney(restaurant, evening.partlyPaidBillId);
  behindMs = 0;
  const reservations = await playReservations(restaurant);
  await sofra.app.requests.flush();
  return {
    baseUrl: sofra.baseUrl,
    venueId: venue!.id,
    emptyVenueId: empty.id,
    ...evening,
    ...money,
    ...reservations,
    cookies: people,
    close: () => sofra.close(),
  };
}

const BAR_PRINTER = '192.168.1.52';

type Cookie = { name: string; value: string };

async function signInAs(sofra: Sofra, body: { email: string; password: string }): Promise<Cookie> {
  const answer = await sofra.call('POST', '/venue/v1/session', { body });
  const [name, value] = answer.headers.getSetCookie()[0]!.split(';')[0]!.split('=') as [string, string];
  return { name, value };
}

/** The program beside the fiscal device of a venue. */
async function addBridge(sofra: Sofra, { id, owner }: DemoVenue): Promise<Cookie> {
  const { name, value } = await signInAs(sofra, owner!);
  const account = { email: 'kasa@example.com', password: owner!.password };
  await sofra.call('POST', `/venue/v1/venues/${id}/accounts`, {
    headers: { cookie: `${name}=${value}` },
    body: { ...account, role: 'Bridge', name: 'Yazarkasa' },
  });
  return signInAs(sofra, account);
}

/** The restaurant of the evening, with what is done at it. */
export interface Restaurant {
  /** Calls the venue API below the venue. Throws unless it succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  staff(who: Role, method: string, path: string, body?: unknown): Promise<any>;
  /** Calls the public API below the venue. Throws unless it succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  guest(path: string, body: unknown): Promise<any>;
  tables: Map<string, string>;
  line(dish: Dish): Schemas['OrderRequestLine'];
  readMenu(): Promise<void>;
}

async function restaurantOf(
  sofra: Sofra,
  { id, key }: { id: string; key: string },
  people: Record<Role, Cookie>,
): Promise<Restaurant> {
  const call = async (method: string, path: string, options: Parameters<Sofra['call']>[2]) => {
    const headers = { 'idempotency-key': freshKey(), ...options?.headers };
    const answer = await sofra.call(method, path, { ...options, headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body?.data;
  };
  let products: Schemas['Product'][] = [];
  const restaurant: Restaurant = {
    staff: (who, method, path, body) =>
      call(method, `/venue/v1/venues/${id}${path}`, {
        headers: { cookie: `${people[who].name}=${people[who].value}` },
        ...(body === undefined ? {} : { body }),
      }),
    guest: (path, body) => call('POST', `/public/v1/venues/${id}${path}`, { key, body }),
    tables: new Map(),
    line: (dish) => lineOf(products, dish),
    readMenu: async () => {
      const menu = (await restaurant.staff('owner', 'GET', '/menu')) as Schemas['Category'][];
      products = menu.flatMap((category) => category.products);
    },
  };
  return restaurant;
}

/** A category and a dish that are brought back from the list of what was removed. */
async function removeSome({ staff }: Restaurant, menu: readonly Schemas['Category'][]): Promise<void> {
  const season = await staff('owner', 'POST', '/categories', {
    name: 'Ramazan Menüsü',
    products: ['İftariyelik', 'Güllaç', 'Ramazan Pidesi'].map((name) => ({
      ...{ name, portions: [{ name: 'Porsiyon', price: 240 }] },
    })),
  });
  await staff('owner', 'DELETE', `/categories/${season.id}`);
  const { id } = await staff('owner', 'POST', `/categories/${menu[0]!.id}/products`, {
    ...{ name: 'Domates Çorbası', portions: [{ name: 'Kase', price: 160 }] },
  });
  await staff('owner', 'DELETE', `/products/${id}`);
}

/** Printers, of which one has no paper, and a dish with a long name. */
async function setUp(restaurant: Restaurant): Promise<void> {
  const { staff, tables } = restaurant;
  const menu = (await staff('owner', 'GET', '/menu')) as Schemas['Category'][];
  const grill = menu.find(({ name }) => name === 'Kebap ve Izgaralar')!;
  await staff('owner', 'POST', `/categories/${grill.id}/products`, {
    name: LONG_DISH,
    portions: [{ name: 'Porsiyon', price: 890 }],
  });
  await removeSome(restaurant, menu);
  const { id: kitchen } = await staff('owner', 'POST', '/printers', { name: 'Mutfak', host: '192.168.1.51' });
  await staff('owner', 'PATCH', `/printers/${kitchen}`, {
    categories: menu.map(({ name }) => name).filter((name) => name !== 'İçecekler'),
  });
  await staff('owner', 'POST', '/printers', { name: 'Bar', host: BAR_PRINTER, categories: ['İçecekler'] });
  for (const area of (await staff('owner', 'GET', '/tables')) as Schemas['Area'][])
    for (const { id, name } of area.tables) tables.set(name, id);
  await restaurant.readMenu();
}

/** @param goTo  sets the clock that many minutes before now */
async function playOrders(restaurant: Restaurant, goTo: (minutes: number) => void) {
  const { staff, guest, tables, line } = restaurant;
  const atTable = async (table: string, dishes: readonly Dish[]) =>
    (await guest('/orders', { type: 'DineIn', tableId: tables.get(table), lines: dishes.map(line) })).order;
  const billAt = async (table: string): Promise<Schemas['Bill']> =>
    (await staff('cashier', 'GET', '/bills')).items.find(
      (one: Schemas['Bill']) => one.table?.id === tables.get(table),
    );
  const bump = async (table: string, to: string) => {
    const { id, rounds } = await billAt(table);
    await staff('cook', 'POST', `/bills/${id}/rounds/${rounds.at(-1)!.id}/bump`, { to });
  };

  goTo(47);
  await atTable('Salon 2', [
    { name: 'Mercimek Çorbası', units: 2 },
    { name: 'Lahmacun', units: 2, without: ['Soğan'] },
  ]);
  await bump('Salon 2', 'Served');
  await atTable('Salon 6', [
    { name: 'Meze Tabağı' },
    { name: 'Acılı Ezme', units: 2 },
    { name: 'Rakı', portion: '35 cl şişe' },
  ]);
  await bump('Salon 6', 'Served');
  goTo(28);
  await atTable('Salon 6', [
    { name: 'Kuzu Şiş', units: 3, with: ['Bulgur pilavı'] },
    { name: LONG_DISH, note: 'Çocuk için küçük doğransın, yanına ekstra pilav, sos ayrı gelsin' },
    { name: 'Adana Kebap', units: 2, portion: 'Bir buçuk porsiyon', without: ['Sumaklı soğan'] },
  ]);
  goTo(22);
  await guest('/orders', {
    type: 'Takeaway',
    customer: { name: LONG_NAME, phone: '0532 123 45 67' },
    lines: [
      { name: 'İskender', units: 2, with: ['Ek tereyağı'], without: ['Yoğurt'] },
      { name: 'Ayran', units: 4 },
    ].map(line),
  });
  goTo(17);
  await atTable('Teras 3', [
    { name: 'Izgara Köfte', units: 4, with: ['Bulgur pilavı'], without: ['Piyaz'] },
    { name: 'Ev Limonatası', units: 4 },
  ]);
  goTo(13);
  await guest('/orders', {
    type: 'Delivery',
    customer: { name: 'Zeynep Kaya', phone: '0533 765 43 21', address: 'Moda Cad. 12/4, Kadıköy' },
    note: 'Zil çalışmıyor, arayın',
    lines: [
      { name: 'Karışık Izgara', with: ['Acılı'] },
      { name: 'Künefe', units: 2, with: ['Kaymak'] },
    ].map(line),
  });
  goTo(9);
  await atTable('Bar 1', [{ name: 'Türk Kahvesi', units: 2 }, { name: 'Fıstıklı Baklava' }]);
  const bar = await billAt('Bar 1');
  await staff('cook', 'POST', `/bills/${bar.id}/lines/${bar.lines[1]!.id}/move`, { to: 'Ready' });
  goTo(6);
  await atTable('Teras 6', [
    { name: 'Tavuk Şiş', units: 3, without: [], note: 'Biri az tuzlu' },
    { name: 'Kıymalı Pide', units: 2, with: ['Yumurta', 'Kaşar'] },
    { name: 'Çay', units: 6 },
  ]);
  const terrace = await billAt('Teras 6');
  await staff('cashier', 'POST', `/bills/${terrace.id}/lines/${terrace.lines[0]!.id}/strike`, {});
  await staff('cashier', 'PUT', `/bills/${terrace.id}/lines/${terrace.lines[1]!.id}/quantity`, {
    quantity: 3,
    revision: terrace.revision + 1,
  });
  goTo(4);
  await atTable('Salon 4', [{ name: 'Mantı', units: 2, without: ['Sarımsak'] }]);
  await bump('Salon 4', 'Ready');
  goTo(1);
  for (let again = 0; again < 2; again += 1)
    await guest('/orders', {
      type: 'Takeaway',
      customer: { name: 'Ayşe Yılmaz', phone: '0532 765 11 22' },
      lines: [line({ name: 'Lahmacun', units: 3 })],
    });
  const paid = await billAt('Salon 6');
  await staff('cashier', 'POST', `/bills/${paid.id}/payments`, { kind: 'Cash', amount: 1_000 });
  return { busyTableId: tables.get('Salon 6')!, partlyPaidBillId: paid.id };
}
