import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeDigits } from '../../ui/form/take-digits.ts';
import type { Typed } from './counted.ts';
import css from './day.module.css';

/** The largest number of pieces that can be typed. */
const MOST_DIGITS = 5;

interface CountGridProps {
  drawers: Schemas['Drawers'];
  typed: Typed;
  onChange: (typed: Typed) => void;
}

/** Notes and coins, each with how many there are; or the whole as one sum. */
export function CountGrid({ drawers, typed, onChange }: CountGridProps) {
  const t = useTranslations('day.count');
  const amount = useAmount();
  const change = (part: Partial<Typed>) => onChange({ ...typed, ...part, isTouched: true });
  if (typed.isSum)
    return (
      <>
        <Field
          label={t('sum')}
          value={typed.sum}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          onChange={({ target }) => change({ sum: target.value })}
        />
        <Button tone="Quiet" onClick={() => onChange({ ...typed, isSum: false })}>
          {t('byPieces')}
        </Button>
      </>
    );
  // A coin may be worth as much as a note: they are the same piece for the sum.
  const values = [...new Set([...drawers.notes, ...drawers.coins])];
  return (
    <>
      <ul className={css.pieces}>
        {values.map((value) => (
          <li key={value}>
            <label>
              <span dir="ltr">{amount(value)}</span>
              <input
                inputMode="numeric"
                autoComplete="off"
                dir="ltr"
                maxLength={MOST_DIGITS}
                placeholder="0"
                value={typed.pieces[value] ?? ''}
                onChange={({ currentTarget }) => {
                  takeDigits(currentTarget);
                  const times = currentTarget.value.replaceAll(/\D/g, '');
                  change({ pieces: { ...typed.pieces, [value]: times } });
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <details className={css.foreign}>
        <summary>{t('foreign')}</summary>
        <div>
          <Field
            label={t('currency')}
            value={typed.foreign.currency}
            maxLength={3}
            dir="ltr"
            autoCapitalize="characters"
            onChange={({ target }) =>
              change({ foreign: { ...typed.foreign, currency: target.value.toUpperCase() } })
            }
          />
          <Field
            label={t('foreignAmount')}
            value={typed.foreign.amount}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            onChange={({ target }) => change({ foreign: { ...typed.foreign, amount: target.value } })}
          />
          <Field
            label={t('worth')}
            value={typed.worth}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            onChange={({ target }) => change({ worth: target.value })}
          />
        </div>
      </details>
      <Button tone="Quiet" onClick={() => onChange({ ...typed, isSum: true })}>
        {t('bySum')}
      </Button>
    </>
  );
}
