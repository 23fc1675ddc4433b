import { Type } from 'typebox';
import { PAYMENT_ACCESS } from '../../../core/access/policies/bills/payments.ts';
import { closeBill as close } from '../../../core/bills/till.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { fiscalDemandOf } from '../../../core/venue/venue.ts';
import { optionalText } from '../../../http/schema.ts';
import { leaveTable } from '../../../operations/reservations/leave-table.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { methodProperties, paymentRefusals, readMethod } from './payment-body.ts';

export const closeBill = billChangeOperation({
  operationId: 'closeBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/close',
  tag: 'Till',
  access: PAYMENT_ACCESS.take,
  summary: 'Close a bill',
  description:
    'Closes the bill permanently and frees its table; the visit of the guests who were checked in ' +
    'there ends. If an amount is still owed, it is recorded as a payment with `kind` or `method`; ' +
    'without either, only a fully paid bill can be closed. If the payments are more than the total, ' +
    'the answer is `BILL_OVERPAID` with `details.toGiveBack`: reverse the payment and record the ' +
    'correct amount. If meal cards have paid more than the lines that accept them cost, for example ' +
    'after a line was removed, the answer is `MEAL_CARD_OVERPAID`. If the setting `fiscalDocuments` is ' +
    '`Required`, each payment needs an issued document: record the payments first, and close the bill ' +
    'when their `documents` are `Issued`. A person with the right `closeWithoutDocument` can close ' +
    'without them, with a reason. Closing a closed bill changes nothing.',
  body: Type.Object(
    {
      ...methodProperties,
      withoutDocument: optionalText(
        250,
        'The reason for closing the bill without a required fiscal document. The documents can still be ' +
          'issued later.',
      ),
    },
    { examples: [{ kind: 'Cash' }] },
  ),
  bodyIsOptional: true,
  refusals: [
    'BILL_NOT_OPEN',
    'BILL_HAS_HELD_LINES',
    'BILL_OVERPAID',
    'MEAL_CARD_OVERPAID',
    'FISCAL_DOCUMENT_REQUIRED',
    ...paymentRefusals,
  ],
  decide: async ({ params, body, now }, { newId, cache }) => {
    const withoutDocument = body?.withoutDocument ?? null;
    const { venue } = await requireVenue(cache, params.venueId);
    const businessDate = venueDayOf(venue, now);
    const isPaid = body?.kind || body?.method;
    const lastPayment = isPaid ? { ...readMethod(venue, newId(), body), businessDate } : null;
    const terms = { demand: fiscalDemandOf(venue), withoutDocument };
    return (bill, stamp) => close(bill, lastPayment, stamp, terms);
  },
  afterwards: async (bill, stamp, { db, cache }) => {
    if (bill.closedAt === stamp.at)
      await leaveTable(db, await requireVenue(cache, bill.venueId), bill, stamp);
  },
});
