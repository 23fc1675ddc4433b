import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../ui/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';
import { chooseUnit, type PayableLine, payableLines } from './entry.ts';
import { LineDetails } from './line-details.tsx';

/**
 * The dishes of the bill; if the payment is by seat, grouped by seat. A tap chooses one unit. Paid units are marked and
 * cannot be chosen.
 */
export function Dishes({ paying: { bill, entry, change } }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const lines = payableLines(bill);
  if (entry.share === 'Seat') lines.sort((a, b) => seatOrder(a) - seatOrder(b));
  return (
    <ul className={css.dishes} aria-label={t('dishes')}>
      {lines.map((payable) => (
        <Dish
          key={payable.line.id}
          payable={payable}
          chosen={entry.units[payable.line.id] ?? 0}
          onChoose={() => change({ units: chooseUnit(entry.units, payable) })}
        />
      ))}
    </ul>
  );
}

/** The sort key of a line: dishes that guests share come last. */
function seatOrder({ line: { seat } }: PayableLine): number {
  return seat ?? Number.MAX_SAFE_INTEGER;
}

interface DishProps {
  payable: PayableLine;
  chosen: number;
  onChoose: () => void;
}

function Dish({ payable: { line, freeUnits }, chosen, onChoose }: DishProps) {
  const t = useTranslations('payments.sheet');
  const { quantity, paidUnits, productName, portionName, due, acceptsMealCard } = line;
  const isPaid = freeUnits <= 0;
  return (
    <li>
      <button
        type="button"
        className={classNames(css.dish, isPaid && css.isPaid)}
        aria-pressed={chosen > 0}
        disabled={isPaid}
        onClick={onChoose}
      >
        <strong className={css.units} dir="ltr">
          {quantity > 1 ? `${chosen} / ${freeUnits}` : chosen > 0 && <Check />}
        </strong>
        <span>
          {productName} <small>{portionName}</small>
          <LineDetails line={line} />
          {paidUnits > 0 && (
            <small className={css.paidUnits}>
              <Check aria-hidden />
              {isPaid ? t('unitPaid') : t('unitsPaid', { paid: paidUnits, quantity })}
            </small>
          )}
          {!acceptsMealCard && <small className={css.noMeal}>{t('noMealCard')}</small>}
        </span>
        <Amount value={due} />
      </button>
    </li>
  );
}
