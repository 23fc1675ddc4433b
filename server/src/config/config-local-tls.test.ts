import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('with LOCAL_TLS alone the service listens on every address, and other machines count as reaching it', () => {
  const config = readConfig({ LOCAL_TLS: 'on' });
  assert.deepEqual(
    [config.host, config.localTls, config.publicBecause],
    ['0.0.0.0', { trustPort: 3080 }, 'HOST is 0.0.0.0'],
  );
  assert.equal(readConfig({ LOCAL_TLS: 'on', HOST: '192.168.1.20' }).host, '192.168.1.20');
  assert.equal(readConfig({}).localTls, null);
});

test('LOCAL_TLS is refused where something else serves HTTPS, without a data folder, and with a port that is taken', () => {
  for (const [more, sentence] of [
    [{ TRUST_PROXY: '127.0.0.1' }, /leave it out if TLS_CERT_FILE or TRUST_PROXY is set/],
    [
      { DATABASE_URL: 'postgres://db/sofra', SECRET_KEY: 'c0ffee'.padEnd(64, '0') },
      /set TLS_CERT_FILE and TLS_KEY_FILE/,
    ],
    [{ TRUST_PORT: '3000' }, /TRUST_PORT is 3000/],
    [{ TRUST_PORT: '9464', METRICS_PORT: '9464' }, /TRUST_PORT is 9464/],
  ] as const)
    assert.throws(() => readConfig({ LOCAL_TLS: 'on', ...more }), sentence);
});

test('a host that other machines reach without HTTPS is refused with what that takes away, and every way to have it', () => {
  for (const part of [/camera/, /LOCAL_TLS=on/, /TLS_CERT_FILE/, /TRUST_PROXY/])
    assert.throws(() => readConfig({ HOST: '0.0.0.0' }), part);
});
