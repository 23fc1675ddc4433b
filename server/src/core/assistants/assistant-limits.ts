import { Refusal } from '../refusals.ts';

/** The limits of a key for orders through drafts, in whole kuruş. */
export interface AssistantLimits {
  /** The largest total of one order. */
  orderKurus: number;
  /** The largest sum of all its orders of one day. */
  dayKurus: number;
}

/**
 * Checks that a key may place an order with this total.
 * @param spentKurus  the sum of its other orders of the same day
 * @throws Refusal ASSISTANT_ORDER_LIMIT_EXCEEDED, ASSISTANT_DAY_LIMIT_EXCEEDED
 */
export function requireWithinLimits(limits: AssistantLimits, totalKurus: number, spentKurus: number): void {
  if (totalKurus > limits.orderKurus) throw new Refusal('ASSISTANT_ORDER_LIMIT_EXCEEDED');
  if (spentKurus + totalKurus > limits.dayKurus) throw new Refusal('ASSISTANT_DAY_LIMIT_EXCEEDED');
}
