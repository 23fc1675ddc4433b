import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { makeDataFolder, type ServiceProcess, startService } from '../../../test/harness/service-process.ts';
import { emptyAnswer, startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import type { Credentials } from '../demo-file.ts';

const COMMAND = fileURLToPath(new URL('../../../bin/sofra.mjs', import.meta.url));

let dataDir: string;
let service: ServiceProcess;
/** The demo venue whose events the tests receive. */
let venue: { id: string; name: string; key: string; owner: Credentials };

before(async () => {
  dataDir = await makeDataFolder('listen');
  service = await startService({ DATA_DIR: dataDir, DEMO: 'on' });
  venue = (await readDemoFile()).venues[0]!;
});

after(async () => {
  await service.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function readDemoFile(): Promise<{ baseUrl: string; venues: (typeof venue)[] }> {
  return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
}

/** Makes a data folder with a changed `demo.json`. */
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
  /** Waits for text on standard output or standard error. */
  seen(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends the command as Ctrl-C does: the signal arrives twice. @returns the exit code */
  interrupt(): Promise<number | null>;
  ended(): Promise<number | null>;
}

/** The timeout of a test whose line never comes; no result depends on it. */
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

/** Makes the request that the command printed as a `curl` line. */
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

test('with a demo that was started without settings, sofra listen shows the order of its printed command, until Ctrl-C', async (t) => {
  assert.ok(service.output().includes(`npx sofra listen --data '${dataDir}'`));
  const listener = startListener(t);
  await listener.seen(/Listening for events .*-d '.+'\n/s);
  const { number } = await placePastedOrder(listener.output());
  await listener.seen(
    new RegExp(
      `^\\d\\d:\\d\\d:\\d\\d  order\\.updated +#${number} Takeaway  Received  Unpaid  \\d+\\.\\d\\d TRY  evt_[0-9a-f]{32}$`,
      'm',
    ),
  );
  assert.equal(await listener.interrupt(), 0);
  assert.equal(listener.errors(), '');
});

test('with --json, standard output has only the bodies of events, and forwarded events pass verification with the secret', async (t) => {
  const statuses = [500, 204];
  const answer = (line: { end(text: string): unknown }) => void line.end(emptyAnswer(statuses.shift()!));
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain', answer });
  t.after(() => endpoint.close());
  const forward = `http://127.0.0.1:${endpoint.port}/hooks`;
  const listener = startListener(t, '--json', '--forward', forward, '--venue', venue.name.toUpperCase());
  const [, secret] = await listener.seen(/Signing secret +(\S+)\n.*-d '.+'\n/s);
  const first = await placePastedOrder(listener.errors());
  await listener.seen(/→ 500 in \d+ ms: not accepted/);
  // Another Idempotency-Key, because the same key would return the same order.
  const second = await placePastedOrder(listener.errors().replace('hello-', 'again-'));
  await listener.seen(/→ 204 in \d+ ms$/m);
  assert.equal(await listener.interrupt(), 0);
  const bodies = listener.output().trim().split('\n');
  assert.deepEqual(
    endpoint.received.map(({ body }) => body),
    bodies,
  );
  const orders = bodies.map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
  assert.deepEqual(orders, [first.id, second.id]);
  for (const { headers, body } of endpoint.received)
    assert.deepEqual(new Webhook(secret!).verify(body, headers as Record<string, string>), JSON.parse(body));
});

test('a server that is down is reported, and the next event is still forwarded', async (t) => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  await endpoint.close();
  const listener = startListener(t, '--forward', `http://127.0.0.1:${endpoint.port}/`);
  await listener.seen(/-d '.+'\n/);
  await placePastedOrder(listener.output());
  await listener.seen(/→ ECONNREFUSED: not accepted/);
  assert.equal(await listener.interrupt(), 0);
});

test('a command that cannot listen prints the reason in one sentence and exits with 1', async (t) => {
  const elsewhere = await folderWith(t, (demo) => {
    demo.baseUrl = 'http://127.0.0.1:9';
  });
  const otherKey = await folderWith(t, (demo) => {
    demo.venues[0]!.key = 'sfr_of_nobody';
  });
  const nowhere = await makeDataFolder('no-demo');
  t.after(() => rm(nowhere, { recursive: true, force: true }));
  for (const [sentence, ...args] of [
    [/demo\.json is not there: .*--data/, '--data', nowhere],
    [/No answer from http:\/\/127\.0\.0\.1:9 /, '--data', elsewhere],
    [/key/, '--data', otherKey],
    [/has no venue "Nowhere"; it has: Sofra/, '--venue', 'Nowhere'],
  ] as const) {
    const listener = startListener(t, ...args);
    assert.equal(await listener.ended(), 1, listener.errors());
    assert.match(listener.errors(), sentence);
    assert.equal(listener.errors().trim().split('\n').length, 1);
    assert.equal(listener.output(), '');
  }
  assert.equal(await startListener(t, '--forward', 'localhost:4000').ended(), 1);
});
