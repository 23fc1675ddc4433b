import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { DocumentFaults } from './document-faults.ts';
import {
  idField,
  listField,
  optionalLira,
  optionalText,
  recordOf,
  switchField,
  textField,
} from './document-fields.ts';
import { readRecord, writeRecord } from './document-record.ts';

const partSchema = recordOf('PartDocument', 'A part.', {
  id: idField('part'),
  name: textField(10, 'Its name.'),
  price: optionalLira('Its price.'),
});
const thingSchema = recordOf('ThingDocument', 'A thing.', {
  name: textField(10, 'Its name.'),
  isNew: switchField(true, 'Whether it is new.'),
  note: optionalText(10, 'A note.'),
  parts: listField(partSchema, 10, 'Its parts.'),
  size: Type.Optional(recordOf('SizeDocument', 'Its size.', { unit: optionalText(5, 'The unit.') })),
});

const PART_ID = '01980000-0000-7000-8000-000000000001';
const reading = () => ({ faults: new DocumentFaults(), languages: [] });

test('what a document leaves out is read as the default of its schema, else as nothing', () => {
  const read = readRecord(thingSchema, { name: 'A', parts: [{ name: 'B' }] }, [], reading());
  assert.deepEqual(read, {
    name: 'A',
    isNew: true,
    note: null,
    parts: [{ id: null, name: 'B', priceKurus: 0 }],
    size: { unit: null },
  });
});

test('what is written is read as the same, amounts in lira', () => {
  const parts = [{ id: PART_ID, name: 'B', priceKurus: 1_250 }];
  const thing = { name: 'A', isNew: false, note: null, parts, size: { unit: 'g' } };
  const written = writeRecord(thingSchema, thing, (kurus) => kurus / 100);
  assert.deepEqual(written.parts, [{ id: PART_ID, name: 'B', price: 12.5 }]);
  assert.deepEqual(readRecord(thingSchema, written, [], reading()), thing);
});

test('a property that core or the schema lacks fails to compile', () => {
  const thing = { name: 'A', isNew: false, note: null, parts: [] };
  // @ts-expect-error: `size` is missing
  const write = () => writeRecord(thingSchema, thing, (kurus) => kurus);
  const read = () => readRecord(partSchema, { name: 'B' }, [], reading());
  // @ts-expect-error: `colour` is not read
  const colour = () => read().colour;
  assert.equal([write, colour].length, 2);
});
