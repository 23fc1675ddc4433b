import { useDecimalSign } from '../../../ui/amount.tsx';
import { textOfAmount, toKurus } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';
import { TypedField } from './typed-field.tsx';

/** The fields for the amount that is handed over, by default everything that is due, and for the tip. */
export function AmountFields({ paying }: { paying: PaymentForm }) {
  const sign = useDecimalSign();
  return (
    <div className={css.amounts}>
      <TypedField paying={paying} field="given" placeholder={placeholderOf(paying, sign)} />
      <TypedField paying={paying} field="tip" placeholder="0" />
    </div>
  );
}

/** The amount that is shown while nothing is typed. */
function placeholderOf({ entry, dueKurus, shown }: PaymentForm, sign: string): string {
  if (entry.share === 'All') return textOfAmount(dueKurus, sign);
  return shown.share === undefined ? '' : textOfAmount(toKurus(shown.share.amount), sign);
}
