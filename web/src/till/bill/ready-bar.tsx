import { BellRing, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Button } from '../../ui/button.tsx';
import { UndoOffer } from '../undo/undo-offers.tsx';
import { servedUndoPlace, useLineActs } from '../undo/use-line-acts.ts';
import css from './bill.module.css';
import { isStillServed, readyLines, unitsOfLines } from './bill-rounds.ts';

/** The number of ready lines, with a button that marks all of them as served. */
export function ReadyBar({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const { serveAll } = useLineActs(bill);
  const ready = readyLines(bill);
  if (ready.length === 0 || !isStillServed(bill)) return <UndoOffer place={servedUndoPlace(bill.id)} />;
  return (
    <div className={css.ready}>
      <BellRing aria-hidden />
      <strong>{t('readyToCarry', { count: unitsOfLines(ready) })}</strong>
      <Button icon={<Check aria-hidden />} onClick={() => serveAll(ready)}>
        {t('allServed')}
      </Button>
    </div>
  );
}
