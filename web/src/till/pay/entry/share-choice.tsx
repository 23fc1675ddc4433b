import { useTranslations } from 'use-intl';
import { Segments } from '../../../ui/segments.tsx';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import { defaultField, payableSeats, type Share } from './entry.ts';

/** The parts of a bill that can be paid, in one row of equal places. */
const SHARES: readonly Share[] = ['All', 'Equal', 'Units', 'Seat'];

/** What is paid next: what remains, an equal share, dishes that are tapped, or what seats have, if the bill has any. */
export function ShareChoice({ paying: { bill, entry, change } }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const hasSeats = entry.share === 'Seat' || payableSeats(bill).length > 0;
  const shares = SHARES.filter((share) => share !== 'Seat' || hasSeats);
  return (
    <div className={css.shares}>
      <Segments
        label={t('share')}
        value={entry.share}
        options={shares.map((value) => ({ value, text: t(`shares.${value}`) }))}
        onChange={(share) =>
          change({ share, given: '', field: share === 'Equal' ? 'people' : defaultField(share) })
        }
      />
    </div>
  );
}
