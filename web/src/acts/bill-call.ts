import type { QueryClient } from '@tanstack/react-query';
import type { Bill } from '../api/bill-list.ts';
import type { Act } from './act.ts';

/** How an act is told to the service, and what the screen shows of it meanwhile. */
export interface BillAct<Input> {
  /** @returns the bill as it stands afterwards */
  send: (act: Act<string, Input>, client: QueryClient) => Promise<Bill>;
  /** The bill as it will stand, as far as it can be told without the service. */
  shows?: (bill: Bill, input: Input) => Bill;
}

/** The path of a bill. */
export const BILL = '/venue/v1/venues/{venueId}/bills/{billId}';

/** What a colleague agreed to, with the call of an act that needs one. */
export const agreed = ({ approvalId }: Act) => (approvalId === undefined ? {} : { Approval: approvalId });

/** The headers of an act that counts once, whatever it does. */
export const once = (act: Act) => ({ 'Idempotency-Key': act.key, ...agreed(act) });

/** The place in the path of the bill of an act. */
export const at = ({ venueId, input: { billId } }: Act<string, { billId: string }>) => ({ venueId, billId });
