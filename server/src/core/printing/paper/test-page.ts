import { localTimeAt } from '../../venue-clock.ts';
import type { Printer } from '../printer.ts';
import { CODE_PAGE_NUMBERS } from './code-page.ts';
import { type Block, textBlock } from './paper.ts';
import type { PaperWords } from './paper-words.ts';
import { layOutPractice, printedDate } from './ticket-layout.ts';

/** The facts that a test page shows; `printedAt` in milliseconds. */
export interface TestPageFacts {
  printer: Pick<Printer, 'name' | 'codePage' | 'codePageNumber' | 'columns'>;
  venueName: string;
  printedAt: number;
  timeZone: string;
  words: PaperWords;
  isPractice: boolean;
}

/**
 * Lays out a page to check the settings of a printer: every Turkish letter, a ruler that fills exactly one row, each style of
 * letters that tickets use, and a row that is drawn as a picture.
 * @throws RangeError if there is no such time zone
 */
export function layOutTestPage(facts: TestPageFacts): Block[] {
  const { printer, venueName, printedAt, timeZone } = facts;
  const words = facts.words.ticket;
  const { date, time } = localTimeAt(timeZone, printedAt);
  const page = printer.codePageNumber ?? CODE_PAGE_NUMBERS[printer.codePage];
  const rule: Block = { kind: 'Rule', mark: '-' };
  return [
    ...layOutPractice(facts),
    textBlock(words.test, { size: 'Large', isBold: true, isInverse: true, align: 'Centre' }),
    { kind: 'Gap', dots: 12 },
    textBlock(venueName, { size: 'Tall', isBold: true }),
    textBlock(printer.name, { size: 'Tall', isBold: true }),
    textBlock(`${printedDate(date)} ${time}`),
    rule,
    textBlock(`${words.codePage}: ${printer.codePage} (ESC t ${page})`),
    textBlock('ÇĞİIÖŞÜ çğıiöşü'),
    textBlock('ÇĞİIÖŞÜ', { size: 'Large', isBold: true }),
    textBlock('çğıiöşü', { size: 'Large', isBold: true }),
    rule,
    textBlock(`${words.columns}: ${printer.columns}`),
    textBlock(rulerOf(printer.columns)),
    rule,
    textBlock(words.types.Takeaway, { size: 'Huge', isBold: true }),
    textBlock(`2 ${words.times} Adana Kebap`, { size: 'Tall', isBold: true }),
    textBlock(`${words.without}: Soğan`, { isBold: true, isInverse: true }),
    textBlock('شكراً جزيلاً', { size: 'Tall', isBold: true }),
    rule,
  ];
}

/** `123456789|123456789|` and so on. */
function rulerOf(columns: number): string {
  return Array.from({ length: columns }, (_, at) => (at % 10 === 9 ? '|' : (at % 10) + 1)).join('');
}
