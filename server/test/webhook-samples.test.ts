import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Below the packages of the repository, so that a sample finds its imports. */
const FOLDER = join(ROOT, 'node_modules/.cache', `sofra-samples-${process.pid}`);
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

after(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The complete samples of the document, by the file name that each states. */
const samples = new Map(
  [...readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8').matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, name = '', code = '']) => [name, code],
  ),
);

function save(name: string): string {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, samples.get(name)!);
  return file;
}

/** An event of an order of 500 lines, with text that two JSON encoders may write differently. */
const BODY = JSON.stringify({
  id: 'evt_5a3c1f0e9d8b7a695847362514031f2e',
  type: 'order.updated',
  createdAt: '2026-03-01T18:30:00.000Z',
  data: { total: 0, lines: Array.from({ length: 500 }, () => ({ note: 'Az acılı olsun '.repeat(20) })) },
}).replace('"total":0', '"total":910.00');

function headersFor(body: string, at = new Date()): Record<string, string> {
  const id = 'evt_5a3c1f0e9d8b7a695847362514031f2e';
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign(id, at, body),
  };
}

const changed = BODY.replace('910.00', '911.00');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItListens(url: string, child: ChildProcess): Promise<void> {
  while (
    child.exitCode === null &&
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  )
    await sleep(20);
}

for (const name of ['receive-events.mjs', 'receive-events-fastify.mjs']) {
  test(`the sample ${name} accepts genuine events only`, async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), SIGNING_SECRET: SECRET };
    const child = spawn(process.execPath, [save(name)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const url = `http://localhost:${port}/hooks/sofra`;
      await untilItListens(url, child);
      const post = async (body: string, headers: Record<string, string>) =>
        (await fetch(url, { method: 'POST', body, headers })).status;
      assert.equal(await post(BODY, headersFor(BODY)), 204);
      assert.equal(await post(changed, headersFor(BODY)), 400);
      assert.equal(await post(BODY, { 'content-type': 'application/json' }), 400);
      assert.equal(await post(BODY, headersFor(BODY, new Date(Date.now() - 600_000))), 400);
    } finally {
      child.kill();
      await once(child, 'exit');
    }
  });
}

test('the sample of a route handler accepts genuine events only', async (t) => {
  t.mock.method(console, 'log', () => {});
  process.env['SIGNING_SECRET'] = SECRET;
  const { POST } = await import(save('app/hooks/sofra/route.mjs'));
  const send = async (body: string, headers: Record<string, string>) =>
    (await POST(new Request('https://shop.example.com/hooks/sofra', { method: 'POST', body, headers })))
      .status;
  assert.equal(await send(BODY, headersFor(BODY)), 204);
  assert.equal(await send(changed, headersFor(BODY)), 400);
  assert.equal(await send(BODY, {}), 400);
});

test('the sample for Express reads the raw body before any parser', () => {
  const code = samples.get('receive-events-express.mjs')!;
  assert.match(code, /express\.raw\(\{ type: 'application\/json', limit: '2mb' \}\)/);
  assert.ok(code.indexOf('express.raw(') < code.indexOf('app.use(express.json())'));
});

/** Runs one of the samples without a library over a body, and prints whether the event is genuine. */
const WITHOUT_LIBRARY = {
  python3: [
    '-c',
    'import json, runpy, sys\nsample = runpy.run_path(sys.argv[1])\nheaders, secret, body = json.load(sys.stdin)\n' +
      'print(sample["is_genuine"](secret, headers, body.encode()))',
    join(ROOT, 'docs/snippets/verify_event.py'),
  ],
  php: [
    '-r',
    'require $argv[1]; [$headers, $secret, $body] = json_decode(stream_get_contents(STDIN), true);' +
      'echo isGenuine($secret, $headers, $body) ? "True" : "False";',
    join(ROOT, 'docs/snippets/verify-event.php'),
  ],
};

for (const [program, args] of Object.entries(WITHOUT_LIBRARY)) {
  const isMissing = spawnSync(program, ['--version']).status !== 0;
  test(`the sample for ${program} accepts genuine events only`, {
    skip: isMissing && `${program} is not installed here: its sample was not run.`,
  }, () => {
    const isGenuine = (body: string, headers: Record<string, string>) => {
      const input = JSON.stringify([headers, SECRET, body]);
      const { stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
      assert.match(stdout, /^(?:True|False)\s*$/, stderr);
      return stdout.startsWith('True');
    };
    const headers = headersFor(BODY);
    assert.equal(isGenuine(BODY, headers), true);
    assert.equal(isGenuine(changed, headers), false);
    assert.equal(isGenuine(BODY, headersFor(BODY, new Date(Date.now() - 600_000))), false);
    assert.equal(isGenuine(BODY, {}), false);
    const several = `v1,other ${headers['webhook-signature']}`;
    assert.equal(isGenuine(BODY, { ...headers, 'webhook-signature': several }), true);
  });
}
