import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function add(body: unknown, by = venue.owner) {
  return by.call('POST', `/venues/${venue.id}/printers`, body);
}

test('201: a name and a host are enough for a printer, which is then listed', async () => {
  const { status, body, headers } = await add({ name: 'Mutfak', host: '192.168.1.50' });
  const { id, revision: _, ...printer } = body.data;
  assert.deepEqual([status, headers.get('location')], [201, `/venue/v1/venues/${venue.id}/printers/${id}`]);
  assert.deepEqual(printer, {
    name: 'Mutfak',
    host: '192.168.1.50',
    port: 9100,
    codePage: 'PC857',
    codePageNumber: null,
    columns: 48,
    categories: null,
    isEnabled: true,
    purpose: 'Kitchen',
    drawerPin: null,
    isForPractice: false,
    state: 'Unused',
    failingSince: null,
    trouble: null,
    lastPrintedAt: null,
    reportsStatus: null,
  });
});

test('201: categories are accepted by id or name, and a host name is accepted as host', async () => {
  const { category } = venue.menu;
  const body = { name: 'Bar', host: 'bar-printer.lan', port: 9101, columns: 32, categories: [category.name] };
  const { status, body: answer } = await add(body);
  assert.deepEqual([status, answer.data.categories, answer.data.columns], [201, [category.id], 32]);
});

test('400: unreadable values and broken rules are reported at their field', async () => {
  const cases: [body: Record<string, unknown>, code: string, field: string][] = [
    [{ host: '10.0.0.1' }, 'CONTENT_INVALID', 'name'],
    [{ name: 'A', host: '10.0.0.1', port: 0 }, 'CONTENT_INVALID', 'port'],
    [{ name: 'A', host: '10.0.0.1', port: '9100' }, 'VALIDATION_ERROR', 'port'],
    [{ name: 'A', host: '10.0.0.1', columns: 40 }, 'VALIDATION_ERROR', 'columns'],
    [{ name: 'A', host: '10.0.0.1/24' }, 'VALIDATION_ERROR', 'host'],
    [{ name: 'A', host: '10.0.0.1', categories: ['Yok'] }, 'CONTENT_INVALID', 'categories[0]'],
    [{ name: 'Mutfak', host: '10.0.0.1' }, 'CONTENT_INVALID', 'name'],
    [{ name: 'A', host: '10.0.0.1', prot: 9100 }, 'CONTENT_INVALID', 'prot'],
  ];
  for (const [body, code, field] of cases) {
    const answer = await add(body);
    const facts = [answer.status, answer.body.errorCode, answer.body.validationErrors[0]?.field];
    assert.deepEqual(facts, [400, code, field], answer.text);
  }
});

test('400: a venue has at most twenty printers', async () => {
  const full = await newStaffedVenue(sofra);
  const addTo = (at: number) =>
    full.owner.call('POST', `/venues/${full.id}/printers`, { name: `Yazıcı ${at}`, host: '10.0.0.1' });
  const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => addTo(at)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 20);
  assert.ok(answers.every(({ status, body }) => status === 201 || body.errorCode === 'CONTENT_INVALID'));
});

test('403: staff can list printers, but not add them', async () => {
  assert.equal(
    (await add({ name: 'Gizli', host: '10.0.0.1' }, venue.waiter)).body.errorCode,
    'NOT_PERMITTED',
  );
  const list = await venue.waiter.call('GET', `/venues/${venue.id}/printers`);
  assert.deepEqual(
    list.body.data.map(({ name }: { name: string }) => name),
    ['Mutfak', 'Bar'],
  );
});
