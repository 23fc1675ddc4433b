import { Check, ListChecks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmount, useDecimalSign } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePercent } from '../../../ui/percent.ts';
import { scrollEdges } from '../../../ui/screen/scroll-edges.ts';
import { quickSums, textOfAmount, toKurus, toLira } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { PaymentForm } from '../use-payment-form.ts';
import {
  chooseSeat,
  defaultField,
  isSeatChosen,
  payableSeats,
  type Share,
  tipOfPercent,
  typedAmounts,
} from './entry.ts';
import { TypedField } from './typed-field.tsx';

type PartProps = { paying: PaymentForm };

const PARTS: Record<Share, (props: PartProps) => React.ReactNode> = {
  All: QuickSums,
  Equal: PeopleCount,
  Units: ChosenDishes,
  Seat: Seats,
};

/**
 * A row with the inputs of the chosen share: usual sums, the number of people, chosen dishes, or seats. While the tip
 * is being typed, it shows usual tips.
 */
export function PartRow({ paying }: PartProps) {
  const Part = paying.entry.field === 'tip' ? UsualTips : PARTS[paying.entry.share];
  return (
    <div className={css.partRow}>
      <Part paying={paying} />
    </div>
  );
}

/** Buttons for the exact sum, and for the sums that guests usually hand over. */
function QuickSums({ paying: { entry, change, dueKurus } }: PartProps) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const sign = useDecimalSign();
  const { given } = entry;
  const { tipKurus } = typedAmounts(entry);
  return (
    <fieldset className={css.quick} aria-label={t('quick')}>
      <Button aria-pressed={given === ''} onClick={() => change({ given: '' })}>
        {t('exact')}
      </Button>
      {quickSums(dueKurus + tipKurus).map((sum) => (
        <Button
          key={sum}
          aria-pressed={given === textOfAmount(sum, sign)}
          aria-label={amount(toLira(sum))}
          onClick={() => change({ given: textOfAmount(sum, sign) })}
        >
          {textOfAmount(sum, sign)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The number of people who share the bill, and how many of them have not paid. */
function PeopleCount({ paying }: PartProps) {
  const t = useTranslations('payments.sheet');
  const { people, payersLeft } = paying;
  return (
    <>
      <TypedField paying={paying} field="people" placeholder={people === null ? '' : String(people)} />
      <p className={css.left}>{payersLeft !== null && t('peopleLeft', { count: payersLeft })}</p>
    </>
  );
}

/** The button that shows the dishes again after an amount was typed. */
function ChosenDishes({ paying: { entry, change } }: PartProps) {
  const t = useTranslations('payments.sheet');
  const count = Object.values(entry.units).reduce((sum, units) => sum + units, 0);
  return (
    <Button
      isWide
      icon={<ListChecks aria-hidden />}
      aria-pressed={entry.field === 'units'}
      onClick={() => change({ field: 'units' })}
    >
      {t('dishesChosen', { count })}
    </Button>
  );
}

/**
 * The seats of the bill. A tap chooses all unpaid units of a seat and shows the dishes, so that shared dishes can be
 * added.
 */
function Seats({ paying: { bill, entry, change } }: PartProps) {
  const t = useTranslations('app');
  return (
    <fieldset ref={scrollEdges} className={css.seats} aria-label={t('seats.title')}>
      {payableSeats(bill).map((one) => {
        const isPaid = Object.keys(one.units).length === 0;
        return (
          <Button
            key={one.seat}
            aria-pressed={isSeatChosen(entry.units, one)}
            aria-label={t('seats.one', { seat: String(one.seat) })}
            disabled={isPaid}
            onClick={() => change({ units: chooseSeat(entry.units, one), field: 'units' })}
          >
            {one.seat}
            {isPaid && <Check aria-hidden />}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Buttons for usual percentages of the amount that is paid now, and for no tip. */
function UsualTips({ paying: { entry, change, terms, shown, dueKurus } }: PartProps) {
  const t = useTranslations('payments.sheet');
  const percentText = usePercent();
  const sign = useDecimalSign();
  const ofKurus = shown.share === undefined ? dueKurus : toKurus(shown.share.amount);
  const choose = (tip: string) => change({ tip, field: defaultField(entry.share) });
  return (
    <fieldset className={css.quick} aria-label={t('usualTips')}>
      <Button onClick={() => choose('')}>{t('noTip')}</Button>
      {terms.tipPercents.map((percent) => {
        const tip = textOfAmount(tipOfPercent(percent, ofKurus), sign);
        return (
          <Button key={percent} aria-pressed={entry.tip === tip} onClick={() => choose(tip)}>
            {percentText(percent)}
          </Button>
        );
      })}
    </fieldset>
  );
}
