import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { billPageCode, readBillPageCode } from './bill-page-code.ts';

const KEY = Buffer.alloc(32, 7);
const [VENUE, BILL] = [randomUUID(), randomUUID()];

test('the code of a page is the same on every server, and leads to its bill', () => {
  const code = billPageCode(KEY, VENUE, BILL);
  assert.match(code, /^[\w-]{43}$/);
  assert.equal(billPageCode(Buffer.alloc(32, 7), VENUE, BILL), code);
  assert.equal(readBillPageCode(code, [KEY], VENUE), BILL);
});

test('no other code leads to a bill, nor the code of another venue or service', () => {
  const code = billPageCode(KEY, VENUE, BILL);
  assert.equal(readBillPageCode(code, [KEY], randomUUID()), null);
  assert.equal(readBillPageCode(code, [Buffer.alloc(32, 8)], VENUE), null);
  assert.equal(readBillPageCode(code, [Buffer.alloc(32, 8), KEY], VENUE), BILL);
  const other = billPageCode(KEY, VENUE, randomUUID());
  const mixed = code.slice(0, 21) + other.slice(21);
  for (const wrong of ['', code.slice(1), `${code}A`, `${code}=`, mixed, 'A'.repeat(43), 'ş'.repeat(43)]) {
    assert.equal(readBillPageCode(wrong, [KEY], VENUE), null, wrong);
  }
});
