import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readPaper } from '../../../../test/printers/escpos-interpreter.ts';
import { anyHostileText } from '../../../../test/printers/hostile-text.ts';
import {
  samplePaper,
  sampleTicket,
  sampleTicketFacts,
  sampleTicketLine,
} from '../../../../test/samples/sample-ticket.ts';
import { CODE_PAGES, PAPER_COLUMNS } from '../printer.ts';
import { encodeBlocks, type PaperSettings, type RowToDraw, rowsToDraw } from './escpos.ts';
import { type Bitmap, type Block, textBlock } from './paper.ts';
import { layOutTicket } from './ticket-layout.ts';

const NO_DRAWINGS = new Map<string, Bitmap>();
const LF = 0x0a;

function bitmapOf(width: number, height: number, bytes: (at: number) => number = () => 0): Bitmap {
  return { width, height, bits: Uint8Array.from({ length: (width / 8) * height }, (_, at) => bytes(at)) };
}

/** A picture for each row to draw, with the bytes that a test chooses. */
function drawnWith(rows: RowToDraw[], height: number, bytes?: (at: number) => number) {
  return new Map(rows.map((row) => [row.key, bitmapOf(row.widthDots, height, bytes)]));
}

function printed(blocks: Block[], paper: PaperSettings = samplePaper()) {
  return readPaper(encodeBlocks(blocks, paper, NO_DRAWINGS), { columns: paper.columns });
}

function textsOf(blocks: Block[], paper?: PaperSettings): string[] {
  return printed(blocks, paper).rows.flatMap(({ text }) => (text === '' ? [] : [text]));
}

describe('encodeBlocks', () => {
  test('resets the printer, turns double-byte letters off, selects the code page, and cuts the paper at the end', () => {
    const bytes = encodeBlocks([textBlock('Ş')], samplePaper(), NO_DRAWINGS);
    const plain = [0x1b, 0x61, 0, 0x1d, 0x21, 0, 0x1b, 0x45, 0, 0x1d, 0x42, 0];
    const beginning = [0x1b, 0x40, 0x1c, 0x2e, 0x1b, 0x52, 0, 0x1b, 0x74, 13, 0x1b, 0x4d, 0];
    const ending = [0x1b, 0x64, 5, 0x1d, 0x56, 1];
    assert.deepEqual([...bytes], [...beginning, ...plain, 0x9e, LF, ...plain, ...ending]);
  });

  test('selects the page by the number that the printer uses', () => {
    const select = (paper: Partial<PaperSettings>) => encodeBlocks([], samplePaper(paper), NO_DRAWINGS)[9];
    assert.equal(select({ codePage: 'WPC1254' }), 48);
    assert.equal(select({ codePage: 'WPC1254', codePageNumber: 33 }), 33);
    assert.equal(select({ codePage: 'PC857', codePageNumber: 0 }), 0);
  });

  test('sets each row in the style of its block, independent of earlier rows', () => {
    const { rows } = printed([
      textBlock('a', { size: 'Huge', isBold: true, align: 'Centre' }),
      textBlock('b'),
      textBlock('c', { size: 'Tall', isInverse: true }),
      { kind: 'Rule', mark: '=' },
      { kind: 'Gap', dots: 12 },
      textBlock('d', { size: 'Large' }),
    ]);
    const styles = rows.map(({ text, width, height, isBold, isInverse, align, gapDots }) =>
      [text.trim().slice(0, 2), width, height, isBold, isInverse, align, gapDots].join(' '),
    );
    assert.deepEqual(styles, [
      'a 3 3 true false Centre 0',
      'b 1 1 false false Left 0',
      'c 1 2 false true Left 0',
      '== 1 1 false false Left 0',
      ' 1 1 false false Left 12',
      'd 2 2 false false Left 0',
      ' 1 1 false false Left 150',
    ]);
  });

  test('prints every Turkish letter as itself, on each page that has them', () => {
    for (const codePage of ['PC857', 'WPC1254'] as const) {
      assert.deepEqual(textsOf([textBlock('ÇĞİIÖŞÜ çğıiöşü')], samplePaper({ codePage })), [
        'ÇĞİIÖŞÜ çğıiöşü',
      ]);
    }
  });

  test('fills a row of each width to the last letter, in each size', () => {
    for (const columns of PAPER_COLUMNS) {
      const fits = (size: 'Normal' | 'Large' | 'Huge', letters: number) =>
        assert.deepEqual(
          textsOf([textBlock('x'.repeat(letters + 1), { size })], samplePaper({ columns })),
          ['x'.repeat(letters), 'x'],
          `${columns} ${size}`,
        );
      fits('Normal', columns);
      fits('Large', columns / 2);
      fits('Huge', Math.floor(columns / 3));
    }
  });

  test('indents the first row and the other rows by their own indents', () => {
    const block = textBlock('>> az acılı, iyi pişmiş, yanına közlenmiş biber', { indent: 4, mount: 7 });
    assert.deepEqual(textsOf([block], samplePaper({ columns: 32 })), [
      '    >> az acılı, iyi pişmiş,',
      '       yanına közlenmiş biber',
    ]);
  });

  test('draws a bar from edge to edge behind inverse text, on every row that it takes', () => {
    const bar = (align: 'Left' | 'Centre', indent = 0) => {
      const block = textBlock('ab cde', { size: 'Huge', isInverse: true, align, indent });
      const bytes = encodeBlocks([block], samplePaper({ columns: 32 }), NO_DRAWINGS);
      const rows = [...bytes].flatMap((byte, at) => (byte === LF ? [at] : []));
      return rows.map((end) => String.fromCharCode(...bytes.slice(end - 10, end)));
    };
    assert.deepEqual(bar('Centre'), ['  ab cde  ']);
    assert.deepEqual(bar('Left'), [' ab cde   ']);
    assert.deepEqual(bar('Left', 4), ['     ab   ', '     cde  ']);
  });

  test('prints nothing for text without letters, and not even an empty row', () => {
    assert.deepEqual(textsOf([textBlock(''), textBlock(' \u202e\x1b ')]), []);
    assert.equal(printed([textBlock('\x00')]).rows.length, 1);
  });

  test('sends a picture in strips, as it was drawn', () => {
    const blocks = [textBlock('مرحبا')];
    const rows = rowsToDraw(blocks, samplePaper());
    const drawings = drawnWith(rows, 300, (at) => ((at * 7) % 251) | 0x40);
    const paper = readPaper(encodeBlocks(blocks, samplePaper(), drawings));
    const strips = paper.rows.flatMap(({ picture }) => picture ?? []);
    assert.deepEqual(
      strips.map(({ width, height }) => [width, height]),
      [
        [576, 128],
        [576, 128],
        [576, 44],
      ],
    );
    assert.deepEqual(
      strips.flatMap(({ bits }) => [...bits]),
      [...drawings.get(rows[0]!.key)!.bits],
    );
  });

  test('removes printer commands from the bytes of a picture, and changes only single dots for that', () => {
    const blocks = [textBlock('مرحبا')];
    const drawer = [0x10, 0x14, 0x01, 0x00, 0x01, 0x10, 0x04, 0x10, 0x05, 0x10, 0x10, 0x14];
    const drawings = drawnWith(rowsToDraw(blocks, samplePaper()), 30, (at) => drawer[at % drawer.length]!);
    const [row] = readPaper(encodeBlocks(blocks, samplePaper(), drawings)).rows;
    const tamed = [0x18, 0x14, 0x01, 0x00, 0x01, 0x18, 0x04, 0x18, 0x05, 0x10, 0x18, 0x14];
    assert.deepEqual([...row!.picture!.bits.slice(0, 12)], tamed);
  });

  test('completes an interrupted picture before anything else', () => {
    const blocks = [textBlock('مرحبا')];
    const drawings = drawnWith(rowsToDraw(blocks, samplePaper()), 128);
    const whole = encodeBlocks(blocks, samplePaper(), drawings);
    const next = encodeBlocks([textBlock('a')], samplePaper(), NO_DRAWINGS, true);
    const blank = next.findIndex((byte) => byte !== 0);
    assert.ok(blank >= 8 + 128 * (576 / 8), 'less than the widest strip');
    assert.ok(whole.length - blank < 60, 'the strip is the widest that there is');
    assert.deepEqual(readPaper(next).commands[0], 'NUL');
    assert.deepEqual([...next.slice(blank)], [...encodeBlocks([textBlock('a')], samplePaper(), NO_DRAWINGS)]);
  });

  test('is refused when a picture is missing or not as wide as the paper', () => {
    const blocks = [textBlock('مرحبا')];
    assert.throws(() => encodeBlocks(blocks, samplePaper(), NO_DRAWINGS), /was not drawn/);
    const [row] = rowsToDraw(blocks, samplePaper());
    const narrow = new Map([[row!.key, bitmapOf(384, 30)]]);
    assert.throws(() => encodeBlocks(blocks, samplePaper(), narrow), /384 dots wide/);
  });
});

describe('rowsToDraw', () => {
  test('asks for no text whose letters are all on the page', () => {
    assert.deepEqual(
      rowsToDraw([textBlock('Çiğ köfte 120 ₺ 🌶'), { kind: 'Rule', mark: '-' }], samplePaper()),
      [],
    );
  });

  test('asks for a whole text if the page lacks one of its letters', () => {
    const block = textBlock('2 x şiş', { size: 'Large', isBold: true, indent: 4 });
    const [row, ...others] = rowsToDraw([block], samplePaper({ codePage: 'PC437', columns: 42 }));
    assert.deepEqual(others, []);
    const { key, ...look } = row!;
    assert.notEqual(key, '');
    assert.deepEqual(look, {
      text: '2 x şiş',
      amount: null,
      widthDots: 504,
      indentDots: 96,
      size: 'Large',
      isBold: true,
      isInverse: false,
      align: 'Left',
    });
  });

  test('asks once for rows that look the same, and again for another look', () => {
    const same = [textBlock('щи'), textBlock('щи'), textBlock('щи', { isBold: true })];
    const keys = rowsToDraw(same, samplePaper()).map(({ key }) => key);
    assert.equal(keys.length, 2);
    assert.equal(new Set(keys).size, 2);
  });

  test('asks for 200 letters at a time, without losing any', () => {
    const text = Array.from({ length: 200 }, (_, at) => `щи${at}`).join(' ');
    const rows = rowsToDraw([textBlock(text)], samplePaper());
    assert.equal(rows.map((row) => row.text).join(' '), text);
    for (const row of rows) assert.ok(row.text.length <= 200);
    assert.equal(rows.length, Math.ceil(text.length / 195));
    const towers = 'щ\u0301\u0302\u0303\u0304'.repeat(150);
    assert.deepEqual(
      rowsToDraw([textBlock(towers)], samplePaper()).map((row) => row.text.length),
      [600],
    );
  });
});

type TenTexts = [string, string, string, string, string, string, string, string, string, string];

const anyTexts = fc.array(anyHostileText(), { minLength: 10, maxLength: 10 }) as fc.Arbitrary<TenTexts>;

/** A ticket with every kind of row, and with arbitrary text in names and notes. */
function ticketOf(texts: TenTexts) {
  const [product, note, customer, key, table, from, extra, removed, lineNote, printer] = texts;
  const line = sampleTicketLine({
    productName: product,
    portionName: 'Büyük',
    extras: [{ id: 'extra', name: extra }],
    removedIngredients: [{ id: 'removed', name: removed }],
    note: lineNote,
  });
  const ticket = sampleTicket({
    kind: 'Change',
    type: 'Delivery',
    tableName: table,
    movedFrom: from,
    customerName: customer,
    placedBy: key,
    note: note,
    lines: [line, { ...line, quantity: 0, quantityBefore: 3 }, { ...line, quantityBefore: 1 }],
  });
  return layOutTicket(ticket, sampleTicketFacts({ printerName: printer, reprint: 1, mayBePrinted: true }));
}

/** The commands of a ticket as a pattern, for any number of rows of each block, printed as letters or as pictures. */
function patternOf(blocks: readonly Block[], paper: PaperSettings): RegExp {
  const [beginning, ending] = commandsAround(paper);
  const parts = blocks.map((block) => {
    const inside = commandsOf([block], paper).slice(beginning.length, -ending.length);
    const set = inside.join(',');
    return block.kind === 'Text' ? `(?:,${set}|,${PLAIN},GS v)*` : `,${set}`;
  });
  const source = beginning.join(',') + parts.join('') + ['', ...ending].join(',');
  return new RegExp(`^${source.replaceAll('!', '\\x21').replaceAll('.', '\\.')}$`);
}

const PLAIN = 'ESC a 0,GS ! 0,ESC E 0,GS B 0';

function commandsAround(paper: PaperSettings): [string[], string[]] {
  const all = commandsOf([], paper);
  const begins = all.findIndex((command) => command.startsWith('ESC M')) + 1;
  return [all.slice(0, begins), all.slice(begins)];
}

function commandsOf(blocks: readonly Block[], paper: PaperSettings): string[] {
  return readPaper(encodeBlocks(blocks, paper, NO_DRAWINGS), { columns: paper.columns }).commands;
}

test('no text can send commands to a printer: its commands are those of a harmless ticket', () => {
  const anyPaper = fc.record({
    codePage: fc.constantFrom(...CODE_PAGES),
    codePageNumber: fc.constant(null),
    columns: fc.constantFrom(...PAPER_COLUMNS),
  });
  fc.assert(
    fc.property(anyTexts, anyPaper, fc.uint8Array({ minLength: 1, maxLength: 40 }), (texts, paper, dots) => {
      const blocks = ticketOf(texts);
      const drawings = drawnWith(rowsToDraw(blocks, paper), 3, (at) => dots[at % dots.length]!);
      const { commands, rows } = readPaper(encodeBlocks(blocks, paper, drawings), { columns: paper.columns });
      // Blocks of the same style with one harmless letter: the pattern must not depend on the text.
      const harmless = blocks.map((block) => (block.kind === 'Text' ? { ...block, text: 'x' } : block));
      assert.match(commands.join(','), patternOf(harmless, paper));
      assert.ok(rows.length >= blocks.filter(({ kind }) => kind !== 'Text').length);
    }),
    { numRuns: 2_000 },
  );
});
