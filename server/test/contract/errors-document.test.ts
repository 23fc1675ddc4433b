import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../src/core/languages.ts';
import { httpStatusOf, REFUSAL_CODES } from '../../src/core/refusals.ts';
import { type ErrorBody, errorBody } from '../../src/http/answer/error-body.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');

/** The rows that explain a code: status, code, when, what to do. */
const ROWS = [...DOCUMENT.matchAll(/^\| (\d{3}) \| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, status, code, when, whatToDo]) => ({ status: Number(status), code, when, whatToDo }),
);

test('the document explains every code once and no other', () => {
  assert.deepEqual(ROWS.map(({ code }) => code).toSorted(), REFUSAL_CODES.toSorted());
});

test('the document gives every code the status that it is answered with', () => {
  const written = Object.fromEntries(ROWS.map(({ code, status }) => [code, status]));
  assert.deepEqual(written, Object.fromEntries(REFUSAL_CODES.map((code) => [code, httpStatusOf(code)])));
});

test('the document says of every code when it is answered and what to do, in whole sentences', () => {
  for (const { when, whatToDo } of ROWS) {
    assert.match(when ?? '', /^[A-Z`].+\.$/);
    assert.match(whatToDo ?? '', /^[A-Z`].+\.$/);
  }
});

test('every row of a table of codes is one that these tests check', () => {
  const lines = DOCUMENT.split('\n').filter((line) => /^\|[^|]*\| `[A-Z_]+` \|/.test(line));
  assert.equal(lines.length, ROWS.length);
});

test('the example of the document equals an answer of the service', () => {
  const example = JSON.parse(/```json\n(.+?)```/s.exec(DOCUMENT)?.[1] ?? '') as ErrorBody;
  const { errorCode, timestamp, traceId, validationErrors } = example;
  const answered = errorBody({
    code: errorCode,
    language: 'en',
    now: Date.parse(timestamp),
    traceId,
    problems: validationErrors,
  });
  assert.equal(JSON.stringify(example), JSON.stringify(answered));
});

test('the document names the languages in their order', () => {
  const listed = /on every call: (.+)\. Only/.exec(DOCUMENT)?.[1] ?? '';
  assert.deepEqual(
    [...listed.matchAll(/`(\w\w)`/g)].map(([, language]) => language),
    [...LANGUAGES],
  );
});
