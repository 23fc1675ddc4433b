import type { PaymentBody } from '../../acts/payment-acts.ts';
import type { Schemas } from '../../api/client.ts';

/** A payment method of the venue. If the venue has only one method of a kind, its code is the kind. */
export type Method = Pick<
  Schemas['PaymentMethod'],
  'code' | 'name' | 'kind' | 'givesChange' | 'isForMealsOnly'
>;

/** The properties with which a payment names its method. */
export function methodNameOf({
  code,
  kind,
}: Pick<Method, 'code' | 'kind'>): Pick<PaymentBody, 'kind' | 'method'> {
  return code === kind ? { kind } : { method: code };
}
