import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, openBill } from '../../server/test/harness/staff.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, type Opening, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { drawHall } from './evening/evening-tables.ts';
import { cutTexts, inSight } from './evening/tiles-in-sight.ts';

const COURSES = [
  { code: 'starter', name: 'Starters' },
  { code: 'main', name: 'Mains' },
];
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };
const LATE_MS = 25 * 60_000;

/** Beside English, those with the longest words, and the one from right to left. */
const LANGUAGES = ['en', 'tr', 'de', 'ru', 'ar'] as const;

describe('a full room, with courses that are due, allergies and late tables', IN_A_BROWSER, () => {
  let behindMs = 0;
  const app = useApp(
    { clock: { now: () => Date.now() - behindMs, set: () => {}, advance: () => {} } },
    { courses: COURSES, workingHours: everyDay('00:00', '00:00'), reservations: bookingSettings() },
  );

  async function call(method: string, path: string, body?: object) {
    const headers = { 'idempotency-key': freshKey() };
    const answer = await app.venue.owner.call(method, `/venues/${app.venue.id}${path}`, body, headers);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`);
    return answer.body?.data;
  }

  /** Guests at a table: of eight tables two have a course that is due, one a booking without an order, one is late; of five, one has an allergy. */
  async function fill(tableId: string, at: number): Promise<void> {
    if (at % 8 === 7) {
      const allergy = { allergens: ['Nuts'], text: null };
      const booking = { startsAt: new Date().toISOString(), guests: 2, customer: { name: 'Ali' }, allergy };
      const { id } = await call('POST', '/reservations', { ...booking, tableIds: [tableId] });
      await call('POST', `/reservations/${id}/check-in`, {});
      return;
    }
    const { kebab } = app.venue.menu;
    const lines = [lineOf(kebab, { course: 'starter' }), lineOf(kebab, { course: 'main', quantity: 2 })];
    const bill = await openBill(app.venue, { type: 'DineIn', tableId, guests: 4, lines });
    const { id, rounds } = bill.first;
    if (at % 4 === 1) await bill.act('POST', `/rounds/${rounds[0].id}/bump`, { to: 'Served' });
    const allergens = at % 2 === 0 ? ['Nuts'] : ['Nuts', 'Milk', 'Gluten'];
    if (at % 5 === 1) await call('PUT', `/bills/${id}/allergy`, { allergy: { allergens, text: null } });
  }

  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    const hall = await drawHall((method, path, body) => call(method, path, body), 40);
    const front = Array.from({ length: 20 }, (_, at) => ({ name: `F${at + 1}`, capacity: 4 }));
    const { tables } = await call('POST', '/areas', { name: 'Front', tables: front });
    for (const ids of [[...hall.values()], tables.map(({ id }: { id: string }) => id)])
      for (const [at, id] of ids.entries()) {
        behindMs = at % 8 === 2 ? LATE_MS : 0;
        await fill(id, at);
        behindMs = 0;
      }
  });

  /** The tiles of an area, once the buttons that fire are there. */
  async function openTiles(area: string, due: number, opening: Opening) {
    const page = await app.open('/till', opening);
    await page.getByRole('button', { name: area, exact: true }).click();
    const tiles = page.locator('main li:has(> a[href*="/tables/"])');
    await eventually(() => tiles.locator('> button').count(), due);
    return { page, tiles };
  }

  /** What of each link is not below its button, the least in both directions, and the least side of the buttons. */
  const targets = (tiles: Locator) =>
    tiles.filter({ has: tiles.page().locator('> button') }).evaluateAll((all) => {
      const sides = all.map((tile) => {
        const [link, fire] = [...tile.children].map((one) => one.getBoundingClientRect());
        return [link!.width, link!.height, fire!.width, fire!.height];
      });
      return Math.min(...sides.flat());
    });

  /** Texts inside these elements that a person sees. */
  const seenTexts = (tiles: Locator, text: string | RegExp) =>
    tiles
      .locator('> a')
      .getByText(text, { exact: true })
      .evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(left + Math.min(width, 12) / 2, top + height / 2));
          }).length,
      );

  test('forty tables are whole on a tablet with waiter and guests, in every language without a text that is cut', async () => {
    for (const language of LANGUAGES) {
      const { page, tiles } = await openTiles('Hall', 10, { ...TABLET, language });
      assert.deepEqual(await inSight(tiles), { seen: 40, cut: [] }, language);
      assert.deepEqual(await cutTexts(tiles), [], language);
      assert.equal(await seenTexts(tiles, app.venue.waiter.account.name), 35, language);
      assert.equal(await tiles.locator('[data-sign]').count(), 12);
      await page.close();
    }
  });

  test('twenty are whole on a phone with name, state and minutes', async () => {
    for (const language of LANGUAGES) {
      const { page, tiles } = await openTiles('Front', 5, { ...PHONE, language });
      assert.deepEqual(await inSight(tiles), { seen: 20, cut: [] }, language);
      assert.deepEqual(await cutTexts(tiles), [], language);
      assert.equal(await tiles.getByRole('button', { name: /Mains/ }).count(), 5, language);
      if (language === 'en') {
        assert.equal(await seenTexts(tiles, en.till.room.states.Ordered), 13);
        assert.equal(await seenTexts(tiles, /^\d+ min$/), 18);
      }
      await page.close();
    }
  });

  test('a table and what fires its course are at least 48 px to tap, and a colour is never alone', async () => {
    for (const [area, due, opening] of [
      ['Hall', 10, TABLET],
      ['Front', 5, PHONE],
    ] as const) {
      const { page, tiles } = await openTiles(area, due, opening);
      const least = await targets(tiles);
      assert.ok(least >= 48, `${least} px`);
      assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
      await page.close();
    }
  });

  test('a tile names its allergens if there is room for all of them, and has them in its name in any case', async () => {
    const { page, tiles } = await openTiles('Hall', 10, TABLET);
    const { Nuts, Milk, Gluten } = en.allergies.names;
    const all = [Gluten, Milk, Nuts].join(', ');
    assert.ok((await seenTexts(tiles, Nuts)) >= 8);
    await page.getByRole('link', { name: new RegExp(`^T2 .*${en.allergies.mark}: ${all}`) }).waitFor();
    await page.close();
  });

  async function openPlan(opening: Opening): Promise<{ page: AppPage; places: Locator }> {
    const page = await app.open('/till', opening);
    await page.getByRole('button', { name: 'Hall', exact: true }).click();
    await page.getByRole('button', { name: en.till.room.asList }).click();
    await page.getByRole('button', { name: en.till.room.asPlan }).click();
    const places = page.locator('[data-sheet] li');
    await eventually(() => places.count(), 40);
    return { page, places };
  }

  test('the plan opens with all forty tables in sight, each at least 48 px; a phone pans', async () => {
    for (const opening of [TABLET, { width: 1440, height: 900 }]) {
      const { page, places } = await openPlan(opening);
      await eventually(() => inSight(places), { seen: 40, cut: [] });
      assert.deepEqual(await cutTexts(places), []);
      await page.close();
    }
    const { page, places } = await openPlan(PHONE);
    const { width, height } = (await places.last().boundingBox())!;
    assert.ok(width >= 47.9 && height >= 47.9, `${width} × ${height}`);
    await places.last().scrollIntoViewIfNeeded();
    await eventually(async () => (await inSight(places.last())).seen, 1);
    await page.close();
  });
});
