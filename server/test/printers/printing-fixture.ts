import type { Printer } from '../../src/core/printing/printer.ts';
import type { Venue } from '../../src/core/venue/venue.ts';
import { createPrinterSender, type PrinterTimeouts } from '../../src/jobs/printing/send-to-printer.ts';
import type { Print } from '../../src/parts/outgoing.ts';
import type { Database } from '../../src/store/database.ts';
import { type Sofra, startSofra, type VenueExtras } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { makeOwnDatabase } from '../postgres/own-database.ts';
import { readPaper } from './escpos-interpreter.ts';
import {
  type PaperPrinter,
  type PaperPrinterSettings,
  samplePrinter,
  startPaperPrinter,
} from './paper-printer.ts';
import { PRINTERS_HERE } from './printer-reach.ts';

/** Long enough for a machine that is busy: only printers that never answer take so long. */
const TIMEOUTS: PrinterTimeouts = {
  connectMs: 5_000,
  statusMs: 2_000,
  guessMs: 1_500,
  printMs: 5_000,
  closeMs: 1_000,
};

/** Prints on sockets of this machine. */
export const printHere: Print = createPrinterSender(PRINTERS_HERE, [TIMEOUTS]);

/**
 * A service that prints on sockets, over a database of its own: each print job prints all due tickets of all
 * venues.
 */
export interface PrintingFixture {
  sofra: Sofra;
  db: Database;
  paperPrinter(settings?: PaperPrinterSettings): Promise<PaperPrinter>;
  /** A venue with these printers, each by default for all categories. */
  venueWith(printers: Partial<Printer>[], more?: VenueExtras, change?: Partial<Venue>): Promise<StaffedVenue>;
  /** Prints all tickets that are due. */
  runOnce(): Promise<void>;
  close(): Promise<void>;
}

export async function startPrinting(): Promise<PrintingFixture> {
  const own = await makeOwnDatabase();
  const db = own.open();
  const sofra = await startSofra({ db, print: printHere });
  const printers: PaperPrinter[] = [];
  return {
    sofra,
    db,
    paperPrinter: async (settings) => {
      const printer = await startPaperPrinter(settings);
      printers.push(printer);
      return printer;
    },
    venueWith: (stated, more = {}, change = {}) => {
      const revise: NonNullable<VenueExtras['revise']> = (record) => {
        record.printers = stated.map((printer, at) => samplePrinter({ name: `Yazıcı ${at}`, ...printer }));
      };
      return newStaffedVenue(sofra, change, { revise, ...more });
    },
    runOnce: () => sofra.app.jobs.printing.runOnce(),
    close: async () => {
      await sofra.close();
      await db.close();
      await own.drop();
      for (const printer of printers) await printer.close();
    },
  };
}

/** The text on the paper of a job. */
export function textOf(job: Buffer): string {
  return readPaper(job)
    .rows.map((row) => row.text)
    .join('\n');
}

// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
export async function ticketsOf(venue: StaffedVenue): Promise<any[]> {
  return (await venue.waiter.call('GET', `/venues/${venue.id}/tickets`)).body.data.items;
}

/** The first printer of a venue. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
export async function printerOf(venue: StaffedVenue): Promise<any> {
  return (await venue.owner.call('GET', `/venues/${venue.id}/printers`)).body.data[0];
}
