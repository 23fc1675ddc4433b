import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import { applyBillActs } from '../../../acts/bill-acts.ts';
import { heldCourses } from '../../../api/bill-courses.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { portionsText } from '../../../ui/text/portions-text.ts';
import FireButton from './fire-button.tsx';
import css from './held.module.css';

/**
 * Asks what to do with held lines before a bill is closed, because the service refuses to close a bill with held lines.
 */
export default function HeldQuestion({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.held');
  const tLine = useTranslations('pay.line');
  const act = useActAtVenue();
  const { venueId } = useVenue();
  const { id: billId } = bill;
  const courses = heldCourses(applyBillActs(bill, usePendingActs(venueId)).bill);
  if (courses.length === 0) return null;
  return (
    <section className={css.question} role="alert">
      <p>{t('beforeClosing')}</p>
      <ul>
        {courses.map((course) => (
          <li key={course.id} className={css.head}>
            <span>
              <strong>{course.name}</strong>{' '}
              {portionsText(course.lines.map(({ quantity, productName: name }) => ({ quantity, name })))}
            </span>
            <span className={css.answers}>
              <FireButton billId={billId} course={course} />
              <Button
                icon={<Trash2 aria-hidden />}
                aria-label={`${tLine('strike')}: ${course.name}`}
                onClick={() => {
                  for (const { id: lineId } of course.lines)
                    act('strikeLine', billId, { billId, lineId, reason: null });
                }}
              >
                {tLine('strike')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
