import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { seededDice } from '../../server/src/core/practice/dice.ts';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { freshKey, type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { asOwner } from '../../server/test/samples/owner-menu.ts';
import type { Schemas } from '../src/api/client.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';
import { eveningGuests } from './evening/evening-guests.ts';
import { OWN_METHODS } from './payment-methods.ts';

type Bill = Schemas['Bill'];
type Code = 'lira' | 'pos' | 'multinet';

const BILLS = Number(process.env['MONEY_BILLS'] ?? 60);
/** Bills that are paid on the screen. */
const ON_SCREEN = 9;
const DAY_MS = 24 * 3_600_000;
const STEP_KURUS = 25;

/** From now to the next three in the afternoon at the venue: the evening ends on the day on which it begins. */
const UNTIL_AFTERNOON_MS = DAY_MS - ((Date.now() + 12 * 3_600_000) % DAY_MS);

/** What dishes come to with the service fee of a tenth. */
const [KEBAB, AYRAN, TEA] = [13_255, 4_950, 2_200] as const;

/** What settles so much in cash. */
const inCash = (kurus: number) => Math.round(kurus / STEP_KURUS) * STEP_KURUS;
const kurusOf = (lira: number) => Math.round(lira * 100);

describe('the money of an evening', IN_A_BROWSER, () => {
  let aheadMs = UNTIL_AFTERNOON_MS;
  const app = useApp(
    { clock: { now: () => Date.now() + aheadMs, set: () => {}, advance: () => {} } },
    { paymentMethods: OWN_METHODS, cashStepKurus: STEP_KURUS, serviceFeeBasisPoints: 1_000 },
  );
  const dice = seededDice(7);
  /** What was handed over less what went back by each way to pay, in kuruş, as it was tapped. */
  const tapped: Record<Code, number> = { lira: 0, pos: 0, multinet: 0 };
  let page: AppPage;

  before(async () => {
    page = await app.open('/till');
    await asOwner(app.venue, 'PATCH', `/products/${productOf('Ayran').id}`, { acceptsMealCard: false });
  });

  const productOf = (name: string) => app.venue.record.menu.products.find((one) => one.name === name)!;
  const ordered = (units: Record<string, number>, change: Record<string, unknown> = {}) =>
    openBill(app.venue, {
      lines: Object.entries(units).map(([name, quantity]) => lineOf(productOf(name), { quantity })),
      ...change,
    });
  const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });
  const sheet = () => page.getByRole('dialog').last();
  const totalOf = async (bill: OpenedBill) => kurusOf((await bill.read()).totals.total);

  async function payPage({ first }: OpenedBill): Promise<void> {
    await page.visit(`/till/bills/${first.id}`);
    await button('Pay').click();
    await button('POS', true).waitFor();
  }

  /** Taps a way to pay. What it takes is noted, and is on the bill before the next tap. */
  async function pay(bill: OpenedBill, code: Code, kurus: number): Promise<void> {
    const { name } = OWN_METHODS.find((one) => one.code === code)!;
    const count = (await bill.read()).payments.length;
    // A meal card may say beside its name how much it pays.
    await button(new RegExp(`^${name}`)).click();
    tapped[code] += kurus;
    await eventually(async () => (await bill.read()).payments.length, count + 1);
  }

  const type = async (...keys: string[]) => {
    for (const key of keys) await button(key, true).click();
  };

  async function close(bill: OpenedBill): Promise<void> {
    await button('Close bill').click();
    await page.waitForURL(/\/till\/$/);
    await eventually(async () => {
      const { state, totals } = await bill.read();
      return [state, totals.remaining, totals.toGiveBack];
    }, ['Closed', 0, 0]);
  }

  /** Gives back what stands in the open sheet. */
  async function giveBack(code: Code, kurus: number, reason: string): Promise<void> {
    await sheet().getByRole('button', { name: reason }).click();
    await sheet()
      .getByRole('button', { name: /^Refund ₺/ })
      .click();
    await sheet().getByText(en.payments.refund.amount).waitFor({ state: 'detached' });
    tapped[code] -= kurus;
  }

  /** Strikes the tea of a bill that is paid, and comes back to what is to be given back. */
  async function strikeTea(bill: OpenedBill): Promise<void> {
    await payPage(bill);
    await pay(bill, 'pos', await totalOf(bill));
    await page.keyboard.press('Escape');
    await button(/Çay/).last().click();
    await button('Void', true).click();
    await button('Not available').click();
    await eventually(async () => (await bill.read()).totals.toGiveBack, TEA / 100);
    await button('Pay').click();
    await sheet().getByText(en.pay.bill.toGiveBack).waitFor();
    assert.equal(await button('Close bill').isDisabled(), true);
  }

  test('four pay equal shares', async () => {
    const bill = await ordered(
      { 'Adana Kebap': 3, Çay: 1 },
      { type: 'DineIn', tableId: app.venue.tableIds[0] },
    );
    const total = await totalOf(bill);
    await payPage(bill);
    await button('Equal parts').click();
    await type('4');
    for (let left = 4, rest = total; left > 0; left -= 1) {
      // The screen says the share before the tap: what remains, spread over who has not paid.
      const share = Math.round(rest / left);
      await sheet().getByText(inLira(share), { exact: true }).first().waitFor();
      await pay(bill, 'pos', share);
      rest -= share;
    }
    await close(bill);
  });

  test('each one pays their own dishes', async () => {
    const bill = await ordered({ 'Adana Kebap': 2, Ayran: 1 });
    await payPage(bill);
    await button('By dish').click();
    for (const [dish, code, share, kurus] of [
      [/Kebap/, 'multinet', KEBAB, KEBAB],
      [/Ayran/, 'pos', AYRAN, AYRAN],
      [/Kebap/, 'lira', KEBAB, inCash(KEBAB)],
    ] as const) {
      await sheet().getByRole('button', { name: dish }).click();
      await sheet().getByText(inLira(share), { exact: true }).first().waitFor();
      await pay(bill, code, kurus);
    }
    await close(bill);
  });

  test('three pay amounts, the last one what remains', async () => {
    const bill = await ordered({ 'Adana Kebap': 2 });
    await payPage(bill);
    await type('1', '0', '0');
    await pay(bill, 'pos', 10_000);
    await type('5', '0', 'Decimal point', '5');
    await pay(bill, 'multinet', 5_050);
    await pay(bill, 'lira', inCash(2 * KEBAB - 15_050));
    await close(bill);
  });

  let lastOfEvening: OpenedBill;
  test('200 in cash, the rest by card', async () => {
    lastOfEvening = await ordered({ 'Adana Kebap': 3 });
    await payPage(lastOfEvening);
    await type('2', '0', '0');
    await pay(lastOfEvening, 'lira', 20_000);
    await pay(lastOfEvening, 'pos', 3 * KEBAB - 20_000);
    await close(lastOfEvening);
  });

  test('what a card paid beyond the due becomes a tip', async () => {
    const bill = await ordered({ 'Adana Kebap': 1 });
    await payPage(bill);
    await type('1', '5', '0');
    await button('POS', true).click();
    await button(`Keep as a tip: ${inLira(15_000 - KEBAB)}`).click();
    tapped.pos += 15_000;
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await close(bill);
    assert.equal((await bill.read()).payments[0].tip, 17.45);
  });

  test('what a card paid beyond the due is given back before the bill closes', async () => {
    const bill = await ordered({ 'Adana Kebap': 1 });
    await payPage(bill);
    await type('1', '5', '0');
    await button('POS', true).click();
    await button(`Give back: ${inLira(15_000 - KEBAB)}`).click();
    tapped.pos += 15_000;
    await button(`Refund ${inLira(15_000 - KEBAB)}`).click();
    await giveBack('pos', 15_000 - KEBAB, 'Charged by mistake');
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await close(bill);
  });

  test('a meal card pays only what accepts it', async () => {
    const bill = await ordered({ 'Adana Kebap': 1, Ayran: 1 });
    await payPage(bill);
    await button(/^Multinet/)
      .getByText(`up to ${inLira(KEBAB)}`)
      .waitFor();
    await button(/^Multinet/).click();
    tapped.multinet += KEBAB;
    await eventually(async () => (await bill.read()).totals.remaining, AYRAN / 100);
    await eventually(() => button(/^Multinet/).isDisabled(), true);
    await pay(bill, 'pos', AYRAN);
    await close(bill);
  });

  test('what was paid for a line that is struck is given back, then the bill closes', async () => {
    const bill = await ordered({ 'Adana Kebap': 1, Çay: 1 });
    await strikeTea(bill);
    await button(`Refund ${inLira(TEA)}`).click();
    await giveBack('pos', TEA, 'Not available');
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await close(bill);
  });

  test('what was paid for a line that is struck becomes a tip, then the bill closes', async () => {
    const bill = await ordered({ 'Adana Kebap': 1, Çay: 1 });
    await strikeTea(bill);
    await button(`Tip: ${inLira(TEA)}`).click();
    await page.getByText(en.payments.sheet.nothingDue).waitFor();
    await close(bill);
    const { payments, refunds } = await bill.read();
    assert.deepEqual([payments[0].amount, payments[0].tip, refunds], [132.55, 22, []]);
  });

  /** Pays a bill as other tills do: in one or two parts, some with a tip, the last one at times in cash. */
  async function payElsewhere(bill: OpenedBill): Promise<void> {
    const call = async (path: string, body: object) => {
      const answer = await bill.act('POST', path, body, { 'idempotency-key': freshKey() });
      assert.equal(answer.status, 200, answer.text);
    };
    let rest = kurusOf(bill.first.totals.total);
    if (dice(3) === 0) {
      const part = 1 + dice(rest - 1);
      const tip = dice(2) * 500;
      await call('/payments', { method: 'pos', amount: part / 100, tip: tip / 100 });
      tapped.pos += part + tip;
      rest -= part;
    }
    const method = dice(2) === 0 ? 'lira' : 'pos';
    await call('/close', { method });
    tapped[method] += method === 'lira' ? inCash(rest) : rest;
  }

  test(`after ${BILLS} bills the takings are what was tapped, and each bill is the sum of its parts`, async () => {
    for (let count = ON_SCREEN; count < BILLS; count += 1) {
      const units = { 'Adana Kebap': 1 + dice(3), [dice(2) === 0 ? 'Çay' : 'Ayran']: 1 + dice(4) };
      const atTable = { type: 'DineIn', tableId: app.venue.tableIds[dice(3)] };
      await payElsewhere(await ordered(units, dice(2) === 0 ? atTable : {}));
    }
    const bills = await eveningGuests(app, [], dice).bills();
    assert.equal(bills.length, Math.max(BILLS, ON_SCREEN));
    for (const bill of bills) assert.equal(sumOfParts(bill), kurusOf(bill.totals.total), `#${bill.number}`);
    assert.ok(bills.some(({ totals }) => totals.serviceFee > 0));
    assert.deepEqual(await takings(), tapped);
  });

  test('a dish of a closed bill is given back the day after: its day loses it, the evening does not', async () => {
    const evening = { ...tapped };
    const { today } = await readTakings();
    aheadMs += DAY_MS;
    await page.visit(`/till/bills/${lastOfEvening.first.id}`);
    await button('Refund from POS').click();
    await sheet().getByRole('button', { name: /Kebap/ }).click();
    await giveBack('pos', KEBAB, 'Guest was not happy');
    await page.getByText(`Refunded ${inLira(KEBAB)}, POS ·`).waitFor();
    assert.deepEqual(await takings(), { lira: 0, pos: -KEBAB, multinet: 0 });
    assert.deepEqual(await takings(today), evening);
    assert.equal((await lastOfEvening.read()).state, 'Closed');
  });

  async function readTakings(day?: string): Promise<Schemas['Takings']> {
    const query = day === undefined ? '' : `?day=${day}`;
    return (await asOwner(app.venue, 'GET', `/figures/takings${query}`)).body.data;
  }

  async function takings(day?: string): Promise<Record<Code, number>> {
    const { methods, total } = await readTakings(day);
    const taken = { lira: 0, pos: 0, multinet: 0, ...kurusByMethod(methods) };
    const sum = Object.values(taken).reduce((all, one) => all + one, 0);
    assert.equal(sum, kurusOf(total.taken));
    return taken;
  }
});

const kurusByMethod = (methods: Schemas['Takings']['methods']) =>
  Object.fromEntries(methods.map(({ method, taken }) => [method, kurusOf(taken)]));

/** What the lines owe, with the service fee, in kuruş. */
function sumOfParts({ lines, totals }: Bill): number {
  return lines.reduce((sum, { due }) => sum + kurusOf(due), kurusOf(totals.serviceFee));
}

function inLira(kurus: number): string {
  return `₺${(kurus / 100).toFixed(2)}`;
}
