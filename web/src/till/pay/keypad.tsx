import { useTranslations } from 'use-intl';
import { type Key, pressKey } from '../typed-amount.ts';
import css from './pay.module.css';

const KEYS: readonly Key[] = ['1', '2', '3', '0', '4', '5', '6', '00', '7', '8', '9', ','];

/** Large keys for an amount, in three rows so that all of them fit on a phone. */
export function Keypad({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const t = useTranslations('pay.sheet');
  return (
    <fieldset className={css.keypad} aria-label={t('keypad')} dir="ltr">
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === ',' ? t('comma') : undefined}
          onClick={() => onType(pressKey(typed, key))}
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}
