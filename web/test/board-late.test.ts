import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { accessibilityFaults } from '../../server/test/pages/accessibility.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

/** The heights of what the cards and their heads have, and the colours of a head and of its card. */
const HEADS = `[...document.querySelectorAll('article')].map((card) => {
  const head = card.querySelector('header');
  const style = getComputedStyle(card);
  return {
    height: head.getBoundingClientRect().height,
    lines: head.children.length,
    edge: Number.parseFloat(style.borderInlineStartWidth),
    isField: getComputedStyle(head).backgroundColor === style.borderInlineStartColor,
  };
})`;

interface Head {
  height: number;
  lines: number;
  /** In px. */
  edge: number;
  /** Whether the head is filled with the colour of the edge. */
  isField: boolean;
}

describe('a wall of late tickets', IN_A_BROWSER, () => {
  let behindMs = 0;
  const app = useApp({ clock: { now: () => Date.now() - behindMs, set: () => {}, advance: () => {} } });

  test('thirteen late tickets say so with a thick edge and a word, have heads of one height, and are read at 7 : 1', async () => {
    const { kebab } = app.venue.menu;
    for (let at = 0; at < 11; at += 1) {
      behindMs = (60 - at) * 60_000;
      await openBill(app.venue, { lines: [lineOf(kebab)] });
    }
    const name = 'Maximiliane Oberhuber-Schmidtkunz of the second floor';
    await app.order({ type: 'Takeaway', customer: { name, phone: '05321234567' }, lines: [lineOf(kebab)] });
    const tableId = app.venue.tableIds[0]!;
    await app.order({ type: 'DineIn', tableId, lines: [lineOf(kebab)] });
    behindMs = 0;
    for (const theme of ['Dark', 'Light'] as const) {
      const page = await app.open('/board', { width: 1920, height: 1080 });
      await eventually(() => page.getByRole('article').count(), 13);
      if (theme === 'Light') {
        await page.getByRole('button', { name: en.app.menu.open }).click();
        await page.getByRole('button', { name: en.app.menu.themes.Light, exact: true }).click();
        await page.locator('html[data-theme=light]').waitFor();
        await page.keyboard.press('Escape');
      }
      await eventually(() => page.getByText(en.board.ticket.lateness.Late, { exact: true }).count(), 13);
      const heads = await page.evaluate<Head[]>(HEADS);
      for (const { height, lines, edge, isField } of heads) {
        assert.equal(height, heads[0]!.height);
        assert.equal(lines, 2);
        assert.ok(edge >= 8, `${edge} px`);
        assert.equal(isField, false);
      }
      const faults = await accessibilityFaults(page, {
        within: 'article',
        only: ['color-contrast-enhanced'],
      });
      assert.deepEqual(faults, []);
      await page.close();
    }
  });

  test('“Ready” is outlined, and solid while it is pressed', async () => {
    const page = await app.open('/board', { width: 1920, height: 1080 });
    const ready = page.getByRole('button', { name: en.board.ticket.ready, exact: true }).first();
    const look = () =>
      ready.evaluate((button) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(button);
        return { isSolid: backgroundColor === borderTopColor };
      });
    await ready.waitFor();
    assert.deepEqual(await look(), { isSolid: false });
    const { x, y, width, height } = (await ready.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await eventually(look, { isSolid: true });
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await page.close();
  });
});
