import type { Bill } from '../../core/bills/bill.ts';
import { billState } from '../../core/bills/bill-status.ts';
import type { Language } from '../../core/languages.ts';
import { billToPrint } from '../../core/printing/bill-to-print.ts';
import { type BillFacts, layOutBill } from '../../core/printing/paper/bill-layout.ts';
import { drawerBytes } from '../../core/printing/paper/escpos.ts';
import { type Block, LETTER_WIDTH_DOTS } from '../../core/printing/paper/paper.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { layOutReport } from '../../core/printing/paper/report-layout.ts';
import { layOutShift } from '../../core/printing/paper/shift-layout.ts';
import type { Printer } from '../../core/printing/printer.ts';
import { sampleBill } from '../../core/printing/sample-bill.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { drawPaper } from '../../images/draw-paper.ts';
import { drawQrCode } from '../../images/draw-qr-code.ts';
import type { StoredPaper } from '../../store/printing/papers.ts';
import { WORDS } from '../../words/words.ts';
import { type BillPageParts, billPageAddress } from '../bills/bill-page-address.ts';
import { encodeBlocksWithPictures } from './render-ticket.ts';

/**
 * The bytes to send to a printer for a bill, a receipt, the slip of a shift, a day report, or the command that opens its
 * drawer. A bill has a QR code of its page if the venue wants it and has a page.
 */
export async function renderPaper(
  page: BillPageParts,
  { content, billId, mayBePrinted }: StoredPaper,
  printer: Printer,
  venue: Venue,
  now: number,
): Promise<Uint8Array> {
  if (content.kind === 'Drawer') return drawerBytes(printer.drawerPin ?? 'Pin2', mayBePrinted);
  if (content.kind === 'Shift')
    return encodeBlocksWithPictures(
      layOutShift(content.shift, { ...billFactsOf(venue, now), mayBePrinted }),
      printer,
      mayBePrinted,
    );
  if (content.kind === 'DayReport')
    return encodeBlocksWithPictures(
      layOutReport(content.report, { ...billFactsOf(venue, now), mayBePrinted }),
      printer,
      mayBePrinted,
    );
  const hasCode = content.bill.kind === 'Bill' && venue.billPaper.hasQrCode;
  const address = hasCode ? billPageAddress(page, venue, { id: billId! }) : null;
  const qrCode = address === null ? null : drawQrCode(address, printer.columns * LETTER_WIDTH_DOTS);
  const blocks = layOutBill(content.bill, { ...billFactsOf(venue, now), mayBePrinted, qrCode });
  return encodeBlocksWithPictures(blocks, printer, mayBePrinted);
}

function billFactsOf(
  venue: Venue,
  printedAt: number,
  language = ticketLanguageOf(venue.languages),
): Omit<BillFacts, 'mayBePrinted' | 'qrCode'> {
  const { name, address, phone, timeZone, billPaper, isPractice } = venue;
  const { line, district, city } = address;
  const place = [district, city].filter((part) => part !== null).join(' ');
  return {
    ...billPaper,
    venueName: name,
    addressLines: [line ?? '', place].filter((part) => part !== ''),
    phone,
    timeZone,
    isPractice,
    language,
    words: WORDS[language].papers,
    printedAt,
  };
}

/** The columns of a picture, as on the widest paper. */
const PICTURE_COLUMNS = 48;

/** A PNG picture of the paper that would be printed now for a bill. */
export function renderBillPicture(bill: Bill, venue: Venue, now: number): Promise<Buffer> {
  return drawPaper(layOutCurrentBill(bill, venue, ticketLanguageOf(venue.languages), now), PICTURE_COLUMNS);
}

/** The id of a made-up bill; its page does not exist. */
const NO_BILL = '00000000-0000-0000-0000-000000000000';

/** A PNG picture of a made-up bill, to show what bills of a venue look like. */
export function renderSampleBill(page: BillPageParts, venue: Venue, now: number): Promise<Buffer> {
  const address = venue.billPaper.hasQrCode ? billPageAddress(page, venue, { id: NO_BILL }) : null;
  const qrCode = address === null ? null : drawQrCode(address, PICTURE_COLUMNS * LETTER_WIDTH_DOTS);
  const blocks = layOutBill(sampleBill(venue, now), {
    ...billFactsOf(venue, now),
    mayBePrinted: false,
    qrCode,
  });
  return drawPaper(blocks, PICTURE_COLUMNS);
}

/** The layout of the paper that would be printed now, in any language: the bill while it is open, else the receipt. */
export function layOutCurrentBill(bill: Bill, venue: Venue, language: Language, now: number): Block[] {
  const kind = billState(bill) === 'Open' ? 'Bill' : 'Receipt';
  const printed = { ...billToPrint(bill, { kind, paymentId: null }, WORDS[language].papers), copy: 0 };
  return layOutBill(printed, { ...billFactsOf(venue, now, language), mayBePrinted: false, qrCode: null });
}
