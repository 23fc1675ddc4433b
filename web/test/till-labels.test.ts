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

/** The states of tables that are not seen whole, and what of the foot is off the screen or wider than its button. */
const CUT_IN_ROOM = `[...document.querySelectorAll('main [data-word], footer button, footer a')].flatMap((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, bottom } = range.getBoundingClientRect();
  const around = (element.dataset.word === undefined ? element : element.parentElement).getBoundingClientRect();
  const isSeen = left >= around.left - 1 && right <= around.right + 1 && bottom <= around.bottom + 2;
  return isSeen && left >= 0 && right <= innerWidth ? [] : ['cut: ' + element.textContent];
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

  test('on a phone no state of a table is cut, and no button of the foot, in any language', async () => {
    const [, tableId] = app.venue.tableIds as [string, string];
    const { kebab } = app.venue.menu;
    await openBill(app.venue, { type: 'DineIn', tableId, lines: [lineOf(kebab)] });
    for (const language of LANGUAGES) {
      const page = await app.open('/till', { as: 'owner', language, width: 360, height: 740 });
      await page.locator(`html[lang=${language}] a[href$="${tableId}"] [data-word]`).waitFor();
      await eventually(() => page.locator('footer button').count(), 3);
      assert.deepEqual(await page.evaluate(CUT_IN_ROOM), [], language);
      await page.close();
    }
  });

  test('on a phone a name in Latin letters begins where the Arabic lines of its list do', async () => {
    const page = await app.open('/panel/people', { as: 'owner', language: 'ar', width: 360, height: 740 });
    const email = page.locator('bdi[dir=ltr]').first();
    await email.waitFor();
    assert.equal(await email.evaluate((element) => getComputedStyle(element).textAlign), 'right');
    await page.close();
  });

  test('in Arabic the name of a campaign and the reason of a discount that begin with a number keep their order', async () => {
    const [, , tableId] = app.venue.tableIds as [string, string, string];
    const campaign = '2.500 TL ve üzerine %5';
    const reason = '3. gelişte indirim';
    const { status } = await app.venue.owner.call('POST', `/venues/${app.venue.id}/campaigns`, {
      ...{ kind: 'BillDiscount', name: campaign, minimum: 100, reduction: { percent: 5 } },
    });
    assert.equal(status, 201);
    const lines = [lineOf(app.venue.menu.kebab)];
    const bill = await openBill(app.venue, { type: 'DineIn', tableId, lines });
    await bill.act('PUT', '/discount', { percent: 10, reason, revision: (await bill.read()).revision });
    const path = `/till/tables/${tableId}`;
    const page = await app.open(path, { language: 'ar', width: 820, height: 1180 });
    for (const text of [campaign, reason]) {
      const name = page.locator('dt bdi').filter({ hasText: text });
      await name.waitFor();
      assert.equal(await name.evaluate((element) => getComputedStyle(element).direction), 'ltr', text);
    }
    await page.close();
  });
});
