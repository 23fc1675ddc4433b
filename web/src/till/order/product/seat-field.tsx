import { useTranslations } from 'use-intl';
import { SeatChips } from '../../seats/seat-chips.tsx';
import { hasSeats, seatCount } from '../../seats/seat-count.ts';
import type { Choice } from '../basket/basket.ts';
import { useOrder } from '../order-context.tsx';
import css from './product.module.css';

interface SeatFieldProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The choice of the seat for a line of the basket, at a table where seats are used. */
export function SeatField({ choice, onChange }: SeatFieldProps) {
  const t = useTranslations('app.seats');
  const { shown, basket } = useOrder();
  const { seat: chosen, ...shared } = choice;
  const seat = chosen ?? null;
  const lines = [...(shown?.bill.lines ?? []), ...basket.lines];
  if (basket.seat === undefined && !hasSeats(lines)) return null;
  return (
    <section className={css.choices}>
      <h3>{t('title')}</h3>
      <SeatChips
        seat={seat}
        count={seatCount(shown?.bill.guests ?? basket.guests, lines, seat)}
        onChoose={(next) => onChange(next === null ? shared : { ...shared, seat: next })}
      />
    </section>
  );
}
