import { Type } from 'typebox';
import { orderByIds } from '../../core/order-by-ids.ts';
import { uuid, VenueParams } from '../../http/schema.ts';
import { reviseVenue } from '../../operations/revise-venue.ts';
import { venueOperation } from '../venue-operation.ts';

const PrinterOrder = Type.Object(
  { ids: Type.Array(uuid(), { maxItems: 20, description: 'Each printer of the venue, once.' }) },
  { title: 'PrinterOrder', examples: [{ ids: ['01980000-0000-7000-8000-000000000001'] }] },
);

export const orderPrinters = venueOperation({
  operationId: 'orderPrinters',
  method: 'PUT',
  path: '/venues/{venueId}/printers/order',
  tag: 'Printing',
  summary: 'Put the printers in order',
  description: 'What no printer is there for comes out of the first that is switched on.',
  access: 'Owner',
  params: VenueParams,
  body: PrinterOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: PrinterOrder } },
  refusals: [
    'VALIDATION_ERROR',
    'CONTENT_INVALID',
    'VENUE_NOT_FOUND',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  run: async ({ db }, { params: { venueId }, body, now }) => {
    const ids = await reviseVenue(db, venueId, 'Printers', now, (content) => {
      const printers = orderByIds(content.printers, body.ids, 'printer');
      return { content: { ...content, printers }, result: printers.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
