import { useTranslations } from 'use-intl';
import { type HeldCourse, heldCourses } from '../../../api/bill-courses.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useNow } from '../../../time/use-now.ts';
import { BillLineRow } from '../bill-line-row.tsx';
import FireButton from './fire-button.tsx';
import css from './held.module.css';

interface HeldCoursesProps {
  bill: Bill;
  /** The ids of lines that an unanswered act changes. */
  unsavedLines: ReadonlySet<string>;
  onOpen: (lineId: string) => void;
}

/** The held lines of a bill by course. Each course has a button that fires it. */
export default function HeldCourses({ bill, unsavedLines, onOpen }: HeldCoursesProps) {
  return heldCourses(bill).map((course) => (
    <section key={course.id} className={css.course} aria-labelledby={`held-${course.id}`}>
      <div className={css.head}>
        <CourseHead course={course} />
        <FireButton billId={bill.id} course={course} className={css.fire} />
      </div>
      <ul>
        {course.lines.map((line) => (
          <BillLineRow
            key={line.id}
            bill={bill}
            line={line}
            isUnsaved={unsavedLines.has(line.id)}
            canServe
            onOpen={() => onOpen(line.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The name of a course, and whether it is due, or how long ago the previous one was fired. */
function CourseHead({ course: { id, name, before, isDue } }: { course: HeldCourse }) {
  const t = useTranslations('board.ticket');
  const now = useNow();
  return (
    <div>
      <h2 id={`held-${id}`}>{`${t('later')}: ${name}`}</h2>
      {isDue && <p className={css.due}>{t('due')}</p>}
      {before !== null && (
        <p className={css.since}>
          {t('sentAgo', {
            course: before.name,
            minutes: Math.max(0, Math.floor((now - before.sentAt) / 60_000)),
          })}
        </p>
      )}
    </div>
  );
}
