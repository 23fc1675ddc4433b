import { Minus, Plus, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActHere } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';

/** The most guests that the service counts at a table. */
const MOST_GUESTS = 500;

/** How many guests sit at the table: with the first order of a free one, at once on an open bill. */
export function GuestCount() {
  const t = useTranslations('till.guests');
  const { shown, basket, changeBasket } = useOrder();
  const act = useActHere();
  const guests = shown === null ? basket.guests : shown.bill.guests;
  const set = (count: number) => {
    const next = count < 1 ? null : Math.min(count, MOST_GUESTS);
    if (shown === null) changeBasket((before) => ({ ...before, guests: next }));
    else act('countGuests', shown.bill.id, { billId: shown.bill.id, guests: next });
  };
  return (
    <fieldset className={css.guests} aria-label={t('label')}>
      <Button
        tone="Quiet"
        icon={<Minus />}
        label={t('fewer')}
        disabled={guests === null}
        onClick={() => set((guests ?? 0) - 1)}
      />
      <output className={css.guestCount}>
        <UsersRound aria-hidden />
        <span className="unseen">{t('label')}</span>
        {guests ?? '–'}
      </output>
      <Button tone="Quiet" icon={<Plus />} label={t('more')} onClick={() => set((guests ?? 0) + 1)} />
    </fieldset>
  );
}
