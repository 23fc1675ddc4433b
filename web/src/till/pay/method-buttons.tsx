import { Banknote, CircleEllipsis, CreditCard, Globe, Landmark, Utensils } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PaymentKind } from '../../acts/payment-acts.ts';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { liraOf } from '../typed-amount.ts';
import { mealKurusOf } from './entry/entry.ts';
import type { Method } from './method.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import type { Paying } from './use-paying.ts';

const ICONS: Record<PaymentKind, typeof Banknote> = {
  Cash: Banknote,
  Card: CreditCard,
  MealCard: Utensils,
  Online: Globe,
  BankTransfer: Landmark,
  Other: CircleEllipsis,
};

/** So many fit on a phone with the whole keypad. */
const MOST_AT_ONCE = 6;

/** One tap on a way to pay records what was typed, the share, or everything that is due. */
export function MethodButtons({ paying }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const [isAll, setIsAll] = useState(false);
  const { methods } = paying.terms;
  const hasMore = methods.length > MOST_AT_ONCE && !isAll;
  return (
    <fieldset className={css.kinds} aria-label={t('kinds')}>
      {methods.slice(0, hasMore ? MOST_AT_ONCE - 1 : undefined).map((method) => (
        <MethodButton key={method.code} method={method} paying={paying} />
      ))}
      {hasMore && (
        <Button className={css.kind} onClick={() => setIsAll(true)}>
          <span>{t('more')}</span>
        </Button>
      )}
    </fieldset>
  );
}

function MethodButton({ method, paying }: { method: Method; paying: Paying }) {
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
      className={classNames(css.kind, method.kind === bill.customer?.paymentMethod && css.wanted)}
      icon={<Icon aria-hidden />}
      disabled={!paying.canTake || reason !== null}
      onClick={() => void paying.take(method)}
    >
      <span>{nameOf(method)}</span>
      {reason !== null && <small>{t(reason)}</small>}
      {reason === null && mealKurus < dueKurus && (
        <small>{t('upTo', { amount: amount(liraOf(mealKurus)) })}</small>
      )}
    </Button>
  );
}
