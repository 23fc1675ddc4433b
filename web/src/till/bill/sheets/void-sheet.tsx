import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { ReasonField } from '../../../ui/reasons/reason-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { useUnsentUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import css from '../bill.module.css';
import { useBillExit } from '../bill-exit.tsx';
import { activeLines } from '../bill-rounds.ts';
import { UnsentLines } from '../unsent-lines.tsx';

/** Asks for confirmation before a bill is voided, and says what is lost. */
export default function VoidSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.void');
  const tReason = useTranslations('app.reason');
  const amount = useAmount();
  const { voidBill } = useBillExit();
  const [reason, setReason] = useState('');
  const { number, totals } = bill;
  const hasUnsent = useUnsentUnits(placeOfBill(bill)) > 0;
  const { usual, isNeeded } = useReasonTerms(useVenue().venueId)('void');
  const typed = reason.trim();
  const faults = { reason: isNeeded && typed === '' ? tReason('missing') : undefined };
  const { shown, submit } = useSubmit(faults, () => {
    voidBill(bill.id, typed === '' ? null : typed);
    onClose();
  });
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
          <Button type="submit" form="void" tone="Danger" isWide disabled={totals.paid > 0 || hasUnsent}>
            {t('now')}
          </Button>
        </>
      }
    >
      <form id="void" className={css.lineSheet} onSubmit={submit} noValidate>
        <UnsentLines bill={bill} />
        <p>{t('text', { count: activeLines(bill).length, total: amount(totals.total) })}</p>
        <GoingLines bill={bill} />
        {totals.paid > 0 && <p className={css.warning}>{t('hasPayments', { paid: amount(totals.paid) })}</p>}
        <ReasonField usual={usual} value={reason} error={shown.reason} onChange={setReason} />
      </form>
    </Sheet>
  );
}

function GoingLines({ bill }: { bill: Bill }) {
  return (
    <ul className={css.goes}>
      {activeLines(bill).map(({ id, quantity, productName }) => (
        <li key={id}>
          {quantity} × {productName}
        </li>
      ))}
    </ul>
  );
}
