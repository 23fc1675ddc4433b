import { localTimeAt } from '../../venue-clock.ts';
import type { PrintedShift } from '../printed-shift.ts';
import type { BillFacts } from './bill-layout.ts';
import { amountBlock, type Block, gapBlock, textBlock } from './paper.ts';
import { layOutPractice, printedDate, warningBlock } from './ticket-layout.ts';
import { formatAmount } from './written-numbers.ts';

const RULE: Block = { kind: 'Rule', mark: '-' };

type ShiftFacts = Omit<BillFacts, 'qrCode'>;

/**
 * Lays out the slip of a shift: the person and the times, payments by method, tips, reductions by hand, and the cash
 * to hand in.
 */
export function layOutShift(shift: PrintedShift, facts: ShiftFacts): Block[] {
  const { venueName, language, timeZone, words, mayBePrinted } = facts;
  const { shift: shiftWords, payments, ticket } = words;
  const amount = (label: string, kurus: number) => amountBlock(label, formatAmount(kurus, language));
  const at = (instant: number) => {
    const { date, time } = localTimeAt(timeZone, instant);
    return `${printedDate(date)} ${time}`;
  };
  const { times, lostKurus } = shift.reductions;
  return [
    ...layOutPractice(facts),
    warningBlock(shiftWords.title, 'Tall'),
    ...(mayBePrinted ? [warningBlock(ticket.mayBePrinted, 'Tall')] : []),
    gapBlock(12),
    textBlock(venueName, { align: 'Centre' }),
    RULE,
    textBlock(shift.personName, { size: 'Tall', isBold: true }),
    amountBlock(shiftWords.began, at(shift.beganAt)),
    ...(shift.endedAt === null ? [] : [amountBlock(shiftWords.ended, at(shift.endedAt))]),
    RULE,
    ...shift.methods.map(({ kind, name, keptKurus }) => amount(name ?? payments[kind], keptKurus)),
    RULE,
    amount(shiftWords.tips, shift.tipsKurus),
    ...(shift.tipsPaidOutKurus === 0 ? [] : [amount(shiftWords.tipsPaidOut, shift.tipsPaidOutKurus)]),
    amount(`${shiftWords.takenOff} (${times})`, lostKurus),
    ...(shift.cashKurus === null
      ? []
      : [
          RULE,
          amountBlock(shiftWords.cash, formatAmount(shift.cashKurus, language), {
            size: 'Tall',
            isBold: true,
          }),
        ]),
    ...layOutPractice(facts),
  ];
}
