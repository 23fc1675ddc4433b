import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useOrder } from '../order/order-context.tsx';
import { SeatChips } from './seat-chips.tsx';
import { hasSeats, seatCount } from './seat-count.ts';
import css from './seats.module.css';

/** For which guest is ordered now: one small button until seats are used at the table. What is chosen next goes to the seat, until it is sent. */
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
    // No dish goes to a seat that is not in sight.
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
