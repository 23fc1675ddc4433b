import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readPaper } from '../../test/printers/escpos-interpreter.ts';
import { anyHostileText } from '../../test/printers/hostile-text.ts';
import { samplePaper } from '../../test/samples/sample-ticket.ts';
import { encodeBlocks, type RowToDraw, rowsToDraw } from '../core/printing/paper/escpos.ts';
import { type Bitmap, textBlock } from '../core/printing/paper/paper.ts';
import { drawRow } from './draw-text.ts';

function draw(text: string, change: Partial<RowToDraw> = {}): Promise<Bitmap> {
  return drawRow({
    key: text,
    text,
    amount: null,
    widthDots: 576,
    indentDots: 0,
    size: 'Normal',
    isBold: true,
    isInverse: false,
    align: 'Left',
    ...change,
  });
}

function isBlack({ width, bits }: Bitmap, x: number, y: number): boolean {
  return (bits[y * (width / 8) + (x >> 3)]! & (0x80 >> (x & 7))) !== 0;
}

/** The number of black dots in each column. */
function inkOf(picture: Bitmap): number[] {
  return Array.from({ length: picture.width }, (_, x) => {
    let ink = 0;
    for (let y = 0; y < picture.height; y++) if (isBlack(picture, x, y)) ink++;
    return ink;
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const leftEdge = (picture: Bitmap) => inkOf(picture).findIndex((ink) => ink > 0);
const rightEdge = (picture: Bitmap) => inkOf(picture).findLastIndex((ink) => ink > 0);

/** The dots without the white edges, to compare two texts at different positions. */
function shapeOf(picture: Bitmap): string {
  const [left, right] = [leftEdge(picture), rightEdge(picture)];
  const rows = Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: right - left + 1 }, (_, x) => (isBlack(picture, left + x, y) ? '#' : ' ')).join(''),
  );
  return rows.filter((row) => row.includes('#')).join('\n');
}

describe('drawRow', () => {
  test('draws a row as wide as the paper, with ink', async () => {
    for (const widthDots of [576, 504, 384]) {
      const picture = await draw('Привет', { widthDots });
      assert.equal(picture.width, widthDots);
      assert.equal(picture.bits.length, (widthDots / 8) * picture.height);
      assert.ok(sum(inkOf(picture)) > 300);
    }
  });

  test('draws the same dots each time', async () => {
    const [first, second] = [await draw('مشاوي مشكلة'), await draw('مشاوي مشكلة')];
    assert.deepEqual(first, second);
    assert.notDeepEqual(first, await draw('مشاوي مشكلا'));
  });

  test('joins Arabic letters, which are wider when separate', async () => {
    const joined = await draw('بب');
    const apart = await draw('ب\u200cب');
    assert.notEqual(shapeOf(joined), shapeOf(apart));
    assert.ok(rightEdge(joined) - leftEdge(joined) < rightEdge(apart) - leftEdge(apart));
  });

  test('draws Arabic from right to left, beginning at the right edge', async () => {
    // Alef has one stroke and does not join waw: the first letter of the word is the rightmost one.
    const picture = await draw('او', { size: 'Huge' });
    const [alef, waw] = [await draw('ا', { size: 'Huge' }), await draw('و', { size: 'Huge' })];
    const strip = (from: number, letter: Bitmap) =>
      inkOf(picture).slice(from, from + rightEdge(letter) - leftEdge(letter) + 1);
    const inkOnly = (letter: Bitmap) => inkOf(letter).filter((ink) => ink > 0);
    assert.deepEqual(strip(leftEdge(picture), waw), inkOnly(waw));
    assert.deepEqual(strip(rightEdge(picture) - (rightEdge(alef) - leftEdge(alef)), alef), inkOnly(alef));
    assert.ok(rightEdge(picture) > 560);
    assert.ok(leftEdge(await draw('Привет')) < 10);
  });

  test('draws a name in another script at its place in the sentence', async () => {
    const picture = await draw('Müşteri: ليلى');
    assert.ok(leftEdge(picture) < 10);
    assert.ok(rightEdge(picture) < 300);
  });

  test('draws markup as plain letters', async () => {
    const marked = await draw('<b>ж</b>');
    const bare = await draw('ж');
    assert.ok(rightEdge(marked) - leftEdge(marked) > 3 * (rightEdge(bare) - leftEdge(bare)));
    for (const text of ['ж & ж', '&lt;ж', '</span>ж', '<span size="999999">ж', 'ж\'"', '&#0;']) {
      assert.ok(sum(inkOf(await draw(text))) > 0, text);
    }
    assert.ok(rightEdge(await draw('&lt;')) > rightEdge(await draw('<')));
  });

  test('breaks long text between words, and a long word in the middle', async () => {
    const one = await draw('шашлык');
    const words = await draw('шашлык из баранины '.repeat(10).trim(), { widthDots: 384 });
    const endless = await draw('Ж'.repeat(200), { widthDots: 384 });
    for (const picture of [words, endless]) {
      assert.equal(picture.width, 384);
      assert.ok(picture.height > 5 * one.height);
      assert.ok(rightEdge(picture) < 383);
    }
    const single = await draw('Ж');
    assert.ok(Math.abs(sum(inkOf(endless)) / sum(inkOf(single)) - 200) < 8);
  });

  test('draws each size higher than the one before, and bold with more ink', async () => {
    const heights = [];
    for (const size of ['Normal', 'Tall', 'Large', 'Huge'] as const)
      heights.push((await draw('Ж', { size })).height);
    assert.deepEqual(
      heights,
      heights.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(heights).size, 4);
    assert.ok(sum(inkOf(await draw('Ж'))) > sum(inkOf(await draw('Ж', { isBold: false }))));
  });

  test('indents and centres text', async () => {
    const plain = await draw('Ж');
    assert.equal(leftEdge(await draw('Ж', { indentDots: 48 })), leftEdge(plain) + 48);
    const centred = await draw('Ж', { align: 'Centre' });
    assert.ok(Math.abs(leftEdge(centred) + rightEdge(centred) - 575) <= 2);
  });

  test('draws a bar from edge to edge, white letters on it, and white below it', async () => {
    const bar = await draw('Ж', { isInverse: true });
    const black = Array.from({ length: bar.height }, (_, y) => (isBlack(bar, 0, y) ? 1 : 0));
    assert.deepEqual(black, [...Array(bar.height - 4).fill(1), 0, 0, 0, 0]);
    const columns = inkOf(bar);
    assert.equal(columns[575], bar.height - 4);
    const white = columns.map((ink) => bar.height - 4 - ink);
    assert.equal(sum(white), sum(inkOf(await draw('Ж'))));
    assert.ok(white.findIndex((ink) => ink > 0) >= 12);
  });

  test('indents Arabic from the right', async () => {
    const [plain, moved] = [await draw('مشاوي'), await draw('مشاوي', { indentDots: 48 })];
    assert.equal(rightEdge(moved), rightEdge(plain) - 48);
    const bar = await draw('مشاوي', { isInverse: true });
    assert.equal(
      inkOf(bar)
        .slice(-12)
        .every((ink) => ink === bar.height - 4),
      true,
    );
  });

  test('draws a box for a letter that is missing from the font', async () => {
    const [china, thailand] = [await draw('漢'), await draw('ก')];
    for (const picture of [china, thailand]) assert.ok(sum(inkOf(picture)) > 50);
    // The box contains the letter's code, so that two boxes are no more alike than two letters.
    const rows = shapeOf(china).split('\n');
    assert.match(rows[0]!, /^#+$/);
    assert.match(rows.at(-1)!, /^#+$/);
  });

  test('draws white for text without ink', async () => {
    const picture = await draw('\u2800\u3164 ');
    assert.equal(picture.width, 576);
    assert.ok(picture.height > 24);
    assert.deepEqual(await draw(' '), { ...picture, bits: new Uint8Array(picture.bits.length) });
  });

  test('draws any text, and a printer can read the result', async () => {
    const paper = samplePaper({ columns: 32 });
    await fc.assert(
      fc.asyncProperty(anyHostileText(), fc.constantFrom('Normal', 'Huge'), async (text, size) => {
        const blocks = [textBlock(`щ ${text}`, { size, isBold: true, isInverse: true })];
        const drawings = new Map<string, Bitmap>();
        for (const row of rowsToDraw(blocks, paper)) drawings.set(row.key, await drawRow(row));
        for (const { height } of drawings.values()) assert.ok(height < 6_000);
        const { rows } = readPaper(encodeBlocks(blocks, paper, drawings), { columns: 32 });
        assert.ok(rows.some(({ picture }) => picture !== null));
      }),
      { numRuns: 300 },
    );
  });
});
