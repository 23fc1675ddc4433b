import { Refusal } from '../refusals.ts';

/** What a key may order through drafts, in whole kuruş. */
export interface AssistantLimits {
  /** The most that one order may come to. */
  orderKurus: number;
  /** The most that all its orders of one day may come to. */
  dayKurus: number;
}

/**
 * Passes when a key may order for this amount.
 * @param spentKurus  what it has ordered on the same day, without this order
 * @throws Refusal ASSISTANT_ORDER_LIMIT_EXCEEDED, ASSISTANT_DAY_LIMIT_EXCEEDED
 */
export function requireWithinLimits(limits: AssistantLimits, totalKurus: number, spentKurus: number): void {
  if (totalKurus > limits.orderKurus) throw new Refusal('ASSISTANT_ORDER_LIMIT_EXCEEDED');
  if (spentKurus + totalKurus > limits.dayKurus) throw new Refusal('ASSISTANT_DAY_LIMIT_EXCEEDED');
}
