import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, systemRandom } from '../../parts/parts.ts';
import { traceIdOf } from './request-context.ts';

const CALLERS = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const NEW = 'ab'.repeat(16);
const VALID = `00-${CALLERS}-${PARENT}-01`;

const fixedRandom: Random = (length) => Buffer.alloc(length, 0xab);

function isTakenOver(traceparent: string): void {
  assert.equal(traceIdOf(traceparent, fixedRandom), CALLERS, traceparent);
}

function isReplaced(traceparent: string): void {
  assert.equal(traceIdOf(traceparent, fixedRandom), NEW, traceparent);
}

test("the caller's trace id is used, sampled or not", () => {
  isTakenOver(VALID);
  isTakenOver(`00-${CALLERS}-${PARENT}-00`);
  isTakenOver(`00-${CALLERS}-${PARENT}-ff`);
});

test('a request without a traceparent gets a new trace id', () => {
  assert.equal(traceIdOf(undefined, fixedRandom), NEW);
});

test('each new trace id is 32 lower-case hexadecimal digits and differs from the others', () => {
  const ids = new Set(Array.from({ length: 100 }, () => traceIdOf(undefined, systemRandom)));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
});

test('the known fields of a later version are read', () => {
  isTakenOver(`01-${CALLERS}-${PARENT}-01`);
  isTakenOver(`fe-${CALLERS}-${PARENT}-01-what-the-future-will-be-like`);
  isTakenOver(`cc-${CALLERS}-${PARENT}-01-`);
});

test('a later version whose flags continue without a hyphen is not used', () => {
  isReplaced(`cc-${CALLERS}-${PARENT}-01.what`);
  isReplaced(`cc-${CALLERS}-${PARENT}-010`);
});

test('version 00 has nothing after its flags', () => {
  isReplaced(`${VALID}-`);
  isReplaced(`${VALID}-00`);
  isReplaced(`${VALID}, ${VALID}`);
});

test('version ff is not a version', () => {
  isReplaced(`ff-${CALLERS}-${PARENT}-01`);
  isReplaced(`ff-${CALLERS}-${PARENT}-01-more`);
});

test('an id of zeros is not valid', () => {
  isReplaced(`00-${'0'.repeat(32)}-${PARENT}-01`);
  isReplaced(`00-${CALLERS}-${'0'.repeat(16)}-01`);
  isTakenOver(`00-${CALLERS}-${'0'.repeat(15)}1-01`);
});

test('upper case, other letters and wrong lengths are not used', () => {
  isReplaced(VALID.toUpperCase());
  isReplaced(`00-${CALLERS.toUpperCase()}-${PARENT}-01`);
  isReplaced(`00-${CALLERS.slice(1)}g-${PARENT}-01`);
  isReplaced(`00-${CALLERS.slice(1)}-${PARENT}-01`);
  isReplaced(`00-${CALLERS}0-${PARENT}-01`);
  isReplaced(`00-${CALLERS}-${PARENT.slice(1)}-01`);
  isReplaced(`00-${CALLERS}-${PARENT}-1`);
  isReplaced(`0-${CALLERS}-${PARENT}-01`);
  isReplaced(`00-${CALLERS}-${PARENT}`);
  isReplaced(`00_${CALLERS}_${PARENT}_01`);
  isReplaced(` ${VALID}`);
});

test('garbage of any length gets a new trace id', () => {
  for (const garbage of ['', ' ', '-', '00', '---', CALLERS, 'a'.repeat(10_240), '00-'.repeat(4_096)]) {
    isReplaced(garbage);
  }
});
