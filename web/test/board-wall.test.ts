import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { useRoofTables } from './roof-tables.ts';

/** The dishes of the tickets of a busy evening, in the order in which they come. */
const DISHES = [
  ...[7, 2, 5, 1, 8, 3, 6, 2, 1, 4, 7, 3, 2, 5, 1, 6, 2, 8, 3],
  ...[1, 4, 2, 6, 1, 3, 5, 2, 7, 1, 4, 2, 3, 6, 1, 5, 2, 3],
];
const NAMES = DISHES.map((_, at) => `W${at + 1}`);

/** In a column of its own each time: where cards are, and whether all of a card is in sight. */
const CARDS = `[...document.querySelectorAll('article')].map((card) => {
  const grid = card.parentElement.getBoundingClientRect();
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return {
    name: card.querySelector('h2').textContent,
    left: Math.round(left),
    top: Math.round(top),
    isWhole: left >= grid.left && right <= grid.right && top >= grid.top && bottom <= grid.bottom,
  };
})`;

interface Card {
  name: string;
  left: number;
  top: number;
  isWhole: boolean;
}

describe('a full wall screen', IN_A_BROWSER, () => {
  const app = useApp(
    {},
    {
      courses: [
        { code: 'main', name: 'Mains' },
        { code: 'sweet', name: 'Desserts' },
      ],
    },
  );
  const tables = useRoofTables(app, [...NAMES, 'Short']);
  before(async () => {
    if (IN_A_BROWSER.skip !== false) return;
    for (const [at, count] of DISHES.entries()) {
      const lines = Array.from({ length: count }, (_, dish) => dishOf(dish * 3 + at));
      if (at % 4 === 0) lines.push(lineOf(app.venue.menu.kebab, { course: 'sweet' }));
      await openBill(app.venue, { type: 'DineIn', tableId: tables.get(NAMES[at]!), lines });
    }
  });

  /** A dish with everything, plain ones, one with an option, and one whose name takes two rows. */
  function dishOf(at: number): object {
    const { kebab, steak } = app.venue.menu;
    const pepper = { extraIds: [kebab.extras[0]!.id] };
    const without = { removedIngredientIds: [kebab.removableIngredients[0]!.id], note: 'Az acılı' };
    const dishes = [
      lineOf(kebab, { ...pepper, ...without, portionId: kebab.portions[1]!.id, quantity: 2 }),
      { openItem: { name: 'Çay', price: 20 }, quantity: 3 },
      { openItem: { name: 'Ayran', price: 45 }, quantity: 2 },
      { openItem: { name: 'Zeytinyağlı yaprak sarma', price: 245 }, quantity: 1 },
      lineOf(kebab),
      lineOf(kebab, pepper),
      { openItem: { name: 'Mercimek çorbası', price: 95 }, quantity: 1 },
      lineOf(steak, { extraIds: [steak.extras[0]!.id] }),
    ];
    return dishes[at % dishes.length]!;
  }

  const cardsOf = (page: AppPage) => page.evaluate<Card[]>(CARDS);
  const numberOf = ({ name }: Card) => NAMES.indexOf(name);

  test('ten of 37 tickets of up to eight dishes are whole in sight, columns begin with the oldest ones, and letters stay large', async () => {
    const page = await app.open('/board', { width: 1920, height: 1080 });
    await eventually(() => page.getByRole('article').count(), NAMES.length);
    await eventually(async () => (await cardsOf(page)).filter(({ isWhole }) => isWhole).length >= 10, true);
    const columns = [...Map.groupBy(await cardsOf(page), ({ left }) => left).entries()]
      .sort(([a], [b]) => a - b)
      .map(([, cards]) => cards.sort((a, b) => a.top - b.top).map(numberOf));
    for (const column of columns)
      assert.deepEqual(
        column,
        column.toSorted((a, b) => a - b),
      );
    const firsts = columns.map(([first]) => first!);
    assert.deepEqual(
      firsts,
      firsts.toSorted((a, b) => a - b),
    );
    assert.equal(firsts[0], 0);
    const dish = page.getByText('Adana Kebap').first();
    const size = await dish.evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
    assert.ok(size >= 24, `${size} px`);
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.close();
  });

  test('a short ticket that comes last goes where older ones leave room, and no other one moves for it', async () => {
    const page = await app.open('/board', { width: 1920, height: 1080 });
    await eventually(() => page.getByRole('article').count(), NAMES.length);
    const stood = await cardsOf(page);
    const tea = { openItem: { name: 'Çay', price: 20 }, quantity: 1 };
    await openBill(app.venue, { type: 'DineIn', tableId: tables.get('Short'), lines: [tea] });
    await page.getByRole('article', { name: 'Short' }).waitFor();
    const short = (await cardsOf(page)).find(({ name }) => name === 'Short')!;
    assert.ok(short.left < Math.max(...stood.map(({ left }) => left)));
    const others = (await cardsOf(page)).filter(({ name }) => name !== 'Short');
    assert.deepEqual(others, stood);
    await page.close();
  });
});
