import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSofra } from '../../test/harness/sofra.ts';

test('the OpenAPI documents name the public address, and without one the server that they come from', async (t) => {
  for (const [publicUrl, url] of [
    ['https://sofra.example', 'https://sofra.example'],
    [undefined, '/'],
  ] as const) {
    const sofra = await startSofra(publicUrl === undefined ? {} : { publicUrl });
    t.after(() => sofra.close());
    for (const path of [
      '/openapi.json',
      '/venue/v1/openapi.json',
      '/operator/v1/openapi.json',
      '/assistant/v1/openapi.json',
    ]) {
      const { status, body } = await sofra.call('GET', path);
      assert.deepEqual([status, body.servers], [200, [{ url }]], path);
    }
  }
});
