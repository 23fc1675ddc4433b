import type { Locator, Page } from 'playwright-core';
import { OPERATOR_TOKEN } from '../../../server/test/harness/sofra.ts';
import type { PicturedEvening, Role } from './evening.ts';

/** A screen that is pictured. */
export interface Screen {
  /** The beginning of its files' names. */
  name: string;
  as: Role | 'nobody';
  path: (evening: PicturedEvening) => string;
  /** Brings the page to what is pictured; in any language. */
  prepare?: (page: Page, evening: PicturedEvening) => Promise<void>;
}

const at = (path: string) => (evening: PicturedEvening) => `/app/${evening.venueId}${path}`;
const atEmpty = (path: string) => (evening: PicturedEvening) => `/app/${evening.emptyVenueId}${path}`;
const atBusyTable = (evening: PicturedEvening) => at(`/till/tables/${evening.busyTableId}`)(evening);
const atClosedBill = (evening: PicturedEvening) => at(`/till/bills/${evening.refundedBillId}`)(evening);
const host = (evening: PicturedEvening) => at(`/host?date=${evening.date}`)(evening);

/** Buttons are found by their icons, which are the same in every language. */
const withIcon = (page: Page | Locator, icon: string) =>
  page.locator(`:is(button, a):has(svg.lucide-${icon})`).first();

async function press(page: Page, icon: string): Promise<void> {
  await withIcon(page, icon).click();
  await page.getByRole('dialog').first().waitFor();
}

/** Brings a section of the page to its top. */
async function scrollTo(page: Page, selector: string, at: number): Promise<void> {
  await page.locator(selector).nth(at).waitFor();
  await page.evaluate(`document.querySelectorAll(${JSON.stringify(selector)})[${at}].scrollIntoView()`);
}

/** Opens the key that the orders of the evening came with. */
async function openUsedKey(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Web sitesi/ })
    .first()
    .click();
  await page.getByRole('main').locator('pre').first().waitFor();
}

/** On a narrow screen the products of a category are a page of their own. */
async function openFirstCategory(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 960) return;
  await page.locator('main li button:not([aria-label])').first().click();
}

/** On a phone the bill of a table is pulled up. */
async function openBill(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 700) await withIcon(page, 'chevron-up').click();
}

/** Opens the page of the operator with their token. */
async function openOperator(page: Page): Promise<void> {
  await page.locator('input[type=password]').fill(OPERATOR_TOKEN);
  await page.locator('form button[type=submit]').click();
  await page.locator('#operator-load').waitFor();
  await page.locator('button[aria-expanded]').first().waitFor();
}

/** A list as it comes out of a spreadsheet, with a row that must be put right. */
const PASTED_MENU = [
  'Kategori\tÜrün\tPorsiyon\tFiyat',
  'Çorbalar\tEzogelin\t\t185,00',
  'Çorbalar\tTandır Çorbası\t\t240,00',
  'Izgara Balık\tLevrek\tBir porsiyon\t690,00',
  'Izgara Balık\tLevrek\tBüyük\t890,00',
  'Izgara Balık\tÇipura\t\tgünlük',
].join('\n');

/** Every screen of the app that is pictured. To picture another one, add its row. */
export const SCREENS: readonly Screen[] = [
  { name: 'front', as: 'nobody', path: () => '/' },
  { name: 'sign-in', as: 'nobody', path: () => '/app/sign-in' },
  { name: 'venues', as: 'owner', path: () => '/app?choose' },
  { name: 'board', as: 'cook', path: at('/board') },
  {
    name: 'board-recall',
    as: 'cook',
    path: at('/board'),
    prepare: (page) => press(page, 'history'),
  },
  { name: 'board-empty', as: 'emptyOwner', path: atEmpty('/board') },
  { name: 'rush', as: 'cook', path: at('/board'), prepare: (page) => press(page, 'flame') },
  { name: 'room', as: 'cashier', path: at('/till') },
  {
    name: 'room-list',
    as: 'cashier',
    path: at('/till'),
    prepare: (page) => withIcon(page.getByRole('main'), 'list').click(),
  },
  { name: 'order', as: 'cashier', path: atBusyTable },
  {
    name: 'product',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('adana');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'pay',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await openBill(page);
      await withIcon(page, 'banknote').click();
      await page.getByRole('dialog').last().waitFor();
    },
  },
  {
    name: 'pay-by-dish',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await openBill(page);
      await withIcon(page, 'split').click();
      const sheet = page.getByRole('dialog').filter({ has: page.locator('fieldset[dir=ltr]') });
      await sheet.last().locator('ul button:enabled').nth(1).click();
    },
  },
  {
    name: 'bill',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await openBill(page);
      await page.locator('svg.lucide-file-check').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'move',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await openBill(page);
      await press(page, 'ellipsis');
      await withIcon(page.getByRole('dialog').last(), 'list-checks').click();
      const sheet = page.getByRole('dialog').last();
      await withIcon(sheet, 'plus').click();
      await withIcon(sheet, 'users').click();
      await sheet.locator('table').waitFor();
    },
  },
  {
    name: 'bill-more',
    as: 'cashier',
    path: atBusyTable,
    prepare: async (page) => {
      await openBill(page);
      await withIcon(page, 'ellipsis').click();
      await page.getByRole('dialog').last().waitFor();
    },
  },
  { name: 'closed-bill', as: 'cashier', path: atClosedBill },
  {
    name: 'refund',
    as: 'cashier',
    path: atClosedBill,
    prepare: async (page) => {
      await page.locator('button:has(svg.lucide-rotate-ccw)').last().click();
      await page.getByRole('dialog').locator('ul button').first().click();
    },
  },
  { name: 'find', as: 'cashier', path: at('/till?find=&day=Today&method=Card') },
  { name: 'orders', as: 'cashier', path: at('/till/orders') },
  { name: 'new-delivery', as: 'cashier', path: at('/till/new/delivery') },
  { name: 'host', as: 'cashier', path: host },
  { name: 'booking', as: 'cashier', path: host, prepare: (page) => press(page, 'plus') },
  { name: 'check-in', as: 'cashier', path: host, prepare: (page) => press(page, 'scan-qr-code') },
  {
    name: 'reservation',
    as: 'cashier',
    path: (evening) => at(`/host/${evening.bookingId}?date=${evening.date}`)(evening),
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'host-empty', as: 'emptyOwner', path: atEmpty('/host') },
  {
    name: 'panel-overview',
    as: 'owner',
    path: at('/panel'),
    prepare: (page) => page.locator('dl').first().waitFor(),
  },
  {
    name: 'panel-figures',
    as: 'owner',
    path: at('/panel?tab=Sales'),
    prepare: (page) => page.getByRole('table').last().waitFor(),
  },
  {
    name: 'panel-taken-off',
    as: 'owner',
    path: at('/panel?tab=Losses'),
    prepare: (page) => scrollTo(page, 'section:has(h3[tabindex="-1"])', 0),
  },
  {
    name: 'panel-sellers',
    as: 'owner',
    path: at('/panel?tab=Sales'),
    prepare: async (page) => {
      await page.getByRole('table').last().waitFor();
      await scrollTo(page, 'section:has(h3)', 0);
    },
  },
  {
    name: 'panel-takings',
    as: 'owner',
    path: at('/panel?tab=Takings'),
    prepare: (page) => page.locator('section:has(input[type=date]) table').last().waitFor(),
  },
  { name: 'panel-days', as: 'owner', path: at('/panel/days') },
  {
    name: 'panel-day-report',
    as: 'owner',
    path: (evening) => at(`/panel/days/${evening.dayReportNumber}`)(evening),
  },
  { name: 'panel-first-hour', as: 'emptyOwner', path: atEmpty('/panel') },
  { name: 'panel-menu', as: 'owner', path: at('/panel/menu') },
  {
    name: 'panel-product',
    as: 'owner',
    path: at('/panel/menu'),
    prepare: async (page) => {
      await openFirstCategory(page);
      await page.locator('main li a').first().click();
      await page.locator('aside').waitFor();
    },
  },
  {
    name: 'panel-prices',
    as: 'owner',
    path: at('/panel/menu'),
    prepare: async (page) => {
      await openFirstCategory(page);
      await page.locator('main li input[type=checkbox]').first().check();
      await press(page, 'percent');
    },
  },
  { name: 'panel-translations', as: 'owner', path: at('/panel/menu/translations') },
  {
    name: 'panel-import',
    as: 'owner',
    path: at('/panel/menu/import'),
    prepare: async (page) => {
      await page.locator('textarea').fill(PASTED_MENU);
      await page.locator('table').waitFor();
    },
  },
  { name: 'panel-preview', as: 'owner', path: at('/panel/menu/preview') },
  { name: 'panel-history', as: 'owner', path: at('/panel/activity?part=Menu') },
  { name: 'panel-removed', as: 'owner', path: at('/panel/menu/removed') },
  { name: 'notices', as: 'cashier', path: at('/till'), prepare: (page) => press(page, 'bell') },
  { name: 'notices-empty', as: 'emptyOwner', path: atEmpty('/till'), prepare: (page) => press(page, 'bell') },
  { name: 'panel-developers', as: 'owner', path: at('/panel/developers') },
  { name: 'panel-key', as: 'owner', path: at('/panel/developers'), prepare: openUsedKey },
  {
    name: 'panel-events',
    as: 'owner',
    path: at('/panel/developers'),
    prepare: async (page) => {
      await openUsedKey(page);
      await page.getByRole('main').locator('a[href$="/events"]').click();
    },
  },
  {
    name: 'panel-calls',
    as: 'owner',
    path: at('/panel/developers'),
    prepare: async (page) => {
      await openUsedKey(page);
      await page.getByRole('main').locator('a[href$="/calls"]').click();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'settings',
    as: 'cashier',
    path: at('/till'),
    prepare: (page) => press(page, 'user-round'),
  },
  { name: 'panel-hours', as: 'owner', path: at('/panel/hours') },
  {
    name: 'panel-special-day',
    as: 'owner',
    path: at('/panel/hours'),
    prepare: async (page) => {
      await press(page, 'calendar-plus');
      await page.getByRole('dialog').locator('fieldset button').nth(1).click();
    },
  },
  { name: 'panel-room', as: 'owner', path: at('/panel/room') },
  { name: 'panel-people', as: 'owner', path: at('/panel/people') },
  { name: 'panel-activity', as: 'owner', path: at('/panel/activity') },
  { name: 'panel-printers', as: 'owner', path: at('/panel/printers') },
  { name: 'panel-money', as: 'owner', path: at('/panel/money') },
  { name: 'panel-settings', as: 'owner', path: at('/panel/settings') },
  { name: 'panel-campaigns', as: 'owner', path: at('/panel/campaigns') },
  {
    name: 'panel-campaign',
    as: 'owner',
    path: at('/panel/campaigns'),
    prepare: async (page) => {
      await page.getByRole('main').locator('li a').first().click();
      const dishes = page.getByRole('complementary').locator('select');
      const soup = dishes.locator('option', { hasText: 'Mercimek' }).first();
      await dishes.selectOption((await soup.getAttribute('value'))!);
      await page.getByRole('complementary').locator('form button').click();
      await page.getByRole('complementary').locator('table').waitFor();
    },
  },
  { name: 'operator', as: 'nobody', path: () => '/app/operator', prepare: openOperator },
  {
    name: 'operator-venue',
    as: 'nobody',
    path: () => '/app/operator',
    prepare: async (page) => {
      await openOperator(page);
      await page.locator('button[aria-expanded]').first().click();
      await scrollTo(page, '[aria-labelledby=operator-venues]', 0);
      await page.locator('[aria-labelledby=operator-venues] code').waitFor();
    },
  },
];
