import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { leavingNothing, place, read, roundAt } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';
import { withoutRevisions } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function add(body: unknown, { owner, id } = venue) {
  return owner.call('POST', `/venues/${id}/areas`, body);
}

test('201: a new area with tables comes last, and its tables take orders immediately', async () => {
  const of = await newStaffedVenue(sofra);
  const answer = await add(
    {
      name: ' Teras ',
      tables: [
        { name: 'T1', capacity: 2 },
        { name: 'Köşe', code: 'T2' },
      ],
    },
    of,
  );
  assert.equal(answer.status, 201);
  const { id, name, tables } = answer.body.data;
  assert.equal(answer.headers.get('location'), `/venue/v1/venues/${of.id}/areas/${id}`);
  assert.equal(name, 'Teras');
  const [first, second] = tables;
  assert.deepEqual(withoutRevisions(tables), [
    { id: first.id, areaId: id, name: 'T1', code: first.code, capacity: 2, place: null, openBill: null },
    { id: second.id, areaId: id, name: 'Köşe', code: 'T2', capacity: null, place: null, openBill: null },
  ]);
  const listed = (await read(sofra, of, `/venues/${of.id}/tables`)).body.data;
  assert.deepEqual(
    listed.map((area: { name: string }) => area.name),
    ['Salon', 'Bahçe', 'Teras'],
  );
  const order = roundAt(second.id, [lineOf(of.menu.kebab)]);
  assert.equal((await place(sofra, of, order)).body.data.order.table.name, 'Köşe');
});

test('201: an area can start without tables, and the owner of the headquarter can add it', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const { status, body } = await add({ name: 'Teras' }, { ...branch, owner: headquarter.owner });
  assert.deepEqual([status, body.data.tables], [201, []]);
});

test('400: an invalid area is refused', async () => {
  for (const [body, field] of [
    [{ name: 7 }, 'name'],
    [{ name: 'Teras', tables: 'many' }, 'tables'],
    [{ name: 'Teras', tables: [{ name: 'T1', capacity: 1.5 }] }, 'tables[0].capacity'],
  ] as const) {
    assertRefused(await add(body), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: an area with an invalid name or an invalid table leaves nothing behind', async () => {
  const many = Array.from({ length: 498 }, (_, at) => ({ name: `T${at}` }));
  for (const [body, fields] of [
    [{}, ['name']],
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ name: 'Salon' }, ['name']],
    [{ name: 'Teras', id: venue.tableIds[0] }, ['id']],
    [
      {
        name: 'Teras',
        tables: [
          { name: 'T1', code: 'T' },
          { name: 'T1', code: 'T' },
          { name: 'T2', code: 'B1' },
        ],
      },
      ['tables[1].code', 'tables[2].code'],
    ],
    [{ name: 'Teras', tables: [{ name: 'T1', capacity: 0 }] }, ['tables[0].capacity']],
    [{ name: 'Teras', tables: [{ name: 'T1', id: venue.tableIds[0] }] }, ['tables[0].id']],
    [{ name: 'Teras', tables: many }, ['tables']],
    [{ name: 'Teras', tables: [...many, ...many] }, ['tables']],
  ] as const) {
    const answer = await leavingNothing(sofra, venue, () => add(body));
    assertRefused(answer, 400, 'CONTENT_INVALID', fields);
  }
});

test('413: a body that is too large is not read', async () => {
  const tables = Array.from({ length: 500 }, () => ({ name: 'x'.repeat(600) }));
  assertRefused(await add({ name: 'Teras', tables }), 413, 'BODY_TOO_LARGE');
});
