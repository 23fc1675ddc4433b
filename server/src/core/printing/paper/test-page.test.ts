import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dosLetters } from '../../../../test/printers/dos-code-pages.ts';
import { readPaper } from '../../../../test/printers/escpos-interpreter.ts';
import { samplePaper, sampleTicketFacts } from '../../../../test/samples/sample-ticket.ts';
import { PAPER_COLUMNS, type Printer } from '../printer.ts';
import { encodeBlocks, rowsToDraw } from './escpos.ts';
import { layOutTestPage } from './test-page.ts';

/** The printed rows of a test page, and the rows that had to be drawn. */
function print(change: Partial<Pick<Printer, 'codePage' | 'codePageNumber' | 'columns'>>) {
  const paper = samplePaper(change);
  const { venueName, printedAt, timeZone, words, isPractice } = sampleTicketFacts();
  const facts = { venueName, printedAt, timeZone, words, isPractice };
  const blocks = layOutTestPage({ ...facts, printer: { ...paper, name: 'Izgara' } });
  const toDraw = rowsToDraw(blocks, paper);
  const blank = { height: 1, bits: new Uint8Array((paper.columns * 12) / 8) };
  const drawings = new Map(toDraw.map((row) => [row.key, { width: row.widthDots, ...blank }]));
  const pages = { 33: dosLetters('PC857') };
  const { rows } = readPaper(encodeBlocks(blocks, paper, drawings), { columns: paper.columns, pages });
  return { texts: rows.map(({ text }) => text.trim()), drawn: toDraw.map(({ text }) => text) };
}

test('a test page shows its venue, its printer and the code page', () => {
  const { texts } = print({});
  assert.ok(texts.includes('DENEME BASKISI'));
  assert.ok(texts.includes('Sofra'));
  assert.ok(texts.includes('Izgara'));
  assert.ok(texts.includes('Kod sayfası: PC857 (ESC t 13)'));
});

test('a test page prints every Turkish letter as text, and has one row that is drawn', () => {
  const { texts, drawn } = print({});
  for (const letter of 'ÇĞİIÖŞÜçğıiöşü')
    assert.ok(
      texts.some((text) => text.includes(letter)),
      letter,
    );
  assert.equal(drawn.length, 1);
  assert.match(drawn[0]!, /^[\p{Script=Arabic}\p{M} ]+$/u);
});

test('a test page draws the Turkish letters on a printer that has none', () => {
  assert.ok(print({ codePage: 'PC437' }).drawn.includes('ÇĞİIÖŞÜ çğıiöşü'));
});

test('a test page has a ruler that fills one row of the paper, at any width', () => {
  for (const columns of PAPER_COLUMNS) {
    const rulers = print({ columns }).texts.filter((text) => /^1234/.test(text));
    assert.deepEqual(
      rulers.map(({ length }) => length),
      [columns],
    );
  }
});

test('a test page shows the number that selects the code page of this printer', () => {
  assert.ok(print({ codePageNumber: 33 }).texts.includes('Kod sayfası: PC857 (ESC t 33)'));
});
