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
import { fillMessage } from '../../text/message.ts';
import { PAPER_COLUMNS, type PaperColumns } from '../printer.ts';
import type { Ticket, TicketLine } from '../ticket.ts';
import { encodeBlocks, rowsToDraw } from './escpos.ts';
import { layOutTicket, type TicketFacts } from './ticket-layout.ts';

/** The printed rows of a ticket whose letters are all in the printer's code page. */
function print(ticket: Partial<Ticket> = {}, facts: Partial<TicketFacts> = {}, columns: PaperColumns = 48) {
  const blocks = layOutTicket(sampleTicket(ticket), sampleTicketFacts(facts));
  const paper = samplePaper({ columns });
  assert.deepEqual(rowsToDraw(blocks, paper), []);
  const { rows } = readPaper(encodeBlocks(blocks, paper, new Map()), { columns });
  return rows.filter(({ text }) => text !== '');
}

function printLine(line: Partial<TicketLine>, ticket: Partial<Ticket> = {}): PaperRow[] {
  const rows = print({ ...ticket, lines: [sampleTicketLine(line)] });
  return rows.slice(rows.findIndex(({ text }) => /^[-*]+$/.test(text)) + 1, -2);
}

const textsOf = (rows: PaperRow[]) => rows.map(({ text }) => text.trim());
const barsOf = (rows: PaperRow[]) => textsOf(rows.filter(({ isInverse }) => isInverse));
const MINUTE_MS = 60_000;
const { orderedAt } = sampleTicketFacts();

describe('the head of a ticket', () => {
  test('shows the table, the number, the local time of the order, and who placed it', () => {
    const rows = print({ placedBy: 'Ayşe' });
    assert.deepEqual(textsOf(rows).slice(0, 4), [
      'MASA 12',
      'Sipariş 118',
      '19:00 - 07.03.2026',
      'Gönderen: Ayşe',
    ]);
    assert.deepEqual(
      rows.slice(0, 2).map(({ width, height, isBold }) => [width, height, isBold]),
      [
        [3, 3, true],
        [2, 2, true],
      ],
    );
  });

  test('prints the name of a table, with the word for table if the name is only a number', () => {
    const labelOf = (tableName: string) => textsOf(print({ tableName }))[0];
    assert.equal(labelOf('Salon 1'), 'Salon 1');
    assert.equal(labelOf('B4'), 'MASA B4');
    assert.equal(labelOf('7'), 'MASA 7');
  });

  test('prints the longest name of a table in full, as large as it fits', () => {
    const tableName = 'Çınarın altındaki uzun masanın bahçe tarafındaki köşesi 14';
    for (const columns of PAPER_COLUMNS) {
      const rows = print({ tableName }, {}, columns);
      const firstRows = rows.slice(0, textsOf(rows).indexOf('Sipariş 118'));
      assert.equal(textsOf(firstRows).join(' '), tableName);
      assert.ok(firstRows.every(({ width }) => width === 2));
    }
    const [row] = print({ tableName: 'Kaldırım 1' }, {}, 32);
    assert.deepEqual([row!.text, row!.width], ['Kaldırım 1', 3]);
  });

  test('shows the type and the customer of an order without a table in equally large letters', () => {
    const rows = print({ type: 'Takeaway', tableName: null, customerName: 'Zeynep Şahin' });
    assert.deepEqual(textsOf(rows).slice(0, 3), ['GEL-AL', 'Sipariş 118', 'Müşteri: Zeynep Şahin']);
    assert.deepEqual([rows[0]!.width, rows[2]!.height, rows[2]!.isBold], [3, 2, true]);
    assert.equal(textsOf(print({ type: 'Delivery', tableName: null }))[0], 'PAKET');
    assert.equal(textsOf(print({ tableName: null }))[0], 'RESTORANDA');
  });

  test('says in every language that the order is paid', () => {
    assert.equal(textsOf(print({}, { isPaid: true }))[1], 'Sipariş 118 - ÖDENDİ');
    for (const language of LANGUAGES) assert.ok(WORDS[language].papers.ticket.paid.length <= 9, language);
  });

  test('leaves out the name of a guest who sits at a table', () => {
    assert.ok(!textsOf(print({ customerName: 'Zeynep' })).some((text) => text.includes('Zeynep')));
  });

  test('frames the note of the order before the first line', () => {
    const rows = print({ note: 'Fıstık alerjisi var' });
    const texts = textsOf(rows);
    const at = texts.indexOf('NOT: Fıstık alerjisi var');
    assert.deepEqual([texts[at - 1], texts[at + 1]], ['*'.repeat(48), '*'.repeat(48)]);
    assert.deepEqual([rows[at]!.isBold, rows[at]!.height], [true, 2]);
    assert.ok(at < texts.indexOf('2 x Adana Kebap'));
  });

  test('ends with the printer and the time of printing', () => {
    const foot = textsOf(print({}, { printerName: 'Bar', venueName: 'Sofra Moda' })).at(-1);
    assert.equal(foot, 'Sofra Moda / Bar / 07.03.2026 19:00');
  });
});

describe('a line of a ticket', () => {
  test('shows quantity and product in large letters', () => {
    const [row, ...others] = printLine({ quantity: 12, productName: 'Çiğ Köfte' });
    assert.deepEqual(others, []);
    assert.deepEqual([row!.text, row!.isBold, row!.width, row!.height], ['12 x Çiğ Köfte', true, 2, 2]);
  });

  test('shows the portion, unless it is the usual one', () => {
    assert.deepEqual(textsOf(printLine({ portionName: 'Duble' })), ['2 x Adana Kebap', 'Duble']);
    for (const portionName of ['Porsiyon', 'PORSIYON', '', 'Adana Kebap', 'Standart', 'Normal']) {
      assert.deepEqual(textsOf(printLine({ portionName })), ['2 x Adana Kebap'], portionName);
    }
  });

  test('prints each removed ingredient on a black bar', () => {
    const removedIngredients = [
      { id: 'sogan', name: 'Soğan' },
      { id: 'mayonez', name: 'Mayonez' },
    ];
    const rows = printLine({ removedIngredients });
    assert.deepEqual(textsOf(rows), ['2 x Adana Kebap', 'ÇIKAR: Soğan', 'ÇIKAR: Mayonez']);
    assert.deepEqual(barsOf(rows), ['ÇIKAR: Soğan', 'ÇIKAR: Mayonez']);
  });

  test('prints each extra on its own row', () => {
    const extras = [
      { id: 'lavas', name: 'Lavaş' },
      { id: 'kasar', name: 'Kaşar' },
    ];
    const rows = printLine({ extras });
    assert.deepEqual(textsOf(rows), ['2 x Adana Kebap', '+ Lavaş', '+ Kaşar']);
    assert.deepEqual(barsOf(rows), []);
  });

  test('makes its note stand out', () => {
    const row = printLine({ note: 'Az acılı' }).at(-1)!;
    assert.deepEqual([row.text, row.isBold, row.height], ['    >> Az acılı', true, 2]);
  });

  test('indents every row of its details', () => {
    const rows = print(
      {
        lines: [
          sampleTicketLine({
            productName: 'Karışık ızgara tabağı dört kişilik',
            note: 'Tavuklar ayrı tabakta gelsin, etler iyi pişsin',
            extras: [{ id: 'extra', name: 'Közlenmiş biber ve domates salçalı' }],
          }),
        ],
      },
      {},
      32,
    );
    const texts = rows.map(({ text }) => text);
    const at = texts.findIndex((text) => text.startsWith('2 x'));
    assert.deepEqual(texts.slice(at, -3), [
      '2 x Karışık',
      '  ızgara tabağı',
      '  dört kişilik',
      '    + Közlenmiş biber ve domates',
      '      salçalı',
      '    >> Tavuklar ayrı tabakta',
      '       gelsin, etler iyi pişsin',
    ]);
  });
});

describe('a ticket that is unusual', () => {
  test('says first that it is late if it is printed more than ten minutes after its order', () => {
    assert.deepEqual(barsOf(print({}, { printedAt: orderedAt + 10 * MINUTE_MS })), []);
    const rows = print({}, { printedAt: orderedAt + 10 * MINUTE_MS + 1 });
    assert.equal(textsOf(rows)[0], 'GECİKTİ - SİPARİŞ SAATİ 19:00');
    assert.ok(rows[0]!.isInverse);
  });

  test('also shows the date if it was ordered on another date', () => {
    const rows = print({}, { printedAt: orderedAt + 8 * 60 * MINUTE_MS });
    assert.equal(textsOf(rows)[0], 'GECİKTİ - SİPARİŞ SAATİ 07.03.2026 19:00');
  });

  test('is not late when the clock was set back', () => {
    assert.deepEqual(barsOf(print({}, { printedAt: orderedAt - 60 * MINUTE_MS })), []);
  });

  test('shows how often it was printed again, at the top and at the end', () => {
    const rows = print({}, { reprint: 2 });
    assert.deepEqual(barsOf(rows), ['TEKRAR BASKI 2', 'TEKRAR BASKI 2']);
    assert.deepEqual([textsOf(rows)[0], textsOf(rows).at(-1)], ['TEKRAR BASKI 2', 'TEKRAR BASKI 2']);
  });

  test('begins with a note that it may have been printed already', () => {
    assert.equal(barsOf(print({}, { mayBePrinted: true }))[0], 'DAHA ÖNCE BASILMIŞ OLABİLİR');
  });

  test('shows all warnings that apply', () => {
    const facts = { reprint: 1, mayBePrinted: true, printedAt: orderedAt + 20 * MINUTE_MS };
    assert.deepEqual(barsOf(print({ kind: 'Change' }, facts)), [
      'TEKRAR BASKI 1',
      'DAHA ÖNCE BASILMIŞ OLABİLİR',
      'GECİKTİ - SİPARİŞ SAATİ 19:00',
      'DEĞİŞİKLİK',
      'TEKRAR BASKI 1',
    ]);
  });
});

describe('a ticket of a change', () => {
  test('says that it is a change', () => {
    assert.equal(barsOf(print({ kind: 'Change' }))[0], 'DEĞİŞİKLİK');
    assert.deepEqual(barsOf(print()), []);
  });

  test('says that a struck line must be made after all', () => {
    assert.equal(barsOf(print({ isAgain: true }))[0], 'YİNE DE HAZIRLA');
  });

  test('says which earlier round of the bill it repeats', () => {
    assert.deepEqual(barsOf(print({ repeats: { number: 3, of: 2 } })), ['3. SİPARİŞ 2. SİPARİŞİN AYNISI']);
  });

  test('marks a struck line as cancelled, and prints nothing else of the line on a black bar', () => {
    const removedIngredients = [{ id: 'sogan', name: 'Soğan' }];
    const rows = printLine({ quantity: 0, quantityBefore: 3, removedIngredients }, { kind: 'Change' });
    assert.deepEqual(textsOf(rows), ['İPTAL', '3 x Adana Kebap', 'ÇIKAR: Soğan']);
    assert.deepEqual(barsOf(rows), ['İPTAL']);
  });

  test('shows the old and the new quantity', () => {
    const rows = printLine({ quantity: 3, quantityBefore: 1 }, { kind: 'Change' });
    assert.deepEqual(textsOf(rows), ['1 x -> 3 x Adana Kebap']);
    assert.deepEqual(barsOf(rows), []);
  });

  test('shows the old and the new table of an order', () => {
    const labelOf = (ticket: Partial<Ticket>) => textsOf(print({ kind: 'Change', ...ticket }))[1];
    assert.equal(labelOf({ tableName: '7', movedFrom: '5' }), 'MASA 5 -> MASA 7');
    assert.equal(labelOf({ tableName: 'Teras 3', movedFrom: 'Salon 1' }), 'Salon 1 -> Teras 3');
  });
});

describe('a ticket in each language', () => {
  for (const language of LANGUAGES) {
    test(`${language}: has its own words for all fixed texts`, () => {
      const words = WORDS[language].papers.ticket;
      const facts = { language, reprint: 7, mayBePrinted: true, printedAt: orderedAt + 20 * MINUTE_MS };
      const line = sampleTicketLine({
        quantity: 0,
        quantityBefore: 2,
        removedIngredients: [{ id: 'sogan', name: 'Soğan' }],
      });
      const ticket = sampleTicket({
        kind: 'Change',
        type: 'Takeaway',
        tableName: null,
        customerName: 'Zeynep',
        note: 'Acil',
        lines: [line],
      });
      const blocks = layOutTicket(ticket, sampleTicketFacts(facts));
      const texts = blocks.flatMap((block) => (block.kind === 'Text' ? [block.text] : []));
      for (const expected of [
        fillMessage(language, words.reprint, { count: 7 }),
        words.mayBePrinted,
        fillMessage(language, words.late, { at: '19:00' }),
        words.change,
        'Sofra / Mutfak / 07.03.2026 19:20',
        `${words.order} 118`,
        `${words.customer}: Zeynep`,
        `${words.from}: Ayşe`,
        `${words.note}: Acil`,
        words.cancelled,
        `${words.without}: Soğan`,
        `2 ${words.times} Adana Kebap`,
      ]) {
        assert.ok(texts.includes(expected), expected);
      }
      assert.ok(texts.some((text) => text.includes(words.types.Takeaway)));
      assert.match(fillMessage(language, words.reprint, { count: 7 }), /7/);
      assert.match(fillMessage(language, words.late, { at: '19:00' }), /19:00/);
    });
  }
});
