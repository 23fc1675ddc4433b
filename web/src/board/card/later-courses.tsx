import { Flame } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { portionsText } from '../../ui/text/portions-text.ts';
import type { BoardActs } from '../board-acts.ts';
import type { BoardTicket, LaterCourse } from '../tickets/board-ticket.ts';
import { ageOf } from '../tickets/lateness.ts';
import css from './later-courses.module.css';

/**
 * The later courses of a round, in small type. Each has a button that fires it, and says how long ago the previous
 * course was fired.
 */
export function LaterCourses({ ticket, acts }: { ticket: BoardTicket; acts: BoardActs }) {
  const t = useTranslations('board.ticket');
  return (
    <div className={css.later}>
      {ticket.later.map((course) => (
        <div key={course.id} className={css.course}>
          <div>
            <p>
              <strong>{`${t('later')}: ${course.name}`}</strong> {portionsText(course.lines)}
            </p>
            <PreviousCourse course={course} />
          </div>
          <Button
            className={css.fire}
            icon={<Flame aria-hidden />}
            onClick={() => acts.fireCourse(ticket, course.id)}
          >
            {t('fireCourse', { course: course.name })}
          </Button>
        </div>
      ))}
    </div>
  );
}

/** How long ago the previous course was fired, and whether it is served. */
function PreviousCourse({ course: { before, isDue } }: { course: LaterCourse }) {
  const t = useTranslations('board.ticket');
  const now = useNow();
  return (
    <p>
      {before !== null && t('sentAgo', { course: before.name, minutes: ageOf(before.sentAt, now) })}
      {isDue && <strong className={css.due}>{t('due')}</strong>}
    </p>
  );
}
