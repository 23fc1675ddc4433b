import type { Static } from 'typebox';
import { MOST_COURSES } from '../../core/venue/courses.ts';
import { formField, listField, recordOf, textField, VAT_CODE_PATTERN } from '../document-fields.ts';

const courseSchema = recordOf('CourseDocument', 'A part of a meal.', {
  code: formField(VAT_CODE_PATTERN, 'main', 'What categories and products name it by, at most once.'),
  name: textField(50, 'The name for staff.', 'Ana yemek'),
});

export type CourseDocument = Static<typeof courseSchema>;

/** The courses of a venue. */
export const courseFields = {
  courses: listField(
    courseSchema,
    MOST_COURSES,
    'The courses of a meal, in the order in which they are served. A dish of a later course is held until staff fire it. ' +
      'Left out: none, everything is made at once.',
  ),
};
