import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modulesOf, readQrSvg } from '../../../../test/printers/qr-modules.ts';
import { qrCodeSvg } from './qr-code-svg.ts';

for (const text of ['https://sofra.example/kose-lokantasi?table=B4', 'S1', 'Bahçe 4', '🍷'.repeat(50)]) {
  test(`a phone reads ${text.slice(0, 50)} from its picture, around which are four light modules`, () => {
    const svg = qrCodeSvg(text);
    assert.equal(readQrSvg(svg), text);
    const modules = modulesOf(svg);
    const inner = modules.slice(4, -4).map((row) => row.slice(4, -4));
    const dark = (rows: boolean[][]) => rows.flat().filter(Boolean).length;
    assert.equal(dark(modules), dark(inner));
    // The corners of the finder patterns are dark.
    assert.deepEqual([inner[0]![0], inner[0]!.at(-1), inner.at(-1)![0]], [true, true, true]);
  });
}
