import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useAmount } from '../../ui/amount.tsx';
import css from './requested-act.module.css';

export type ApprovalDetails = Pick<Schemas['Approval'], 'right' | 'amount' | 'subject'> & {
  reason?: string | null;
};

/** The act that a person requests: what they want to do, on what, and how much it deducts. */
export function RequestedAct({ approval }: { approval: ApprovalDetails }) {
  const t = useTranslations('approvals');
  const amount = useAmount();
  const format = useFormatter();
  const { right, subject, reason } = approval;
  const { tableName, billNumber, dishes, offPercent, movement } = subject;
  const place =
    tableName !== null
      ? /^\d+$/.test(tableName)
        ? t('about.table', { name: tableName })
        : tableName
      : billNumber === null
        ? t('about.newOrder')
        : t('about.bill', { number: String(billNumber) });
  const percent = format.number(offPercent / 100, { style: 'percent', maximumFractionDigits: 1 });
  const ofDrawer = right === 'drawer' ? movement : null;
  const facts = [
    ...(ofDrawer === null ? [place] : [ofDrawer.drawerName ?? [], ofDrawer.to?.name ?? []].flat()),
    ...dishes.map(({ name, units }) => (units > 1 ? `${units} × ${name}` : name)),
    ...(approval.amount > 0 ? [amount(approval.amount)] : []),
    ...(offPercent > 0 ? [t('about.ofBill', { percent })] : []),
  ];
  return (
    <span className={css.about}>
      <strong>{ofDrawer === null ? t(`act.${right}`) : t(`move.${ofDrawer.act}`)}</strong>
      <span>{facts.join(' · ')}</span>
      {reason && <q>{reason}</q>}
    </span>
  );
}
