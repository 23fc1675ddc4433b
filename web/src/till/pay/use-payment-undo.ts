import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { useOfferUndo } from '../undo/undo-offers.tsx';
import { useMethodName } from './methods.ts';

/** Where it is offered to take a payment back. */
const placeOf = (paymentId: string) => `paid:${paymentId}`;

/**
 * Offers to take a payment back that was just recorded, once the service has it.
 * @returns `follow`, which is told the key of its act; and `place`, where it is offered for the last payment that counts
 */
export function usePaymentUndo({ id: billId, payments }: Bill): {
  follow: (key: string) => void;
  place: string;
} {
  const t = useTranslations('pay.history');
  const { venueId } = useVenue();
  const act = useActHere();
  const offer = useOfferUndo();
  const amount = useAmount();
  const nameOf = useMethodName();
  const [key, setKey] = useState('');
  const { data: recorded } = useQuery<Schemas['Payment']>({
    queryKey: keys.of(venueId, 'recorded-payment', key),
    queryFn: skipToken,
  });
  const offerIt = useEffectEvent((payment: Schemas['Payment']) => {
    const text = t('PaymentRecorded', { amount: amount(payment.amount), kind: nameOf(payment.method) });
    const undo = () => void act('reversePayment', billId, { billId, paymentId: payment.id });
    offer([placeOf(payment.id)], { text, undo });
  });
  useEffect(() => {
    if (recorded !== undefined) offerIt(recorded);
  }, [recorded]);
  const last = payments.findLast(({ reversedAt }) => reversedAt === null);
  return { follow: setKey, place: placeOf(last?.id ?? '') };
}
