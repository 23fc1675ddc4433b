import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasUnnamedCourse, moveCourseEarlier, usesOfCourse } from './course-list.ts';

const COURSES = ['starter', 'main', 'dessert'].map((code) => ({ code, name: code }));

test('a course is used by the categories and the products that have its code', () => {
  const product = (name: string, course: string | null) => ({ name, course });
  const menu = [
    { name: 'Soups', course: 'starter', products: [product('Lentil', null), product('Fish', 'main')] },
    { name: 'Grill', course: 'main', products: [] },
  ] as unknown as Parameters<typeof usesOfCourse>[1];
  assert.deepEqual(usesOfCourse('main', menu), ['Grill', 'Fish']);
  assert.deepEqual(usesOfCourse('dessert', menu), []);
});

test('a course moves one place earlier, and the first course stays', () => {
  const codes = (at: number) => moveCourseEarlier(COURSES, at).map(({ code }) => code);
  assert.deepEqual(codes(2), ['starter', 'dessert', 'main']);
  assert.deepEqual(codes(0), ['starter', 'main', 'dessert']);
});

test('a list with an unnamed course is found', () => {
  assert.equal(hasUnnamedCourse(COURSES), false);
  assert.equal(hasUnnamedCourse([...COURSES, { code: 'x', name: ' ' }]), true);
});
