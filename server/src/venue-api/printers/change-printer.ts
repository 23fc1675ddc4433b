import { PRINTER_ACCESS } from '../../core/access/policies/venue/printers.ts';
import { changePrinterIn, findPrinterIn } from '../../core/printing/printer-revision.ts';
import { Refusal } from '../../core/refusals.ts';
import { printerFromDraft } from '../../core/venue/drafts/venue-from-draft.ts';
import { requirePrinterAddress } from '../../operations/printing/require-printer-address.ts';
import { resetPrinter } from '../../operations/printing/reset-printer.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { readPrinter } from '../../venue-document/printing/read-document-printers.ts';
import { toPrinterDocument } from '../../venue-document/printing/write-document-printers.ts';
import { readPart } from '../../venue-document/read-part.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { PrinterChange } from './printer-body.ts';
import { PrinterResource, printersOf } from './printer-resource.ts';

export const changePrinter = venueOperation({
  operationId: 'changePrinter',
  method: 'PATCH',
  path: '/venues/{venueId}/printers/{printerId}',
  tag: 'Printing',
  summary: 'Change a printer, or switch it on or off',
  description:
    'Omitted properties stay as they are. The service tries the printer again immediately. If a ' +
    'printer is switched off, its waiting tickets are printed on another one.',
  access: PRINTER_ACCESS.change,
  headers: IF_MATCH,
  body: PrinterChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The printer as it is now.', schema: PrinterResource } },
  refusals: ['PRINTER_NOT_FOUND'],
  run: async (
    { db, cache, printerReach, printSoon },
    { params: { venueId, printerId }, body, author, header, now },
  ) => {
    if (body.host !== undefined || body.port !== undefined) {
      const before = await requireVenue(cache, venueId);
      const { host, port } = { ...findPrinterIn(before.printers, printerId), ...body };
      await requirePrinterAddress(printerReach, { host, port });
    }
    const isAddressChanged = await reviseVenue(
      db,
      { venueId, part: 'Printers', by: author, now },
      (content) => {
        const { venue, printers, categories } = content;
        const stored = findPrinterIn(printers, printerId);
        const document = { ...toPrinterDocument(stored, categories), ...body };
        const draft = readPart(document, venue.languages, (reading) =>
          readPrinter(document, [], reading, categories),
        );
        const printer = printerFromDraft(printerId, draft, categories);
        requireRevision(header('if-match'), revisionOf(stored), revisionOf(printer));
        const revised = { ...content, printers: changePrinterIn(printers, printer) };
        return { content: revised, result: printer.host !== stored.host || printer.port !== stored.port };
      },
    );
    await resetPrinter(db, { venueId, printerId }, isAddressChanged, now);
    printSoon();
    const cached = await cache.fresh.findVenue(venueId);
    const data = cached && (await printersOf(db, cached)).find(({ id }) => id === printerId);
    if (!data) throw new Refusal('PRINTER_NOT_FOUND');
    return { status: 200, data };
  },
});
