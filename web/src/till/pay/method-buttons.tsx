import { Banknote, CircleEllipsis, CreditCard, Globe, Landmark, Utensils } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PaymentKind } from '../../acts/payment-acts.ts';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { toLira } from '../typed-amount.ts';
import { mealKurusOf } from './entry/entry.ts';
import type { Method } from './method.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import type { PaymentForm } from './use-payment-form.ts';

const ICONS: Record<PaymentKind, typeof Banknote> = {
  Cash: Banknote,
  Card: CreditCard,
  MealCard: Utensils,
  Online: Globe,
  BankTransfer: Landmark,
  Other: CircleEllipsis,
};

/** As many buttons as fit on a phone together with the whole keypad. */
const MOST_AT_ONCE = 6;

/** A button for each payment method. A tap records the typed amount, the share, or everything that is due. */
export function MethodButtons({ paying }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const [from, setFrom] = useState(0);
  const { methods } = paying.terms;
  const hasMore = methods.length > MOST_AT_ONCE;
  const shown = hasMore ? methods.slice(from, from + MOST_AT_ONCE - 1) : methods;
  const wanted = paying.bill.customer?.paymentMethod;
  const main = methods.find(({ kind }) => kind === wanted) ?? methods[0];
  return (
    <fieldset className={css.kinds} aria-label={t('kinds')}>
      {shown.map((method) => (
        <MethodButton key={method.code} method={method} isMain={method === main} paying={paying} />
      ))}
      {hasMore && (
        <Button
          className={css.kind}
          onClick={() => setFrom(from + shown.length < methods.length ? from + shown.length : 0)}
        >
          <span>{t('more')}</span>
        </Button>
      )}
    </fieldset>
  );
}

interface MethodButtonProps {
  method: Method;
  /** Whether this is the main method: the one that the guest has announced, otherwise the first of the venue. */
  isMain: boolean;
  paying: PaymentForm;
}

function MethodButton({ method, isMain, paying }: MethodButtonProps) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const nameOf = useMethodName();
  const { bill, dueKurus, entry } = paying;
  const Icon = ICONS[method.kind];
  const mealKurus = method.isForMealsOnly ? mealKurusOf(bill) : dueKurus;
  const isChosenRefused =
    method.isForMealsOnly &&
    bill.lines.some(({ id, acceptsMealCard }) => entry.units[id] && !acceptsMealCard);
  const noMeals = bill.lines.some(({ acceptsMealCard }) => acceptsMealCard) ? 'mealsPaid' : 'noMeals';
  const reason = mealKurus === 0 ? noMeals : isChosenRefused ? 'mealsChosen' : null;
  return (
    <Button
      className={css.kind}
      tone={isMain ? 'Main' : 'Plain'}
      icon={<Icon aria-hidden />}
      disabled={!paying.canTake || reason !== null}
      onClick={() => void paying.take(method)}
    >
      <span>{nameOf(method)}</span>
      {reason !== null && <small>{t(reason)}</small>}
      {reason === null && mealKurus < dueKurus && (
        <small>{t('upTo', { amount: amount(toLira(mealKurus)) })}</small>
      )}
    </Button>
  );
}
