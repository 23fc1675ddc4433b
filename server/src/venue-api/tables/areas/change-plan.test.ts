import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { read } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const place = (x: number, change: object = {}) => ({
  x,
  y: 2,
  width: 4,
  height: 4,
  shape: 'Round',
  ...change,
});
const WALLS = [{ x1: 0, y1: 0, x2: 30, y2: 0 }];

function change(areaId: string, body: unknown, of = venue, headers = {}) {
  return of.owner.call('PUT', `/venues/${of.id}/areas/${areaId}/plan`, body, headers);
}

test('200: a plan is read by staff as it was saved, and the public API does not show it', async () => {
  const of = await newStaffedVenue(sofra);
  const [hall] = of.record.areas;
  const [first, second] = of.tableIds;
  const publicBefore = (await read(sofra, of, `/venues/${of.id}/tables`)).body.data;
  const { status, body } = await change(
    hall!.id.toUpperCase(),
    { walls: WALLS, tables: [{ id: first!.toUpperCase(), place: place(2) }] },
    of,
  );
  assert.equal(status, 200);
  const [listed] = (await of.waiter.call('GET', `/venues/${of.id}/tables`)).body.data;
  assert.deepEqual(body.data, listed);
  assert.deepEqual(listed.walls, WALLS);
  assert.deepEqual(
    listed.tables.map((table: { id: string; place: object }) => [table.id, table.place]),
    [
      [first, place(2)],
      [second, null],
    ],
  );
  const publicNow = (await read(sofra, of, `/venues/${of.id}/tables`)).body.data;
  assert.deepEqual(publicNow, publicBefore);
});

test('412: a plan that was changed since it was seen stays; the form of a table does not notice its place', async () => {
  const of = await newStaffedVenue(sofra);
  const [hall] = of.record.areas;
  const [first] = of.tableIds;
  const [seen] = (await of.owner.call('GET', `/venues/${of.id}/tables`)).body.data;
  const plan = { walls: [], tables: [{ id: first, place: place(2) }] };
  const ifSeen = { 'if-match': `"${seen.planRevision}"` };
  assert.equal((await change(hall!.id, plan, of, ifSeen)).status, 200);
  assert.equal((await change(hall!.id, plan, of, ifSeen)).status, 200, 'the same again is as wanted');
  assertRefused(await change(hall!.id, { walls: WALLS, tables: [] }, of, ifSeen), 412, 'CONTENT_CHANGED');
  const renamed = await of.owner.call(
    'PATCH',
    `/venues/${of.id}/tables/${first}`,
    { name: 'Pencere' },
    {
      'if-match': `"${seen.tables[0].revision}"`,
    },
  );
  assert.deepEqual([renamed.status, renamed.body.data.place], [200, place(2)]);
});

test('200: each change of a plan is in the activity of the venue', async () => {
  const of = await newStaffedVenue(sofra);
  const [hall] = of.record.areas;
  await change(hall!.id, { walls: WALLS, tables: [{ id: of.tableIds[0], place: place(2) }] }, of);
  const { data } = (await of.owner.call('GET', `/venues/${of.id}/audit-log?part=Tables`)).body;
  const names = data.items[0].records.map((record: { kind: string; properties: { name: string }[] }) => [
    record.kind,
    record.properties.map(({ name }) => name),
  ]);
  assert.deepEqual(names, [
    ['Area', ['walls']],
    ['Table', ['place']],
  ]);
});

test('400: a plan that cannot be read is refused', async () => {
  const [hall] = venue.record.areas;
  const body = { walls: [], tables: [{ id: venue.tableIds[0], place: place(1.5) }] };
  assertRefused(await change(hall!.id, body), 400, 'VALIDATION_ERROR', ['tables[0].place.x']);
  const star = { id: venue.tableIds[0], place: place(2, { shape: 'Star' }) };
  const starred = await change(hall!.id, { walls: [], tables: [star] });
  assertRefused(starred, 400, 'VALIDATION_ERROR', ['tables[0].place.shape']);
});

test('400: places outside the plan, on each other, of other areas or unknown are refused', async () => {
  const [hall, garden] = venue.record.areas;
  const [first, second] = venue.tableIds;
  const other = garden!.tables[0]!.id;
  for (const [body, field] of [
    [{ tables: [{ id: first, place: place(2) }] }, 'walls'],
    [{ walls: [], tables: [{ id: first, place: place(-1) }] }, 'tables[0].place.x'],
    [{ walls: [], tables: [{ id: first, place: place(2, { width: 2 }) }] }, 'tables[0].place.width'],
    [{ walls: [], tables: [{ id: first, place: place(198) }] }, 'tables[0].place'],
    [{ walls: [], tables: [{ id: other, place: place(2) }] }, 'tables[0].id'],
    [
      {
        walls: [],
        tables: [
          { id: first, place: place(2) },
          { id: second, place: place(5) },
        ],
      },
      'tables[1].place',
    ],
    [{ walls: [{ x1: 1, y1: 1, x2: 1, y2: 1 }], tables: [] }, 'walls[0]'],
    [{ walls: [{ x1: 1, y1: 1, x2: 201, y2: 1 }], tables: [] }, 'walls[0].x2'],
  ] as const) {
    assertRefused(await change(hall!.id, body), 400, 'CONTENT_INVALID', [field]);
  }
});

test('404: an area of another venue is answered like an unknown one', async () => {
  const other = await newStaffedVenue(sofra);
  for (const areaId of [other.record.areas[0]!.id, randomUUID()])
    assertRefused(await change(areaId, { walls: [], tables: [] }), 404, 'AREA_NOT_FOUND');
});
