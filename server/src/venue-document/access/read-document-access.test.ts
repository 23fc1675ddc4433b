import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, faultyFieldsOf, problemsOf } from '../../../test/samples/sample-document.ts';
import { formatKey, hashKey } from '../../crypto/tokens/api-key.ts';
import { readVenueDocuments } from '../venue/read-venue-document.ts';

const KEY = formatKey(new Uint8Array(32).fill(1));
const owner = { role: 'Owner', name: 'Ayşe', email: 'Ayse@Example.com', password: 'zeytinyağı' };
const PHC = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

test('an e-mail address is stored in lower case and belongs to one account only', () => {
  const [draft] = readVenueDocuments(documentOf({ accounts: [owner] }));
  assert.equal(draft?.accounts[0]?.email, 'ayse@example.com');
  const document = documentOf({ accounts: [owner], branches: [{ name: 'Şube', accounts: [owner] }] });
  assert.deepEqual(faultyFieldsOf(document), ['venues[0].branches[0].accounts[0].email']);
});

test('an invited person has their address alone, also an owner; a fiscal device is not invited', () => {
  const { email, password: _, ...invited } = { ...owner, invitedEmail: 'Ayse@Example.com' };
  const [draft] = readVenueDocuments(documentOf({ accounts: [invited] }));
  assert.deepEqual([draft?.accounts[0]?.email, draft?.accounts[0]?.invitedEmail], [null, 'ayse@example.com']);
  const faultsOf = (account: object) => faultyFieldsOf(documentOf({ accounts: [account] }));
  assert.deepEqual(faultsOf({ ...invited, email }), ['venues[0].accounts[0].invitedEmail']);
  assert.deepEqual(faultsOf({ ...invited, password: 'zeytinyağı' }), ['venues[0].accounts[0].email']);
  assert.deepEqual(faultsOf({ ...invited, role: 'Bridge' }), ['venues[0].accounts[0].email']);
});

test('a password is stated once, as text or as an argon2id hash', () => {
  const both = { ...owner, passwordHash: PHC };
  assert.deepEqual(faultyFieldsOf(documentOf({ accounts: [both] })), ['venues[0].accounts[0].passwordHash']);
  const { password: _, ...rest } = owner;
  const broken = { ...rest, passwordHash: '$argon2id$v=19$m=256' };
  assert.deepEqual(faultyFieldsOf(documentOf({ accounts: [broken] })), [
    'venues[0].accounts[0].passwordHash',
  ]);
  assert.deepEqual(faultyFieldsOf(documentOf({ accounts: [{ ...rest, passwordHash: PHC }] })), []);
});

test('only the hash and the prefix of a whole key are passed on', () => {
  const [draft] = readVenueDocuments(
    documentOf({ keys: [{ name: 'Site', key: KEY, permissions: { placesOrders: true } }] }),
  );
  assert.deepEqual(draft?.keys, [
    {
      id: null,
      name: 'Site',
      permissions: { placesOrders: true, takesReservations: false },
      secret: { hash: hashKey(KEY), prefix: KEY.slice(0, 12) },
      createdAt: null,
      revokedAt: null,
    },
  ]);
});

test('a key whose form or checksum is wrong is refused', () => {
  const mistyped = `${KEY.slice(0, -1)}${KEY.endsWith('0') ? '1' : '0'}`;
  for (const key of ['sfr_short', mistyped]) {
    assert.deepEqual(
      faultyFieldsOf(documentOf({ keys: [{ name: 'Site', key }] })),
      ['venues[0].keys[0].key'],
      key,
    );
  }
});

test('a key occurs only once, whole or as its hash', () => {
  const hashed = { name: 'B', keyHash: hashKey(KEY), prefix: KEY.slice(0, 12) };
  const document = documentOf({ keys: [{ name: 'A', key: KEY }, hashed] });
  assert.deepEqual(faultyFieldsOf(document), ['venues[0].keys[1].keyHash']);
});

test('the hash of a key needs its prefix and excludes the key itself', () => {
  const keyHash = hashKey('another');
  const keys = [
    { name: 'A', keyHash },
    { name: 'B', prefix: 'sfr_00000000' },
    { name: 'C', key: KEY, keyHash: hashKey(KEY), prefix: KEY.slice(0, 12) },
  ];
  assert.deepEqual(problemsOf(documentOf({ keys })), [
    ['venues[0].keys[0].prefix', 'is missing beside `keyHash`'],
    ['venues[0].keys[1].keyHash', 'is missing beside `prefix`'],
    ['venues[0].keys[2].keyHash', 'is stated together with `key`: state one of the two'],
  ]);
});

test('working keys without a secret are identified by their names', () => {
  const revokedAt = '2026-01-01T00:00:00Z';
  const keys = [{ name: 'A' }, { name: 'A', revokedAt }, { name: 'A', key: KEY }, { name: 'A' }];
  assert.deepEqual(faultyFieldsOf(documentOf({ keys })), ['venues[0].keys[3].name']);
});

test('a venue has at most 10 working keys', () => {
  const keys = Array.from({ length: 10 }, (_, at) => ({ name: `Key ${at}` }));
  assert.deepEqual(faultyFieldsOf(documentOf({ keys })), []);
  assert.deepEqual(
    faultyFieldsOf(documentOf({ keys: [...keys, { name: 'Old', revokedAt: '2026-01-01T00:00:00Z' }] })),
    [],
  );
  assert.deepEqual(faultyFieldsOf(documentOf({ keys: [...keys, { name: 'One more' }] })), ['venues[0].keys']);
});
