import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { verify } from '../../../sdk/test/documented/webhooks.ts';
import { needsPrograms } from '../harness/required-programs.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
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

/** One delivery as a receiver sees it: the secret that it knows, the headers, and the body as text. */
type Delivery = [secret: string, headers: Record<string, string>, body: string];

const PYTHON = `
import json, runpy, sys
sample = runpy.run_path(sys.argv[1])
deliveries = json.load(sys.stdin)
print(json.dumps([sample["is_genuine"](secret, headers, body.encode()) for secret, headers, body in deliveries]))`;

import { freePort } from '../../src/postgres/postgres-connection.ts';

const PHP = `
require $argv[1];
$deliveries = json_decode(stream_get_contents(STDIN), true);
echo json_encode(array_map(fn ($one) => isGenuine($one[0], $one[1], $one[2]), $deliveries));`;

/** Answers which deliveries a program that reads them takes as genuine. */
function judge(program: string, args: string[], deliveries: Delivery[]): boolean[] {
  const input = JSON.stringify(deliveries);
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as boolean[];
}

/** The samples that verify a signature, by their language. */
const VERIFIERS: Record<string, (deliveries: Delivery[]) => boolean[] | Promise<boolean[]>> = {
  TypeScript: (deliveries) =>
    Promise.all(
      deliveries.map(async ([secret, headers, body]) => {
        const request = new Request('https://shop.example.com/hooks', { method: 'POST', body, headers });
        return (await verify(request, secret)) === headers['webhook-id'];
      }),
    ),
  Python: (deliveries) =>
    judge('python3', ['-c', PYTHON, join(ROOT, 'docs/snippets/verify_event.py')], deliveries),
  PHP: (deliveries) => judge('php', ['-r', PHP, join(ROOT, 'docs/snippets/verify-event.php')], deliveries),
};

const PROGRAMS: Record<string, string[]> = { Python: ['python3'], PHP: ['php'] };

/** What a receiver may meet, and whether it is genuine. */
function deliveriesToJudge(): [what: string, isGenuine: boolean, delivery: Delivery][] {
  const headers = headersFor(BODY);
  const signature = headers['webhook-signature']!;
  const another = new Webhook(Buffer.alloc(32, 8).toString('base64'));
  const other = another.sign(headers['webhook-id']!, new Date(), BODY);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const changing = (change: Record<string, string>): Delivery => [SECRET, { ...headers, ...change }, BODY];
  const signed = (text: string) => changing({ 'webhook-signature': text });
  return [
    ['as it was sent', true, changing({})],
    ['while the secret is rotated, the new one first', true, signed(`${other} ${signature}`)],
    ['while the secret is rotated, the new one last', true, signed(`${signature} ${other}`)],
    ['beside a signature of another kind', true, signed(`v1a,abc ${signature}`)],
    ['with another body', false, [SECRET, headers, changed]],
    [
      'with a body that was parsed and written again',
      false,
      [SECRET, headers, JSON.stringify(JSON.parse(BODY))],
    ],
    ['signed with another secret', false, signed(other)],
    ['signed twice with other secrets', false, signed(`${other} ${other}`)],
    ['with a signature that is cut', false, signed(signature.slice(0, -1))],
    ['with its signature of no version', false, signed(signature.slice('v1,'.length))],
    ['with a signature that is no base64', false, signed('v1,é')],
    ['of another id', false, changing({ 'webhook-id': 'evt_0' })],
    [
      'of another second',
      false,
      changing({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) }),
    ],
    ['of no time', false, changing({ 'webhook-timestamp': '²' })],
    ['ten minutes old', false, [SECRET, headersFor(BODY, minutes(-10)), BODY]],
    ['ten minutes early', false, [SECRET, headersFor(BODY, minutes(10)), BODY]],
    ['without the headers', false, [SECRET, {}, BODY]],
  ];
}

for (const [language, judgeAll] of Object.entries(VERIFIERS)) {
  test(
    `the sample in ${language} accepts genuine events only, by either signature of a rotation`,
    needsPrograms(...(PROGRAMS[language] ?? [])),
    async () => {
      const cases = deliveriesToJudge();
      const judged = await judgeAll(cases.map(([, , delivery]) => delivery));
      assert.deepEqual(
        cases.map(([what], at) => [what, judged[at]]),
        cases.map(([what, isGenuine]) => [what, isGenuine]),
      );
    },
  );
}
