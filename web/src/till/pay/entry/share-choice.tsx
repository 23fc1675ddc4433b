import { useTranslations } from 'use-intl';
import { useAmount } from '../../../ui/amount.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { kurusOf, liraOf } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import { type Share, typedAmounts } from './entry.ts';

const SHARES: readonly Share[] = ['All', 'Equal', 'Units'];

/** What is paid next: what remains, an equal share, or dishes that are tapped. */
export function ShareChoice({ paying: { entry, change } }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  return (
    <div className={css.shares}>
      <Segments
        label={t('share')}
        value={entry.share}
        options={SHARES.map((value) => ({ value, text: t(`shares.${value}`) }))}
        onChange={(share) => change({ share, given: '', field: share === 'Equal' ? 'people' : 'given' })}
      />
    </div>
  );
}

/** What the next payment comes to, as the service works it out: the sum to take with its tip, what cash comes to, and what goes back. */
export function ComesTo({ paying }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const { entry, shown } = paying;
  const { share, cash, change } = shown;
  const { tipKurus } = typedAmounts(entry);
  const takenKurus = sumToTake(paying);
  const isOther = cash !== undefined && (cash.rounding !== 0 || cash.amount !== share?.amount);
  const isShare = entry.share !== 'All' && share !== undefined;
  if (takenKurus === null && change === null && !(isOther && cash.rounding !== 0)) return null;
  return (
    <p className={css.comesTo} role="status">
      {takenKurus !== null && (
        <strong>{t(tipKurus > 0 ? 'takeNow' : 'shareIs', { amount: amount(liraOf(takenKurus)) })}</strong>
      )}
      {takenKurus !== null && tipKurus > 0 && (
        <span>
          {t('ofWhichTip', {
            amount: amount(liraOf(takenKurus - tipKurus)),
            tip: amount(liraOf(tipKurus)),
          })}
        </span>
      )}
      {isOther && (isShare || cash.rounding !== 0) && (
        <span>{t('inCash', { amount: amount(cash.tendered) })}</span>
      )}
      {cash !== undefined && cash.rounding !== 0 && (
        <span>{t('rounded', { amount: amount(cash.rounding) })}</span>
      )}
      {change !== null && <strong>{t('changeBack', { change: amount(change) })}</strong>}
    </p>
  );
}

/** The one sum that is taken, share and tip, in kuruş; `null` where what is due or typed says it already. */
function sumToTake({ entry, shown: { share }, dueKurus }: Paying): number | null {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  if (entry.share !== 'All') return share === undefined ? null : kurusOf(share.tendered);
  return tipKurus === 0 ? null : Math.min(givenKurus ?? dueKurus, dueKurus) + tipKurus;
}
