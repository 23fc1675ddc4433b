import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPasskeyOrigin, passkeyHostOf } from './passkey.ts';

test('passkeys are created for the host name of the public address with HTTPS, and for localhost', () => {
  const hosts: readonly (readonly [string | null, string | null])[] = [
    ['https://sofra.example.com', 'sofra.example.com'],
    ['https://sofra.example.com:8443', 'sofra.example.com'],
    ['https://kasa.local', 'kasa.local'],
    ['http://sofra.example.com', null],
    ['https://192.168.1.20:3000', null],
    ['https://[fd00::1]', null],
    ['http://127.0.0.1:3000', null],
    ['http://localhost:3000', 'localhost'],
    [null, 'localhost'],
  ];
  for (const [url, host] of hosts) assert.equal(passkeyHostOf(url), host, String(url));
});

test('only pages of the public address may use passkeys; at localhost pages on any port may', () => {
  const site = 'https://sofra.example.com';
  assert.equal(isPasskeyOrigin(site, site), true);
  for (const other of [
    'https://sofra.example.com.evil.example',
    `${site}:444`,
    'http://sofra.example.com',
    '',
  ])
    assert.equal(isPasskeyOrigin(other, site), false, other);
  for (const local of [null, 'http://localhost:3000']) {
    assert.equal(isPasskeyOrigin('http://localhost:5173', local), true);
    assert.equal(isPasskeyOrigin('http://localhost.evil.example', local), false);
    assert.equal(isPasskeyOrigin('http://127.0.0.1:3000', local), false);
  }
});
