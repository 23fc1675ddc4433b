import { useState } from 'react';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import type { PaymentBody } from '../../acts/payment-acts.ts';
import { type Bill, isHeldLine } from '../../api/bill-list.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { useBillExit } from '../bill/bill-exit.tsx';
import { useUnsentUnits } from '../order/basket/use-basket.ts';
import { placeOfBill } from '../order/place.ts';
import { toKurus, toLira } from '../typed-amount.ts';
import {
  type AskedPayment,
  defaultField,
  EMPTY_ENTRY,
  type Entry,
  isComplete,
  paymentOf,
  previewBodyOf,
  type Share,
  stillPayableUnits,
  sumToTake,
  type Terms,
  tipOfPayment,
  typedAmounts,
} from './entry/entry.ts';
import { usePreview } from './entry/use-preview.ts';
import type { Method } from './method.ts';
import { type PaymentTerms, usePaymentTerms } from './methods.ts';
import { isDueChanging, isPaymentAct, paidCount, paymentActs } from './payments.ts';

/** A question about an amount above the due that a card was charged, or about a tip above the whole bill. */
export type PayQuestion = { method: Method; asked: Exclude<AskedPayment, { kind: 'Payment' }> | UnusualTip };

/** A tip above the total of the bill. It counts as mistyped until the person confirms it. */
interface UnusualTip {
  kind: 'Tip';
  tipKurus: number;
  body: PaymentBody;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

/**
 * The entry of the next payment, its amounts, the unanswered payments, and the functions of the sheet.
 * @param share  what is paid until the person chooses another share
 */
export function usePaymentForm(bill: Bill, share: Share) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  const queue = useActQueue();
  const { close } = useBillExit();
  const { isBusy, isClosing } = paymentActs(acts, bill.id);
  const terms = usePaymentTerms();
  const entering = useEntry(bill, share);
  const shown = useShown(bill, entering.entry, entering.payersLeft, terms);
  const { taking, pay, question, setQuestion } = useTaking(bill, entering, shown);
  const unsentUnits = useUnsentUnits(placeOfBill(bill));
  const dueKurus = toKurus(bill.totals.remaining);

  // The current queue, not that of the last render: a second tap must find the payment of the first one.
  const isOnItsWay = () =>
    queue.list().some((one) => one.fault === null && one.subject === bill.id && isPaymentAct(one));
  const isChanging = isDueChanging(acts, bill);
  const isTaking = isBusy || isChanging;
  const isUnfinished = unsentUnits > 0 || bill.lines.some(isHeldLine);
  const canClose = dueKurus === 0 && bill.totals.toGiveBack === 0 && !isTaking && !isUnfinished;
  const { isWrong } = typedAmounts(entering.entry);
  return {
    ...{ bill, dueKurus, terms, shown, isChanging, isClosing, unsentUnits, canClose, isWrong },
    takenKurus: sumToTake(entering.entry, dueKurus, shown.share),
    ...entering,
    question: isOnItsWay() ? null : question,
    canTake: !isTaking && !isWrong && dueKurus > 0 && isComplete(entering.entry, shown.terms),
    take: (method: Method) => !isOnItsWay() && taking(method),
    answer: (body: PaymentBody | null) => {
      setQuestion(null);
      if (body !== null && question !== null && !isOnItsWay()) pay(question.method, body, null);
    },
    closeBill: () => {
      if (!isOnItsWay()) close(bill.id);
    },
  };
}

/**
 * By bill id, the number of people who share equally, and how many payments the bill had when it was entered. Kept
 * while the page is open, because they may pay at long intervals.
 */
const sharing = new Map<string, { people: string; paidBefore: number }>();

/** The entered values. People who have paid are not counted any more, and paid units are not chosen any more. */
function useEntry(bill: Bill, share: Share) {
  const act = useActAtVenue();
  const kept = sharing.get(bill.id);
  const [entry, setEntry] = useState<Entry>({
    ...{ ...EMPTY_ENTRY, share, field: defaultField(share), people: kept?.people ?? '' },
  });
  const paid = paidCount(bill);
  const people = Number(entry.people) || bill.guests;
  const left = people === null ? null : people - (paid - (kept?.paidBefore ?? paid));
  const units = stillPayableUnits(entry.units, bill);
  return {
    entry: { ...entry, units },
    people,
    payersLeft: left === null ? null : Math.max(1, left),
    change: (change: Partial<Entry>) => {
      const isBegun = kept !== undefined && left !== null && left > 0;
      if (change.people !== undefined || (change.share === 'Equal' && !isBegun))
        sharing.set(bill.id, { people: change.people ?? entry.people, paidBefore: paid });
      setEntry((before) => ({ ...before, ...change }));
    },
    record: (body: PaymentBody, change: number | null) => {
      const { amount, tip, tendered } = body;
      const handed = tendered ?? (amount == null ? null : toLira(toKurus(amount) + toKurus(tip ?? 0)));
      const shown = { handed, change: change ?? 0 };
      act('recordPayment', bill.id, { billId: bill.id, shown, ...body });
      setEntry(({ share: paid, people: among }) => ({
        ...{ ...EMPTY_ENTRY, share: paid, field: defaultField(paid), people: among },
      }));
    },
  };
}

/** The amounts from the service: of the share with the first card or other method, and of the whole in cash. */
function useShown(
  bill: Bill,
  entry: Entry,
  payersLeft: number | null,
  { methods, cashStepKurus }: PaymentTerms,
) {
  const before: Terms = { bill, payersLeft, shareKurus: null, cashKurus: null };
  const isShare = entry.share !== 'All';
  const { givenKurus, tipKurus } = typedAmounts(entry);
  const dueKurus = toKurus(bill.totals.remaining);
  const ask = (method: Method | undefined, isAsked: boolean) =>
    isAsked && dueKurus > 0 && method !== undefined ? previewBodyOf(entry, method, before) : null;
  const cash = methods.find(({ kind }) => kind === 'Cash');
  const other = methods.find(({ kind, isForMealsOnly }) => kind !== 'Cash' && !isForMealsOnly) ?? cash;
  const share = usePreview(bill, ask(other, isShare));
  const all = usePreview(bill, ask(cash, isShare || cashStepKurus > 0));
  const shareKurus = share === undefined ? null : toKurus(share.amount);
  const cashKurus = all === undefined ? null : toKurus(all.tendered) - toKurus(all.tip);
  const terms: Terms = { ...before, shareKurus, cashKurus };
  const handed =
    cash && givenKurus !== null && isComplete(entry, terms) ? paymentOf(entry, cash, terms) : null;
  const tendered = handed?.kind === 'Payment' && handed.body.tendered != null ? handed.body : null;
  const withChange = usePreview(bill, dueKurus > 0 ? tendered : null);
  // Without a network, the service cannot round: the change is only known if cash is not rounded.
  const plainChange =
    tendered !== null && !isShare && cashStepKurus === 0 ? givenKurus! - dueKurus - tipKurus : null;
  const changeKurus = withChange === undefined ? plainChange : toKurus(withChange.change);
  return { terms, share, cash: all, change: changeKurus === null ? null : toLira(Math.max(0, changeKurus)) };
}

/** Records a payment with a method, or asks a question first. */
function useTaking(
  { id, totals }: Bill,
  { entry, record }: ReturnType<typeof useEntry>,
  { terms, change }: ReturnType<typeof useShown>,
) {
  const [question, setQuestion] = useState<(PayQuestion & { billId: string }) | null>(null);
  const pay = (method: Method, body: PaymentBody, back: number | null) => {
    const tipKurus = tipOfPayment(body, toKurus(totals.remaining));
    if (body.tipIsMeant || tipKurus <= toKurus(totals.total)) return record(body, back);
    setQuestion({
      billId: id,
      method,
      asked: { kind: 'Tip', tipKurus, body: { ...body, tipIsMeant: true } },
    });
  };
  const taking = (method: Method) => {
    const payment = paymentOf(entry, method, terms);
    if (payment.kind === 'Payment') pay(method, payment.body, payment.body.tendered == null ? null : change);
    else setQuestion({ billId: id, method, asked: payment });
  };
  return { taking, pay, question, setQuestion };
}
