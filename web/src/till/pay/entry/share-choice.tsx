import { useTranslations } from 'use-intl';
import { useAmount } from '../../../ui/amount.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { kurusOf, liraOf } from '../../typed-amount.ts';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import type { Share } from './entry.ts';

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

/** What the next payment comes to, as the service works it out: the share, what cash comes to, and what goes back. */
export function ComesTo({ paying: { entry, shown } }: { paying: Paying }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const { share, cash, change } = shown;
  const cashLira = cash === undefined ? null : liraOf(kurusOf(cash.amount) + kurusOf(cash.rounding));
  const isOther = cash !== undefined && (cash.rounding !== 0 || cash.amount !== share?.amount);
  const isShare = entry.share !== 'All' && share !== undefined;
  if (!isShare && change === null && !(isOther && cash.rounding !== 0)) return null;
  return (
    <p className={css.comesTo} role="status">
      {isShare && <strong>{t('shareIs', { amount: amount(share.amount) })}</strong>}
      {isOther && (isShare || cash.rounding !== 0) && cashLira !== null && (
        <span>{t('inCash', { amount: amount(cashLira) })}</span>
      )}
      {cash !== undefined && cash.rounding !== 0 && (
        <span>{t('rounded', { amount: amount(cash.rounding) })}</span>
      )}
      {change !== null && <strong>{t('changeBack', { change: amount(change) })}</strong>}
    </p>
  );
}
