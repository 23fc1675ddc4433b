import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { CourseSelectProps } from '../venue-settings/courses/course-select.tsx';
import { useMenuEditing } from './menu-context.tsx';

const CourseSelect = lazyPart(() => import('../venue-settings/courses/course-select.tsx'));

/** Chooses the course of a product or a category. Hidden if the venue has no courses. */
export function CourseField(props: Omit<CourseSelectProps, 'courses'>) {
  const { courses } = useMenuEditing().settings;
  if (courses.length === 0) return null;
  return (
    <Suspense>
      <CourseSelect courses={courses} {...props} />
    </Suspense>
  );
}
