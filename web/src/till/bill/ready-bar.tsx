import { BellRing, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActHere } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './bill.module.css';
import { isServedFrom, readyLines, unitsOfLines } from './bill-rounds.ts';

/** How much is ready to carry, and one tap that says that all of it was served. */
export function ReadyBar({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const act = useActHere();
  const ready = readyLines(bill);
  if (ready.length === 0 || !isServedFrom(bill)) return null;
  const serveAll = () => {
    for (const { id } of ready) act('moveLine', bill.id, { billId: bill.id, lineId: id, to: 'Served' });
  };
  return (
    <div className={css.ready}>
      <BellRing aria-hidden />
      <strong>{t('readyToCarry', { count: unitsOfLines(ready) })}</strong>
      <Button icon={<Check aria-hidden />} onClick={serveAll}>
        {t('allServed')}
      </Button>
    </div>
  );
}
