import type { QueryClient } from '@tanstack/react-query';
import type { Bill } from '../api/bill-list.ts';
import type { Act } from './act.ts';

/** How an act is sent to the service, and how the screen shows it in the meantime. */
export interface BillAct<Input> {
  /** @returns the bill after the act */
  send: (act: Act<string, Input>, client: QueryClient) => Promise<Bill>;
  /** The bill after the act, as much as can be known without the service. */
  shows?: (bill: Bill, input: Input) => Bill;
}

/** The path of a bill. */
export const BILL = '/venue/v1/venues/{venueId}/bills/{billId}';

/** The headers of an act: it counts once, and a colleague may have agreed to it. */
export const once = ({ key, approvalId }: Act) => ({
  'Idempotency-Key': key,
  ...(approvalId === undefined ? {} : { Approval: approvalId }),
});

/** The place in the path of the bill of an act. */
export const at = ({ venueId, input: { billId } }: Act<string, { billId: string }>) => ({ venueId, billId });
