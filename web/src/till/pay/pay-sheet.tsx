import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { billQuery, openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { useMedia } from '../../ui/screen/use-media.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { UnsentLines } from '../bill/unsent-lines.tsx';
import { FiscalPart } from '../fiscal/fiscal-part.tsx';
import { UndoOffer, useIsUndoOffered } from '../undo/undo-offers.tsx';
import { Due } from './due.tsx';
import { AmountRows } from './entry/amount-rows.tsx';
import { Dishes } from './entry/dishes.tsx';
import type { Share } from './entry/entry.ts';
import { Keypad } from './entry/keypad.tsx';
import { ComesTo, ShareChoice } from './entry/share-choice.tsx';
import { PaymentQuestion } from './excess-question.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { PaidList } from './paid-list.tsx';
import css from './pay.module.css';
import { RefusedPayments } from './refused-payments.tsx';
import { type Paying, usePaying } from './use-paying.ts';

interface PaySheetProps {
  billId: string;
  /** What is paid first. */
  share: Share;
  onClose: () => void;
}

/** Takes what is due on a bill. */
export default function PaySheet({ billId, share, onClose }: PaySheetProps) {
  const t = useTranslations('payments.sheet');
  const { venueId } = useVenue();
  const open = useQuery(openBillsQuery(venueId));
  const listed = open.data?.find(({ id }) => id === billId);
  // Only the bill itself says that it is closed: the list may be old, or not be read yet.
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
  const paying = usePaying(bill, share);
  const { question, dueKurus, entry } = paying;
  const isTaking = dueKurus > 0 && question === null;
  const isByDish = entry.share === 'Units';
  const isPhone = useMedia('(max-width: 40rem)');
  // The dishes may be many, a phone small: how it is paid stays in reach.
  const isFootTaking = isTaking && (isByDish || isPhone);
  const isUndoOffered = useIsUndoOffered(paying.undoPlace);
  return (
    <Sheet
      title={t('title')}
      place="Side"
      isOpen
      onClose={onClose}
      foot={
        (isUndoOffered || dueKurus === 0 || isFootTaking) && (
          <div className={css.payFoot}>
            <UndoOffer place={paying.undoPlace} />
            {dueKurus === 0 && <CloseButton paying={paying} />}
            {isFootTaking && <ComesTo paying={paying} />}
            {isFootTaking && <MethodButtons paying={paying} />}
            {isFootTaking && !isByDish && <Keypad paying={paying} />}
          </div>
        )
      }
    >
      <div className={css.pay}>
        <Due bill={bill} />
        <UnsentLines bill={bill} />
        <RefusedPayments billId={bill.id} />
        {question !== null && <PaymentQuestion question={question} onAnswer={paying.answer} />}
        {isTaking && <Taking paying={paying} isPhone={isPhone} />}
        <PaidList bill={bill} />
        {paying.isChanging && (
          <p className={css.recording} role="status">
            <CloudUpload aria-hidden />
            {tPrices('waits')}
          </p>
        )}
        <FiscalPart bill={bill} />
      </div>
    </Sheet>
  );
}

/** What is entered for the next payment, and the ways to pay it, unless they stand below. */
function Taking({ paying, isPhone }: { paying: Paying; isPhone: boolean }) {
  const isByDish = paying.entry.share === 'Units';
  return (
    <>
      <ShareChoice paying={paying} />
      {isByDish && <Dishes paying={paying} />}
      <AmountRows paying={paying} />
      {!isByDish && !isPhone && <ComesTo paying={paying} />}
      {!isByDish && !isPhone && <MethodButtons paying={paying} />}
      {(isByDish || !isPhone) && <Keypad paying={paying} />}
    </>
  );
}

function CloseButton({ paying }: { paying: Paying }) {
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
