import type { PrintedReport } from '../printed-report.ts';
import type { BillFacts } from './bill-layout.ts';
import { amountBlock, type Block, gapBlock, textBlock } from './paper.ts';
import { warningBlock } from './ticket-layout.ts';
import { formatAmount } from './written-numbers.ts';

type ReportFacts = Pick<BillFacts, 'venueName' | 'language' | 'words' | 'mayBePrinted'>;

/** Lays out a day report: its title, then each part with its figures. */
export function layOutReport({ title, parts }: PrintedReport, facts: ReportFacts): Block[] {
  const { venueName, language, words, mayBePrinted } = facts;
  return [
    warningBlock(title, 'Tall'),
    ...(mayBePrinted ? [warningBlock(words.ticket.mayBePrinted, 'Tall')] : []),
    gapBlock(12),
    textBlock(venueName, { align: 'Centre' }),
    ...parts.flatMap((part): Block[] => [
      { kind: 'Rule', mark: '-' },
      ...(part.title === title ? [] : [textBlock(part.title, { isBold: true })]),
      ...part.lines.map(({ text, kurus, value }) => {
        const written = kurus === null ? value : formatAmount(kurus, language);
        return written === null ? textBlock(text) : amountBlock(text, written);
      }),
    ]),
  ];
}
