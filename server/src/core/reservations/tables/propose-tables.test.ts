import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Area } from '../../venue/tables/table.ts';
import { proposeTables } from './propose-tables.ts';

const area = (id: string, ...capacities: (number | null)[]): Area => ({
  ...{ id, name: id },
  tables: capacities.map((capacity, at) => ({ id: `${id}${at}`, name: '', code: '', capacity, place: null })),
  walls: [],
});
const everyTable = () => true;
const idsOf = (proposals: { tableIds: string[] }[]) => proposals.map(({ tableIds }) => tableIds);

test('a party gets the smallest table that has enough seats, and the best area comes first', () => {
  const areas = [area('hall', 8, 4, 6), area('garden', 4, 5)];
  assert.deepEqual(idsOf(proposeTables(5, areas, everyTable)), [['garden1'], ['hall2']]);
  assert.deepEqual(idsOf(proposeTables(5, areas, (id) => id !== 'garden1')), [['hall2']]);
});

test('if tables fit equally well, one without guests now is proposed first, within an area and among areas', () => {
  const areas = [area('hall', 4, 4), area('garden', 4)];
  assert.deepEqual(idsOf(proposeTables(4, areas, everyTable, ['hall0'])), [['hall1'], ['garden0']]);
  assert.deepEqual(idsOf(proposeTables(4, areas, everyTable, ['hall0', 'hall1'])), [['garden0'], ['hall0']]);
  assert.deepEqual(idsOf(proposeTables(4, [area('hall', 4, 6)], everyTable, ['hall0'])), [['hall0']]);
});

test('consecutive tables are combined if no table is large enough, but not across a taken one', () => {
  const hall = [area('hall', 4, 4, 4)];
  assert.deepEqual(idsOf(proposeTables(8, hall, everyTable)), [['hall0', 'hall1']]);
  assert.deepEqual(idsOf(proposeTables(8, hall, (id) => id !== 'hall1')), []);
  assert.deepEqual(idsOf(proposeTables(8, [area('hall', 4, null, 4)], everyTable)), []);
});

test('proposed tables are free, have enough seats, are in one area, and no single table of the area fits better', () => {
  const capacity = fc.option(fc.integer({ min: 1, max: 12 }));
  const room = fc.array(fc.array(capacity, { maxLength: 8 }), { maxLength: 4 });
  fc.assert(
    fc.property(room, fc.integer({ min: 1, max: 30 }), fc.func(fc.boolean()), (halls, guests, isFree) => {
      const areas = halls.map((capacities, at) => area(`hall${at}-`, ...capacities));
      for (const { areaId, tableIds, seats } of proposeTables(guests, areas, isFree)) {
        const tables = areas.find(({ id }) => id === areaId)!.tables;
        const own = tables.filter(({ id }) => tableIds.includes(id));
        assert.equal(own.length, tableIds.length);
        assert.ok(tableIds.every((id) => isFree(id)) && seats >= guests);
        assert.equal(
          own.reduce((sum, one) => sum + one.capacity!, 0),
          seats,
        );
        const single = tables.filter((one) => isFree(one.id) && (one.capacity ?? 0) >= guests);
        if (single.length > 0) assert.equal(seats, Math.min(...single.map((one) => one.capacity!)));
      }
    }),
  );
});
