import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { printHere } from '../../server/test/printers/printing-fixture.ts';
import { takenDown } from '../../server/test/venues/reservation-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, NOON_ZONE, useApp } from './app-fixture.ts';
import { en, say, usualReasons } from './english.ts';

describe('finding a bill that is closed', IN_A_BROWSER, () => {
  const app = useApp({ print: printHere }, { timeZone: NOON_ZONE });
  let till: AppPage | undefined;

  /** A closed takeaway of so many kebabs at 120.50. */
  async function closedBill(kind: string, quantity: number, name: string): Promise<OpenedBill> {
    const bill = await openBill(app.venue, {
      customer: { name, phone: '+905321234567' },
      lines: [lineOf(app.venue.menu.kebab, { quantity })],
    });
    await bill.act('POST', '/payments', { kind, revision: 1 }, { 'idempotency-key': freshKey() });
    await bill.act('POST', '/close');
    return bill;
  }

  /** Moves a bill to the day before, as if it had been opened and closed then. */
  const makeYesterdays = ({ first }: OpenedBill) =>
    app.sofra.db.query({
      text: `update bill set business_date = business_date - 1 where venue_id = $1 and bill_id = $2`,
      values: [app.venue.id, first.id],
    });

  async function open(path: string): Promise<AppPage> {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  }

  /** Nothing but the bill was opened since the page was loaded. */
  async function openGivingBackOffline(page: AppPage): Promise<void> {
    const isLoaded = `performance.getEntriesByType('resource').some(({ name }) => name.includes('refund-sheet'))`;
    await eventually(() => page.evaluate(isLoaded), true);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: say('payments.refund.giveAmount', { amount: 'from' }) }).click();
    await page.getByRole('dialog').getByText(usualReasons.comp.complaint).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    // The browser goes back from the entry of the sheet by itself: only then is the way back one from the bill.
    await eventually(() => page.evaluate('history.state?.sheets > 0'), false);
  }

  const rows = (page: AppPage) => page.getByRole('dialog').getByRole('listitem');

  test('an amount finds it with one tap, and the row says when it was closed, for how much and how it was paid', async () => {
    await closedBill('Card', 7, 'Nilgün');
    const page = await open('/till/');
    await page.getByRole('button', { name: en.pay.lists.searchTitle }).click();
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('843,50');
    const row = rows(page).filter({ hasText: 'Nilgün' });
    await row.getByText(/ · Card$/).waitFor();
    assert.match((await row.textContent())!, /843\.50/);
    assert.equal(await page.taps(), 1);
    // As a keyboard for Arabic types it.
    await page.locator('input[type=search]:focus').fill('\u0668\u0664\u0663\u066b\u0665\u0660');
    await row.getByText(/ · Card$/).waitFor();
    assert.deepEqual(await page.faultsOfAccess(), []);
  });

  test('before anything is typed it lists the bills of today, the last closed one first', async () => {
    const early = await openBill(app.venue, { customer: { name: 'Opened first', phone: '+905321234567' } });
    await closedBill('Cash', 1, 'Closed first');
    await early.act('POST', '/close', { kind: 'Cash' });
    await openBill(app.venue, { customer: { name: 'Still open', phone: '+905321234567' } });
    await makeYesterdays(await closedBill('Cash', 1, 'Of yesterday'));
    const page = await open('/till/');
    await page.getByRole('button', { name: en.pay.lists.searchTitle }).click();
    await page.getByRole('heading', { name: en.pay.lists.closedToday }).waitFor();
    const names = async () =>
      (await rows(page).getByRole('link').locator('strong:first-child').allTextContents()).filter((text) =>
        /^(Opened|Closed|Still|Of) /.test(text),
      );
    await eventually(names, ['Opened first', 'Closed first', 'Still open']);
    assert.equal(await page.taps(), 1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a day and a way to pay find it; their address lists the same after a reload, and after the way back', async () => {
    await closedBill('Cash', 2, 'Bugün Nakit');
    for (const name of ['Dün Nakit', 'Dün Kart'])
      await makeYesterdays(await closedBill(name.endsWith('Kart') ? 'Card' : 'Cash', 2, name));
    const page = await open('/till/');
    await page.getByRole('button', { name: en.pay.lists.searchTitle }).click();
    await page.getByRole('button', { name: en.pay.lists.days.Yesterday }).click();
    await rows(page).filter({ hasText: 'Dün Kart' }).waitFor();
    await page.getByLabel(en.pay.lists.paidBy).selectOption('Cash');
    await rows(page).filter({ hasText: 'Dün Kart' }).waitFor({ state: 'detached' });
    const shown = async () =>
      (await rows(page).locator('strong').allTextContents()).filter((text) => text.includes('Dün'));
    await eventually(shown, ['Dün Nakit']);
    await page.reload();
    await eventually(shown, ['Dün Nakit']);
    assert.match(page.url(), /day=Yesterday&method=Cash/);
    await rows(page)
      .getByRole('link', { name: /Dün Nakit/ })
      .click();
    await page.getByText(/^Closed at/).waitFor();
    await openGivingBackOffline(page);
    await page.goBack();
    await eventually(shown, ['Dün Nakit']);
    await page.getByRole('button', { name: en.pay.lists.anotherDay }).click();
    await page.getByText(en.pay.lists.nothingHere).waitFor();
    await page.getByRole('button', { name: en.app.close, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('the key / finds a bill that is over, a guest and a table from every screen, the page of an order too, and Enter leads there', async () => {
    const bill = await closedBill('Card', 3, 'Çiğdem Öz');
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const guest = await takenDown(app.venue, { customer: { name: 'Işık Kaya', phone: null }, startsAt });
    const page = await open('/board');
    const seek = async (text: string, firstRow: RegExp) => {
      await page.keyboard.press('/');
      await page.locator('input[type=search]:focus').waitFor();
      await page.keyboard.type(text);
      await rows(page).filter({ hasText: firstRow }).first().waitFor();
    };
    await page.getByRole('button', { name: en.app.searchAll.open }).waitFor();
    await seek('cigdem', /Çiğdem Öz/);
    assert.deepEqual(await page.faultsOfAccess(), []);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/till/bills/${bill.first.id}`);
    await seek('ISIK', /Işık Kaya/);
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('link', { name: /Işık Kaya/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/host/${guest.id}`);
    await page.getByRole('dialog').getByText('Işık Kaya').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await seek('bahce 1', /Bahçe 1/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/till/tables/${app.venue.tableIds[2]}`);
    // Beside the menu, whose search takes every other letter, the key does the same.
    await page.getByRole('region', { name: en.till.menu.title }).waitFor();
    await seek('isik', /Işık Kaya/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
