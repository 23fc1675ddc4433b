import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';

const sofra = useSofra();

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function read(venue: StaffedVenue, query = ''): Promise<any> {
  const path = `/venues/${venue.id}/figures/taken-off/people${query}`;
  const { status, body } = await venue.owner.call('GET', path);
  assert.equal(status, 200);
  return body.data;
}

async function table(venue: StaffedVenue, language: string): Promise<string[]> {
  const path = `/venues/${venue.id}/figures/tables/taken-off`;
  const { status, text, headers } = await venue.owner.call('GET', path, undefined, {
    'accept-language': language,
  });
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition')!, /filename="taken-off-\d{4}-\d\d-\d\d-/);
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

/** Comps the kebab, then prints the bill and removes the baklava. */
async function takeOff(venue: StaffedVenue): Promise<OpenedBill> {
  const { kebab, baklava } = venue.menu;
  const bill = await openBill(venue, { lines: [lineOf(kebab), lineOf(baklava)] });
  const [first, second] = bill.first.lines;
  const steps: [method: string, path: string, body?: unknown][] = [
    ['PUT', `/lines/${first.id}/gift`, { isGift: true, reason: 'Misafir' }],
    ['POST', '/print', { kind: 'Bill' }],
    ['POST', `/lines/${second.id}/strike`, { reason: 'Soğuk' }],
  ];
  for (const [method, path, body] of steps) {
    sofra.clock.advance(1_000);
    const { status, text } = await bill.act(method, path, body, { 'idempotency-key': freshKey() });
    assert.ok(status < 300, text);
  }
  return bill;
}

const newPrintingVenue = () =>
  newStaffedVenue(
    sofra,
    {},
    {
      revise: (record) => record.printers.push(samplePrinter({ purpose: 'Bills' })),
    },
  );

const GIFT = { action: 'LineGivenAway', entries: 1, lost: 120.5, amount: 120.5 };
const STRUCK = { action: 'LineStruck', entries: 1, lost: 40, amount: 40 };
const byAction = (one: { action: string }, other: { action: string }) =>
  one.action.localeCompare(other.action);

test('200: what a person took off is summed by action, and what came after printing', async () => {
  const venue = await newPrintingVenue();
  await takeOff(venue);
  const [person, ...others] = await read(venue);
  assert.deepEqual(others, []);
  assert.deepEqual(person.actions.sort(byAction), [GIFT, STRUCK]);
  assert.deepEqual([person.entries, person.lost, person.afterPrint], [2, 160.5, { entries: 1, lost: 40 }]);
  assert.deepEqual(await read(venue, '?from=2026-03-01&to=2026-03-02'), []);
});

test('200: a payment that was taken back costs nothing, and has its amount', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  const paid = await bill.act(
    'POST',
    '/payments',
    { kind: 'Cash', amount: 50 },
    { 'idempotency-key': freshKey() },
  );
  const paymentId = paid.body.data.payments[0].id;
  assert.equal((await bill.act('POST', `/payments/${paymentId}/reverse`, { reason: 'Yanlış' })).status, 200);
  const [person] = await read(venue);
  assert.equal(person.lost, 0);
  assert.deepEqual(person.actions, [{ action: 'PaymentReversed', entries: 1, lost: 0, amount: 50 }]);
});

test('200: a person who is renamed and then gone is one row, under the latest name that the entries have', async () => {
  const venue = await newPrintingVenue();
  await takeOff(venue);
  const { account } = venue.waiter;
  const path = `/venues/${venue.id}/accounts/${account.id}`;
  assert.equal((await venue.owner.call('PATCH', path, { name: 'Deniz Kaya' })).status, 200);
  sofra.clock.advance(1_000);
  const bill = await openBill(venue);
  assert.equal((await bill.act('POST', '/void', { reason: 'Gitti' })).status, 200);
  assert.equal((await venue.owner.call('DELETE', path)).status, 200);
  const people = await read(venue);
  assert.deepEqual(
    people.map(({ by, entries, lost }: Record<string, { name: string }>) => [by!.name, entries, lost]),
    [['Deniz Kaya', 3, 281]],
  );
});

test('200: the list is that of a person and of an action, page by page', async () => {
  const venue = await newPrintingVenue();
  const bill = await takeOff(venue);
  const voided = await venue.owner.call('POST', `${bill.path}/void`, { reason: 'Gitti' });
  assert.equal(voided.status, 200);
  const list = async (query: string) => {
    const path = `/venues/${venue.id}/figures/taken-off?${query}`;
    const { body } = await venue.owner.call('GET', path);
    return { ...body.data, actions: body.data.items.map(({ action }: { action: string }) => action) };
  };
  const waiter = `actorId=${venue.waiter.account.id}`;
  assert.deepEqual((await list(waiter)).actions, ['LineStruck', 'LineGivenAway']);
  assert.deepEqual((await list(`${waiter}&action=LineStruck`)).actions, ['LineStruck']);
  assert.deepEqual((await list(`${waiter}&action=BillVoided`)).actions, []);
  assert.deepEqual((await list('action=BillVoided')).actions, ['BillVoided']);
  const first = await list(`${waiter}&pageSize=1`);
  const second = await list(`${waiter}&pageSize=1&cursor=${first.nextCursor}`);
  assert.deepEqual([...first.actions, ...second.actions], ['LineStruck', 'LineGivenAway']);
  assert.equal(second.nextCursor, null);
});

test('200: the file has a row for each person, two columns for each action, and no formulas', async () => {
  const venue = await newPrintingVenue();
  await sofra.db.query({
    text: 'update account set name = $2 where venue_id = $1 and account_id = $3',
    values: [venue.id, '=1+1;"x"', venue.waiter.account.id],
  });
  await takeOff(venue);
  const [heads, row, end] = await table(venue, 'tr');
  assert.equal(end, '');
  assert.match(heads!, /^Kişi;İşlem;Kayıp;.*;İkram: sayı;İkram: kayıp;.*;Geri alınan ödeme: tutar;/);
  assert.match(row!, /^"'=1\+1;""x""";2;160,50;1;40,00;24,9;1;120,50;0;0,00;1;40,00;0;0,00;/);
  const german = await table(venue, 'de');
  assert.match(german[0]!, /^Person;Vorgänge;Verlust;.*;Aufs Haus: Anzahl;Aufs Haus: Verlust;/);
  assert.equal(heads!.split(';').length, 6 + 2 * 12);
  const empty = await newStaffedVenue(sofra);
  assert.equal((await table(empty, 'en')).length, 2, 'heads alone');
});

test('400 and 403: unknown filters are refused; staff do not see it', async () => {
  const venue = await newStaffedVenue(sofra);
  const list = `/venues/${venue.id}/figures/taken-off`;
  assertRefused(await venue.owner.call('GET', `${list}?action=LineMoved`), 400, 'VALIDATION_ERROR', [
    'action',
  ]);
  assertRefused(await venue.owner.call('GET', `${list}?actorId=2`), 400, 'VALIDATION_ERROR', ['actorId']);
  assertRefused(
    await venue.owner.call('GET', `${list}/people?from=2026-04-01`),
    400,
    'FIGURES_RANGE_INVALID',
  );
  assertRefused(await venue.waiter.call('GET', `${list}/people`), 403, 'NOT_PERMITTED');
  const table = `/venues/${venue.id}/figures/tables/taken-off`;
  assertRefused(await venue.waiter.call('GET', table), 403, 'NOT_PERMITTED');
});
