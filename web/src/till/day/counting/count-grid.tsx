import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { convertDigits } from '../../../ui/form/convert-digits.ts';
import { AmountField } from '../amount-field.tsx';
import css from '../day.module.css';
import type { TypedCount } from './typed-count.ts';

/** The most digits of the number of a note or coin. */
const MOST_DIGITS = 5;

interface CountGridProps {
  drawers: Schemas['Drawers'];
  typed: TypedCount;
  onChange: (typed: TypedCount) => void;
}

/** The fields for the number of each note and coin, or one field for the total. */
export function CountGrid({ drawers, typed, onChange }: CountGridProps) {
  const t = useTranslations('day.count');
  const change = (part: Partial<TypedCount>) => onChange({ ...typed, ...part, isTouched: true });
  const toggle = (isSum: boolean) => onChange({ ...typed, isSum });
  if (typed.isSum)
    return (
      <>
        <AmountField label={t('sum')} value={typed.sum} onType={(sum) => change({ sum })} />
        <Button tone="Quiet" onClick={() => toggle(false)}>
          {t('byPieces')}
        </Button>
      </>
    );
  // A coin and a note may have the same value: they then share a field.
  const values = [...new Set([...drawers.notes, ...drawers.coins])];
  return (
    <>
      <ul className={css.pieces}>
        {values.map((value) => (
          <Piece
            key={value}
            value={value}
            times={typed.pieces[value] ?? ''}
            onType={(times) => change({ pieces: { ...typed.pieces, [value]: times } })}
          />
        ))}
      </ul>
      <ForeignCurrency typed={typed} change={change} />
      <Button tone="Quiet" onClick={() => toggle(true)}>
        {t('bySum')}
      </Button>
    </>
  );
}

interface PieceProps {
  /** The value of the note or coin, in lira. */
  value: number;
  times: string;
  onType: (times: string) => void;
}

function Piece({ value, times, onType }: PieceProps) {
  return (
    <li>
      <label>
        <Amount value={value} />
        <input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={MOST_DIGITS}
          placeholder="0"
          value={times}
          onChange={({ currentTarget }) => {
            convertDigits(currentTarget);
            onType(currentTarget.value.replaceAll(/\D/g, ''));
          }}
        />
      </label>
    </li>
  );
}

/** The fields for an amount in another currency, and its value in lira. */
function ForeignCurrency({
  typed,
  change,
}: {
  typed: TypedCount;
  change: (part: Partial<TypedCount>) => void;
}) {
  const t = useTranslations('day.count');
  const { foreign, worth } = typed;
  return (
    <details className={css.foreign}>
      <summary>{t('foreign')}</summary>
      <div>
        <Field
          label={t('currency')}
          value={foreign.currency}
          maxLength={3}
          dir="ltr"
          autoCapitalize="characters"
          onChange={({ target }) => change({ foreign: { ...foreign, currency: target.value.toUpperCase() } })}
        />
        <AmountField
          label={t('foreignAmount')}
          value={foreign.amount}
          onType={(amount) => change({ foreign: { ...foreign, amount } })}
        />
        <AmountField label={t('worth')} value={worth} onType={(text) => change({ worth: text })} />
      </div>
    </details>
  );
}
