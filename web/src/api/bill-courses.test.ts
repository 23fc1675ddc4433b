import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldCourses } from './bill-courses.ts';
import type { Schemas } from './client.ts';

type BillLine = Schemas['BillLine'];

const COURSES = ['starter', 'main', 'dessert'];
const ORDERED = '2026-03-03T17:00:00.000Z';

/** A line of a course, with only the properties that these tests read. */
function line(course: string | null, change: Partial<BillLine> = {}): BillLine {
  const named = course === null ? null : { id: course, name: course, place: COURSES.indexOf(course) };
  return {
    course: named,
    isHeld: false,
    status: 'Pending',
    orderedAt: ORDERED,
    firedAt: null,
    ...change,
  } as BillLine;
}

const held = (course: string, change: Partial<BillLine> = {}) => line(course, { isHeld: true, ...change });
const dueOf = (...lines: BillLine[]) => heldCourses({ lines }).map(({ id, isDue }) => [id, isDue]);

test('a course is due once all courses before it are served; the course after it is not due', () => {
  assert.deepEqual(dueOf(line('starter', { status: 'Ready' }), held('dessert'), held('main')), [
    ['main', false],
    ['dessert', false],
  ]);
  assert.deepEqual(dueOf(line('starter', { status: 'Served' }), held('dessert'), held('main')), [
    ['main', true],
    ['dessert', false],
  ]);
});

test('lines without a course and removed lines do not keep a course from being due', () => {
  const removed = line('starter', { status: 'Cancelled' });
  assert.deepEqual(dueOf(line(null), removed, held('main')), [['main', true]]);
});

test('a removed line is not held, and a bill without held lines has no course to fire', () => {
  assert.deepEqual(dueOf(line('starter'), held('main', { status: 'Cancelled' })), []);
});

test('the course before is the last one sent to the kitchen, and its time counts from when it was fired', () => {
  const firedAt = '2026-03-03T17:30:00.000Z';
  const [dessert] = heldCourses({ lines: [line('starter'), line('main', { firedAt }), held('dessert')] });
  assert.deepEqual(dessert!.before, { name: 'main', sentAt: Date.parse(firedAt), isServed: false });
});
