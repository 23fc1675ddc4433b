import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { requireNotCancelled } from '../../../core/bills/bill-change.ts';
import { requireVisibleBill } from '../../../operations/bills/require-right.ts';
import { renderBillPicture } from '../../../operations/printing/render-paper.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';

const MEDIA_TYPE = 'image/png';

export const getBillPicture = venueOperation({
  operationId: 'getBillPicture',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/picture',
  tag: 'Till',
  summary: 'Get a bill as a picture',
  description:
    'Returns a picture of the paper, to be sent to a guest: the bill for an open bill, the receipt for ' +
    'a closed one. It does not count as a print.',
  access: BILL_ACCESS.read,
  answers: {
    200: {
      description: 'The picture.',
      mediaType: MEDIA_TYPE,
      schema: null,
      headers: { 'Cache-Control': '`no-store`.' },
    },
  },
  refusals: ['BILL_NOT_FOUND', 'BILL_NOT_OPEN'],
  run: async ({ db, cache }, { params: { venueId, billId }, session, now }) => {
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(session, bill);
    requireNotCancelled(bill);
    const { venue } = await requireVenue(cache, venueId);
    const bytes = await renderBillPicture(bill, venue, now);
    return { status: 200, mediaType: MEDIA_TYPE, bytes, headers: { 'Cache-Control': 'no-store' } };
  },
});
