import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base32Of, findTotpStep, newTotpSecret, totpCode, totpStepAt, totpUri } from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = base32Of(Buffer.from('12345678901234567890'));

test('codes are those of RFC 6238, the last six digits of its test vectors', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ];
  for (const [seconds, code] of vectors) assert.equal(totpCode(SECRET, totpStepAt(seconds * 1000)), code);
});

test('base32 is that of RFC 4648, without padding', () => {
  const vectors = [
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ];
  for (const [text, base32] of vectors) assert.equal(base32Of(Buffer.from(text!)), base32);
});

test('a code is found in its own 30 seconds and as many steps before and after as count', () => {
  const now = 1_234_567_890_000;
  const step = totpStepAt(now);
  for (const offset of [-1, 0, 1])
    assert.equal(findTotpStep(SECRET, totpCode(SECRET, step + offset), now, 1), step + offset);
  for (const offset of [-2, 2])
    assert.equal(findTotpStep(SECRET, totpCode(SECRET, step + offset), now, 1), null);
});

test('a secret has 160 bits, and its address is one that apps read', () => {
  const secret = newTotpSecret((length) => Buffer.alloc(length, 255));
  assert.equal(secret, '7'.repeat(32));
  assert.equal(
    totpUri(secret, 'Sofra', 'defne@example.com'),
    `otpauth://totp/Sofra:defne%40example.com?secret=${secret}&issuer=Sofra`,
  );
});
