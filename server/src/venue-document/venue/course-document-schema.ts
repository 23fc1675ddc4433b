import type { Static } from 'typebox';
import { MOST_COURSES } from '../../core/venue/courses.ts';
import { formField, listField, recordOf, textField, VAT_CODE_PATTERN } from '../document-fields.ts';

const courseSchema = recordOf('CourseDocument', 'A course: a part of a meal.', {
  code: formField(
    VAT_CODE_PATTERN,
    'main',
    'The code, with which categories and products name the course. Each code once.',
  ),
  name: textField(50, 'The name for staff.', 'Ana yemek'),
});

export type CourseDocument = Static<typeof courseSchema>;

/** The courses of a venue. */
export const courseFields = {
  courses: listField(
    courseSchema,
    MOST_COURSES,
    'The courses of a meal, in the order in which they are served. A dish of a later course is held ' +
      'until staff fire the course. Left out: there are no courses, and everything is made immediately.',
  ),
};
