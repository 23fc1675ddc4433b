import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type PaperRow, readPaper } from '../../../../test/printers/escpos-interpreter.ts';
import {
  samplePaper,
  sampleTicket,
  sampleTicketFacts,
  sampleTicketLine,
} from '../../../../test/samples/sample-ticket.ts';
import { WORDS } from '../../../words/words.ts';
import { LANGUAGES } from '../../languages.ts';
import { PAPER_COLUMNS, type PaperColumns } from '../printer.ts';
import type { Ticket } from '../ticket.ts';
import { encodeBlocks } from './escpos.ts';
import { layOutTicket } from './ticket-layout.ts';

/** The printed rows of a ticket. */
function print(ticket: Partial<Ticket>, columns: PaperColumns = 48): PaperRow[] {
  const blocks = layOutTicket(sampleTicket(ticket), sampleTicketFacts());
  const { rows } = readPaper(encodeBlocks(blocks, samplePaper({ columns }), new Map()), { columns });
  return rows.filter(({ text }) => text !== '');
}

const textsOf = (rows: PaperRow[]) => rows.map(({ text }) => text.trim());
const barsOf = (rows: PaperRow[]) => textsOf(rows.filter(({ isInverse }) => isInverse));

describe('an allergy', () => {
  const allergy = { allergens: ['Milk', 'Nuts'], text: 'Susam da' } as const;
  const mark = { ...allergy, allergens: [...allergy.allergens] };
  const SAYS = 'süt, sert kabuklu yemişler, Susam da';
  const whole = (rows: PaperRow[]) => textsOf(rows.filter(({ isInverse }) => isInverse)).join(' ');

  test('of a line is under its dish, as large, on a bar of its own', () => {
    for (const columns of PAPER_COLUMNS) {
      const rows = print({ lines: [sampleTicketLine({ allergy: mark, note: 'Az acılı' })] }, columns);
      assert.equal(whole(rows), `ALERJİ: ${SAYS}`);
      const dish = rows.findIndex(({ text }) => text.startsWith('2 x'));
      const bars = rows.filter(({ isInverse }) => isInverse);
      assert.equal(rows.indexOf(bars[0]!), dish + 1);
      for (const { width, height, isBold } of bars)
        assert.deepEqual([width, height, isBold], [rows[dish]!.width, rows[dish]!.height, true]);
      assert.ok(rows.indexOf(bars.at(-1)!) < rows.findIndex(({ text }) => text.includes('Az acılı')));
    }
  });

  test('of the whole order is before its note and its first line', () => {
    const rows = print({ allergy: mark, note: 'Acil' });
    assert.equal(whole(rows), `ALERJİ, TÜM SİPARİŞ: ${SAYS}`);
    const at = rows.findIndex(({ isInverse }) => isInverse);
    assert.ok(at > 0 && at < textsOf(rows).indexOf('NOT: Acil'));
  });

  test('that was removed says so, and that of a struck line is not printed', () => {
    const none = { allergens: [], text: null };
    assert.deepEqual(barsOf(print({ lines: [sampleTicketLine({ allergy: none })] })), ['ALERJİ KALDIRILDI']);
    const struck = print({ lines: [sampleTicketLine({ quantity: 0, quantityBefore: 2, allergy: mark })] });
    assert.deepEqual(barsOf(struck), ['İPTAL']);
  });

  test('of a held line is printed already', () => {
    const later = [{ ...sampleTicketLine({ allergy: mark }), course: 'Ana yemek' }];
    assert.equal(whole(print({ later })), `ALERJİ: ${SAYS}`);
  });

  for (const language of LANGUAGES)
    test(`${language}: has its own words for it`, () => {
      const { allergy, allergyOfAll } = WORDS[language].papers.ticket;
      const name = WORDS[language].guestPages.menu.allergenNames.Nuts;
      const nuts = { allergens: ['Nuts' as const], text: null };
      const ticket = sampleTicket({ allergy: nuts, lines: [sampleTicketLine({ allergy: nuts })] });
      const blocks = layOutTicket(ticket, sampleTicketFacts({ language }));
      const texts = blocks.flatMap((block) => (block.kind === 'Text' ? [block.text] : []));
      for (const word of [allergy, allergyOfAll]) assert.ok(texts.includes(`${word}: ${name}`));
    });
});
