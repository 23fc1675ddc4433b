import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineOf } from '../../server/test/harness/sofra.ts';
import { type OpenedBill, openBill } from '../../server/test/harness/staff.ts';
import { eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';
import { useRoofTables } from './roof-tables.ts';

const COURSES = [
  { code: 'starter', name: 'Starters' },
  { code: 'main', name: 'Mains' },
  { code: 'dessert', name: 'Desserts' },
];

describe('courses', IN_A_BROWSER, () => {
  const app = useApp({}, { courses: COURSES });
  const tableIds = useRoofTables(app, ['Choose', 'Fire', 'Board', 'Pay']);

  /** A bill of a starter, a main and a dessert, at a table. */
  function openWithCourses(table: string): Promise<OpenedBill> {
    const { kebab, steak } = app.venue.menu;
    const [doneness] = steak.extras;
    const lines = [
      lineOf(kebab, { course: 'starter' }),
      lineOf(kebab, { course: 'main', quantity: 2 }),
      lineOf(steak, { course: 'dessert', extraIds: [doneness!.id] }),
    ];
    return openBill(app.venue, { type: 'DineIn', tableId: tableIds.get(table), lines });
  }

  const heldOf = async (bill: OpenedBill) =>
    (await bill.read()).lines.flatMap(({ isHeld, course }: { isHeld: boolean; course: { id: string } }) =>
      isHeld ? [course.id] : [],
    );
  const fireMains = say('board.ticket.fireCourse', { course: 'Mains' });

  test('one tap puts an unsent line into a course, and the till says what will be held', async () => {
    const bill = await openBill(app.venue, {
      type: 'DineIn',
      tableId: tableIds.get('Choose'),
      lines: [lineOf(app.venue.menu.baklava, { course: 'starter' })],
    });
    const till = await app.open(`/till/tables/${tableIds.get('Choose')}`, { width: 1_440, height: 900 });
    const menu = till.getByRole('region', { name: en.till.menu.title });
    await menu.getByRole('button', { name: app.venue.menu.kebab.name, exact: false }).first().click();
    const basket = till.getByRole('region', { name: en.till.basket.title });
    await till.restartTapCount();
    await basket.getByRole('button', { name: 'Mains' }).click();
    assert.equal(await till.taps(), 1);
    await till.getByText(say('till.basket.willHold', { count: 1 })).waitFor();
    assert.deepEqual(await till.faultsOfAccess(), []);
    await till.getByRole('button', { name: say('till.order.sendUnits', { count: 1 }) }).click();
    await eventually(() => heldOf(bill), ['main']);
    await till.getByRole('button', { name: fireMains }).waitFor();
    await till.close();
  });

  test('a due course is said at the table and fired there with one tap, and a held line is changed on the bill', async () => {
    const bill = await openWithCourses('Fire');
    const till = await app.open(`/till/tables/${tableIds.get('Fire')}`, { width: 820, height: 1_180 });
    await till
      .getByRole('region', { name: `${en.board.ticket.later}: Mains` })
      .getByRole('button')
      .last()
      .click();
    await till.getByRole('button', { name: en.till.product.change, exact: true }).click();
    await till.getByLabel(en.till.product.note).fill('No salt');
    await till.getByRole('button', { name: en.till.product.change, exact: true }).click();
    await eventually(async () => (await bill.read()).lines[1].note, 'No salt');
    await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Served' });
    await till.getByText(en.board.ticket.due).waitFor();
    await till.visit('/till');
    const fire = till.getByRole('button', { name: fireMains });
    await fire.waitFor();
    assert.deepEqual(await till.faultsOfAccessInBothThemes(), []);
    await till.restartTapCount();
    await fire.click();
    assert.equal(await till.taps(), 1);
    await fire.waitFor({ state: 'detached' });
    await eventually(() => heldOf(bill), ['dessert']);
    await till.close();
  });

  test('the board says small what comes later, and fires it with one tap as a ticket of its own', async () => {
    const bill = await openWithCourses('Board');
    const board = await app.open('/board', { width: 1_920, height: 1_080 });
    const card = board.getByRole('article', { name: 'Board' });
    await card.getByText(`${en.board.ticket.later}: Mains`).waitFor();
    assert.deepEqual(await board.faultsOfAccess(), []);
    await board.restartTapCount();
    await card.getByRole('button', { name: say('board.ticket.fireCourse', { course: 'Mains' }) }).click();
    assert.equal(await board.taps(), 1);
    await eventually(() => heldOf(bill), ['dessert']);
    assert.equal(await board.getByRole('article', { name: 'Board' }).count(), 2);
    const starter = card.filter({ hasText: '1×' });
    await starter.getByRole('button', { name: en.board.ticket.ready, exact: true }).click();
    const statesOf = async () => (await bill.read()).lines.map(({ status }: { status: string }) => status);
    await eventually(statesOf, ['Ready', 'Pending', 'Pending']);
    await board.close();
  });

  test('payment asks to fire or remove what is held, and the bill is closed after that', async () => {
    const bill = await openWithCourses('Pay');
    await bill.act(
      'POST',
      '/payments',
      { kind: 'Card', amount: bill.first.totals.total },
      { 'idempotency-key': 'paid-with-courses' },
    );
    const till = await app.open(`/till/tables/${tableIds.get('Pay')}`, { width: 360, height: 740 });
    await till.getByRole('button', { name: en.till.order.pay, exact: true }).click();
    const question = till.getByRole('alert').filter({ hasText: en.pay.held.beforeClosing });
    const close = till.getByRole('button', { name: en.payments.sheet.close, exact: true });
    await question.waitFor();
    assert.equal(await close.isDisabled(), true);
    await question.getByRole('button', { name: fireMains }).click();
    await question
      .getByRole('button', { name: say('board.ticket.fireCourse', { course: 'Desserts' }) })
      .click();
    await question.waitFor({ state: 'detached' });
    await close.click();
    await eventually(async () => (await bill.read()).state, 'Closed');
    await till.close();
  });

  test('the owner adds a course, and one that a category is in cannot be removed', async () => {
    const panel = await app.open('/panel/settings', { as: 'owner', width: 1_440, height: 1_000 });
    await panel.getByRole('button', { name: en.courses.add }).click();
    await panel.getByLabel(say('courses.name', { place: '4' })).fill('Coffee');
    await panel.getByRole('button', { name: en.form.save }).click();
    await panel.getByRole('region', { name: en.form.unsaved }).waitFor({ state: 'detached' });
    const { body } = await app.venue.owner.call('GET', `/venues/${app.venue.id}/settings`);
    const names = body.data.courses.map(({ name }: { name: string }) => name);
    assert.deepEqual(names, ['Starters', 'Mains', 'Desserts', 'Coffee']);
    const { id, name } = app.venue.menu.category;
    await app.venue.owner.call('PATCH', `/venues/${app.venue.id}/categories/${id}`, { course: 'main' });
    const remove = panel.getByRole('button', { name: say('courses.remove', { name: 'Mains' }) });
    await panel.getByText(say('courses.used', { names: name })).waitFor();
    assert.equal(await remove.isDisabled(), true);
    await panel.close();
  });
});
