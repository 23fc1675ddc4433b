import { Type } from 'typebox';
import { PAYMENTS } from '../../../core/access/policies/payments.ts';
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
  access: PAYMENTS.take,
  summary: 'Close a bill',
  description:
    'Closes the bill permanently and frees its table: the visit of guests who were checked in there ends. If something is still owed, it is recorded as a ' +
    'payment of `kind` or by `method`; without either, only a fully paid bill is closed. If the payments exceed the ' +
    'total, the call answers `BILL_OVERPAID` with `details.toGiveBack`: reverse the payment and record ' +
    'the correct amount. So it does with `MEAL_CARD_OVERPAID` where meal cards have paid more than what accepts them, as after a line was struck. Where `fiscalDocuments` of the settings is `Required`, each payment needs an issued document: record ' +
    'payments first, and close when `documents` says `Issued`. Who has the right `closeWithoutDocument` can close without it, with a reason. Closing a closed bill ' +
    'changes nothing.',
  body: Type.Object(
    {
      ...methodProperties,
      withoutDocument: optionalText(
        250,
        'Why it is closed without a fiscal document that the venue demands. The documents can still be issued.',
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
    const rest = isPaid ? { ...readMethod(venue, newId(), body), businessDate } : null;
    const terms = { demand: fiscalDemandOf(venue), withoutDocument };
    return (bill, stamp) => close(bill, rest, stamp, terms);
  },
  afterwards: async (bill, stamp, { db, cache }) => {
    if (bill.closedAt === stamp.at)
      await leaveTable(db, await requireVenue(cache, bill.venueId), bill, stamp);
  },
});
