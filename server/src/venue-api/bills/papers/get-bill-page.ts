import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { nullable } from '../../../http/schema.ts';
import { billPageAddress } from '../../../operations/bills/bill-page-address.ts';
import { requireVisibleBill } from '../../../operations/bills/require-right.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';

export const getBillPage = venueOperation({
  operationId: 'getBillPage',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/page',
  tag: 'Till',
  summary: 'Get the URL of the page of a bill',
  description:
    'Guests open this page with a QR code and see the bill as it is. The URL cannot be guessed; anyone ' +
    'who has it can read the bill.',
  access: BILL_ACCESS.read,
  answers: {
    200: {
      description: 'The URL.',
      schema: Type.Object(
        {
          url: nullable(
            Type.String({
              format: 'uri',
              examples: ['https://sofra.example/sofra-kadikoy/b/AZXwxBuAfESxpQ6dL3w6A9pQk2nO3vJ5aXb0mYt1RcE'],
            }),
            'The URL of the page; `null` if the venue has no username and therefore no pages.',
          ),
        },
        { title: 'BillPage' },
      ),
    },
  },
  refusals: ['BILL_NOT_FOUND'],
  run: async (parts, { params: { venueId, billId }, session }) => {
    const bill = await findBill(parts.db, venueId, billId);
    requireVisibleBill(session, bill);
    const { venue } = await requireVenue(parts.cache, venueId);
    return { status: 200, data: { url: billPageAddress(parts, venue, bill) } };
  },
});
