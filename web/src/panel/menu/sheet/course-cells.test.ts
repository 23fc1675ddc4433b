import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../../../test/english.ts';
import { writeCourseCell } from './course-cells.ts';
import { guessColumns } from './guess-columns.ts';
import { readRows } from './import-rows.ts';
import { readTable } from './read-table.ts';

const COURSES = [
  { code: 'starter', name: 'Başlangıç' },
  { code: 'main', name: 'Ana yemek' },
];

function read(lines: readonly string[], isWhole = false) {
  const table = readTable(lines.join('\n'));
  const columns = guessColumns(table, { own: 'tr', further: [] });
  const vat = { classes: [], usual: null, today: '2026-03-06' };
  const venue = { vat, takesMealCards: false, allergens: wordsIn('tr').panelMenu.product.allergen };
  const choices = { ...columns, ...venue, category: '', portion: 'Porsiyon', courses: COURSES };
  return readRows(table, choices, [], isWhole);
}

const HEAD = 'Kategori;Ürün;Fiyat;Servis sırası';

test('a cell names the course of a category or a product by name or code; an unknown course is a fault', () => {
  const { rows, products, categories } = read([
    HEAD,
    'Izgara;;;ANA YEMEK',
    'Izgara;Adana;320;',
    'Izgara;Humus;90;starter',
    'Izgara;Künefe;120;Tatlı',
  ]);
  assert.deepEqual(categories, [{ name: 'Izgara', course: 'main' }]);
  assert.deepEqual(
    products.map(({ name, course }) => [name, course]),
    [
      ['Adana', undefined],
      ['Humus', 'starter'],
    ],
  );
  const faults = rows.map((row) => row.faults.map(({ kind, column }) => `${kind} ${column}`).join());
  assert.deepEqual(faults, ['', '', '', 'course 3']);
});

test('an empty cell removes the course only if the list replaces the menu', () => {
  const lines = [HEAD, 'Izgara;Adana;320;'];
  assert.equal('course' in read(lines).products[0]!, false);
  assert.equal(read(lines, true).products[0]!.course, null);
});

test('a course is written by its name, or by its code if its name is the code of another course', () => {
  assert.equal(writeCourseCell('main', COURSES), 'Ana yemek');
  assert.equal(writeCourseCell('main', [...COURSES.slice(0, 1), { code: 'main', name: 'Starter' }]), 'main');
  assert.deepEqual([writeCourseCell(null, COURSES), writeCourseCell('gone', COURSES)], ['', '']);
});
