import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataFolder, type ServiceProcess, startService } from '../../../test/harness/service-process.ts';
import { startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { verifyEvent } from '../../crypto/verify-event.ts';
import type { Credentials } from '../demo-file.ts';

const COMMAND = fileURLToPath(new URL('../../../bin/sofra.mjs', import.meta.url));

let dataDir: string;
let service: ServiceProcess;
/** The demo venue whose events the tests receive. */
let venue: { id: string; name: string; key: string; owner: Credentials };

before(async () => {
  dataDir = await makeDataFolder('listen');
  service = await startService({ DATA_DIR: dataDir, DEMO: 'on', ALLOW_LOCAL_WEBHOOKS: 'true' });
  venue = (await readDemoFile()).venues[0]!;
});

after(async () => {
  await service.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function readDemoFile(): Promise<{ baseUrl: string; venues: (typeof venue)[] }> {
  return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
}

/** A data folder with a changed demo.json. */
async function folderWith(t: TestContext, change: (demo: Awaited<ReturnType<typeof readDemoFile>>) => void) {
  const folder = await makeDataFolder('other-demo');
  t.after(() => rm(folder, { recursive: true, force: true }));
  const demo = await readDemoFile();
  change(demo);
  await writeFile(join(folder, 'demo.json'), JSON.stringify(demo));
  return folder;
}

interface Listener {
  child: ChildProcess;
  output(): string;
  errors(): string;
  /** Waits for a line on either stream. */
  seen(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends the command as Ctrl-C does; the signal reaches it twice. @returns the exit code */
  interrupt(): Promise<number | null>;
  ended(): Promise<number | null>;
}

/** Stops a test that waits for a line that never comes. No result depends on it. */
const LINE_LIMIT_MS = 60_000;

function startListener(t: TestContext, ...args: string[]): Listener {
  const child = spawn(process.execPath, [COMMAND, 'listen', '--data', dataDir, ...args], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGTERM'));
  const [output, errors] = [child.stdout!, child.stderr!].map(collect) as [() => string, () => string];
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    output,
    errors,
    seen: async (pattern) => {
      const giveUpAt = Date.now() + LINE_LIMIT_MS;
      for (;;) {
        const found = pattern.exec(output() + errors());
        if (found !== null) return found;
        if (child.exitCode !== null || Date.now() > giveUpAt)
          throw new Error(`${pattern} was never printed:\n${output()}${errors()}`);
        await pause(20);
      }
    },
    interrupt: async () => {
      child.kill('SIGINT');
      child.kill('SIGINT');
      return (await closed)[0];
    },
    ended: async () => (await closed)[0],
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** Makes the request that was printed as a `curl`. */
async function placePastedOrder(text: string): Promise<{ id: string; number: number }> {
  const line = text.slice(text.indexOf('curl -s')).replaceAll('\\\n', ' ');
  const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name!, value!]);
  const response = await fetch(/curl -s (\S+)/.exec(line)![1]!, {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: /-d '([^']+)'/.exec(line)![1]!,
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { data: { order: { id: string; number: number } } }).data.order;
}

interface KeyOfVenue {
  id: string;
  prefix: string;
  webhook: { url: string } | null;
}

/** Calls the venue API as the owner of the venue. */
async function callAsOwner(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const session = await fetch(`${service.baseUrl}/venue/v1/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(venue.owner),
  });
  headers['cookie'] = session.headers.get('set-cookie')!.split(';')[0]!;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${service.baseUrl}/venue/v1${path}`, { method, headers, ...sent });
  assert.equal(response.status, 200);
  return ((await response.json()) as { data: unknown }).data;
}

async function keyOfVenue(): Promise<KeyOfVenue> {
  const keys = (await callAsOwner('GET', `/venues/${venue.id}/keys`)) as KeyOfVenue[];
  return keys.find(({ prefix }) => venue.key.startsWith(prefix))!;
}

test('an order placed with the printed command is shown, and Ctrl-C removes the address from the key', async (t) => {
  assert.ok(service.output().includes(`npx sofra listen --data '${dataDir}'`));
  const listener = startListener(t);
  const [, address] = await listener.seen(/Address +(\S+)\n.*-d '.+'\n/s);
  assert.equal((await keyOfVenue()).webhook?.url, address);
  const { number } = await placePastedOrder(listener.output());
  await listener.seen(
    new RegExp(
      `^\\d\\d:\\d\\d:\\d\\d  order\\.updated +#${number} Takeaway  Received  Unpaid  \\d+\\.\\d\\d TRY  evt_[0-9a-f]{32}$`,
      'm',
    ),
  );
  assert.equal(await listener.interrupt(), 0);
  assert.match(listener.output(), /No events are sent here any more\.\n$/);
  assert.equal(listener.errors(), '');
  assert.equal((await keyOfVenue()).webhook, null);
});

test('with --json, standard output has only the bodies of events, and forwarded events pass verification with the secret', async (t) => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  t.after(() => endpoint.close());
  const forward = `http://127.0.0.1:${endpoint.port}/hooks`;
  const listener = startListener(t, '--json', '--forward', forward, '--venue', venue.name.toUpperCase());
  const [, secret] = await listener.seen(/Signing secret +(\S+)\n.*-d '.+'\n/s);
  const order = await placePastedOrder(listener.errors());
  await listener.seen(/→ 204 in/);
  assert.equal(await listener.interrupt(), 0);
  const bodies = listener.output().trim().split('\n');
  assert.deepEqual(
    endpoint.received.map(({ body }) => body),
    bodies,
  );
  const orders = bodies.map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
  assert.ok(orders.includes(order.id));
  for (const { headers, body } of endpoint.received) {
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
      (name) => headers[`webhook-${name}`],
    );
    const verdict = verifyEvent(secret!, { id, timestamp, signature, body }, Math.floor(Date.now() / 1000));
    assert.deepEqual(verdict, { kind: 'Genuine' });
  }
});

test('an address that somebody else set on the key stays there, unless --replace is given', async (t) => {
  const { id } = await keyOfVenue();
  const path = `/venues/${venue.id}/keys/${id}`;
  const own = 'http://127.0.0.1:9/hooks?token=kept-to-itself';
  await callAsOwner('PATCH', path, { webhookUrl: own });
  const refused = startListener(t);
  assert.equal(await refused.ended(), 1);
  assert.match(refused.errors(), /sends its events to http:\/\/127\.0\.0\.1:9\/hooks already.*--replace/);
  assert.ok(!refused.errors().includes('kept-to-itself'));
  assert.equal((await keyOfVenue()).webhook?.url, own);

  const listener = startListener(t, '--replace');
  await listener.seen(/Address/);
  await callAsOwner('PATCH', path, { webhookUrl: own });
  assert.equal(await listener.interrupt(), 0);
  assert.equal((await keyOfVenue()).webhook?.url, own);
  await callAsOwner('PATCH', path, { webhookUrl: null });
});

test('an address that a killed run left behind is replaced by the next run', async (t) => {
  const { id } = await keyOfVenue();
  const webhookUrl = 'http://127.0.0.1:9/sofra-listen/0123abcd';
  await callAsOwner('PATCH', `/venues/${venue.id}/keys/${id}`, { webhookUrl });
  const listener = startListener(t);
  await listener.seen(/Address/);
  assert.notEqual((await keyOfVenue()).webhook?.url, webhookUrl);
  assert.equal(await listener.interrupt(), 0);
  assert.equal((await keyOfVenue()).webhook, null);
});

test('a command that cannot listen prints the reason in one sentence and exits with 1', async (t) => {
  const elsewhere = await folderWith(t, (demo) => {
    demo.baseUrl = 'http://127.0.0.1:9';
  });
  const otherPassword = await folderWith(t, (demo) => {
    demo.venues[0]!.owner.password = 'not the password';
  });
  const nowhere = await makeDataFolder('no-demo');
  t.after(() => rm(nowhere, { recursive: true, force: true }));
  const { port } = new URL(service.baseUrl);
  for (const [sentence, ...args] of [
    [/demo\.json is not there: .*--data/, '--data', nowhere],
    [/No answer from http:\/\/127\.0\.0\.1:9 .*npm start/, '--data', elsewhere],
    [/cannot sign in with the password of demo\.json/, '--data', otherPassword],
    [/has no venue "Nowhere"; it has: Sofra/, '--venue', 'Nowhere'],
    [/Port \d+ cannot be opened .*--port/, '--port', port],
  ] as const) {
    const listener = startListener(t, ...args);
    assert.equal(await listener.ended(), 1, listener.errors());
    assert.match(listener.errors(), sentence);
    assert.equal(listener.errors().trim().split('\n').length, 1);
    assert.equal(listener.output(), '');
  }
  for (const args of [
    ['--port', '65536'],
    ['--forward', 'localhost:4000'],
  ]) {
    assert.equal(await startListener(t, ...args).ended(), 1);
  }
  assert.equal((await keyOfVenue()).webhook, null);
});

test('when the service stops first, the address stays and the exit code is 1; a service that sends nothing here says how to start it', async (t) => {
  const listener = startListener(t);
  await listener.seen(/Address/);
  await service.end('SIGTERM');
  assert.equal(await listener.interrupt(), 1);
  assert.match(listener.errors(), /No answer from .*still on the key/);

  service = await startService({ DATA_DIR: dataDir, DEMO: 'on' });
  assert.ok(!service.output().includes('sofra listen'));
  const refused = startListener(t);
  assert.equal(await refused.ended(), 1);
  assert.equal(
    refused.errors(),
    'The service sends no events to this machine. Start it with "ALLOW_LOCAL_WEBHOOKS=true npm start".\n',
  );
});
