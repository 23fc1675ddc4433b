import type { Print } from '../../../server/src/parts/outgoing.ts';
import { WORDS } from '../../../server/src/words/words.ts';
import { readPaper } from '../../../server/test/printers/escpos-interpreter.ts';

/** A printer that can die in the middle of a ticket, and what came out of it. */
export interface KitchenPrinter {
  print: Print;
  /** Dies with the next ticket, which it has printed and does not tell. */
  die(): void;
  repair(): void;
  /** The tickets on paper: those that say that they may be a second print, and the others. */
  onPaper(): { first: number; again: number };
}

export function createKitchenPrinter(): KitchenPrinter {
  const papers: string[] = [];
  let state: 'Works' | 'Dies' | 'Dead' = 'Works';
  return {
    print: ({ bytes, isTest }) => {
      if (state === 'Dead')
        return Promise.resolve({ kind: 'Failed', trouble: 'NoPaper', mayBePrinted: false });
      const { rows } = readPaper(Buffer.from(bytes));
      if (isTest !== true) papers.push(rows.map(({ text }) => text).join('\n'));
      if (state === 'Works') return Promise.resolve({ kind: 'Printed', reportsStatus: true });
      state = 'Dead';
      return Promise.resolve({ kind: 'Failed', trouble: 'BrokenOff', mayBePrinted: true });
    },
    die: () => {
      state = 'Dies';
    },
    repair: () => {
      state = 'Works';
    },
    onPaper: () => {
      const again = papers.filter((text) => text.includes(WORDS.tr.papers.ticket.mayBePrinted)).length;
      return { first: papers.length - again, again };
    },
  };
}
