import { type Static, Type } from 'typebox';
import type { Category } from '../../core/menu/menu.ts';
import type { Printer } from '../../core/printing/printer.ts';
import { PRINTER_TROUBLES } from '../../core/printing/ticket-state.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { Db } from '../../store/database.ts';
import { listPrinterQueues, type PrinterLease } from '../../store/printing/printer-queues.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { printerSchema } from '../../venue-document/printing/printer-document-schema.ts';
import { toPrinterDocument } from '../../venue-document/printing/write-document-printers.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';
import { shownProperties } from '../shown-record.ts';

const { id, ...properties } = shownProperties(printerSchema);

export const PrinterResource = Type.Object(
  {
    id,
    revision: revisionSchema(),
    ...properties,
    categories: nullable(
      Type.Array(uuid()),
      'The categories of the products that it prints; `null` for all.',
    ),
    state: oneOf(
      ['Unused', 'Working', 'Failing', 'Off'],
      'The state. `Unused`: it has printed nothing yet. `Failing`: it does not print; the service ' +
        'retries waiting tickets.',
    ),
    failingSince: nullable(instantSchema(), 'Since when it is failing; `null` while it works.'),
    trouble: nullable(oneOf(PRINTER_TROUBLES), 'The current problem; `null` while it works.'),
    lastPrintedAt: nullable(instantSchema(), 'When it last printed; `null` if it has printed nothing yet.'),
    reportsStatus: nullable(
      Type.Boolean(),
      'Whether it reports that paper is missing and that tickets were printed; `null` until it has ' +
        'printed once.',
    ),
  },
  { title: 'Printer' },
);

/** The JSON of a printer with its state; `lease` is `undefined` for a printer that never printed. */
export function toPrinterResource(
  printer: Printer,
  lease: PrinterLease | undefined,
  categories: readonly Pick<Category, 'id'>[],
): Static<typeof PrinterResource> {
  return {
    ...toPrinterDocument(printer, categories),
    revision: revisionOf(printer),
    state: stateOf(printer, lease),
    failingSince: instantOrNull(lease?.failingSince),
    trouble: lease?.trouble ?? null,
    lastPrintedAt: instantOrNull(lease?.lastPrintedAt),
    reportsStatus: lease?.reportsStatus ?? null,
  };
}

function stateOf({ isEnabled }: Printer, lease: PrinterLease | undefined) {
  if (!isEnabled) return 'Off';
  if (lease?.failingSince) return 'Failing';
  return lease?.lastPrintedAt ? 'Working' : 'Unused';
}

/** The JSON of the printers of a venue, in its order. */
export async function printersOf(db: Db, { venue, allPrinters, categories }: CachedVenue) {
  const queues = new Map((await listPrinterQueues(db, venue.id)).map((lease) => [lease.printerId, lease]));
  return allPrinters.map((printer) => toPrinterResource(printer, queues.get(printer.id), categories));
}
