import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSofra } from '../../test/harness/sofra.ts';
import { ADDRESS_BUDGET } from '../http/limits/budget.ts';

test('the OpenAPI documents stand behind the ceiling of an address, as every call does', async (t) => {
  const sofra = await startSofra({ hasRateLimits: true });
  t.after(() => sofra.close());
  const read = async () => {
    const answer = await fetch(`${sofra.baseUrl}/openapi.json`);
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let calls = 0; calls < ADDRESS_BUDGET.perMinute; calls++) assert.equal(await read(), 200);
  assert.equal(await read(), 429);
  assert.equal((await fetch(`${sofra.baseUrl}/health/live`)).status, 200);
});

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
