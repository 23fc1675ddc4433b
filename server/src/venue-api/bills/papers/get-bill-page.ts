import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { nullable } from '../../../http/schema.ts';
import { billPageAddress } from '../../../operations/bills/bill-page-address.ts';
import { requireSeen } from '../../../operations/bills/require-right.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';

export const getBillPage = venueOperation({
  operationId: 'getBillPage',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/page',
  tag: 'Till',
  summary: 'Get the address of the page of a bill',
  description:
    'Guests open the page by a QR code and see the bill as it is. Nobody can guess the address; whoever has it can read the bill.',
  access: BILLS.read,
  answers: {
    200: {
      description: 'The address.',
      schema: Type.Object(
        {
          url: nullable(
            Type.String({
              format: 'uri',
              examples: ['https://sofra.example/sofra-kadikoy/b/AZXwxBuAfESxpQ6dL3w6A9pQk2nO3vJ5aXb0mYt1RcE'],
            }),
            '`null` at a venue without a username, which has no pages.',
          ),
        },
        { title: 'BillPage' },
      ),
    },
  },
  refusals: ['BILL_NOT_FOUND'],
  run: async (parts, { params: { venueId, billId }, session }) => {
    const bill = await findBill(parts.db, venueId, billId);
    requireSeen(session, bill);
    const { venue } = await requireVenue(parts.cache, venueId);
    return { status: 200, data: { url: billPageAddress(parts, venue, bill) } };
  },
});
