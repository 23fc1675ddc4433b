import type { Schemas } from '../../../api/client.ts';

type Course = Schemas['Course'];

/** The categories and products that use a course. A course that is used cannot be removed. */
export function usesOfCourse(
  code: string,
  menu: readonly Pick<Schemas['CategorySetup'], 'name' | 'course' | 'products'>[],
): string[] {
  return [...menu, ...menu.flatMap(({ products }) => products)]
    .filter(({ course }) => course === code)
    .map(({ name }) => name);
}

/** The courses after one of them was moved one place earlier. */
export function moveCourseEarlier(courses: readonly Course[], at: number): Course[] {
  const [moved] = courses.slice(at, at + 1);
  return moved === undefined || at === 0
    ? [...courses]
    : courses.toSpliced(at, 1).toSpliced(at - 1, 0, moved);
}

/** Whether any course has no name. */
export function hasUnnamedCourse(courses: readonly Course[]): boolean {
  return courses.some(({ name }) => name.trim() === '');
}
