import { limitProblems, type Problem, Refusal } from '../refusals.ts';
import { type CourseTerms, unknownCourseCodes } from '../venue/courses.ts';
import type { MenuContent } from './menu-content.ts';

/**
 * Checks that the venue has every course that its categories and products name.
 * @throws Refusal CONTENT_INVALID that lists each category and product with an unknown course
 */
export function requireKnownCourses({
  venue,
  categories,
  products,
}: { venue: CourseTerms } & Pick<MenuContent, 'categories' | 'products'>): void {
  const problems = [...categories, ...products].flatMap(({ course, name }): Problem[] => {
    if (unknownCourseCodes(venue, [course]).length === 0) return [];
    return [{ field: 'course', message: `of ${name} is no course of the venue`, attemptedValue: course }];
  });
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems: limitProblems(problems) });
}
