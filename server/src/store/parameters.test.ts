import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { anyUnicodeText } from '../../test/any-text.ts';
import { openTestDatabase } from '../../test/sofra.ts';
import type { Database, SqlValue } from './database.ts';

let db: Database;

before(() => {
  db = openTestDatabase();
});

after(() => db.close());

async function read<T>(type: string, value: SqlValue): Promise<T> {
  const [row] = await db.query<{ value: T }>({ text: `select $1::${type} as value`, values: [value] });
  return row!.value;
}

/** Texts that PostgreSQL stores: all but those with a NUL. Those that mean something in an array come up often. */
const storedText = fc.oneof(
  anyUnicodeText({ maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom(
    '',
    'NULL',
    'null',
    'Null',
    '{}',
    '{',
    ',',
    '"',
    '\\',
    '\\"',
    ' ',
    '\n',
    '\t',
    '{"a":"\\u0041"}',
    '+1.5',
    'a b',
  ),
);

test('arrays of texts arrive as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(storedText, { maxLength: 12 }), async (texts) => {
      assert.deepEqual(await read('text[]', texts), texts);
    }),
  );
});

test('arrays may hold ids, numbers, instants and nulls', async () => {
  const id = '01a204e2-70a0-76b2-ad32-fa52df0152fb';
  assert.deepEqual(await read('uuid[]', [id, null]), [id, null]);
  assert.deepEqual(await read('integer[]', [-1, 0, null, 2_147_483_647]), [-1, 0, null, 2_147_483_647]);
  assert.deepEqual(await read('float8[]', [1e-9, 1e21, -0.5]), [1e-9, 1e21, -0.5]);
  const [first, second] = [new Date('2026-11-22T20:00:00.123Z'), new Date(0)];
  const instants = await read<number[]>('timestamptz[]', [first, null, second]);
  assert.deepEqual(
    instants.map((at) => at && Number(at)),
    [first.getTime(), null, 0],
  );
});

test('instants of any year are the same ones in the database', async () => {
  for (const year of [-4712, -1, 0, 1, 99, 1969, 2026, 9999, 10_000, 250_000]) {
    const at = new Date(Date.UTC(2000, 1, 29, 23, 59, 58, 7)).setUTCFullYear(year);
    const [row] = await db.query<{ ms: string }>({
      text: 'select (extract(epoch from $1::timestamptz) * 1000)::bigint::text as ms',
      values: [new Date(at)],
    });
    assert.equal(Number(row!.ms), at);
  }
});

test('an instant that is none is refused before it is sent', async () => {
  await assert.rejects(read('timestamptz', new Date(Number.NaN)), RangeError);
});
