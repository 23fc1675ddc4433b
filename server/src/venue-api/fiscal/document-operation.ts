import type { TSchema } from 'typebox';
import { FISCAL_DOCUMENT_ACCESS } from '../../core/access/policies/money/fiscal-documents.ts';
import { actorOf } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import type { OperationDescription, ShapeOf } from '../../http/operation.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { ParamsOf } from '../path-params.ts';
import { type VenueCall, type VenueRoute, venueOperation } from '../venue-operation.ts';
import { FiscalBillResource, toFiscalBill } from './fiscal-bill-resource.ts';

type BridgeCall = VenueCall<'Bridge', unknown, undefined, unknown>;

interface DocumentOperation<Path extends string, B, GivenCall>
  extends Omit<OperationDescription, 'path' | 'answers' | 'params' | 'query' | 'body' | 'tag'> {
  path: Path;
  body?: B & TSchema;
  /** Reads the change from a call. Runs once per call. */
  decide(call: NoInfer<GivenCall>): (bill: Bill, stamp: Stamp) => BillChange;
}

/** Makes an operation in which the bridge of a fiscal device reports what the device does with a document of a bill. */
export function documentOperation<
  const Path extends string,
  B = undefined,
  GivenCall extends BridgeCall = VenueCall<'Bridge', ParamsOf<Path>, undefined, ShapeOf<B>>,
>(operation: DocumentOperation<Path, B, GivenCall>): VenueRoute {
  const { decide, ...described } = operation;
  return venueOperation<'Bridge', Path, undefined, B, undefined, GivenCall>({
    ...described,
    tag: 'Fiscal documents',
    refusals: ['BILL_NOT_FOUND', 'BILL_CHANGED', 'FISCAL_DOCUMENT_NOT_FOUND', ...(described.refusals ?? [])],
    invalidCode: 'CONTENT_INVALID',
    access: FISCAL_DOCUMENT_ACCESS.report,
    answers: { 200: { description: 'The bill as it is now.', schema: FiscalBillResource } },
    run: async (parts, call) => {
      const { venueId, billId } = call.params as { venueId: string; billId: string };
      const stamp: Stamp = { by: actorOf(call.session), at: call.now };
      const document = decide(call);
      const bill = await changeBill(parts, venueId, billId, (before) => document(before, stamp));
      const { venue } = await requireVenue(parts.cache, venueId);
      return { status: 200, data: toFiscalBill(bill, venue) };
    },
  });
}
