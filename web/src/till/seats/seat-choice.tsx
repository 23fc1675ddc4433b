import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useOrder } from '../order/order-context.tsx';
import { SeatChips } from './seat-chips.tsx';
import { hasSeats, seatCount } from './seat-count.ts';
import css from './seats.module.css';

/**
 * The choice of the seat for which is ordered now. It is a small button until seats are used at the table. Until the
 * round is sent, chosen dishes get this seat.
 */
export default function SeatChoice() {
  const t = useTranslations('app.seats');
  const { shown, basket, changeBasket } = useOrder();
  const lines = [...(shown?.bill.lines ?? []), ...basket.lines];
  const seat = basket.seat ?? null;
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? (seat !== null || hasSeats(lines));
  const choose = (chosen: number | null) =>
    changeBasket(({ seat: _, ...before }) => (chosen === null ? before : { ...before, seat: chosen }));
  const toggle = () => {
    // If the seats are hidden, no dish may get one.
    if (isShown) choose(null);
    setIsOpen(!isShown);
  };
  return (
    <>
      <Button icon={<Armchair />} label={t('title')} aria-expanded={isShown} onClick={toggle} />
      {isShown && (
        <div className={css.row}>
          <SeatChips
            seat={seat}
            count={seatCount(shown?.bill.guests ?? basket.guests, lines, seat)}
            onChoose={choose}
          />
        </div>
      )}
    </>
  );
}
