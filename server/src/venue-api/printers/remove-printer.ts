import { Type } from 'typebox';
import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { findPrinterIn } from '../../core/printing/printer-revision.ts';
import { uuid } from '../../http/schema.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';

export const removePrinter = venueOperation({
  operationId: 'removePrinter',
  method: 'DELETE',
  path: '/venues/{venueId}/printers/{printerId}',
  tag: 'Printing',
  summary: 'Remove a printer',
  description:
    'Removes a printer. Tickets that wait for it are printed on another printer; if there is none, ' +
    'they stay on the kitchen board.',
  access: PRINTER_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The printer was removed.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['PRINTER_NOT_FOUND'],
  run: async ({ db, printSoon }, { params: { venueId, printerId }, author, header, now }) => {
    await reviseVenue(db, { venueId, part: 'Printers', by: author, now }, (content) => {
      requireRevision(header('if-match'), revisionOf(findPrinterIn(content.printers, printerId)));
      const printers = content.printers.filter(({ id }) => id !== printerId);
      return { content: { ...content, printers }, result: null };
    });
    printSoon();
    return { status: 200, data: { id: printerId } };
  },
});
