import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useAmount, useDecimalSign } from '../../../ui/amount.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import type { FormAct } from '../../bill/use-form-act.ts';
import { parseAmount, textOfAmount, toKurus, toLira } from '../../typed-amount.ts';
import { type Entry, requestUnits } from '../entry/entry.ts';
import { methodNameOf } from '../method.ts';
import { usePaymentTerms } from '../methods.ts';

type Payment = Schemas['Payment'];

const NONE: Entry['units'] = {};

/**
 * The entered refund of a payment: an amount, or chosen units whose price the service calculates.
 * @param asked  the initial amount, in lira
 */
export function useRefund(bill: Bill, payment: Payment, asked: number, formAct: FormAct) {
  const tReason = useTranslations('app.reason');
  const { methods } = usePaymentTerms();
  const sign = useDecimalSign();
  const [typed, setTyped] = useState(textOfAmount(toKurus(asked), sign));
  const [units, setUnits] = useState(NONE);
  const [reason, setReason] = useState('');
  const reasons = useReasonTerms(useVenue().venueId)('refund');
  const usual = methods.find(({ code }) => code === payment.method.code) ?? methods[0]!;
  const [code, setCode] = useState(usual.code);
  const method = methods.find((one) => one.code === code) ?? usual;
  const all = useRefundPreview(bill, payment.id, NONE);
  const chosen = useRefundPreview(bill, payment.id, units);
  const isByUnits = Object.keys(units).length > 0;
  const kurus = isByUnits ? toKurus(chosen?.amount ?? 0) : parseAmount(typed);
  const faults = {
    ...useFaults(kurus, payment, isByUnits),
    reason: reasons.isNeeded && reason.trim() === '' ? tReason('missing') : undefined,
  };
  const { shown, submit } = useSubmit(faults, () =>
    formAct.send('refundPayment', bill.id, {
      ...{ billId: bill.id, paymentId: payment.id },
      ...(isByUnits ? { units: requestUnits(units), revision: bill.revision } : { amount: toLira(kurus!) }),
      ...methodNameOf(method),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    }),
  );
  return {
    ...{ methods, code, setCode, reason, setReason, units, submit },
    refundable: all?.units ?? [],
    kurus: kurus === 0 ? null : kurus,
    text: isByUnits ? textOfAmount(kurus ?? 0, sign) : typed,
    fault: shown.typed,
    usualReasons: reasons.usual,
    reasonFault: shown.reason,
    type: (text: string) => {
      formAct.forget();
      setUnits(NONE);
      setTyped(text);
    },
    choose: (next: Entry['units']) => {
      formAct.forget();
      setUnits(next);
    },
  };
}

function useFaults(kurus: number | null, { refundable }: Payment, isByUnits: boolean) {
  const t = useTranslations('payments.refund');
  const amount = useAmount();
  if (isByUnits) return { typed: undefined };
  if (kurus === null) return { typed: t('wrong') };
  return { typed: kurus > toKurus(refundable) ? t('atMost', { amount: amount(refundable) }) : undefined };
}

/** The preview of a refund from the service: its amount, and the units that can be refunded. */
function useRefundPreview({ id: billId, revision }: Bill, paymentId: string, units: Entry['units']) {
  const { venueId } = useVenue();
  const body = units === NONE ? {} : { units: requestUnits(units) };
  const { data } = useQuery({
    queryKey: keys.of(venueId, 'refund-preview', paymentId, String(revision), JSON.stringify(body)),
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/bills/{billId}/payments/{paymentId}/refunds/preview', {
          params: { path: { venueId, billId, paymentId } },
          body,
          signal,
        }),
      ),
    enabled: units === NONE || Object.keys(units).length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return data;
}
