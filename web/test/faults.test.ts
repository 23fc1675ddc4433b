import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { errors, type Locator } from 'playwright-core';
import { type Dice, seededDice } from '../../server/src/core/practice/dice.ts';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { ownerMenu } from '../../server/test/samples/owner-menu.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { FAULTS, type FaultyProxy, startFaultyProxy } from './faults/faulty-proxy.ts';

type Bill = Schemas['Bill'];

/** How many evenings with faults of their own are played; `FAULT_SEED` chooses the first one. */
const SEEDS = Number(process.env['FAULT_SEEDS'] ?? 5);
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);

const DRINKS = { Çay: 20, Ayran: 45 };
const NAMES = ['Çay', 'Ayran'] as const;

/** The texts of the kebab that are translated, in the order in which the service has them. */
const TEXTS = ['Adana Kebap', 'Tam', 'Bir buçuk', 'Közlenmiş biber', 'Ekmek'];

/** What is not so: whatever was done here goes through in the end, and nobody else does anything. */
const UNTRUE =
  /Not sent\.|Not saved:|was not recorded|Order not accepted|Someone else|changed this in the meantime|changed after you opened/;

/** Keeps all that the page has said, also what is gone again. */
const NOTE_WHAT_IS_SAID = `
  window.saidInTest = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[role=alert], [role=status]')) window.saidInTest.add(one.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

describe('orders, payments and the panel through a line that cuts, delays and drops', IN_A_BROWSER, () => {
  const app = useApp();
  const tableIds: string[] = [];
  let proxy: FaultyProxy;
  let till: AppPage;
  let panel: AppPage;

  beforeTests(async () => {
    if (app.sofra === undefined) return;
    const tables = Array.from({ length: SEEDS }, (_, at) => ({ name: `T${FIRST_SEED + at}` }));
    const area = await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, {
      name: 'Roof',
      tables,
    });
    assert.equal(area.status, 201, area.text);
    for (const { id } of area.body.data.tables) tableIds.push(id);
    proxy = await startFaultyProxy(app.sofra.baseUrl);
    const open = async (path: string, as: 'waiter' | 'owner') => {
      const context = await app.newDevice({ as });
      await context.addInitScript(NOTE_WHAT_IS_SAID);
      return app.open(`${proxy.baseUrl}/app/${app.venue.id}${path}`, { context });
    };
    till = await open('/till', 'waiter');
    panel = await open('/panel/menu/translations', 'owner');
    await till
      .getByRole('link', { name: /^T\d+ / })
      .first()
      .waitFor();
    await texts().waitFor();
  });
  after(() => proxy?.close());

  const read = async (path: string) =>
    (await app.venue.waiter.call('GET', `/venues/${app.venue.id}${path}`)).body.data;

  const texts = () => panel.getByRole('region', { name: 'Adana Kebap' });
  const button = (page: AppPage, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const paying = () => till.getByRole('dialog');

  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1)
    test(`seed ${seed}: nothing twice, nothing lost, nothing said that is not so`, async () => {
      spoilBy(seededDice(seed * 7_919));
      await playEvening(seed, seededDice(seed));
      const said = await Promise.all([till, panel].map(whatIsSaid));
      assert.deepEqual(
        said.flat().filter((text) => UNTRUE.test(text)),
        [],
      );
    });

  /** Two of five writes fail in some way, and a tenth of what is read. */
  function spoilBy(dice: Dice): void {
    proxy.setFaults(({ method, path }) => {
      if (!path.startsWith('/venue/v1/')) return null;
      const isBad = dice(100) < (method === 'GET' ? 10 : 40);
      return isBad ? FAULTS[dice(FAULTS.length)]! : null;
    });
  }

  async function playEvening(seed: number, dice: Dice): Promise<void> {
    const tableId = tableIds[seed - FIRST_SEED]!;
    const name = `T${seed}`;
    const wanted = TEXTS.map((text) => `${text} ${seed}`);
    const rounds: string[] = [];
    await till.visit(`/till/tables/${tableId}`);
    await till.getByRole('heading', { name, exact: true }).waitFor();
    for (let count = 1 + dice(3); count > 0; count -= 1) {
      rounds.push(await orderRound(dice));
      await translate(TEXTS.indexOf(TEXTS[rounds.length]!), wanted);
      if (dice(3) === 0) proxy.cutStreams();
      if (dice(4) === 0) await reload(name);
      if (dice(2) === 0) await untilSent();
    }
    for (const at of TEXTS.keys()) await translate(at, wanted);
    await untilSent();
    const bill = await billAt(tableId);
    assert.deepEqual(roundsOf(bill), rounds);
    await pay(bill, dice);
    await saveSetting(30 + (seed % 90));
    await untilTranslated(wanted);
    const closed: Bill = await read(`/bills/${bill.id}`);
    assert.deepEqual(roundsOf(closed), rounds);
    assert.deepEqual([closed.state, closed.totals.paid], ['Closed', sumOf(rounds)]);
    await till.getByRole('link', { name: new RegExp(`^${name} .*Free`) }).waitFor();
    assert.deepEqual(await leftOnDevice('acts|basket'), []);
  }

  /** Chooses some drinks and sends them; returns them as the bill will have them. */
  async function orderRound(dice: Dice): Promise<string> {
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await tap(menu.getByRole('button', { name: 'İçecekler' }));
    const units = { Çay: 0, Ayran: 0 };
    for (let count = 1 + dice(3); count > 0; count -= 1) {
      const drink = NAMES[dice(2)]!;
      await menu.getByRole('button', { name: drink }).first().click();
      units[drink] += 1;
    }
    const chosen = await till
      .getByRole('region', { name: en.till.basket.title })
      .locator('output')
      .allInnerTexts();
    assert.equal(
      chosen.map(Number).reduce((a, b) => a + b),
      units.Çay + units.Ayran,
    );
    await button(till, /^Send/).click();
    return wordsOf(Object.entries(units));
  }

  /** The page is loaded anew, with whatever is on its way: it takes that over from the one before, maybe a moment later. */
  async function reload(name: string): Promise<void> {
    const before = await leftOnDevice('acts');
    await till.reload();
    const heading = till.getByRole('heading', { name, exact: true });
    await hurried(heading.waitFor());
    await eventually(async () => (await leftOnDevice('acts')).filter((store) => before.includes(store)), []);
  }

  /** Several rounds may be on their way: it waits until none is. */
  const untilSent = () => {
    const round = till.getByRole('region', { name: /^Sending|^Not sure/ }).first();
    return hurried(round.waitFor({ state: 'detached' }));
  };

  /** Taps on what may come late: the menu that is read, or what waits for the answer to the last payment. */
  const tap = (control: Locator) => hurried(control.click());

  /** Taps on what may go by itself before it is reached. */
  async function tapIfThere(control: Locator): Promise<void> {
    if (!(await control.isVisible())) return;
    await control.click({ timeout: 2_000 }).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  }

  /** Pays a part in cash and the rest by card, and closes the bill. */
  async function pay(bill: Bill, dice: Dice): Promise<void> {
    await button(till, en.till.order.pay).click();
    await paying().getByRole('button', { name: en.pay.kinds.Cash, exact: true }).waitFor();
    const part = 5 + dice(10);
    for (const digit of String(part))
      await paying().getByRole('button', { name: digit, exact: true }).click();
    await paying().getByRole('button', { name: en.pay.kinds.Cash, exact: true }).click();
    const paidInCash = paying().getByRole('button', { name: `Undo Cash ₺${part}.00` });
    await hurried(paidInCash.waitFor());
    if (dice(3) === 0) proxy.cutStreams();
    await tap(paying().getByRole('button', { name: en.pay.kinds.Card, exact: true }));
    await hurried(paying().getByText(en.payments.sheet.nothingDue).waitFor());
    await tap(button(till, en.payments.sheet.close));
    await hurried(till.waitForURL(/\/till\/$/));
    const { payments }: Bill = await read(`/bills/${bill.id}`);
    assert.deepEqual(
      payments.map(({ kind, amount }) => [kind, amount]),
      [
        ['Cash', part],
        ['Card', bill.totals.total - part],
      ],
    );
  }

  /** Types a translation in the panel and goes on to the next field. */
  async function translate(at: number, wanted: readonly string[]): Promise<void> {
    const field = texts().getByLabel(`${TEXTS[at]} in English`);
    await hurried(field.waitFor(), panel);
    await field.fill(wanted[at]!);
    await panel.keyboard.press('Tab');
  }

  /** Saves a number of the settings, while texts may be on their way, and leads back to the texts. */
  async function saveSetting(lateAfterMinutes: number): Promise<void> {
    await panel.visit('/panel/settings');
    const field = panel.getByLabel(/late/i).first();
    await hurried(field.waitFor(), panel);
    await field.fill(String(lateAfterMinutes));
    await eventually(async () => {
      await tapIfThere(panel.getByRole('button', { name: en.app.save, exact: true, disabled: false }));
      return (await read('/profile')).lateAfterMinutes;
    }, lateAfterMinutes);
    await panel.visit('/panel/menu/translations');
  }

  async function untilTranslated(wanted: readonly string[]): Promise<void> {
    await eventually(async () => {
      await tapIfThere(button(panel, en.app.fault.retry).first());
      const [product] = (await ownerMenu(app.venue))[0].products;
      const texts = [product, ...product.portions, ...product.extras];
      const isSaving = (await panel.getByText(/^Saving /).count()) > 0;
      return [texts.map(({ translations }) => translations.en?.name), isSaving];
    }, [[...wanted], false]);
  }

  /** Waits for something while a person taps on what says that nobody knows, and the network comes and goes. */
  async function hurried(until: Promise<unknown>, page = till): Promise<void> {
    let isDone = false;
    const done = until.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await Promise.race([done, page.waitForTimeout(400)]);
      if (!isDone) await tapIfThere(page.getByRole('button', { name: en.app.fault.retry }).first());
      if (!isDone) await page.evaluate(`dispatchEvent(new Event('online'))`);
    }
    await done;
  }

  async function billAt(tableId: string): Promise<Bill> {
    const bills: readonly Bill[] = (await read('/bills')).items;
    return bills.find(({ table }) => table?.id === tableId)!;
  }

  /** What a page has said since it was last asked. */
  async function whatIsSaid(page: AppPage): Promise<string[]> {
    return page.evaluate(`(() => { const said = [...saidInTest]; saidInTest.clear(); return said; })()`);
  }

  /** Where the device has what it would still send. */
  const leftOnDevice = (what: string) =>
    till.evaluate<string[]>(`Object.keys(localStorage).filter((key) => /^sofra\\.(${what})\\./.test(key))`);
});

/** Each round of a bill in words. */
function roundsOf({ rounds, lines }: Bill): string[] {
  return rounds.map(({ id }) =>
    wordsOf(
      lines
        .filter(({ roundId }) => roundId === id)
        .map(({ productName, quantity }) => [productName, quantity]),
    ),
  );
}

function wordsOf(units: readonly (readonly [string, number])[]): string {
  return units
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .sort()
    .join(', ');
}

function sumOf(rounds: readonly string[]): number {
  const lines = rounds.flatMap((round) => round.split(', ').map((line) => line.split(' ')));
  return lines.reduce((sum, [count, name]) => sum + Number(count) * DRINKS[name as keyof typeof DRINKS], 0);
}
