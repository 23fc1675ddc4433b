import { foldText } from '../../../ui/text/fold-text.generated.ts';
import type { Settings } from '../../panel-queries.ts';

type Course = Settings['courses'][number];

/** The course that a cell names by its name or its code; `null` if unknown. */
export function readCourse(cell: string, courses: readonly Course[]): Course | null {
  const text = foldText(cell);
  return (
    courses.find(({ code }) => code === cell) ??
    courses.find(({ name, code }) => foldText(name) === text || foldText(code) === text) ??
    null
  );
}

/** The cell for a course: its name, or its code if {@link readCourse} would read the name as another course. */
export function writeCourseCell(code: string | null, courses: readonly Course[]): string {
  const found = courses.find((one) => one.code === code);
  if (found === undefined) return '';
  return readCourse(found.name, courses) === found ? found.name : found.code;
}
