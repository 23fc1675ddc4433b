import { Banknote, CircleEllipsis, CreditCard, Globe, Landmark, Utensils } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PaymentKind } from '../../acts/bill-acts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './pay.module.css';
import { PAYMENT_KINDS } from './payments.ts';

const ICONS: Record<PaymentKind, typeof Banknote> = {
  Cash: Banknote,
  Card: CreditCard,
  MealCard: Utensils,
  Online: Globe,
  BankTransfer: Landmark,
  Other: CircleEllipsis,
};

interface KindButtonsProps {
  isDisabled: boolean;
  /** More than is due was typed: only cash has change. */
  isCashOnly: boolean;
  /** How the guest said they would pay. */
  wanted: PaymentKind | null;
  onTake: (kind: PaymentKind) => void;
}

/** One tap on a kind records what was typed, or everything that is due. */
export function KindButtons({ isDisabled, isCashOnly, wanted, onTake }: KindButtonsProps) {
  const t = useTranslations('pay');
  return (
    <>
      <fieldset className={css.kinds} aria-label={t('sheet.kinds')}>
        {PAYMENT_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              className={classNames(css.kind, kind === wanted && css.wanted)}
              icon={<Icon aria-hidden />}
              disabled={isDisabled || (isCashOnly && kind !== 'Cash')}
              onClick={() => onTake(kind)}
            >
              <span>{t(`kinds.${kind}`)}</span>
            </Button>
          );
        })}
      </fieldset>
      {isCashOnly && <p className={css.hint}>{t('sheet.onlyCash')}</p>}
    </>
  );
}
