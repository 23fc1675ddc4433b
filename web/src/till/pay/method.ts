import type { PaymentBody } from '../../acts/payment-acts.ts';
import type { Schemas } from '../../api/client.ts';

/** A way to pay of the venue. One of a kind alone is named by its kind. */
export type Method = Pick<
  Schemas['PaymentMethod'],
  'code' | 'name' | 'kind' | 'givesChange' | 'isForMealsOnly'
>;

/** How a payment names its way to pay. */
export function methodNameOf({
  code,
  kind,
}: Pick<Method, 'code' | 'kind'>): Pick<PaymentBody, 'kind' | 'method'> {
  return code === kind ? { kind } : { method: code };
}
