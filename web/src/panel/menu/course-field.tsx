import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { CourseSelectProps } from '../venue-settings/courses/course-select.tsx';
import { useMenuEditing } from './menu-context.tsx';

const CourseSelect = lazyPart(() => import('../venue-settings/courses/course-select.tsx'));

/** The course of a product or a category. Without courses there is nothing to choose. */
export function CourseField(props: Omit<CourseSelectProps, 'courses'>) {
  const { courses } = useMenuEditing().settings;
  if (courses.length === 0) return null;
  return (
    <Suspense>
      <CourseSelect courses={courses} {...props} />
    </Suspense>
  );
}
