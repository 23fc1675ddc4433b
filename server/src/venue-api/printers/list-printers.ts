import { Type } from 'typebox';
import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { PrinterResource, printersOf } from './printer-resource.ts';

export const listPrinters = venueOperation({
  operationId: 'listPrinters',
  method: 'GET',
  path: '/venues/{venueId}/printers',
  tag: 'Printing',
  summary: 'List the printers with their state',
  description:
    'Lists the printers in the order of the venue: the first one that is switched on prints the lines ' +
    'that belong to no other printer.',
  access: PRINTER_ACCESS.read,
  devices: ['Board'],
  answers: { 200: { description: 'The printers.', schema: Type.Array(PrinterResource) } },
  run: async ({ db, cache }, { params }) => {
    const cached = await requireVenue(cache, params.venueId);
    return { status: 200, data: await printersOf(db, cached) };
  },
});
