import type { Language } from '../../core/languages.ts';
import { encodeBlocks, type PaperSettings, rowsToDraw } from '../../core/printing/paper/escpos.ts';
import type { Bitmap, Block } from '../../core/printing/paper/paper.ts';
import { type PaperWords, ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { layOutTestPage } from '../../core/printing/paper/test-page.ts';
import { layOutTicket } from '../../core/printing/paper/ticket-layout.ts';
import type { Printer } from '../../core/printing/printer.ts';
import { drawRow } from '../../images/draw-text.ts';
import type { TicketToPrint } from '../../store/printing/tickets.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { WORDS } from '../../words/words.ts';

/** The facts of a venue that are on every paper. */
export interface PaperFacts {
  venueName: string;
  timeZone: string;
  language: Language;
  words: PaperWords;
  isPractice: boolean;
}

/** The facts of a venue for every paper, in the language of its tickets. */
export function paperFactsOf({ venue }: Pick<CachedVenue, 'venue'>): PaperFacts {
  const { name, timeZone, languages, isPractice } = venue;
  const language = ticketLanguageOf(languages);
  return { venueName: name, timeZone, language, words: WORDS[language].papers, isPractice };
}

/**
 * The bytes of a ticket for a printer. The paper says if the ticket is late, if it is paid, and if it was or may have
 * been printed before.
 */
export function renderTicket(
  ticket: TicketToPrint,
  printer: Printer,
  facts: PaperFacts,
  now: number,
): Promise<Uint8Array> {
  const blocks = layOutTicket(ticket.content, {
    ...facts,
    orderNumber: ticket.billNumber,
    allergenNames: WORDS[facts.language].guestPages.menu.allergenNames,
    orderedAt: ticket.createdAt,
    printedAt: now,
    printerName: printer.name,
    isPaid: ticket.isPaid,
    reprint: ticket.prints,
    mayBePrinted: ticket.mayBePrinted,
  });
  return encodeBlocksWithPictures(blocks, printer, ticket.mayBePrinted);
}

/** The bytes of a test page, which shows an owner whether a printer is set up correctly. */
export function renderTestPage(printer: Printer, facts: PaperFacts, now: number): Promise<Uint8Array> {
  return encodeBlocksWithPictures(layOutTestPage({ ...facts, printer, printedAt: now }), printer, true);
}

/**
 * The bytes of a layout. Text whose letters the printer lacks is drawn as a picture.
 * @param isAfterBreak  whether the previous job may have stopped in the middle of a picture
 */
export async function encodeBlocksWithPictures(
  blocks: readonly Block[],
  printer: PaperSettings,
  isAfterBreak: boolean,
): Promise<Uint8Array> {
  const drawings = new Map<string, Bitmap>();
  for (const row of rowsToDraw(blocks, printer)) drawings.set(row.key, await drawRow(row));
  return encodeBlocks(blocks, printer, drawings, isAfterBreak);
}
