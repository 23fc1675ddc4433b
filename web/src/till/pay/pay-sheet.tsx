import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRound } from '../../acts/act.ts';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import type { PaymentKind } from '../../acts/bill-acts.ts';
import type { Bill } from '../../api/bill-list.ts';
import { billQuery, openBillsQuery } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLeaving } from '../bill/leaving.tsx';
import { UnsentLines } from '../bill/unsent-lines.tsx';
import { useDraftUnits } from '../order/basket/use-basket.ts';
import { placeOfBill } from '../order/place.ts';
import { kurusOf, liraOf, parseAmount, takingOf } from '../typed-amount.ts';
import { type Change, Due } from './due.tsx';
import { Keypad } from './keypad.tsx';
import { KindButtons } from './kind-buttons.tsx';
import { PaidList } from './paid-list.tsx';
import css from './pay.module.css';
import { isPaymentAct, paymentActs } from './payments.ts';
import { QuickSums } from './quick-sums.tsx';
import { RefusedPayments } from './refused-payments.tsx';

/** Takes what is due on a bill. */
export default function PaySheet({ billId, onClose }: { billId: string; onClose: () => void }) {
  const t = useTranslations('pay.sheet');
  const { venueId } = useVenue();
  const open = useQuery(openBillsQuery(venueId));
  const listed = open.data?.find(({ id }) => id === billId);
  // Only the bill itself says that it is closed: the list may be old, or not be read yet.
  const single = useQuery({ ...billQuery(venueId, billId), enabled: listed === undefined, staleTime: 0 });
  const bill = listed ?? single.data;
  if (bill?.state === 'Open') return <PayOpenBill bill={bill} onClose={onClose} />;
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

function PayOpenBill({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.sheet');
  const paying = usePaying(bill);
  const { typed, setTyped, change, canClose, dueKurus, givenKurus, isWrong } = paying;
  return (
    <Sheet
      title={t('title')}
      place="Side"
      isOpen
      onClose={onClose}
      foot={
        <Button
          tone={canClose ? 'Main' : 'Plain'}
          size="Large"
          isWide
          disabled={!canClose}
          title={canClose ? undefined : t(paying.unsentUnits > 0 ? 'unsentFirst' : 'closeFirst')}
          onClick={paying.closeBill}
        >
          {paying.isClosing ? t('closing') : t('close')}
        </Button>
      }
    >
      <div className={css.pay}>
        <Due bill={bill} change={change} />
        <UnsentLines bill={bill} />
        <RefusedPayments billId={bill.id} />
        <PaidList bill={bill} onUndo={() => paying.setChange(null)} />
        {dueKurus > 0 && (
          <>
            <QuickSums dueKurus={dueKurus} typed={typed} isWrong={isWrong} onType={setTyped} />
            <KindButtons
              isDisabled={paying.isTaking || isWrong}
              isCashOnly={givenKurus !== null && givenKurus > dueKurus}
              wanted={bill.customer?.paymentMethod ?? null}
              onTake={paying.take}
            />
            <Keypad typed={typed} onType={setTyped} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** What is typed on the keypad, what is on its way, and what can be done. */
function usePaying(bill: Bill) {
  const { venueId } = useVenue();
  const act = useActHere();
  const queue = useActQueue();
  const { close } = useLeaving();
  const [typed, setTyped] = useState('');
  const [change, setChange] = useState<Change | null>(null);
  const acts = usePendingActs(venueId);
  const { isBusy, isClosing } = paymentActs(acts, bill.id);
  const dueKurus = kurusOf(bill.totals.remaining);
  const givenKurus = parseAmount(typed);
  const isWrong = typed !== '' && givenKurus === null;

  // The queue of this moment, not of the last drawing: a second tap must find the first one.
  const isOnItsWay = () =>
    queue.list().some((one) => one.fault === null && one.subject === bill.id && isPaymentAct(one));
  const take = (kind: PaymentKind) => {
    if (isOnItsWay() || isWrong || dueKurus <= 0) return;
    const { amountKurus, changeKurus } = takingOf(givenKurus, dueKurus);
    act('recordPayment', bill.id, { billId: bill.id, kind, amount: liraOf(amountKurus) });
    setChange(changeKurus > 0 ? { givenKurus: amountKurus + changeKurus, changeKurus } : null);
    setTyped('');
  };
  const closeBill = () => {
    if (!isOnItsWay()) close(bill.id, liraOf(change?.changeKurus ?? 0));
  };
  const unsentUnits = useDraftUnits(placeOfBill(bill));
  const isOrdering = acts.some((one) => isRound(one) && one.subject === bill.id && one.fault === null);
  const isTaking = isBusy || isOrdering;
  const canClose = dueKurus === 0 && bill.totals.toGiveBack === 0 && !isTaking && unsentUnits === 0;
  return {
    ...{ typed, setTyped, change, setChange, take, closeBill },
    ...{ dueKurus, givenKurus, isWrong, isTaking, isClosing, unsentUnits, canClose },
  };
}
