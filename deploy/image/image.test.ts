import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLittleMemory } from '../../scripts/service-environment.mjs';
import { readConfig } from '../../server/src/config/config.ts';
import { imageEnvironment } from './containerfile.ts';

test('the image runs the service in the environment of "npm start"', () => {
  const { DATA_DIR, DEMO, HOST, NODE_COMPILE_CACHE, ...memory } = imageEnvironment();
  assert.deepEqual(memory, withLittleMemory({}));
  assert.deepEqual(
    [DATA_DIR, DEMO, HOST, NODE_COMPILE_CACHE],
    ['/data', 'off', '0.0.0.0', '/var/cache/sofra'],
  );
});

test('without a certificate and a proxy the image does not start, and says what it needs', () => {
  assert.throws(
    () => readConfig(imageEnvironment()),
    /HOST is 0\.0\.0\.0.*LOCAL_TLS=on.*TLS_CERT_FILE.*TRUST_PROXY/,
  );
});
