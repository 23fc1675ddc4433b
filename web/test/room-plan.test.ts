import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppFixture, type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: string;
}

const place = (x: number, y: number): Place => ({ x, y, width: 4, height: 4, shape: 'Rectangle' });

/** Adds an area with this many tables for four; answers with its id and those of its tables. */
async function addArea(app: AppFixture, name: string, count: number) {
  const tables = Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, capacity: 4 }));
  const { body } = await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, { name, tables });
  return {
    id: body.data.id as string,
    ids: body.data.tables.map(({ id }: { id: string }) => id) as string[],
  };
}

/** The plan of an area as it is stored: its walls, and the places of its tables by name. */
async function planOf({ venue }: AppFixture, areaId: string) {
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/tables`);
  const area = body.data.find(({ id }: { id: string }) => id === areaId);
  const placed = area.tables.filter((table: { place: Place | null }) => table.place !== null);
  const places = placed.map((table: { name: string; place: Place }) => [table.name, table.place]);
  return { walls: area.walls, places: Object.fromEntries(places) as Record<string, Place> };
}

async function draw(app: AppFixture, areaId: string, tables: { id: string; place: Place }[]): Promise<void> {
  const path = `/venues/${app.venue.id}/areas/${areaId}/plan`;
  const { status } = await app.venue.owner.call('PUT', path, { walls: [], tables });
  assert.equal(status, 200);
}

/** Where the middle of some squares of the plan is on the screen. */
async function pointAt(page: AppPage, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([right, down]) => {
      const sheet = document.querySelector('[data-sheet]')!;
      const { left, top } = sheet.getBoundingClientRect();
      const square = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--square'));
      // The plan that is drawn begins a square before its first.
      return { x: left + (right! + 1) * square, y: top + (down! + 1) * square };
    },
    [x, y],
  );
}

describe('the plan of an area in the panel', IN_A_BROWSER, () => {
  const app = useApp();

  async function openPlan(name: string, count: number) {
    const area = await addArea(app, name, count);
    const page = await app.open('/panel/room', { as: 'owner' });
    await page.getByRole('link', { name: say('room.drawPlan', { name }) }).click();
    await page.getByRole('heading', { name: say('plan.planOf', { name }), level: 1 }).waitFor();
    return { ...area, page };
  }

  test('all tables are placed by one tap, each large enough to tap, and one more tap takes that back', async () => {
    const { id, page } = await openPlan('Teras', 12);
    await page.getByRole('button', { name: say('plan.placeAll', { count: 12 }) }).click();
    await eventually(async () => Object.keys((await planOf(app, id)).places).length, 12);
    await page.getByText(en.plan.saved).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    const zoomOut = page.getByRole('button', { name: en.plan.zoomOut });
    while (await zoomOut.isEnabled()) await zoomOut.click();
    for (const table of await page.locator('[data-sheet] li').all()) {
      const { width, height } = (await table.boundingBox())!;
      assert.ok(width >= 47.9 && height >= 47.9, `${width} × ${height}`);
    }
    await page.getByRole('button', { name: en.app.undo }).click();
    await eventually(async () => (await planOf(app, id)).places, {});
    await page.close();
  });

  test('a table is put by two taps, dragged, moved by keys over another one, sized by buttons and taken off', async () => {
    const { id, page } = await openPlan('Avlu', 2);
    const places = async () => (await planOf(app, id)).places;
    await page.getByRole('button', { name: 'Avlu 1' }).click();
    const { x, y } = await pointAt(page, 12, 12);
    await page.touchscreen.tap(x, y);
    await eventually(places, { 'Avlu 1': place(10, 10) });
    const table = page.locator('[data-sheet]').getByRole('button', { name: /^Avlu 1/ });
    const from = await pointAt(page, 12, 12);
    const to = await pointAt(page, 7, 7);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await eventually(places, { 'Avlu 1': place(5, 5) });
    await page.getByRole('button', { name: 'Avlu 2' }).click();
    await page.getByRole('button', { name: en.plan.put }).click();
    await eventually(async () => (await places())['Avlu 2'], place(11, 1));
    await table.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    // Up is the way over the other table, to the edge: it is taken there, so the table stays where it can be.
    await eventually(async () => (await places())['Avlu 1'], place(10, 5));
    await page.getByRole('button', { name: en.plan.wider }).click();
    await page.getByRole('button', { name: en.plan.shapes.Round }).click();
    await eventually(async () => (await places())['Avlu 1'], { ...place(10, 5), width: 5, shape: 'Round' });
    await table.press('Delete');
    await eventually(async () => Object.keys(await places()), ['Avlu 2']);
    await page.close();
  });

  test('a table is not put on another one, and Escape ends a drag', async () => {
    const { id, ids, page } = await openPlan('Balkon', 2);
    const both = { 'Balkon 1': place(2, 2), 'Balkon 2': place(12, 2) };
    await draw(app, id, [
      { id: ids[0]!, place: both['Balkon 1'] },
      { id: ids[1]!, place: both['Balkon 2'] },
    ]);
    await page
      .locator('[data-sheet]')
      .getByRole('button', { name: /^Balkon 2/ })
      .waitFor();
    const [from, onto, free] = [
      await pointAt(page, 4, 4),
      await pointAt(page, 13, 4),
      await pointAt(page, 20, 12),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(onto.x, onto.y, { steps: 5 });
    await page.locator('[data-sheet] [data-taken]').waitFor();
    await page.mouse.up();
    await page.getByRole('status').filter({ hasText: en.plan.taken }).waitFor();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(free.x, free.y, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page
      .locator('[data-sheet]')
      .getByRole('button', { name: /^Balkon 1/ })
      .press('ArrowDown');
    await eventually(async () => (await planOf(app, id)).places, { ...both, 'Balkon 1': place(2, 3) });
    await page.close();
  });

  test('walls are drawn by two taps, or by keys, and removed by one tap', async () => {
    const { id, page } = await openPlan('Mahzen', 1);
    const walls = async () => (await planOf(app, id)).walls;
    await page.getByRole('button', { name: en.plan.walls }).click();
    const tap = async (x: number, y: number) => {
      const at = await pointAt(page, x, y);
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap(2, 2);
    await tap(22, 2);
    await eventually(walls, [{ x1: 2, y1: 2, x2: 22, y2: 2 }]);
    const layer = page.getByRole('button', { name: en.plan.beginWall });
    await layer.press('Enter');
    await page.getByRole('button', { name: en.plan.endWall }).waitFor();
    for (const key of ['Shift+ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await eventually(walls, [
      { x1: 2, y1: 2, x2: 22, y2: 2 },
      { x1: 22, y1: 2, x2: 22, y2: 8 },
    ]);
    await tap(12, 2);
    await eventually(walls, [{ x1: 22, y1: 2, x2: 22, y2: 8 }]);
    await page.close();
  });

  test('a plan that others changed meanwhile is shown as it is, and nothing of theirs is lost', async () => {
    const { id, ids, page } = await openPlan('Köşe', 1);
    await draw(app, id, [{ id: ids[0]!, place: place(20, 20) }]);
    const table = page.locator('[data-sheet]').getByRole('button', { name: /^Köşe 1/ });
    await table.press('ArrowLeft');
    await eventually(async () => (await planOf(app, id)).places, { 'Köşe 1': place(19, 20) });
    await draw(app, id, [{ id: ids[0]!, place: place(1, 1) }]);
    await page.getByRole('button', { name: en.app.undo, disabled: true }).waitFor();
    await page.close();
  });
});

describe('the plan in the till and at the entrance', IN_A_BROWSER, () => {
  const app = useApp();
  const inView = (page: AppPage, selector: string) =>
    page.locator(selector).evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2, bottom - 3);
          const isSeen = [...one.querySelectorAll('a *')].concat(one).some((part) => part.contains(at));
          return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && isSeen;
        }).length,
    );

  test('the room is shown as tiles, list and plan, as the device remembers, and a table opens from its place', async () => {
    const area = await addArea(app, 'Bahçe katı', 3);
    await draw(app, area.id, [
      { id: area.ids[0]!, place: place(2, 2) },
      { id: area.ids[1]!, place: { ...place(8, 2), shape: 'Round' } },
    ]);
    const page = await app.open('/till', { width: 820, height: 1180 });
    await page.getByRole('button', { name: 'Bahçe katı' }).click();
    await page.getByRole('button', { name: en.till.room.asList }).click();
    await page.getByRole('button', { name: en.till.room.asPlan }).click();
    const plan = page.getByRole('region', { name: say('plan.planOf', { name: 'Bahçe katı' }) });
    await plan.getByRole('link', { name: /^Bahçe katı 2.*Free/ }).waitFor();
    assert.equal(await plan.getByRole('link').count(), 2);
    await page.getByRole('heading', { name: en.plan.unplaced }).waitFor();
    await page.getByRole('link', { name: /^Bahçe katı 3/ }).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.reload();
    await page.restartTapCount();
    await plan.getByRole('link', { name: /^Bahçe katı 1/ }).click();
    await page.getByRole('heading', { name: 'Bahçe katı 1' }).waitFor();
    assert.equal(await page.taps(), 1);
    await page.close();
  });

  test('my tables are those whose bill I have, and the name of the waiter and the guests are on the tile', async () => {
    const area = await addArea(app, 'Kış', 2);
    const { account } = app.venue.waiter;
    await openBill(app.venue, { type: 'DineIn', tableId: area.ids[0], guests: 3 });
    const page = await app.open('/till', { width: 820, height: 1180 });
    const mine = page.getByRole('link', { name: /^Kış 1/ });
    await mine.getByText(account.name).waitFor();
    await mine.getByTitle(say('host.guests', { count: 3 })).waitFor();
    await page.getByRole('link', { name: /^Kış 2/ }).waitFor();
    await page.getByRole('button', { name: en.till.room.mine }).click();
    await page.getByRole('link', { name: /^Kış 2/ }).waitFor({ state: 'detached' });
    assert.equal(await page.locator('main a[href*="/tables/"]').count(), 1);
    const other = await app.open('/till', { as: 'owner' });
    await other.getByRole('button', { name: en.till.room.mine }).click();
    await other.getByRole('heading', { name: en.till.room.noneMine }).waitFor();
    await other.close();
    await page.close();
  });

  test('forty tables are in sight on a tablet with waiter and guests, twenty on a phone with state and minutes', async () => {
    const area = await addArea(app, 'Zemin', 40);
    await Promise.all(area.ids.map((tableId) => openBill(app.venue, { type: 'DineIn', tableId, guests: 4 })));
    const tiles = 'main li:has(> a[href*="/tables/"])';
    const tablet = await app.open('/till', { width: 820, height: 1180 });
    await tablet.getByRole('button', { name: 'Zemin' }).click();
    await tablet.getByRole('link', { name: /^Zemin 40/ }).waitFor();
    await eventually(() => inView(tablet, tiles), 40);
    const { name } = app.venue.waiter.account;
    assert.equal(await tablet.locator(tiles).filter({ hasText: name }).count(), 40);
    const counted = tablet
      .locator(tiles)
      .filter({ has: tablet.getByTitle(say('host.guests', { count: 4 })) });
    assert.equal(await counted.count(), 40);
    const fewer = await addArea(app, 'Ön', 20);
    await Promise.all(
      fewer.ids.map((tableId) => openBill(app.venue, { type: 'DineIn', tableId, guests: 4 })),
    );
    const phone = await app.open('/till', { width: 360, height: 740 });
    await phone.getByRole('button', { name: 'Ön' }).click();
    await phone.getByRole('link', { name: /^Ön 20/ }).waitFor();
    await eventually(() => inView(phone, tiles), 20);
    const said = phone
      .locator(tiles)
      .filter({ hasText: /Ön \d+/ })
      .filter({ hasText: en.till.room.states.Ordered })
      .filter({ hasText: 'min' });
    assert.equal(await said.count(), 20);
    await Promise.all([tablet.close(), phone.close()]);
  });

  test('the tables at the entrance are shown on the plan, and a table leads to the till', async () => {
    const area = await addArea(app, 'Giriş', 2);
    await draw(app, area.id, [
      { id: area.ids[0]!, place: place(2, 2) },
      { id: area.ids[1]!, place: place(8, 2) },
    ]);
    await openBill(app.venue, { type: 'DineIn', tableId: area.ids[1] });
    const page = await app.open('/host');
    const room = page.getByRole('region', { name: en.host.tables.room });
    await room.getByRole('button', { name: en.till.room.asPlan }).click();
    const plan = room.getByRole('region', { name: say('plan.planOf', { name: 'Giriş' }) });
    await plan.getByRole('link', { name: /^Giriş 2.*Ordered/ }).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    await page.reload();
    await plan.getByRole('link', { name: /^Giriş 1.*Free/ }).click();
    await page.getByRole('heading', { name: 'Giriş 1' }).waitFor();
    await page.close();
  });
});
