import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import css from './left-open.module.css';
import { useIsLeftOpen } from './use-left-open.ts';

/**
 * Marks a bill that was left open on an earlier day, with its waiter and time.
 * @param isJoined  whether the present order is added to this bill; the mark then says so
 */
export function LeftOpenMark({ bill, isJoined = false }: { bill: Bill; isJoined?: boolean }) {
  const t = useTranslations('pay.leftOpen');
  const isLeft = useIsLeftOpen()(bill);
  const at = useTimeAndDay()(Date.parse(bill.openedAt));
  if (!isLeft) return null;
  const [first] = bill.rounds;
  const by = first?.takenBy ?? first?.by;
  return (
    <span className={css.left} role={isJoined ? 'note' : undefined}>
      <TriangleAlert aria-hidden />
      <span>
        {t('since', { at, by: bill.reservation?.name ?? by?.name ?? '' })} {isJoined && t('joins')}
      </span>
    </span>
  );
}
