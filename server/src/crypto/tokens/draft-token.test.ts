import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readDraftToken, writeDraftToken } from './draft-token.ts';

const secretKey = randomBytes(32);
const keyId = randomUUID();
const ref = { venueId: randomUUID(), draftId: randomUUID() };
const token = writeDraftToken(ref, secretKey, keyId);

test('a token names its draft on every server, and for the key that prepared it alone', () => {
  assert.match(token, /^drf_[0-9a-f]{88}$/);
  assert.deepEqual(readDraftToken(token, [secretKey], keyId), ref);
  assert.equal(readDraftToken(token, [secretKey], randomUUID()), null);
  assert.equal(readDraftToken(token, [randomBytes(32)], keyId), null);
  assert.deepEqual(readDraftToken(token, [randomBytes(32), secretKey], keyId), ref);
});

test('a token that is changed anywhere, cut or invented names nothing', () => {
  for (let at = 4; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
    assert.equal(readDraftToken(changed, [secretKey], keyId), null, changed);
  }
  const invented = `drf_${randomBytes(44).toString('hex')}`;
  for (const other of ['', 'drf_', token.slice(0, -1), `${token}a`, ref.draftId, invented])
    assert.equal(readDraftToken(other, [secretKey], keyId), null, other);
});
