import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { systemClock, systemRandom } from '../parts/parts.ts';
import { bindPort } from './port-binding.ts';

const parts = { clock: systemClock, random: systemRandom };
const address = { host: '127.0.0.1', port: 0, tls: null };

test('while the service starts every call is answered 503 with Retry-After, and the process counts as live', async (t) => {
  const bound = await bindPort(address, parts);
  t.after(() => bound.release());
  const answer = await fetch(`${bound.url}/public/v1/venues`, { headers: { 'accept-language': 'de' } });
  const body = (await answer.json()) as { errorCode: string; userMessage: string; traceId: string };
  assert.deepEqual(
    [answer.status, answer.headers.get('connection'), body.errorCode],
    [503, 'close', 'SERVICE_UNAVAILABLE'],
  );
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.match(body.userMessage, /Dienst/);
  assert.match(body.traceId, /^[0-9a-f]{32}$/);
  assert.equal((await fetch(`${bound.url}/health/live`)).status, 200);
  assert.equal((await fetch(`${bound.url}/health/ready`)).status, 503);
});

test('a bound port cannot be taken by another program until it is released', async () => {
  const bound = await bindPort(address, parts);
  await assert.rejects(
    bindPort({ ...address, port: bound.port }, parts),
    (error) => error instanceof SetupError && error.message.startsWith(`Port ${bound.port} is taken`),
  );
  await bound.release();
  await bound.release();
  await (await bindPort({ ...address, port: bound.port }, parts)).release();
});

test('a host that is not an address of this machine is reported in one sentence', async () => {
  for (const host of ['192.0.2.1', '2001:db8::1', 'nowhere.invalid']) {
    await assert.rejects(
      bindPort({ ...address, host }, parts),
      (error) => error instanceof SetupError && error.message.startsWith(`HOST is ${host}, `),
    );
  }
});
