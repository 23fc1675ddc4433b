import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';

/** The labels of a bill and its foot that are wider than their button, and those with a word that is on two lines. */
const FAULTS = `[...document.querySelectorAll('fieldset button, footer button')].flatMap((button) => {
  const faults = button.scrollWidth > button.clientWidth ? ['cut: ' + button.textContent] : [];
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) faults.push('broken: ' + word);
    }
  return faults;
})`;

describe('long labels at the till', IN_A_BROWSER, () => {
  const app = useApp();

  test('on a tablet no label of a bill is cut or broken in a word, in any language', async () => {
    const [tableId] = app.venue.tableIds as [string];
    const { kebab, steak } = app.venue.menu;
    const lines = [lineOf(kebab), lineOf(steak, { extraIds: [steak.extras[0]!.id] })];
    await openBill(app.venue, { type: 'DineIn', tableId, lines });
    const path = `/till/tables/${tableId}`;
    for (const language of LANGUAGES) {
      const page = await app.open(path, { as: 'owner', language, width: 820, height: 1180 });
      await page.locator(`html[lang=${language}] fieldset svg.lucide-ellipsis`).waitFor();
      await eventually(() => page.locator('footer button').count(), 3);
      assert.deepEqual(await page.evaluate(FAULTS), [], language);
      await page.locator('fieldset button:has(svg.lucide-ellipsis)').click();
      await page.locator('svg.lucide-combine').waitFor();
      assert.deepEqual(await page.evaluate(FAULTS), [], language);
      await page.close();
    }
  });
});
