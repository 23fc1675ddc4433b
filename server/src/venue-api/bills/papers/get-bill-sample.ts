import { SETTINGS_ACCESS } from '../../../core/access/policies/venue/settings.ts';
import { renderSampleBill } from '../../../operations/printing/render-paper.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';

const MEDIA_TYPE = 'image/png';

export const getBillSample = venueOperation({
  operationId: 'getBillSample',
  method: 'GET',
  path: '/venues/{venueId}/bill-sample',
  tag: 'Settings',
  summary: 'Get a picture of a sample bill',
  description:
    'Returns a sample bill with the current settings of the venue and one line for each VAT class. The ' +
    'QR code on it leads to no page.',
  access: SETTINGS_ACCESS.change,
  answers: {
    200: {
      description: 'The picture.',
      mediaType: MEDIA_TYPE,
      schema: null,
      headers: { 'Cache-Control': '`no-store`.' },
    },
  },
  run: async (parts, { params: { venueId }, now }) => {
    const { venue } = await requireVenue(parts.cache, venueId);
    const bytes = await renderSampleBill(parts, venue, now);
    return { status: 200, mediaType: MEDIA_TYPE, bytes, headers: { 'Cache-Control': 'no-store' } };
  },
});
