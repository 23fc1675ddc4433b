import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasUnnamedCourse, moveCourseEarlier, usesOfCourse } from './course-list.ts';

const COURSES = ['starter', 'main', 'dessert'].map((code) => ({ code, name: code }));

test('a course is used by the categories and the products that name it themselves', () => {
  const product = (name: string, course: string | null) => ({ name, course });
  const menu = [
    { name: 'Soups', course: 'starter', products: [product('Lentil', null), product('Fish', 'main')] },
    { name: 'Grill', course: 'main', products: [] },
  ] as unknown as Parameters<typeof usesOfCourse>[1];
  assert.deepEqual(usesOfCourse('main', menu), ['Grill', 'Fish']);
  assert.deepEqual(usesOfCourse('dessert', menu), []);
});

test('a course moves one place forward, the first one stays', () => {
  const codes = (at: number) => moveCourseEarlier(COURSES, at).map(({ code }) => code);
  assert.deepEqual(codes(2), ['starter', 'dessert', 'main']);
  assert.deepEqual(codes(0), ['starter', 'main', 'dessert']);
});

test('a course without a name is found', () => {
  assert.equal(hasUnnamedCourse(COURSES), false);
  assert.equal(hasUnnamedCourse([...COURSES, { code: 'x', name: ' ' }]), true);
});
