import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { convertDigits } from '../../../ui/form/convert-digits.ts';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';
import type { TypedField as Field } from './entry.ts';

interface TypedFieldProps {
  paying: PaymentForm;
  field: Field;
  placeholder: string;
}

/** A field into which the keypad types while it is chosen. A real keyboard also types into it. */
export function TypedField({ paying: { entry, change }, field, placeholder }: TypedFieldProps) {
  const t = useTranslations('payments.sheet');
  const id = useId();
  return (
    <div className={css.typed} data-chosen={entry.field === field}>
      <label htmlFor={id}>{t(field)}</label>
      <input
        id={id}
        dir="ltr"
        // No on-screen keyboard: the keypad below has larger keys. A real keyboard still works.
        inputMode="none"
        autoComplete="off"
        maxLength={12}
        value={entry[field]}
        placeholder={placeholder}
        onFocus={() => change({ field })}
        onChange={({ target }) => change({ [field]: convertDigits(target) })}
      />
    </div>
  );
}
