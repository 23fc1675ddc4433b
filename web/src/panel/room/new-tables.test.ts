import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../api/client.ts';
import { EMPTY_TABLES_ENTRY, newTablesOf, suggestTables, type TablesEntry } from './new-tables.ts';

const table = (name: string, code = name): Schemas['Table'] => ({
  ...{ id: name, revision: '', areaId: 'area', name, code, capacity: 4, place: null, openBill: null },
});
const entry = (change: Partial<TablesEntry>): TablesEntry => ({ ...EMPTY_TABLES_ENTRY, ...change });
const namesOf = (change: Partial<TablesEntry>) =>
  newTablesOf(entry(change), []).tables.map(({ name }) => name);
const faultOf = (change: Partial<TablesEntry>, stored: Schemas['Table'][] = []) =>
  newTablesOf(entry(change), stored).fault?.kind;

test('there is a table for each number, both ends included', () => {
  assert.deepEqual(namesOf({ prefix: 'Teras ', from: '9', to: '11' }), ['Teras 9', 'Teras 10', 'Teras 11']);
  assert.deepEqual(namesOf({ from: '7', to: '7' }), ['7']);
  assert.deepEqual(newTablesOf(entry({ from: '1', to: '1', seats: '6' }), []).tables, [
    { name: '1', capacity: 6 },
  ]);
});

test('each line of a list is a table, with its own seats or the common number of seats', () => {
  const list = 'Köşe, 2\n\n Pencere ;6\nBar\t1\nSalon 12';
  assert.deepEqual(newTablesOf(entry({ mode: 'List', list, seats: '4' }), []).tables, [
    { name: 'Köşe', capacity: 2 },
    { name: 'Pencere', capacity: 6 },
    { name: 'Bar', capacity: 1 },
    { name: 'Salon 12', capacity: 4 },
  ]);
});

test('faults are found before anything is sent', () => {
  assert.equal(faultOf({ from: '5', to: '3' }), 'numbersWrong');
  assert.equal(faultOf({ from: 'x' }), 'numbersWrong');
  assert.equal(faultOf({ seats: '0' }), 'seatsWrong');
  assert.equal(faultOf({ mode: 'List', list: ' \n' }), 'nothing');
  assert.equal(faultOf({ from: '1', to: '9999' }), 'tooMany');
  assert.equal(faultOf({ mode: 'List', list: 'A\nA' }), 'twice');
  assert.equal(faultOf({ mode: 'List', list: 'x'.repeat(51) }), 'nameLong');
  assert.equal(faultOf({ from: '1', to: '2' }, [table('2', '7K3MQ9XA')]), 'taken');
});

test('the suggestion continues the numbers and seats of the area', () => {
  const next = suggestTables({ name: 'Teras', tables: [table('Teras 7'), table('Teras 8')] }, []);
  assert.deepEqual([next.prefix, next.from, next.seats], ['Teras ', '9', '4']);
  assert.deepEqual(suggestTables({ name: 'Bar', tables: [] }, []).prefix, 'Bar ');
});

test('the suggestion skips numbers of other areas, and numbers of tables that were moved', () => {
  const own = [table('3'), table('4'), table('1'), table('2')];
  const next = suggestTables({ name: 'Salon', tables: own }, [...own, table('Window', '5'), table('8')]);
  assert.deepEqual([next.from, next.to], ['9', '12']);
});
