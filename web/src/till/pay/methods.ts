import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PaymentBody, PaymentKind } from '../../acts/payment-acts.ts';
import { profileQuery } from '../../api/queries.ts';
import { paymentKindValues } from '../../api/venue-api-lists.generated.ts';
import { useVenue } from '../../session/venue-context.tsx';
import type { Method } from './method.ts';

/** The payment settings of the venue. */
export interface PaymentTerms {
  methods: readonly Method[];
  cashStepKurus: number;
  tipPercents: readonly number[];
  /** Whether a receipt is printed automatically when a bill is closed. */
  printsReceipts: boolean;
}

const USUAL_METHODS: readonly Method[] = paymentKindValues.map((kind) => ({
  ...{ code: kind, name: kind, kind, givesChange: kind === 'Cash', isForMealsOnly: kind === 'MealCard' },
}));

/** Used if the venue suggests no tips. */
const USUAL_TIPS = [5, 10, 15];

/** The payment settings of the venue; one method of each kind until they are loaded. */
export function usePaymentTerms(): PaymentTerms {
  const { venueId } = useVenue();
  const profile = useQuery(profileQuery(venueId)).data;
  const tipPercents = profile?.tipPercents ?? [];
  return {
    methods: profile?.paymentMethods ?? USUAL_METHODS,
    cashStepKurus: profile?.cashStepKurus ?? 0,
    tipPercents: tipPercents.length > 0 ? tipPercents : USUAL_TIPS,
    printsReceipts: profile?.printsReceipts ?? false,
  };
}

/** Returns a function that gives the name of a payment method: its own name, or that of its kind. */
export function useMethodName(): (method: { code: string; name: string }) => string {
  const t = useTranslations('pay.kinds');
  return ({ code, name }) => (isKind(code) ? t(code) : name);
}

/** Returns a function that gives the name of the method in the body of a payment. */
export function useNamedMethod(): (named: Pick<PaymentBody, 'kind' | 'method'>) => string {
  const { methods } = usePaymentTerms();
  const nameOf = useMethodName();
  return ({ kind, method }) => {
    const code = method ?? kind ?? '';
    return nameOf(methods.find((one) => one.code === code) ?? { code, name: code });
  };
}

function isKind(code: string): code is PaymentKind {
  return (paymentKindValues as readonly string[]).includes(code);
}
