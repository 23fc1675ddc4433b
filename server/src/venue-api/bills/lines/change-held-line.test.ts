import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';

const sofra = useSofra();
const courses = ['starter', 'main'].map((code) => ({ code, name: code }));
const venue = useFixture(() =>
  newStaffedVenue(
    sofra,
    { courses },
    { revise: ({ printers }) => void printers.push(samplePrinter({ id: randomUUID() })) },
  ),
);

/** Opens a bill with a starter and a main course at a table; each test voids its own. */
async function openWithHeld() {
  const { kebab, baklava } = venue.menu;
  const lines = [lineOf(baklava, { course: 'starter' }), lineOf(kebab, { course: 'main' })];
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[1], lines });
  const line = bill.first.lines[1];
  const change = (body: object) => bill.act('PUT', `/lines/${line.id}/choices`, body);
  return { bill, line, change };
}

test('200: a held line gets another portion, an extra and a note, in one entry of the history; a repeat changes nothing', async () => {
  const { bill, line, change } = await openWithHeld();
  const [, larger] = venue.menu.kebab.portions;
  const [pepper] = venue.menu.kebab.extras;
  const body = { portionId: larger!.id.toUpperCase(), extraIds: [pepper!.id], note: 'Az' };
  const changed = (await change(body)).body.data;
  const [, now] = changed.lines;
  assert.deepEqual(
    [now.id, now.portionName, now.unitPrice, now.note, now.isHeld, now.extras.length],
    [line.id, 'Bir buçuk', 195.75, 'Az', true, 1],
  );
  assert.equal((await change(body)).body.data.revision, changed.revision);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual(
    [entry.action, entry.detail],
    ['HeldLineChanged', { lineId: line.id, courseName: 'main' }],
  );
  await bill.act('POST', '/void', { reason: 'Test' });
});

test('200: a line that is put into no course is fired, and printed', async () => {
  const { bill, line, change } = await openWithHeld();
  const changed = (await change({ portionId: line.portionId, course: null })).body.data;
  assert.deepEqual([changed.lines[1].isHeld, changed.lines[1].course], [false, null]);
  const path = `/venues/${venue.id}/tickets?billId=${bill.first.id}`;
  const { items } = (await venue.waiter.call('GET', path)).body.data;
  assert.equal(items.length, 2);
  await bill.act('POST', '/void', { reason: 'Test' });
});

test('400, 404, 409: what the product does not offer, and a line that is fired, are refused', async () => {
  const { bill, line, change } = await openWithHeld();
  const { portionId } = line;
  assertRefused(await change({}), 400, 'CONTENT_INVALID', ['portionId']);
  const unknown = { portionId: randomUUID() };
  assertRefused(await change(unknown), 404, 'PUBLIC_API_PRODUCT_NOT_FOUND', ['lines[0].portionId']);
  const extra = { portionId, extraIds: [randomUUID()] };
  assertRefused(await change(extra), 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID', ['lines[0].extraIds[0]']);
  await bill.act('POST', '/fire', { courseId: 'main' });
  assertRefused(await change({ portionId, note: 'Az' }), 409, 'LINE_MOVE_NOT_ALLOWED');
});
