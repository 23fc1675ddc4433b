import { Delete, HandCoins } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount, useDecimalSign } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeDigits } from '../../../ui/form/take-digits.ts';
import { usePercent } from '../../../ui/percent.ts';
import { kurusOf, liraOf, pressKey, quickSums, textOfAmount } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import { type TypedField, tipOfPercent } from './entry.ts';

/** What is handed over: everything unless something is typed or tapped; with a tip, and among how many people it is shared. */
export function AmountRows({ paying }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const { entry, change, dueKurus } = paying;
  const hasTip = entry.tip !== '' || entry.field === 'tip';
  return (
    <section className={css.amount}>
      {entry.share === 'Equal' && (
        <TypedRow
          paying={paying}
          field="people"
          placeholder={paying.people === null ? '' : String(paying.people)}
        >
          {paying.payersLeft !== null && (
            <span className={css.left}>{t('peopleLeft', { count: paying.payersLeft })}</span>
          )}
        </TypedRow>
      )}
      <TypedRow paying={paying} field="given" placeholder={placeholderOf(paying, useDecimalSign())}>
        {!hasTip && (
          <Button icon={<HandCoins aria-hidden />} onClick={() => change({ field: 'tip' })}>
            {t('tip')}
          </Button>
        )}
      </TypedRow>
      {hasTip && <TipRow paying={paying} />}
      {entry.share === 'All' && !hasTip && <QuickSums dueKurus={dueKurus} paying={paying} />}
      {paying.isWrong && <p className={css.wrong}>{t('invalid')}</p>}
    </section>
  );
}

/** What is handed over while nothing is typed. */
function placeholderOf({ entry, dueKurus, shown }: Paying, sign: string): string {
  if (entry.share === 'All') return textOfAmount(dueKurus, sign);
  return shown.share === undefined ? '' : textOfAmount(kurusOf(shown.share.amount), sign);
}

interface TypedRowProps {
  paying: Paying;
  field: TypedField;
  placeholder: string;
  children?: ReactNode;
}

/** A field that the keypad types into while it is the chosen one; a real keyboard types into it as well. */
function TypedRow({ paying: { entry, change }, field, placeholder, children }: TypedRowProps) {
  const t = useTranslations('payments.sheet');
  const id = useId();
  const text = entry[field];
  const isChosen = entry.field === field;
  return (
    <div className={css.typed} data-chosen={isChosen}>
      <label htmlFor={id}>{t(field)}</label>
      <input
        id={id}
        dir="ltr"
        // The keypad below is larger than the keyboard of a phone; a real keyboard still types here.
        inputMode="none"
        autoComplete="off"
        maxLength={12}
        value={text}
        placeholder={placeholder}
        onFocus={() => change({ field })}
        onChange={({ target }) => change({ [field]: takeDigits(target) })}
      />
      {children}
      {isChosen && text !== '' && (
        <Button
          icon={<Delete aria-hidden />}
          label={t('erase')}
          onClick={() => change({ [field]: pressKey(text, 'Erase') })}
        />
      )}
    </div>
  );
}

/** A tip that is typed, or a usual percentage of what is paid now. */
function TipRow({ paying }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const percentText = usePercent();
  const sign = useDecimalSign();
  const { entry, change, terms, shown, dueKurus } = paying;
  const ofKurus = shown.share === undefined ? dueKurus : kurusOf(shown.share.amount);
  return (
    <>
      <TypedRow paying={paying} field="tip" placeholder="0">
        <Button onClick={() => change({ tip: '', field: 'given' })}>{t('noTip')}</Button>
      </TypedRow>
      <fieldset className={css.quick} aria-label={t('usualTips')}>
        {terms.tipPercents.map((percent) => {
          const tip = textOfAmount(tipOfPercent(percent, ofKurus), sign);
          return (
            <Button
              key={percent}
              aria-pressed={entry.tip === tip}
              onClick={() => change({ tip, field: 'given' })}
            >
              {percentText(percent)}
            </Button>
          );
        })}
      </fieldset>
    </>
  );
}

/** The exact sum, and what guests hand over for it. */
function QuickSums({ dueKurus, paying: { entry, change } }: { dueKurus: number; paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const { given } = entry;
  const sign = useDecimalSign();
  return (
    <fieldset className={css.quick} aria-label={t('quick')}>
      <Button aria-pressed={given === ''} onClick={() => change({ given: '' })}>
        {t('exact')}
      </Button>
      {quickSums(dueKurus).map((sum) => (
        <Button
          key={sum}
          aria-pressed={given === textOfAmount(sum, sign)}
          aria-label={amount(liraOf(sum))}
          onClick={() => change({ given: textOfAmount(sum, sign) })}
        >
          {textOfAmount(sum, sign)}
        </Button>
      ))}
    </fieldset>
  );
}
