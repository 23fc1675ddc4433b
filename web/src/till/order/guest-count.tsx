import { Minus, Plus, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';

/** The most guests that the service accepts for a table. */
const MOST_GUESTS = 500;

/**
 * The number of guests at the table. At a free table it is sent with the first order; on an open bill it is sent at
 * once. While the first order is being sent, it cannot be changed.
 * @param expected  the size of the party that was checked in, used unless a person changes the number
 */
export function GuestCount({ expected }: { expected: number | null }) {
  const t = useTranslations('till.guests');
  const { shown, sending, basket, changeBasket } = useOrder();
  const act = useActAtVenue();
  const isOpening = shown === null && sending.length > 0;
  const guests = shown === null ? (sending[0]?.guests ?? basket.guests ?? expected) : shown.bill.guests;
  const step = (by: number) => {
    if (shown === null)
      changeBasket((before) => ({ ...before, guests: (before.guests ?? expected ?? 0) + by || null }));
    else act('stepGuests', shown.bill.id, { billId: shown.bill.id, by });
  };
  return (
    <fieldset className={css.guests} aria-label={t('label')}>
      <Button
        tone="Quiet"
        icon={<Minus />}
        label={t('fewer')}
        disabled={guests === null || isOpening}
        onClick={() => step(-1)}
      />
      <output className={css.guestCount}>
        <UsersRound aria-hidden />
        <span className="unseen">{t('label')}</span>
        {guests ?? '–'}
      </output>
      <Button
        tone="Quiet"
        icon={<Plus />}
        label={t('more')}
        disabled={guests === MOST_GUESTS || isOpening}
        onClick={() => step(1)}
      />
    </fieldset>
  );
}
