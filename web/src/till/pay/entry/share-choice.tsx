import { useTranslations } from 'use-intl';
import { Segments } from '../../../ui/segments.tsx';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';
import { defaultField, payableSeats, type Share } from './entry.ts';

/** The shares of a bill, in the order of the buttons. */
const SHARES: readonly Share[] = ['All', 'Equal', 'Units', 'Seat'];

/**
 * The choice of what the next payment pays: all that remains, an equal share, chosen dishes, or seats if the bill has
 * any.
 */
export function ShareChoice({ paying: { bill, entry, change } }: { paying: PaymentForm }) {
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
