import { Delete } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDecimalSign } from '../../../ui/amount.tsx';
import { type Key, pressKey } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';

/** The order of the keys on a calculator and a till. */
const DIGITS: readonly Key[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

/** The number of people who share a bill has at most two digits. */
const PEOPLE = /^(?:[1-9]\d?)?$/;

/** Large keys that type into the chosen field. */
export function Keypad({ paying: { entry, change } }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const { field } = entry;
  const sign = useDecimalSign() as Key;
  const press = (key: Key) => {
    if (field === 'units') return;
    const text = pressKey(entry[field], key);
    if (field !== 'people' || PEOPLE.test(text)) change({ [field]: text });
  };
  const names: Partial<Record<Key, string>> = { [sign]: t('comma'), Erase: t('erase') };
  return (
    <fieldset className={css.keypad} aria-label={t('keypad')} dir="ltr" disabled={field === 'units'}>
      {[...DIGITS, sign, '0' as const, 'Erase' as const].map((key) => (
        <button key={key} type="button" aria-label={names[key]} onClick={() => press(key)}>
          {key === 'Erase' ? <Delete aria-hidden /> : key}
        </button>
      ))}
    </fieldset>
  );
}
