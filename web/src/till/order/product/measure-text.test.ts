import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseThousandths, readMeasure, textOfThousandths } from './measure-text.ts';

test('a measure is read to three decimals, with comma or point, never as a thousands separator', () => {
  for (const [text, thousandths] of [
    ['0,415', 415],
    ['1.250', 1250],
    [' 12 ', 12_000],
    ['.4', 400],
    ['3,', 3000],
    ['10000', 10_000_000],
  ] as const)
    assert.equal(parseThousandths(text), thousandths, text);
  for (const text of ['', ',', '0,4155', '10000,001', '1,2,3', '-1', 'kg'])
    assert.equal(parseThousandths(text), null, text);
});

test('a measure is written so that reading it gives the same measure', () => {
  for (const thousandths of [1, 415, 400, 1250, 12_000, 9_999_999])
    assert.equal(parseThousandths(textOfThousandths(thousandths)), thousandths);
  assert.equal(textOfThousandths(400), '0,4');
});

test('the tare is optional and less than the gross weight; a gross weight of 0 is wrong', () => {
  assert.deepEqual(readMeasure('0,5', '').weighed, { grossThousandths: 500, tareThousandths: 0 });
  assert.deepEqual(readMeasure('0,5', '0,08').weighed, { grossThousandths: 500, tareThousandths: 80 });
  assert.deepEqual(readMeasure('0,5', '0,5'), { weighed: null, isGrossWrong: false, isTareWrong: true });
  assert.deepEqual(readMeasure('0', ''), { weighed: null, isGrossWrong: true, isTareWrong: false });
  assert.deepEqual(readMeasure('', 'x'), { weighed: null, isGrossWrong: true, isTareWrong: true });
});
