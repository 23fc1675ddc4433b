import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SetupError } from './core/setup-error.ts';
import { systemClock, systemRandom } from './parts.ts';
import { holdPort } from './port-hold.ts';

const parts = { clock: systemClock, random: systemRandom };
const place = { host: '127.0.0.1', port: 0, tls: null };

test('while the service starts every call is answered 503 with Retry-After, and the process counts as live', async (t) => {
  const held = await holdPort(place, parts);
  t.after(() => held.release());
  const answer = await fetch(`${held.url}/public/v1/venues`, { headers: { 'accept-language': 'de' } });
  const body = (await answer.json()) as { errorCode: string; userMessage: string; traceId: string };
  assert.deepEqual(
    [answer.status, answer.headers.get('connection'), body.errorCode],
    [503, 'close', 'SERVICE_UNAVAILABLE'],
  );
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.match(body.userMessage, /Dienst/);
  assert.match(body.traceId, /^[0-9a-f]{32}$/);
  assert.equal((await fetch(`${held.url}/health/live`)).status, 200);
  assert.equal((await fetch(`${held.url}/health/ready`)).status, 503);
});

test('a held port cannot be taken by another program until it is released', async () => {
  const held = await holdPort(place, parts);
  await assert.rejects(
    holdPort({ ...place, port: held.port }, parts),
    (error) => error instanceof SetupError && error.message.startsWith(`Port ${held.port} is taken`),
  );
  await held.release();
  await held.release();
  await (await holdPort({ ...place, port: held.port }, parts)).release();
});

test('a host that is not an address of this machine is reported in one sentence', async () => {
  for (const host of ['192.0.2.1', '2001:db8::1', 'nowhere.invalid']) {
    await assert.rejects(
      holdPort({ ...place, host }, parts),
      (error) => error instanceof SetupError && error.message.startsWith(`HOST is ${host}, `),
    );
  }
});
