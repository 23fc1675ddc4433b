import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scanSource } from '../../../scripts/checks/source-scan.ts';
import type { Rule } from './architecture-rules.ts';
import { checkSqlStates, checkWrites } from './architecture-store-rules.ts';

function breaches(rule: Rule, path: string, text: string): number[] {
  return rule(scanSource(path, text)).map(({ line }) => line);
}

const writes = (text: string) => breaches(checkWrites, 'server/src/store/a.ts', text);

test('a write of one statement may take Db', () => {
  const text =
    "export async function saveTea(db: Db): Promise<void> {\n  await db.query({ text: 'insert into tea' });\n}\n";
  assert.deepEqual(writes(text), []);
});

test('a write of several statements takes Tx, in any way of running them', () => {
  const bodies = [
    "  await db.query({ text: 'insert into tea' });\n  await db.query({ text: 'select 1' });\n",
    "  await db.query({ text: 'update tea set cups = 1' });\n  await fillUp(db, 1);\n",
    "  for (const cup of cups) await db.query({ text: 'delete from tea' });\n",
  ];
  for (const body of bodies) {
    assert.deepEqual(writes(`\nexport async function pour(db: Db): Promise<void> {\n${body}}\n`), [2], body);
    assert.deepEqual(writes(`\nexport async function pour(tx: Tx): Promise<void> {\n${body}}\n`), [], body);
  }
});

test('a function that is named as a write counts as one, with any statement', () => {
  const body =
    "  await db.query({ text: 'select save_tea()' });\n  await db.query({ text: 'select boil()' });\n";
  assert.deepEqual(writes(`async function saveTea(db: Database) {\n${body}}\n`), [1]);
});

test('a read may take several statements', () => {
  const body =
    "  await db.query({ text: 'select 1' });\n  return db.query({ text: 'select updated_at from tea' });\n";
  assert.deepEqual(writes(`export async function findTea(db: Db) {\n${body}}\n`), []);
});

test('an SQLSTATE is compared in the store alone', () => {
  const of = (path: string, text: string) => breaches(checkSqlStates, `server/src/${path}`, text);
  assert.deepEqual(of('store/a.ts', "if (sqlStateOf(error) === '23505') return;"), []);
  assert.deepEqual(of('operations/a.ts', "\nconst HELD = '40P01';"), [2]);
  assert.deepEqual(of('engine.ts', "import { sqlStateOf } from './store/database.ts';"), [1]);
  assert.deepEqual(of('http/a.ts', "const port = 23505; const code = 'ABCDE';"), []);
});
