import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'uqr';
import { modulesOf } from '../../../../test/printers/qr-modules.ts';
import { qrCodeSvg } from './qr-code-svg.ts';

for (const text of ['https://sofra.example/kose-lokantasi?table=B4', 'S1', 'Bahçe 4', '🍷'.repeat(50)]) {
  test(`the picture of ${text.slice(0, 50)} has every module of the code and a margin of four light ones`, () => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const modules = modulesOf(qrCodeSvg(text));
    const inner = modules.slice(4, -4).map((row) => row.slice(4, -4));
    assert.deepEqual(inner, data);
    assert.deepEqual([modules.length, modules[0]!.length], [size + 8, size + 8]);
    const dark = (rows: boolean[][]) => rows.flat().filter(Boolean).length;
    assert.equal(dark(modules), dark(inner));
  });
}
