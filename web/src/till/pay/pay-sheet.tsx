import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, CloudUpload } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type Bill, isHeldLine } from '../../api/bill-list.ts';
import { billQuery, openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { PendingApprovals } from '../approvals/pending-approvals-part.tsx';
import { UnsentLines } from '../bill/unsent-lines.tsx';
import { FiscalPart } from '../fiscal/fiscal-part.tsx';
import { AmountFields } from './entry/amount-fields.tsx';
import { Dishes } from './entry/dishes.tsx';
import type { Share } from './entry/entry.ts';
import { Keypad } from './entry/keypad.tsx';
import { PartRow } from './entry/part-row.tsx';
import { ShareChoice } from './entry/share-choice.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { PaidList } from './paid-list.tsx';
import css from './pay.module.css';
import { isPaymentAct } from './payments.ts';
import { RefusedPayments } from './refused-payments.tsx';
import { SumToTake } from './sum-to-take.tsx';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';

const HeldQuestion = lazyPart(() => import('../bill/held/held-question.tsx'));
const PaymentQuestion = lazyPart(() => import('./payment-question.tsx'));

interface PaySheetProps {
  billId: string;
  /** What the first payment pays. */
  share: Share;
  onClose: () => void;
}

/** The sheet in which the payments of a bill are taken. */
export default function PaySheet({ billId, share, onClose }: PaySheetProps) {
  const t = useTranslations('payments.sheet');
  const { venueId } = useVenue();
  const open = useQuery(openBillsQuery(venueId));
  const listed = open.data?.find(({ id }) => id === billId);
  // Only the bill itself tells reliably that it is closed: the list may be old or not loaded.
  const single = useQuery({ ...billQuery(venueId, billId), enabled: listed === undefined, staleTime: 0 });
  const bill = listed ?? single.data;
  if (bill?.state === 'Open') return <PayOpenBill bill={bill} share={share} onClose={onClose} />;
  return (
    <Sheet title={t('title')} place="Side" isOpen onClose={onClose}>
      <RefusedPayments billId={billId} />
      {bill !== undefined ? (
        <Message icon={<CircleCheck />} title={t('gone')} text={t('goneText')} />
      ) : single.error === null ? (
        <Loading />
      ) : (
        <FaultMessage fault={single.error} onRetry={() => void single.refetch()} />
      )}
    </Sheet>
  );
}

interface PayOpenBillProps extends Pick<PaySheetProps, 'share' | 'onClose'> {
  bill: Bill;
}

function PayOpenBill({ bill, share, onClose }: PayOpenBillProps) {
  const t = useTranslations('payments.sheet');
  const tPrices = useTranslations('prices');
  const paying = usePaymentForm(bill, share);
  const { question, dueKurus } = paying;
  const isTaking = dueKurus > 0 && question === null;
  return (
    <Sheet
      title={t('title')}
      place="Side"
      isOpen
      onClose={onClose}
      foot={
        (isTaking && <MethodButtons paying={paying} />) || (dueKurus === 0 && <CloseButton paying={paying} />)
      }
    >
      <div className={css.pay}>
        <UnsentLines bill={bill} />
        {bill.lines.some(isHeldLine) && (
          <Suspense>
            <HeldQuestion bill={bill} />
          </Suspense>
        )}
        <RefusedPayments billId={bill.id} />
        <PendingApprovals
          place="OnBill"
          // RefusedPayments already shows payment acts that wait.
          isShown={({ billId, act }) => billId === bill.id && !(act && isPaymentAct(act))}
        />
        <SumToTake paying={paying} />
        {question !== null && (
          <Suspense>
            <PaymentQuestion question={question} onAnswer={paying.answer} />
          </Suspense>
        )}
        {isTaking && <Taking paying={paying} />}
        {paying.isChanging && (
          <p className={css.recording} role="status">
            <CloudUpload aria-hidden />
            {tPrices('waits')}
          </p>
        )}
        <PaidBefore key={String(isTaking)} bill={bill} isOpen={!isTaking} />
        <FiscalPart bill={bill} />
      </div>
    </Sheet>
  );
}

/** The inputs of the next payment. Each row stays in place for every share, with or without a tip. */
function Taking({ paying }: { paying: PaymentForm }) {
  return (
    <>
      <ShareChoice paying={paying} />
      <PartRow paying={paying} />
      <AmountFields paying={paying} />
      <div className={css.pad}>
        <Keypad paying={paying} />
        {paying.entry.field === 'units' && <Dishes paying={paying} />}
      </div>
    </>
  );
}

/** The earlier payments of an open bill, folded while the next one is being taken. */
function PaidBefore({ bill, isOpen }: { bill: Bill; isOpen: boolean }) {
  const t = useTranslations('payments.sheet');
  if (bill.payments.length === 0) return null;
  return (
    <details className={css.paidBefore} open={isOpen}>
      <summary>
        <ChevronDown aria-hidden />
        {t('payments')} <Amount value={bill.totals.paid} />
      </summary>
      <PaidList bill={bill} isBelowSum />
    </details>
  );
}

function CloseButton({ paying }: { paying: PaymentForm }) {
  const t = useTranslations('payments.sheet');
  const { canClose, unsentUnits, isClosing } = paying;
  return (
    <Button
      tone={canClose ? 'Main' : 'Plain'}
      size="Large"
      isWide
      disabled={!canClose}
      title={unsentUnits > 0 ? t('unsentFirst') : undefined}
      onClick={paying.closeBill}
    >
      {isClosing ? t('closing') : t('close')}
    </Button>
  );
}
