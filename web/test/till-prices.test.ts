import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { openBill } from '../../server/test/harness/staff.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say, usualReasons } from './english.ts';
import { tapInMore } from './more-acts.ts';

describe('prices, discounts, open items and goods by measure at the till', IN_A_BROWSER, () => {
  const app = useApp();

  let till: AppPage | undefined;
  const open = async (path: string): Promise<AppPage> => {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  };
  /** A takeaway of a kebab: 120.50. */
  const takeaway = () => openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab)] });
  const line = (page: AppPage, name: RegExp) => page.getByRole('button', { name }).first();
  const dialog = (page: AppPage) => page.getByRole('dialog');
  const closed = (page: AppPage) => dialog(page).waitFor({ state: 'detached' });

  test('ten per cent off a line take four taps, and the bill says who gave them and why, its sheet what is owed', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await line(page, /Kebap/).click();
    await button(dialog(page), en.prices.discount).click();
    await button(dialog(page), '10%').click();
    await button(dialog(page), en.prices.give).click();
    await closed(page);
    assert.equal(await page.taps(), 4);
    await page.getByText(/^Discount 10%/).waitFor();
    await line(page, /Kebap/).click();
    await dialog(page)
      .getByText(say('prices.owes', { amount: '₺108.45' }))
      .waitFor();
    await button(dialog(page), en.prices.discount).click();
    await button(dialog(page), '25%').click();
    await button(dialog(page), usualReasons.discount.waited).click();
    await button(dialog(page), en.prices.give).click();
    await page.getByText(/Waited too long · /).waitFor();
    const [kebab] = (await bill.read()).lines;
    assert.deepEqual(
      [kebab.discount.percent, kebab.discount.reason, kebab.due],
      [25, 'Waited too long', 90.37],
    );
    await closed(page);
    await line(page, /Kebap/).click();
    await button(dialog(page), en.prices.discount).click();
    await button(dialog(page), en.prices.takeBack).click();
    await closed(page);
    await page.getByText(/Waited too long · /).waitFor({ state: 'detached' });
    await eventually(async () => (await bill.read()).lines[0].discount, null);
  });

  test('an amount off the whole bill stands in its totals; more than it comes to is refused at the field', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, en.prices.discount).click();
    // The fields of the form are apart from each other.
    const [percents, field] = await Promise.all([
      button(dialog(page), '50%').boundingBox(),
      dialog(page).getByText(en.prices.typedPercent, { exact: true }).last().boundingBox(),
    ]);
    assert.ok(field!.y - (percents!.y + percents!.height) >= 8);
    await button(dialog(page), en.payments.sheet.given).click();
    await dialog(page).getByLabel(en.prices.typedAmount).fill('500');
    await button(dialog(page), en.prices.give).click();
    await eventually(
      () => dialog(page).getByLabel(en.prices.typedAmount).getAttribute('aria-invalid'),
      'true',
    );
    await dialog(page).getByLabel(en.prices.typedAmount).fill('20,50');
    await button(dialog(page), usualReasons.comp.regular).click();
    await button(dialog(page), en.prices.give).click();
    await closed(page);
    await page.getByText(/^Discount Regular guest · /).waitFor();
    await eventually(async () => (await bill.read()).totals.total, 100);
    assert.equal(await page.getByRole('alert').count(), 0, 'the refusal is gone with the form');
    await tapInMore(page, en.pay.bill.history);
    await page.getByText(say('pay.history.BillDiscounted', { amount: '₺20.50' })).waitFor();
    await page.keyboard.press('Escape');
  });

  test('another price is at most that of the menu: a dearer one is refused at its field', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await line(page, /Kebap/).click();
    await button(dialog(page), en.prices.otherPrice).click();
    const price = dialog(page).getByLabel(en.prices.newPrice);
    await price.fill('120,51');
    await button(dialog(page), en.prices.set).click();
    await eventually(() => price.getAttribute('aria-invalid'), 'true');
    await price.fill('30');
    await button(dialog(page), usualReasons.price.small).click();
    await button(dialog(page), en.prices.set).click();
    await closed(page);
    await page.getByText(/Price ₺30.00 Small portion · /).waitFor();
    await page.getByText(en.prices.otherPrices).waitFor();
    await eventually(async () => (await bill.read()).lines[0].due, 30);
  });

  test('a discount of the whole bill is one row below the sum, and no dish says what it owes', async () => {
    const bill = await openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity: 20 })] });
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
    await bill.act('PUT', '/discount', { percent: 10, revision: (await bill.read()).revision });
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.setViewportSize({ width: 820, height: 1180 });
    const row = page.getByRole('definition').filter({ hasText: '-₺241.00' });
    await eventually(async () => ((await row.boundingBox())?.height ?? 99) < 30, true);
    assert.doesNotMatch((await line(page, /Kebap/).textContent())!, /2,169/);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('a discount that two people change is said to the later one, and nothing is overwritten', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, en.prices.discount).click();
    await button(dialog(page), '50%').click();
    await page.route('**/discount', async (route) => {
      await bill.act('PUT', '/discount', { percent: 5, revision: (await bill.read()).revision });
      await route.continue();
    });
    await button(dialog(page), en.prices.give).click();
    await eventually(
      () => dialog(page).getByLabel(en.prices.typedPercent, { exact: true }).getAttribute('aria-invalid'),
      'true',
    );
    await page.unroute('**/discount');
    await page.keyboard.press('Escape');
    // What was chosen is dropped by nobody but the person.
    await button(dialog(page), en.app.typed.discard).click();
    await closed(page);
    assert.equal((await bill.read()).discount.percent, 5);
  });

  test('without a network a discount looks unsaved, and is given once', async (t) => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await button(page, en.prices.discount).click();
    t.after(() => page.context().setOffline(false));
    await page.context().setOffline(true);
    await button(dialog(page), '10%').click();
    await button(dialog(page), en.prices.give).click();
    await dialog(page).getByText(en.payments.refund.sending).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await page.getByText(en.app.unsaved, { exact: true }).first().waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Discount 10%/).waitFor();
    await eventually(async () => (await bill.read()).history.filter(isDiscount).length, 1);
  });

  test('what a search does not find is sold as an open item, with its name', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByLabel(en.till.menu.search).fill('Candle');
    await button(page, say('till.menu.sellOpen', { text: 'Candle' })).click();
    await button(dialog(page), en.till.product.add).click();
    await dialog(page).getByText(en.till.openItem.wrongPrice).waitFor();
    await dialog(page).getByLabel(en.till.openItem.price).fill('17,50');
    await button(dialog(page), en.till.product.add).click();
    await closed(page);
    await button(page, say('till.order.sendUnits', { count: '1' })).click();
    await page.getByRole('button', { name: /Candle.*17\.50/ }).waitFor();
    await eventually(async () => {
      const { productName, isOpenItem, due } = (await bill.read()).lines.at(-1);
      return [productName, isOpenItem, due];
    }, ['Candle', true, 17.5]);
  });

  test('goods by measure are weighed: net and price are shown while typing, and on the bill', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByLabel(en.till.menu.search).fill('Ezine');
    await line(page, /Ezine peyniri/).click();
    await dialog(page)
      .getByLabel(say('till.weigh.gross', { unit: 'kg' }))
      .fill('0,5');
    await dialog(page)
      .getByLabel(say('till.weigh.tare', { unit: 'kg' }))
      .fill('0,085');
    await dialog(page)
      .getByText(say('till.weigh.net', { net: '0.415 kg' }))
      .waitFor();
    await dialog(page).getByText('₺186.75').waitFor();
    await dialog(page)
      .getByLabel(say('till.weigh.tare', { unit: 'kg' }))
      .fill('0,5');
    await dialog(page).getByText(en.till.weigh.wrongTare).waitFor();
    await dialog(page)
      .getByLabel(say('till.weigh.tare', { unit: 'kg' }))
      .fill('0,085');
    await button(dialog(page), en.till.product.add).click();
    await closed(page);
    await button(page, say('till.order.sendUnits', { count: '1' })).click();
    await page.getByText('0.415 kg at ₺450.00 (gross 0.500 kg, tare 0.085 kg)').waitFor();
    await eventually(async () => (await bill.read()).lines.at(-1).due, 186.75);
  });

  test('the sheets pass the accessibility rules, in light and in dark', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    for (const [first, second] of [
      ['Discount', null],
      ['Open item', null],
      [null, 'Discount'],
      [null, 'Change price'],
    ] as const) {
      if (first !== null) await button(page, first).click();
      else {
        await line(page, /Kebap/).click();
        await button(dialog(page), second).click();
      }
      await dialog(page).getByRole('textbox').first().waitFor();
      assert.deepEqual(await page.faultsOfAccessInBothThemes(), [], second ?? first ?? '');
      await page.keyboard.press('Escape');
      await closed(page);
    }
  });

  test('in Arabic the details of a line stand together behind its name, in their own order', async () => {
    const lines = [
      lineOf(app.venue.menu.cheese, { measure: { gross: 0.5, tare: 0.085 } }),
      lineOf(app.venue.menu.kebab, { quantity: 2, note: 'Az pişmiş' }),
    ];
    const { first } = await openBill(app.venue, { lines });
    const page = await app.open(`/till/bills/${first.id}`, { language: 'ar' });
    await button(page, 'حسب الطبق').click();
    await dialog(page).getByText('0.415').waitFor();
    const isBeside = (right: string, left: string) =>
      page.evaluate<boolean>(`(${IS_BESIDE})(${JSON.stringify([right, left])})`);
    assert.equal(await isBeside('0.415', 'كغم'), true);
    assert.equal(await isBeside('pişmiş', 'Az'), true);
    assert.equal(await isBeside('”', 'pişmiş'), true);
    await page.close();
  });
});

/** Whether one part of a text in a sheet stands right of another one, with at most a space between them. */
const IS_BESIDE = `(parts) => {
  const walker = document.createTreeWalker(document.querySelector('[role=dialog]'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!parts.every((part) => node.data.includes(part))) continue;
    const [right, left] = parts.map((part) => {
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(part));
      range.setEnd(node, node.data.indexOf(part) + part.length);
      return range.getBoundingClientRect();
    });
    return right.left >= left.right - 1 && right.left - left.right < 10;
  }
  return false;
}`;

function isDiscount({ action }: { action: string }): boolean {
  return action === 'BillDiscounted';
}

function button(page: Pick<AppPage, 'getByRole'>, name: string) {
  return page.getByRole('button', { name, exact: true });
}
