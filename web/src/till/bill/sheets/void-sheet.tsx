import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { useDraftUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import css from '../bill.module.css';
import { liveLines } from '../bill-rounds.ts';
import { useLeaving } from '../leaving.tsx';
import { UnsentLines } from '../unsent-lines.tsx';

const REASONS = ['Left', 'Mistake', 'Twice'] as const;
const REASON_LENGTH = 250;

/** Asks once before a bill is voided, and names what goes. */
export function VoidSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.void');
  const amount = useAmount();
  const { voidBill } = useLeaving();
  const [reason, setReason] = useState('');
  const { number, totals } = bill;
  const hasUnsent = useDraftUnits(placeOfBill(bill)) > 0;
  const voidNow = () => {
    const typed = reason.trim();
    voidBill(bill.id, typed === '' ? null : typed);
    onClose();
  };
  const hasChosen = useHasChanged(reason);
  return (
    <Sheet
      title={t('title', { number })}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={
        <>
          <Button isWide onClick={onClose}>
            {t('keep')}
          </Button>
          <Button tone="Danger" isWide disabled={totals.paid > 0 || hasUnsent} onClick={voidNow}>
            {t('now')}
          </Button>
        </>
      }
    >
      <div className={css.lineSheet}>
        <UnsentLines bill={bill} />
        <p>{t('text', { count: liveLines(bill).length, total: amount(totals.total) })}</p>
        <GoingLines bill={bill} />
        {totals.paid > 0 && <p className={css.warning}>{t('hasPayments', { paid: amount(totals.paid) })}</p>}
        <div className={css.usual}>
          {REASONS.map((name) => (
            <Button
              key={name}
              aria-pressed={reason === t(`reasons.${name}`)}
              onClick={() => setReason(t(`reasons.${name}`))}
            >
              {t(`reasons.${name}`)}
            </Button>
          ))}
        </div>
        <Field
          label={t('reason')}
          value={reason}
          maxLength={REASON_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}

function GoingLines({ bill }: { bill: Bill }) {
  return (
    <ul className={css.goes}>
      {liveLines(bill).map(({ id, quantity, productName }) => (
        <li key={id}>
          {quantity} × {productName}
        </li>
      ))}
    </ul>
  );
}
