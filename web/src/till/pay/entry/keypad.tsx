import { useTranslations } from 'use-intl';
import { useDecimalSign } from '../../../ui/amount.tsx';
import { type Key, pressKey } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';

const KEYS: readonly Key[] = ['1', '2', '3', '0', '4', '5', '6', '00', '7', '8', '9'];

/** The most that share a bill: two digits. */
const MOST_DIGITS = 2;

/** Large keys for the chosen field, in three rows so that all of them fit on a phone. */
export function Keypad({ paying: { entry, change } }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const { field } = entry;
  const sign = useDecimalSign() as Key;
  const press = (key: Key) => {
    const text = pressKey(entry[field], key);
    if (field !== 'people' || new RegExp(`^[1-9]\\d{0,${MOST_DIGITS - 1}}$`).test(text))
      change({ [field]: text });
  };
  return (
    <fieldset className={css.keypad} aria-label={t('keypad')} dir="ltr">
      {[...KEYS, sign].map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === sign ? t('comma') : undefined}
          onClick={() => press(key)}
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}
