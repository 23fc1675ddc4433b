import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPaper } from './escpos-interpreter.ts';

const BEGIN = [0x1b, 0x40, 0x1c, 0x2e, 0x1b, 0x74, 13];
const END = [0x1d, 0x56, 1];
const LF = 0x0a;
const PICTURE = [0x1d, 0x76, 0x30, 0, 1, 0, 2, 0];

function read(...middle: number[]) {
  return readPaper(Uint8Array.of(...BEGIN, ...middle, ...END));
}

test('the test printer reads text by its code page, with its style', () => {
  const { rows } = read(0x1b, 0x45, 1, 0x1d, 0x21, 0x11, 0x9e, 0x8d, LF, 0x1b, 0x45, 0, 0x1d, 0x21, 0);
  const [{ text, isBold, width, height }] = rows as [(typeof rows)[0]];
  assert.deepEqual([text, isBold, width, height], ['Şı', true, 2, 2]);
});

test('the test printer takes only the commands that tickets use', () => {
  for (const [bytes, trouble] of [
    [[0x1b, 0x70, 0, 25, 250], /does not know "ESC p"/],
    [[0x1d, 0x28, 0x41], /does not know "GS \("/],
    [[0x1c, 0x26], /does not know "FS &"/],
    [[0x10, 0x04, 1], /control byte 10/],
    [[0], /control byte 0/],
    [[0x7f], /control byte 7f/],
    [[0xd5], /no letter d5/],
    [[0xff], /no letter ff/],
    [[0x41], /in the middle of "A"/],
    [[0x41, 0x1b, 0x45, 1], /in the middle of "A"/],
    [[0x1b, 0x45, 2], /does not take 2/],
    [[0x1d, 0x21, 0x77], /does not take 119/],
    [[0x1b, 0x45, 1], /left in a style/],
    [[0x1b, 0x74, 2], /changes its code page/],
    [[0x1b, 0x40], /in the middle of a job/],
    [[LF], /empty row/],
    [[...Array<number>(49).fill(0x41), LF], /breaks the row/],
    [[0x1d, 0x21, 0x11, ...Array<number>(25).fill(0x41), LF], /breaks the row/],
    [[...PICTURE, 0x10, 0x14], /obeys a command in a picture/],
    [[0x1d, 0x76, 0x30, 1, 1, 0, 1, 0, 0], /form that it does not know/],
    [[0x1d, 0x76, 0x30, 0, 73, 0, 1, 0], /too wide/],
    [[0x1d, 0x76, 0x30, 0, 1, 0, 0, 1], /too high/],
    [END, /after the cut/],
  ] as const) {
    assert.throws(() => read(...bytes), trouble);
  }
});

test('the test printer takes whole jobs only', () => {
  assert.throws(() => readPaper(Uint8Array.of(...BEGIN)), /without a cut/);
  assert.throws(() => readPaper(Uint8Array.of(...END)), /without ESC @/);
  assert.throws(() => readPaper(Uint8Array.of()), /without ESC @/);
  assert.throws(() => readPaper(Uint8Array.of(...BEGIN, 0x1d)), /ends in a command/);
  assert.throws(() => readPaper(Uint8Array.of(...BEGIN, ...PICTURE, 0)), /ends in a picture/);
  assert.throws(() => readPaper(Uint8Array.of(0x1b, 0x40, 0x41, LF, ...END)), /before it knows its letters/);
  assert.throws(
    () => readPaper(Uint8Array.of(0x1b, 0x40, 0x1b, 0x74, 13, 0x41, LF, ...END)),
    /before it knows its letters/,
  );
  assert.throws(() => readPaper(Uint8Array.of(0x1b, 0x40, 0x1b, 0x74, 99)), /no code page 99/);
});

test('the test printer returns pictures as they were sent, and lists every command', () => {
  const { rows, commands } = read(...PICTURE, 0xf0, 0x0f);
  const [{ picture }] = rows as [(typeof rows)[0]];
  assert.deepEqual(picture, { width: 8, height: 2, bits: Uint8Array.of(0xf0, 0x0f) });
  assert.deepEqual(commands, ['ESC @', 'FS .', 'ESC t 13', 'GS v', 'GS V 1']);
});
