import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, problemsOf } from '../../test/samples/sample-document.ts';
import { Refusal } from '../core/refusals.ts';
import { DOCUMENT_VALUES, MOST_IN_DOCUMENT } from './document-limits.ts';
import { createValueCount, parseDocument } from './venue/parse-document.ts';

const MORE = ['document', 'has more faults than these 99: at least 101'];
const listOf = (count: number, text: string) => Array.from({ length: count }, () => text).join();

test('of a hundred thousand faults, 99 are reported, and that there are more', () => {
  const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, at]));
  const problems = problemsOf(documentOf(names));
  assert.equal(problems.length, 100);
  assert.deepEqual(problems[0], ['venues[0].x0', 'is not known here']);
  assert.deepEqual(problems.at(-1), MORE);
});

test('exactly a hundred faults are all reported', () => {
  const names = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`x${at}`, at]));
  assert.ok(problemsOf(documentOf(names)).every(([field]) => field !== 'document'));
});

test('faults of the content are reported up to a hundred, too', () => {
  const portions = [{ name: 'Tam', price: 1 }];
  const products = Array.from({ length: 1_000 }, () => ({ name: 'Köfte', portions }));
  const problems = problemsOf(documentOf({ categories: [{ name: 'Izgara', products }] }));
  assert.deepEqual([problems.length, problems.at(-1)], [100, MORE]);
});

test('a list that is too long is one fault, whatever it contains', () => {
  const tooMany = (count: number) => Array.from({ length: count + 1 }, () => ({}));
  assert.deepEqual(problemsOf({ format: 'sofra-venues/1', venues: tooMany(MOST_IN_DOCUMENT.venues) }), [
    ['venues', 'must contain at most 1000 items'],
  ]);
  const { branches, areas, categories, campaigns, printers, accounts, keys } = MOST_IN_DOCUMENT;
  const lists = { areas, categories, campaigns, printers, accounts, keys, branches };
  const venue = Object.fromEntries(Object.entries(lists).map(([name, most]) => [name, tooMany(most)]));
  assert.deepEqual(
    problemsOf(documentOf(venue)),
    Object.entries(lists).map(([name, most]) => [`venues[0].${name}`, `must contain at most ${most} items`]),
  );
});

test('known properties after very many unknown ones are still read', () => {
  const others = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x${at}`, at]));
  const document = { format: 'sofra-venues/1', venues: [{ ...others, name: 'Meze' }] };
  assert.ok(problemsOf(document).every(([field]) => field !== 'venues[0].name'));
});

test('a text of megabytes is one fault, and so is a property name of megabytes', () => {
  const long = 'a.'.repeat(2_000_000);
  assert.deepEqual(problemsOf(documentOf({ logoUrl: long })), [
    ['venues[0].logoUrl', 'must have at most 20000 characters'],
  ]);
  assert.deepEqual(problemsOf(documentOf({ [long]: 1 })), [
    [`venues[0].${long.slice(0, 100)}`, 'is not known here'],
  ]);
});

test('a document with too many values is refused before it is parsed', () => {
  const text = (count: number) => Buffer.from(`[${listOf(count, '{}')}]`);
  assert.throws(
    () => parseDocument(text(DOCUMENT_VALUES / 2 + 1)),
    (error) =>
      error instanceof Refusal &&
      error.code === 'DOCUMENT_INVALID' &&
      error.problems[0]?.message ===
        `has more than ${DOCUMENT_VALUES} values: import it in several documents`,
  );
  assert.deepEqual(parseDocument(Buffer.from(`["${',[{'.repeat(DOCUMENT_VALUES)}"]`)), [
    ',[{'.repeat(DOCUMENT_VALUES),
  ]);
  assert.deepEqual(parseDocument(Buffer.from(String.raw`["a\"b\\", [{"ç": "\\\","}]]`)), [
    'a"b\\',
    [{ ç: '\\",' }],
  ]);
});

test('values are counted the same wherever a document is cut into parts', () => {
  const end = Buffer.from(String.raw`,{"ç\"[,": ["\\", ",\\\"{"]}]`);
  for (let cut = 0; cut <= end.length; cut++) {
    const [atLimit, beyond] = [createValueCount(), createValueCount()];
    const most = Buffer.from(`[${','.repeat(DOCUMENT_VALUES - 5)}`);
    for (const part of [most, end.subarray(0, cut), end.subarray(cut)]) assert.equal(atLimit(part), null);
    assert.equal(beyond(Buffer.from(`[${','.repeat(DOCUMENT_VALUES - 4)}`)), null);
    const refusals = [end.subarray(0, cut), end.subarray(cut)].map(beyond);
    assert.equal(refusals[1]?.code, 'DOCUMENT_INVALID');
  }
});

test('of a list that is far too long, only a few thousand records are looked at', () => {
  let looked = 0;
  const count = () => {
    looked += 1;
    return [];
  };
  const record = new Proxy({}, { ownKeys: count });
  const document = { format: 'sofra-venues/1', venues: Array.from({ length: 100_000 }, () => record) };
  assert.equal(problemsOf(document).length, 1);
  assert.ok(looked < 5_000, `${looked} records were looked at`);
});

test('after more faults than are reported, no more texts are looked at', () => {
  let looked = 0;
  const read = (target: object, name: string | symbol) => {
    looked += 1;
    return Reflect.get(target, name);
  };
  const record = new Proxy({ a: '\0', b: '\0', c: '\0' }, { get: read });
  const document = { format: 'sofra-venues/1', venues: Array.from({ length: 1_000 }, () => record) };
  assert.deepEqual(problemsOf(document).at(-1), MORE);
  assert.ok(looked < 500, `${looked} texts were looked at`);
});
