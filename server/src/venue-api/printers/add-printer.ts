import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { PRINTER_PORT } from '../../core/printing/printer.ts';
import { addPrinterTo } from '../../core/printing/printer-revision.ts';
import { printerFromDraft } from '../../core/venue/drafts/venue-from-draft.ts';
import { requirePrinterAddress } from '../../operations/printing/require-printer-address.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { readPrinter } from '../../venue-document/printing/read-document-printers.ts';
import { readPart } from '../../venue-document/read-part.ts';
import { venueOperation } from '../venue-operation.ts';
import { NewPrinter } from './printer-body.ts';
import { PrinterResource, toPrinterResource } from './printer-resource.ts';

export const addPrinter = venueOperation({
  operationId: 'addPrinter',
  method: 'POST',
  path: '/venues/{venueId}/printers',
  tag: 'Printing',
  summary: 'Add a printer',
  description:
    'Adds an ESC/POS printer that accepts raw printing over the network. From the next order on, it ' +
    'prints the lines of its categories. Print a test page to check its characters.',
  access: PRINTER_ACCESS.change,
  body: NewPrinter,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The printer.',
      schema: PrinterResource,
      headers: { Location: 'The path of the new record.' },
    },
  },
  run: async ({ db, newId, printerReach }, { params: { venueId }, body, author, now }) => {
    await requirePrinterAddress(printerReach, { host: body.host, port: body.port ?? PRINTER_PORT });
    const data = await reviseVenue(db, { venueId, part: 'Printers', by: author, now }, (content) => {
      const { venue, printers, categories } = content;
      const draft = readPart(body, venue.languages, (reading) => readPrinter(body, [], reading, categories));
      const printer = printerFromDraft(newId(), draft, categories);
      const revised = { ...content, printers: addPrinterTo(printers, printer) };
      return { content: revised, result: toPrinterResource(printer, undefined, categories) };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/printers/${data.id}` } };
  },
});
