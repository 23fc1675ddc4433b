import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { printHere, textOf } from '../../server/test/printers/printing-fixture.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say, usualReasons } from './english.ts';
import { tapInMore } from './more-acts.ts';

describe('paying at the till', IN_A_BROWSER, () => {
  const app = useApp({ print: printHere });

  /** The till of all tests. They stay on its page: each page that is loaded costs a second. */
  let till: AppPage | undefined;
  const open = async (path: string): Promise<AppPage> => {
    if (till === undefined) till = await app.open(path);
    else await till.visit(path);
    await till.restartTapCount();
    return till;
  };

  /** A takeaway of three kebabs: 361.50. */
  const takeaway = (change: Record<string, unknown> = {}) =>
    openBill(app.venue, { lines: [lineOf(app.venue.menu.kebab, { quantity: 3 })], ...change });
  const atTable = (tableId: string) =>
    openBill(app.venue, {
      ...{ type: 'DineIn', tableId },
      lines: [lineOf(app.venue.menu.kebab, { quantity: 2 }), lineOf(app.venue.menu.baklava)],
    });
  const payPage = async ({ first }: OpenedBill): Promise<AppPage> => {
    const page = await open(`/till/bills/${first.id}`);
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).waitFor();
    return page;
  };
  const tillIsInRoom = (page: AppPage) => page.waitForURL(/\/till\/$/);
  const paymentsOf = async (bill: OpenedBill): Promise<[string, number][]> =>
    (await bill.read()).payments
      .filter((payment: { reversedAt: string | null }) => payment.reversedAt === null)
      .map((payment: { kind: string; amount: number }) => [payment.kind, payment.amount]);

  test('a bill at a table is closed in cash with three taps, and its sum is said', async () => {
    const [tableId] = app.venue.tableIds;
    const bill = await atTable(tableId!);
    const page = await open(`/till/tables/${tableId}`);
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).click();
    await button(page, en.payments.sheet.close).click();
    await page.getByRole('status').filter({ hasText: 'closed, ₺281.00' }).waitFor();
    assert.ok((await page.taps()) <= 3);
    await tillIsInRoom(page);
    await eventually(async () => {
      const { state, totals } = await bill.read();
      return [state, totals.remaining];
    }, ['Closed', 0]);
    await eventually(() => paymentsOf(bill), [['Cash', 281]]);
  });

  test('on a phone all of paying is seen without scrolling and nothing moves, and a bill is closed in cash with three taps', async () => {
    const [tableId] = app.venue.tableIds;
    await openBill(app.venue, {
      ...{ type: 'DineIn', tableId },
      lines: [1, 2, null].map((seat) => lineOf(app.venue.menu.kebab, { seat })),
    });
    const page = await open('/till');
    await page.setViewportSize({ width: 360, height: 640 });
    await page.visit(`/till/tables/${tableId}`);
    await button(page, en.till.order.pay).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('group', { name: en.payments.sheet.keypad }).waitFor();
    const layouts = new Set<string>();
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      layouts.clear();
      for (const share of ['All', 'Equal parts', 'By dish', 'By seat'])
        for (const tip of ['', '20']) {
          await button(sheet, share, true).click();
          await sheet.getByLabel(en.payments.sheet.tip, { exact: true }).fill(tip);
          for (const isTyping of [true, false]) {
            if (!isTyping) await button(sheet, share, true).click();
            const places = await placesOfPaying(page);
            assert.equal(places.length, 1 + 12 + 4 + 6 + 2);
            assert.deepEqual(
              places.filter(({ x, right, bottom }) => x < 0 || right > 360 || bottom > height),
              [],
            );
            layouts.add(JSON.stringify(places));
          }
        }
      assert.equal(layouts.size, 1, 'nothing moves');
    }
    await sheet.getByLabel(en.payments.sheet.tip, { exact: true }).fill('');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.restartTapCount();
    await button(page, en.till.order.pay).click();
    await button(page, en.pay.kinds.Cash).click();
    await button(page, en.payments.sheet.close).click();
    await tillIsInRoom(page);
    assert.equal(await page.taps(), 3);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('200 in cash and the rest by card take six taps at most', async () => {
    const bill = await takeaway();
    const page = await payPage(bill);
    await button(page, '200.00').click();
    await button(page, en.pay.kinds.Cash).click();
    await button(page, 'Undo Cash').waitFor();
    await button(page, en.pay.kinds.Card, true).click();
    await button(page, en.payments.sheet.close).click();
    await tillIsInRoom(page);
    assert.ok((await page.taps()) <= 6);
    await eventually(
      () => paymentsOf(bill),
      [
        ['Cash', 200],
        ['Card', 161.5],
      ],
    );
  });

  test('a part is typed with a comma, undone, and paid with more cash than is due: the change is said', async () => {
    const bill = await takeaway();
    const page = await payPage(bill);
    for (const key of ['4', '5', 'Decimal point', '5']) await button(page, key, true).click();
    await button(page, en.pay.kinds.Card, true).click();
    await button(page, 'Undo Card').click();
    await page.locator('summary', { hasText: en.payments.sheet.payments }).click();
    await page.getByText(en.payments.sheet.undone, { exact: true }).waitFor();
    await eventually(() => paymentsOf(bill), []);
    assert.equal(await button(page, 'Undo').count(), 0);
    for (const key of ['4', '5']) await button(page, key, true).click();
    await button(page, en.pay.kinds.Card, true).click();
    await button(page, 'Undo Card').click();
    await eventually(() => page.getByText(en.payments.sheet.undone, { exact: true }).count(), 2);
    await eventually(() => paymentsOf(bill), []);
    // As a keyboard for Arabic types it.
    // The caret stays where a digit is put in front.
    await page.getByLabel(en.payments.sheet.given).fill('\u0660\u0660\u066b\u0665');
    await page.keyboard.press('Home');
    await page.keyboard.insertText('\u0663');
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText('\u0664');
    await page
      .getByRole('status')
      .filter({ hasText: say('pay.done.change', { change: '39.00' }) })
      .waitFor();
    await button(page, '400.00').click();
    // What goes back is said before the cash is taken, and after it.
    await page
      .getByRole('status')
      .filter({ hasText: say('pay.done.change', { change: '38.50' }) })
      .waitFor();
    await button(page, en.pay.kinds.Cash).click();
    await page
      .getByText(say('payments.sheet.changeOf', { given: '₺400.00' }))
      .first()
      .waitFor();
    await page
      .getByText(say('pay.done.change', { change: '38.50' }))
      .first()
      .waitFor();
    await eventually(() => paymentsOf(bill), [['Cash', 361.5]]);
    await button(page, en.payments.sheet.close).click();
    await page
      .getByRole('status')
      .filter({ hasText: say('pay.done.change', { change: '38.50' }) })
      .waitFor();
    await tillIsInRoom(page);
  });

  test('two tills that take the same bill record its money once, and the later one is told', async () => {
    const bill = await takeaway();
    const first = await payPage(bill);
    const second = await app.open(`/till/bills/${bill.first.id}`, { context: first.context() });
    await button(second, en.till.order.pay).click();

    // What the first one does must not reach the second one before its tap.
    await second.route('**/venue/v1/**', async (route) => {
      if (route.request().url().endsWith('/payments')) await button(first, 'Undo Card').waitFor();
      await route.continue();
    });
    await second.bringToFront();
    await button(second, en.pay.kinds.Cash).click();
    await button(first, en.pay.kinds.Card, true).click();
    await second.getByRole('alert').filter({ hasText: 'was not recorded' }).waitFor();
    await second.getByText(en.payments.sheet.nothingDue).waitFor();
    await second.close();
    await eventually(() => paymentsOf(bill), [['Card', 361.5]]);
  });

  test('a payment without a network looks unsent, takes nothing else meanwhile, and is recorded once', async (t) => {
    const bill = await takeaway();
    const page = await payPage(bill);
    t.after(() => page.context().setOffline(false));
    await page.context().setOffline(true);
    await button(page, en.pay.kinds.Cash).click();
    await page.getByText('Recording Cash').waitFor();
    await eventually(() => button(page, en.pay.kinds.Card, true).isDisabled(), true);
    assert.equal(await button(page, en.payments.sheet.close).count(), 0);
    await page.context().setOffline(false);
    await button(page, 'Undo Cash').waitFor();
    await eventually(() => paymentsOf(bill), [['Cash', 361.5]]);
  });

  test('one payment is made with the keyboard alone', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.reload();
    await button(page, en.till.order.pay).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, en.payments.sheet.given);
    await page.keyboard.type('450');
    await tabTo(page, en.pay.kinds.Cash);
    await page.keyboard.press('Enter');
    await page
      .getByText(say('pay.done.change', { change: '88.50' }))
      .first()
      .waitFor();
    // What goes back was said before, too.
    await eventually(() => button(page, en.payments.sheet.close).isEnabled(), true);
    await tabTo(page, en.payments.sheet.close);
    await page.keyboard.press('Enter');
    await tillIsInRoom(page);
    await eventually(() => paymentsOf(bill), [['Cash', 361.5]]);
  });

  test('lines are counted, given away, served and struck; the bill moves to another table and is voided', async () => {
    const [, from, to] = app.venue.tableIds;
    const bill = await atTable(from!);
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
    const page = await open(`/till/tables/${from}`);
    await button(page, en.till.room.states.AllServed).click();
    await page.getByText(en.pay.bill.served, { exact: true }).waitFor();
    const line = page.getByRole('button', { name: /Kebap/ }).first();
    await line.click();
    await page.getByText(en.pay.line.told.Served).waitFor();
    await button(page.getByRole('dialog'), en.till.basket.more).click();
    await button(page.getByRole('dialog'), en.pay.line.giveAway).click();
    await button(page.getByRole('dialog'), usualReasons.comp.regular).click();
    await page.getByText(en.pay.bill.gift, { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /Baklava/ })
      .first()
      .click();
    await page.getByText(en.pay.line.told.ToMake).waitFor();
    await button(page, en.pay.line.strike, true).click();
    await button(page, usualReasons.remove.mistake).click();
    await page.getByText(en.app.line.Cancelled, { exact: true }).waitFor();
    await page.getByText(en.app.unsaved).waitFor({ state: 'detached' });
    await eventually(async () => {
      const [kebab, baklava] = (await bill.read()).lines;
      return [kebab.quantity, kebab.isGift, kebab.status, baklava.status];
    }, [3, true, 'Served', 'Cancelled']);

    await button(page, en.pay.bill.move).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bahçe 1/ })
      .click();
    await page.waitForURL(`**/till/tables/${to}`);
    await tapInMore(page, en.pay.bill.history);
    const history = page.getByRole('dialog');
    await history.getByText(/^Moved from Salon 2 to Bahçe 1/).waitFor();
    await history.getByText(say('pay.history.reason', { reason: 'Entered by mistake' })).waitFor();
    await page.keyboard.press('Escape');
    await tapInMore(page, en.pay.bill.void);
    await button(page.getByRole('dialog'), usualReasons.void.left).click();
    await button(page.getByRole('dialog'), en.pay.bill.void).click();
    await tillIsInRoom(page);
    await eventually(async () => (await bill.read()).state, 'Cancelled');
  });

  test('a comp whose answer was lost is not given again once a colleague has charged the line', async () => {
    const bill = await takeaway();
    const [line] = bill.first.lines;
    const page = await open(`/till/bills/${bill.first.id}`);
    let sent = 0;
    const charged = Promise.withResolvers<void>();
    await page.route('**/gift', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await charged.promise;
      await route.abort();
    });
    await page.getByRole('listitem').getByRole('button', { name: /Kebap/ }).first().click();
    await button(page.getByRole('dialog'), en.pay.line.giveAway).click();
    await button(page.getByRole('dialog'), usualReasons.comp.regular).click();
    await eventually(async () => (await bill.read()).lines[0].isGift, true);
    await bill.act('PUT', `/lines/${line.id}/gift`, { isGift: false });
    charged.resolve();
    await eventually(() => sent, 2);
    await page.getByText(en.app.unsaved).waitFor({ state: 'detached' });
    assert.equal((await bill.read()).lines[0].isGift, false);
    await page.unroute('**/gift');
  });

  test('on a phone, guests who were moved by mistake go back with one tap at the note that says where they are', async () => {
    const [, , from] = app.venue.tableIds as [string, string, string];
    const bill = await atTable(from);
    const page = await app.open(`/till/tables/${from}`, { width: 360, height: 740 });
    await button(page, en.till.order.showBill).click();
    await button(page, en.pay.bill.move).click();
    await button(page.getByRole('dialog').last(), 'Salon 1').click();
    await button(page.getByRole('status'), en.payments.sheet.undo).click();
    await page.waitForURL(`**/till/tables/${from}`);
    await eventually(async () => (await bill.read()).table.id, from);
    await page.close();
    await bill.act('POST', '/void');
  });

  test('a mistaken tap is taken back where it was, by keyboard and without a line too: the dish of a strike is ordered again', async () => {
    const [, from, to] = app.venue.tableIds;
    const bill = await atTable(from!);
    const page = await open(`/till/tables/${from}`);
    const rowOf = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`\\d ×.*${name}`) })
        .first();
    const undo = (name: string) => button(rowOf(name), en.payments.sheet.undo);
    const statuses = async () => (await bill.read()).lines.map(({ status }: { status: string }) => status);
    await rowOf('Baklava').waitFor();
    await page.context().setOffline(true);
    await rowOf('Baklava').getByRole('button').click();
    await button(page, en.pay.line.strike, true).click();
    await button(page, usualReasons.remove.mistake).click();
    await undo('Baklava').and(page.locator(':focus')).waitFor();
    await page.setViewportSize({ width: 820, height: 1180 });
    const { height } = (await rowOf('Baklava')
      .getByText(en.app.line.Cancelled, { exact: true })
      .boundingBox())!;
    assert.ok(height < 30, 'beside "Undo" no word breaks');
    await page
      .getByRole('status')
      .filter({ hasText: say('pay.history.LineStruck', { name: 'Baklava. It can be undone' }) })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.context().setOffline(false);
    await eventually(statuses, ['Pending', 'Cancelled', 'Pending']);
    await page.getByText(en.pay.bill.again).waitFor();
    await tapInMore(page, en.pay.bill.history);
    await page.getByText(/^Void undone, ordered again: Baklava/).waitFor();
    await page.keyboard.press('Escape');

    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
    await button(page, en.till.room.states.AllServed).click();
    await button(page, en.payments.sheet.undo).click();
    await eventually(statuses, ['Ready', 'Cancelled', 'Pending']);
    await rowOf('Kebap').getByRole('button', { name: /Kebap/ }).first().click();
    await button(page.getByRole('dialog'), en.pay.line.giveAway).click();
    await button(page.getByRole('dialog'), usualReasons.comp.regular).click();
    await undo('Kebap').click();
    await eventually(async () => {
      const { history, lines } = await bill.read();
      return [history.at(-1).action, lines[0].isGift];
    }, ['LineChargedAgain', false]);

    await button(page, en.pay.bill.move).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bahçe 1/ })
      .click();
    await page.waitForURL(`**/till/tables/${to}`);
    await button(page, en.payments.sheet.undo).click();
    await page.waitForURL(`**/till/tables/${from}`);
    await bill.act('POST', '/void');
  });

  test('the last line of a bill comes back on a new bill, and the till leads there', async () => {
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByRole('listitem').filter({ hasText: '3 ×' }).getByRole('button').click();
    await button(page, en.pay.line.strike, true).click();
    await button(page, usualReasons.remove.mistake).click();
    await button(page, en.payments.sheet.undo).click();
    await page.waitForURL(
      (url) => /\/till\/bills\//.test(url.pathname) && !url.pathname.endsWith(bill.first.id),
    );
    await page.getByRole('heading', { name: `Bill ${bill.first.number + 1}` }).waitFor();
    assert.equal((await bill.read()).state, 'Cancelled');
  });

  test('takeaways are listed with whose they are; one is found by name with one tap, a closed one too', async () => {
    const bill = await takeaway({ customer: { name: 'Şükrü Kaya', phone: '+905321234567' } });
    const delivery = await takeaway({
      type: 'Delivery',
      customer: { name: 'Ayla', phone: '+905337654321', address: 'Moda Cad. 12' },
    });
    const page = await open('/till/orders');
    const row = page.getByRole('listitem').filter({ hasText: 'Ayla' });
    await row.getByRole('button', { name: en.pay.bill.markLeft }).click();
    await row.getByText(en.pay.lists.states.OnTheWay).waitFor();
    await row.getByRole('link', { name: say('pay.bill.call', { phone: '+905337654321' }) }).waitFor();
    await eventually(async () => (await delivery.read()).leftAt !== null, true);
    await bill.act('POST', '/close', { kind: 'Cash' });
    await page.restartTapCount();
    await button(page, en.pay.lists.searchTitle).click();
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('sukru');
    await page.getByRole('dialog').getByText(en.pay.lists.foundClosed).waitFor();
    assert.equal(await page.taps(), 1);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Şükrü Kaya/ })
      .click();
    await page
      .getByText(/^Closed at/)
      .getByText(/^Cash \D?\d/)
      .waitFor();
  });

  test('an order that came twice is marked on both, each leads to the other, and the later one is voided', async () => {
    const order = {
      type: 'Takeaway',
      customer: { name: 'Elif', phone: '+905551112233' },
      lines: [lineOf(app.venue.menu.kebab)],
    };
    const { order: first } = await app.order(order);
    const { order: second } = await app.order(order);
    const page = await open('/till/orders');
    const of = (id: string) => page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
    await eventually(() => page.getByText(en.pay.duplicate.mark).count(), 2);
    await of(second.id)
      .getByRole('link', { name: `Bill ${first.number} · Elif`, exact: true })
      .click();
    await page.waitForURL(`**/till/bills/${first.id}`);
    await page.getByRole('link', { name: `Bill ${second.number} · Elif` }).click();
    await page.waitForURL(`**/till/bills/${second.id}`);
    await open('/till/orders');
    // Wherever it is compared, the later one goes.
    await button(of(first.id).last(), en.pay.duplicate.compare).first().click();
    await button(page.getByRole('dialog'), `Same: void bill ${second.number}`).click();
    await page.getByRole('status').filter({ hasText: 'voided' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Elif' }).nth(1).waitFor({ state: 'detached' });
  });

  test('a round that repeats another one of its bill says so at the till and on the board', async () => {
    const [tableId] = app.venue.tableIds;
    const { kebab } = app.venue.menu;
    const withExtra = lineOf(kebab, { extraIds: kebab.extras.slice(0, 1).map(({ id }) => id) });
    const order = { type: 'DineIn', tableId, lines: [lineOf(kebab), withExtra] };
    await app.order({ ...order, lines: [lineOf(kebab)] });
    await app.order(order);
    await app.order(order);
    const page = await open(`/till/tables/${tableId}`);
    const repeats = say('pay.duplicate.repeats', { number: 3, of: 2 });
    await page.getByText(repeats, { exact: true }).waitFor();
    await page.getByRole('heading', { name: /^Round 3 · / }).waitFor();
    assert.equal(await page.getByText(en.pay.duplicate.mark).count(), 0);
    await page.visit('/board');
    await eventually(() => button(page, repeats).count(), 2);
    await page.getByRole('button', { name: /^Ordered twice/ }).waitFor({ state: 'detached' });
    await page.visit(`/till/tables/${tableId}`);
    await button(page, en.pay.duplicate.seen).click();
    await page.getByText(repeats, { exact: true }).waitFor({ state: 'detached' });
  });

  test('a dead printer is said with what is in the way; when it is back its tickets come, and one is printed again', async () => {
    const gone = await startPaperPrinter();
    await gone.close();
    const printers = `/venues/${app.venue.id}/printers`;
    const added = await app.venue.owner.call('POST', printers, {
      ...{ name: 'Mutfak', host: gone.host, port: gone.port },
    });
    const bill = await takeaway();
    const page = await open(`/till/bills/${bill.first.id}`);
    await page
      .getByRole('alert')
      .filter({
        hasText: say('pay.printers.failing', { name: 'Mutfak', trouble: 'it cannot be reached' }),
      })
      .waitFor();
    await button(page, en.pay.printers.look).click();
    await page.getByText(en.pay.printers.ticketStates.Waiting).waitFor();
    await page.keyboard.press('Escape');
    // A closed sheet goes back in the history by itself, and not at once.
    await eventually(() => page.evaluate('history.state?.sheets > 0'), false);
    await page.getByRole('button', { name: /needs? attention/ }).click();
    await page.getByRole('link', { name: /^Mutfak is not printing: it cannot be reached/ }).click();
    await page.getByText(en.pay.printers.ticketStates.Waiting).waitFor();
    await page.goBack();

    const paper = await startPaperPrinter();
    try {
      await app.venue.owner.call('PATCH', `${printers}/${added.body.data.id}`, { port: paper.port });
      await page.getByRole('alert').filter({ hasText: 'is not printing' }).waitFor({ state: 'detached' });
      await eventually(() => paper.jobs.length, 1);
      await tapInMore(page, en.pay.bill.tickets);
      await button(page, en.pay.printers.reprint).click();
      await eventually(() => paper.jobs.length, 2);
      await page.keyboard.press('Escape');
      assert.match(textOf(paper.jobs[1]!), /YENİDEN|REPRINT|TEKRAR/u);
    } finally {
      await app.venue.owner.call('DELETE', `${printers}/${added.body.data.id}`);
      await paper.close();
    }
  });

  test('a ticket is among those that are not printed while its dead printer is tried again', async () => {
    const silent = await startPaperPrinter({ neverFinishes: true });
    const printers = `/venues/${app.venue.id}/printers`;
    const { host, port } = silent;
    const added = await app.venue.owner.call('POST', printers, { name: 'Izgara', host, port });
    try {
      await takeaway({ customer: { name: 'Defne', phone: '+905337654322' } });
      await eventually(() => silent.connected > 0, true);
      const page = await open('/till?printers=open');
      const ticket = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Defne' });
      await ticket.waitFor();
      await page.locator('[role=alert]').filter({ hasText: 'Izgara is not printing' }).waitFor();
      await eventually(() => silent.connections > 1 && silent.connected > 0, true);
      await ticket.getByText(en.pay.printers.ticketStates.Waiting).waitFor();
      assert.equal(await page.getByText(en.pay.printers.allPrinted).count(), 0);
      await page.keyboard.press('Escape');
    } finally {
      await app.venue.owner.call('DELETE', `${printers}/${added.body.data.id}`);
      await silent.close();
    }
  });

  test('the bill, its sheets, paying and the lists pass the accessibility rules, in light and in dark', async () => {
    const bill = await takeaway({ customer: { name: 'Selin', phone: '+905337654321' } });
    const part = { kind: 'Card', amount: 10 };
    await bill.act('POST', '/payments', part, { 'idempotency-key': 'a-part-by-card' });
    const page = await open(`/till/bills/${bill.first.id}`);
    await page.getByText('Selin').first().waitFor();
    await button(page, en.till.order.pay).waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
    for (const name of ['Pay', 'More', 'History', 'Void bill']) {
      if (name === 'Pay' || name === 'More') await button(page, name, true).click();
      else await tapInMore(page, name);
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await page.faultsOfAccessInBothThemes(), [], name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.visit('/till/orders');
    await page.getByRole('link', { name: /Selin/ }).first().waitFor();
    assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);
  });
});

function button(page: Pick<AppPage, 'getByRole'>, name: string, exact = false) {
  return page.getByRole('button', { name, exact });
}

/** Presses Tab until the thing of this name has the focus. */
async function tabTo(page: AppPage, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label =
        element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent;
      return label?.trim() ?? '';
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${name} is not reached with Tab`);
}

/** Where the sum, the parts, the amounts, the keys and the ways to pay are. The dishes lie over the keys. */
function placesOfPaying(page: AppPage): Promise<{ x: number; y: number; right: number; bottom: number }[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]')!;
    const groups = [...dialog.querySelectorAll('fieldset')];
    const named = (name: string) => groups.find((one) => one.getAttribute('aria-label') === name)!;
    const controls = ['Keypad', 'Paying now', 'Paid with'].flatMap((name) => [
      ...named(name).querySelectorAll('button'),
    ]);
    const inputs = [...dialog.querySelectorAll('input')].slice(-2);
    // The section of the sum is the first one.
    return [dialog.querySelector('section')!, ...controls, ...inputs].map((one) => {
      const { x, y, right, bottom } = one.getBoundingClientRect();
      return { x, y, right, bottom };
    });
  });
}
