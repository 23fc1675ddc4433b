import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';

const sofra = useSofra();
let venue: StaffedVenue;
const [kitchen, bar] = [samplePrinter({ name: 'Mutfak' }), samplePrinter({ name: 'Bar' })];

beforeTests(async () => {
  const revise: Parameters<typeof newStaffedVenue>[2] = {
    revise: (record) => {
      record.printers = [kitchen, bar];
    },
  };
  venue = await newStaffedVenue(sofra, {}, revise);
});

function call(method: string, id: string, body?: unknown) {
  return venue.owner.call(method, `/venues/${venue.id}/printers/${id}`, body);
}

async function listNames(): Promise<string[]> {
  const list = await venue.owner.call('GET', `/venues/${venue.id}/printers`);
  return list.body.data.map(({ name }: { name: string }) => name);
}

test('200: omitted properties stay, and sending back the whole printer changes nothing', async () => {
  const changed = await call('PATCH', kitchen.id, { host: 'fd00::5', categories: [venue.menu.category.id] });
  const { host, port, categories, name } = changed.body.data;
  assert.deepEqual([host, port, categories, name], ['fd00::5', 9100, [venue.menu.category.id], 'Mutfak']);
  const off = await call('PATCH', kitchen.id.toUpperCase(), { isEnabled: false, categories: null });
  assert.deepEqual(
    [off.body.data.state, off.body.data.categories, off.body.data.host],
    ['Off', null, 'fd00::5'],
  );
});

test('200: the order decides which printer is the first', async () => {
  const order = (ids: string[]) => venue.owner.call('PUT', `/venues/${venue.id}/printers/order`, { ids });
  assert.deepEqual((await order([bar.id, kitchen.id])).body.data, { ids: [bar.id, kitchen.id] });
  assert.deepEqual(await listNames(), ['Bar', 'Mutfak']);
  for (const ids of [[bar.id], [bar.id, bar.id], [bar.id, kitchen.id, randomUUID()], []]) {
    assert.equal((await order(ids)).body.errorCode, 'CONTENT_INVALID');
  }
  assert.deepEqual(await listNames(), ['Bar', 'Mutfak']);
});

test('400: a duplicate name is refused, and a partly invalid change stores nothing', async () => {
  const { body, status } = await call('PATCH', bar.id, { name: 'Mutfak', port: 9105 });
  assert.deepEqual(
    [status, body.errorCode, body.validationErrors[0].field],
    [400, 'CONTENT_INVALID', 'name'],
  );
  const list = await venue.owner.call('GET', `/venues/${venue.id}/printers`);
  assert.equal(list.body.data[0].port, 9100);
});

test('404: a printer of another venue is answered like an unknown one, and stays', async () => {
  const other = await newStaffedVenue(
    sofra,
    {},
    {
      revise: (record) => {
        record.printers = [samplePrinter()];
      },
    },
  );
  for (const id of [other.record.printers[0]!.id, randomUUID()]) {
    for (const method of ['PATCH', 'DELETE']) {
      assertRefused(
        await call(method, id, method === 'PATCH' ? { name: 'Benim' } : undefined),
        404,
        'PRINTER_NOT_FOUND',
      );
    }
    const test = await venue.owner.call('POST', `/venues/${venue.id}/printers/${id}/test`);
    assert.equal(test.body.errorCode, 'PRINTER_NOT_FOUND');
  }
  const list = await other.owner.call('GET', `/venues/${other.id}/printers`);
  assert.equal(list.body.data[0].name, 'Mutfak');
});

test('200: a removed printer is no longer listed', async () => {
  assert.deepEqual((await call('DELETE', bar.id)).body.data, { id: bar.id });
  assert.deepEqual(await listNames(), ['Mutfak']);
  assert.equal((await call('DELETE', bar.id)).body.errorCode, 'PRINTER_NOT_FOUND');
});
