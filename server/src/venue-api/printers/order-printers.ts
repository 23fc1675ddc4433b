import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { sortByIds } from '../../core/sort-by-ids.ts';
import { EXAMPLE_IDS } from '../../http/openapi/example-ids.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { reorderSchema } from '../reorder-schema.ts';
import { venueOperation } from '../venue-operation.ts';

const PrinterOrder = reorderSchema('PrinterOrder', 'printer of the venue', 20, [EXAMPLE_IDS.printer]);

export const orderPrinters = venueOperation({
  operationId: 'orderPrinters',
  method: 'PUT',
  path: '/venues/{venueId}/printers/order',
  tag: 'Printing',
  summary: 'Put the printers in order',
  description: 'The first printer that is switched on prints the lines that belong to no other printer.',
  access: PRINTER_ACCESS.change,
  body: PrinterOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: PrinterOrder } },
  run: async ({ db }, { params: { venueId }, body, author, now }) => {
    const ids = await reviseVenue(db, { venueId, part: 'Printers', by: author, now }, (content) => {
      const printers = sortByIds(content.printers, body.ids, 'printer');
      return { content: { ...content, printers }, result: printers.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
