import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import css from './bill.module.css';
import { BillLineRow } from './bill-line-row.tsx';
import type { BillRound } from './bill-rounds.ts';

interface BillRoundSectionProps {
  bill: Pick<Bill, 'id' | 'table'>;
  round: BillRound;
  /** The ids of lines that an unanswered act changes. */
  unsavedLines: ReadonlySet<string>;
  /** Whether lines of this bill can still be made and served. */
  canServe: boolean;
  onOpen: (lineId: string) => void;
}

/** A round: who took it, who sent it, the time, and its lines. */
export function BillRoundSection({ bill, round, unsavedLines, canServe, onOpen }: BillRoundSectionProps) {
  const t = useTranslations('pay.bill');
  const { orderedAt, by, takenBy, note, againOf = null } = round.round;
  const at = useTimeAndDay()(Date.parse(orderedAt));
  return (
    <section className={css.round}>
      <h2 className={css.roundHead}>
        {round.number !== null && `${t('roundNumber', { number: round.number })} · `}
        {takenBy === null
          ? t('round', { at, by: by.name })
          : t('roundTaken', { at, by: by.name, taker: takenBy.name })}
        {againOf !== null && ` · ${t('again')}`}
      </h2>
      {note !== null && (
        <p className={css.note} dir="auto">
          “{note}”
        </p>
      )}
      <ul>
        {round.lines.map((line) => (
          <BillLineRow
            key={line.id}
            bill={bill}
            line={line}
            isUnsaved={unsavedLines.has(line.id)}
            canServe={canServe}
            onOpen={() => onOpen(line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
