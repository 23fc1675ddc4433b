import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

describe('long names, long tickets and goods by measure on the kitchen board', IN_A_BROWSER, () => {
  const app = useApp({}, { name: 'Gasthaus zum Goldenen Löwen am Kurfürstendamm' });

  test('a ticket taller than the screen goes on in the next column, with its last line and “Ready” in reach; no long portion is cut', async () => {
    const { kebab } = app.venue.menu;
    const [whole, more] = kebab.portions;
    const portions = [
      { name: whole!.name, price: 120.5, isDefault: true },
      { id: more!.id, name: 'Large, with double garnish, bread and salad', price: 180.75 },
    ];
    const path = `/venues/${app.venue.id}/products/${kebab.id}`;
    assert.equal((await app.venue.owner.call('PATCH', path, { portions })).status, 200);
    const lines = Array.from({ length: 16 }, (_, at) =>
      lineOf(kebab, { note: `for guest ${at}`, portionId: more!.id }),
    );
    const { first, read } = await openBill(app.venue, { lines });
    const page = await app.open('/board', { width: 1280, height: 720 });
    const card = page.getByRole('article').filter({ hasText: `#${first.number}` });
    const ready = card.getByRole('button', { name: en.board.ticket.ready, exact: true });
    for (const part of [card.getByText('for guest 15'), ready])
      await eventually(async () => {
        const { y, height } = (await part.boundingBox())!;
        return y + height <= 720;
      }, true);
    assert.equal(await page.evaluate(CUTS_PORTIONS), false);
    await ready.click();
    await eventually(async () => (await read()).status, 'Ready');
    await page.close();
  });

  test('goods by measure say how much of them is to make', async () => {
    const lines = [lineOf(app.venue.menu.cheese, { measure: { gross: 0.5, tare: 0.085 } })];
    await openBill(app.venue, { lines });
    const page = await app.open('/board');
    await page.getByRole('article').getByText('Ezine peyniri').getByText('0.415 kg').waitFor();
    await page.close();
  });

  test('on a phone the name of the venue is cut at its end in every language', async () => {
    for (const language of LANGUAGES) {
      const phone = await app.open('/board', { language, width: 360, height: 740 });
      await phone.locator(`html[lang=${language}] header nav`).waitFor();
      assert.equal(await phone.evaluate(SHOWS_FIRST_LETTER), true, language);
      await phone.close();
    }
  });
});

const CUTS_PORTIONS = `[...document.querySelectorAll('article, section')].some((whole) =>
  [...whole.querySelectorAll('span')].some((part) =>
    part.textContent.startsWith('Large, with') &&
    [...part.getClientRects()].some(({ width }) => width > Math.min(...[...whole.getClientRects()].map((one) => one.width)))))`;

const SHOWS_FIRST_LETTER = `(() => {
  const name = document.querySelector('header span > span');
  const range = document.createRange();
  range.setStart(name.firstChild, 0);
  range.setEnd(name.firstChild, 1);
  const [letter, seen] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
  return letter.left >= seen.left && letter.right <= seen.right;
})()`;
