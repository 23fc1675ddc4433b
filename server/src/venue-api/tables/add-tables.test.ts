import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests, useFixture } from '../../../test/harness/fixture.ts';
import { leavingNothing, place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { withoutRevisions } from '../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));
let garden: string;

beforeTests(async () => {
  garden = venue.record.areas[1]!.id;
});

function add(areaId: string, tables: unknown, of = venue) {
  return of.owner.call('POST', `/venues/${of.id}/areas/${areaId}/tables`, { tables });
}

test('201: new tables come last in their area, in the order of the request, and take orders', async () => {
  const of = await newStaffedVenue(sofra);
  const [hall] = of.record.areas;
  const answer = await add(hall!.id, [{ name: 'Salon 3', code: 'S3', capacity: 8 }, { name: 'Salon 4' }], of);
  assert.equal(answer.status, 201);
  assert.equal(answer.headers.get('location'), `/venue/v1/venues/${of.id}/tables`);
  const [first, second] = answer.body.data;
  assert.deepEqual(withoutRevisions(answer.body.data), [
    { id: first.id, areaId: hall!.id, name: 'Salon 3', code: 'S3', capacity: 8, place: null, openBill: null },
    {
      id: second.id,
      areaId: hall!.id,
      name: 'Salon 4',
      code: second.code,
      capacity: null,
      place: null,
      openBill: null,
    },
  ]);
  // The code that the service chooses cannot be guessed from the name.
  assert.match(second.code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  const [listed] = (await read(sofra, of, `/venues/${of.id}/tables`)).body.data;
  assert.deepEqual(
    listed.tables.map(({ code }: { code: string }) => code),
    ['S1', 'S2', 'S3', second.code],
  );
  const order = roundAt(second.id, [lineOf(of.menu.kebab)]);
  assert.equal((await place(sofra, of, order)).status, 201);
});

test('400: an unreadable table is refused', async () => {
  for (const [tables, field] of [
    ['one', 'tables'],
    [[7], 'tables[0]'],
    [[{ name: 'B2', code: 2 }], 'tables[0].code'],
  ] as const) {
    assertRefused(await add(garden, tables), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: if one table cannot be saved, none is', async () => {
  const tooMany = Array.from({ length: 498 }, (_, at) => ({ name: `B${at + 2}` }));
  for (const [tables, fields] of [
    [[], ['tables']],
    [[{ name: 'B2' }, {}], ['tables[1].name']],
    [[{ name: 'x'.repeat(51) }], ['tables[0].name']],
    [[{ name: 'B2', capacity: 1_001 }], ['tables[0].capacity']],
    [[{ name: 'B2', code: ' ' }], ['tables[0].code']],
    [[{ name: 'B2' }, { name: 'Elsewhere', code: 'S1' }], ['tables[1].code']],
    [
      [
        { name: 'B2', code: 'B2' },
        { name: 'B3', code: 'B2' },
      ],
      ['tables[1].code'],
    ],
    [tooMany, ['tables']],
  ] as const) {
    const answer = await leavingNothing(sofra, venue, () => add(garden, tables));
    assertRefused(answer, 400, 'CONTENT_INVALID', fields);
  }
});

test('404: a table cannot be added to an area of another venue', async () => {
  const other = await newStaffedVenue(sofra);
  for (const areaId of [other.record.areas[0]!.id, randomUUID()]) {
    assertRefused(await add(areaId, [{ name: 'B2' }]), 404, 'AREA_NOT_FOUND');
  }
});

test('201: of two parallel tables with the same code, one is added', async () => {
  const of = await newStaffedVenue(sofra);
  const answers = await Promise.all(
    of.record.areas.map((area) => add(area.id, [{ name: `New in ${area.name}`, code: 'N1' }], of)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 400]);
});
