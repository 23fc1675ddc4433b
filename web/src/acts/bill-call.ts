import type { QueryClient } from '@tanstack/react-query';
import type { Bill } from '../api/bill-list.ts';
import type { Act } from './act.ts';

/** How an act is sent to the service, and how the screen shows it in the meantime. */
export interface BillAct<Input> {
  /** @returns the bill after the act */
  send: (act: Act<string, Input>, client: QueryClient) => Promise<Bill>;
  /** Applies the act to the bill as much as is possible without the service. */
  applyLocally?: (bill: Bill, input: Input) => Bill;
}

/** The API path of a bill. */
export const BILL_PATH = '/venue/v1/venues/{venueId}/bills/{billId}';

/** The headers of an act: the key makes it count once, and the approval is that of a colleague. */
export const actHeaders = ({ key, approvalId }: Act) => ({
  'Idempotency-Key': key,
  ...(approvalId === undefined ? {} : { Approval: approvalId }),
});

/** The path parameters of the bill of an act. */
export const billParams = ({ venueId, input: { billId } }: Act<string, { billId: string }>) => ({
  venueId,
  billId,
});
