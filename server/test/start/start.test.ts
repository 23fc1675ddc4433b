import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DemoVenue } from '../../src/demo/demo-document.ts';
import {
  failToStart,
  makeDataFolder,
  type ServiceProcess,
  startService,
} from '../harness/service-process.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));

let dataDir: string;
let service: ServiceProcess;

before(async () => {
  dataDir = await makeDataFolder('start');
  service = await startService({ DATA_DIR: dataDir, DEMO: 'on' });
});

after(async () => {
  await service.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

interface DemoFile {
  baseUrl: string;
  operatorToken: string;
  venues: DemoVenue[];
}

async function readDemoFile(): Promise<DemoFile> {
  return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
}

/** The call that the terminal shows below a heading: address, headers and body of a `curl`. */
async function paste(
  heading: string,
): Promise<{ status: number; body: { data: { order: { id: string } } } }> {
  const text = service.output().split(heading)[1]!.split('\n\n')[1]!.replaceAll('\\\n', ' ');
  const url = /curl -s (\S+)/.exec(text)![1]!;
  const headers = Object.fromEntries(
    [...text.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name!, value!]),
  );
  const sent = /-d '(.+)'/.exec(text)?.[1];
  const response = await fetch(url, {
    headers,
    ...(sent === undefined ? {} : { method: 'POST', body: sent }),
  });
  return { status: response.status, body: (await response.json()) as { data: { order: { id: string } } } };
}

test('the terminal shows the address of the app first, and the sign-ins of the demo need no password', async () => {
  const { baseUrl, output } = service;
  assert.match(output(), new RegExp(`running at .+\\n\\n  App +${baseUrl}/\\n`));
  const { data } = (await (await fetch(`${baseUrl}/venue/v1/demo`)).json()) as {
    data: { signIns: { role: string; venueId: string }[]; guestPage: string };
  };
  const [{ id }] = (await readDemoFile()).venues as [DemoVenue];
  for (const [at, role] of ['Cook', 'Cashier', 'Owner'].entries()) {
    const { role: found, venueId } = data.signIns[at]!;
    assert.deepEqual([found, venueId], [role, id]);
    const answer = await fetch(`${baseUrl}/venue/v1/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role, venueId }),
    });
    assert.equal(answer.status, 200);
  }
  assert.equal((await fetch(data.guestPage)).status, 200);
});

test('the lines that a first start prints work when they are pasted, and ordering twice orders once', async () => {
  assert.equal((await paste('Read the menu')).status, 200);
  const first = await paste('Place an order');
  const second = await paste('Place an order');
  assert.deepEqual([first.status, second.status], [201, 200]);
  assert.equal(second.body.data.order.id, first.body.data.order.id);
  assert.equal((await paste('Follow it')).status, 200);
});

test('demo.json has what a program needs, for its owner only', async () => {
  const { baseUrl, operatorToken, venues } = await readDemoFile();
  assert.equal((await stat(join(dataDir, 'demo.json'))).mode & 0o777, 0o600);
  assert.equal(baseUrl, service.baseUrl);
  assert.deepEqual(
    venues.map(({ type }) => type),
    ['Headquarter', 'Branch', 'Branch', 'Independent'],
  );
  for (const { id, key, ordersKey, reservationsKey, menuKey, owner, staff } of venues) {
    for (const apiKey of [key, ordersKey, reservationsKey, menuKey]) {
      const response = await fetch(`${baseUrl}/public/v1/venues/${id}`, {
        headers: { 'x-api-key': apiKey! },
      });
      assert.equal(response.status, 200);
    }
    for (const account of [owner, staff]) {
      const response = await fetch(`${baseUrl}/venue/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      assert.ok(response.ok, await response.text());
    }
  }
  const exported = await fetch(`${baseUrl}/operator/v1/venues/${venues[0]!.id}/export`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  assert.equal(exported.status, 200);
});

test('the command exports a venue, imports it again unchanged, and lists every problem of a bad document', async () => {
  const { venues } = await readDemoFile();
  const file = join(dataDir, 'exported.json');
  const sofra = (...args: string[]) =>
    run(process.execPath, [COMMAND, ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SOFRA_URL: service.baseUrl },
    });
  await sofra('export', venues[3]!.id, '-o', file);
  assert.match((await sofra('import', file)).stdout, /^Unchanged .*Çınaraltı Kahvaltı/m);
  await writeFile(file, '{"format":"sofra-venues/1","venues":[{"name":"","username":"x"}]}');
  await assert.rejects(sofra('import', file), ({ code, stderr }: { code: number; stderr: string }) => {
    assert.match(stderr, /venues\[0\]\.name/);
    assert.match(stderr, /venues\[0\]\.username/);
    return code === 1;
  });
  await assert.rejects(
    sofra('operator', 'revoke-key', 'nonsense'),
    ({ code }: { code: number }) => code === 1,
  );
  await assert.rejects(
    sofra('operator', 'set-subscription', venues[3]!.id, 'sometimes'),
    ({ stderr }: { stderr: string }) => stderr.includes('active, lapsed'),
  );
  assert.match(
    (await sofra('operator', 'set-subscription', venues[3]!.id, 'active')).stdout,
    /"isActive": true/,
  );
  assert.match((await sofra('import', '--help')).stdout, /standard input/);
});

test('a second start on the same data ends with one sentence', async () => {
  const { code, output } = await failToStart({ DATA_DIR: dataDir });
  assert.equal(code, 1);
  assert.match(output, /^Sofra cannot start\. .*already uses/);
  assert.equal(output.trim().split('\n').length, 1);
});

test('a port that is taken, a folder that cannot be written and a bad value end with one sentence each', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  t.after(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const other = await makeDataFolder('refused');
  await writeFile(join(other, 'file'), '');
  const ends = await Promise.all([
    failToStart({ DATA_DIR: join(other, 'data'), PORT: String(port) }),
    failToStart({ DATA_DIR: join(other, 'file', 'data') }),
    failToStart({ DATA_DIR: join(other, 'file') }),
    failToStart({ DATA_DIR: other, PORT: 'many' }),
    failToStart({ DATA_DIR: other, HOST: '0.0.0.0' }),
    failToStart({ DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:9/none' }),
    failToStart({ DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:9/none', SECRET_KEY: '' }),
  ]);
  // The start finds that the port is taken before it creates anything.
  assert.equal(existsSync(join(other, 'data')), false);
  await rm(other, { recursive: true, force: true });
  // What may pass is started again by a supervisor, what somebody has to mend is not.
  assert.deepEqual(
    ends.map(({ code }) => code),
    [1, 78, 78, 78, 78, 1, 78],
  );
  for (const { output } of ends) {
    assert.match(output, /^Sofra cannot start\. /m);
    assert.doesNotMatch(output, /^\s+at /m);
  }
  assert.match(ends[0]!.output, new RegExp(`Port ${port} is taken`));
  assert.match(ends.at(-1)!.output, /SECRET_KEY is not set/);
});

test('a folder of another user is refused to an ordinary user', {
  skip: process.getuid?.() === 0 && 'root may write everywhere',
}, async () => {
  const other = await makeDataFolder('locked');
  await mkdir(join(other, 'data'));
  await chmod(join(other, 'data'), 0o500);
  const { code, output } = await failToStart({ DATA_DIR: join(other, 'data') });
  assert.deepEqual([code, output.trim().split('\n').length], [1, 1]);
  await chmod(join(other, 'data'), 0o700);
  await rm(other, { recursive: true, force: true });
});

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  const options = { skip: signal === 'SIGHUP' && process.platform !== 'linux' };
  test(
    `npx sofra start, ended by ${signal}, leaves neither the service nor its database behind`,
    options,
    async (t) => {
      const folder = await makeDataFolder('npx');
      const npx = spawn('npx', ['sofra', 'start'], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DATA_DIR: folder,
          PORT: '0',
          DEMO: 'off',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      t.after(async () => {
        npx.kill('SIGTERM');
        await rm(folder, { recursive: true, force: true });
      });
      const [line] = (await once(createInterface(npx.stdout), 'line')) as [string];
      const baseUrl = /running at (\S+)/.exec(line)![1]!;
      // Both hold the standard output of npx open.
      const closed = once(npx, 'close');
      npx.kill(signal);
      await closed;
      await assert.rejects(fetch(`${baseUrl}/health/live`));
      assert.equal(existsSync(join(folder, 'postgres', 'postmaster.pid')), false);
    },
  );
}

test('a worker is ready like any other service, and answers only the calls of the platform', async (t) => {
  const folder = await makeDataFolder('worker');
  const worker = await startService({ DATA_DIR: folder, DEMO: 'off', ROLE: 'worker' });
  // A first start without the demo says what comes next.
  assert.match(
    worker.output(),
    /There is no restaurant yet\.[\s\S]+operator-token\n[\s\S]+npx sofra venues create/,
  );
  t.after(async () => {
    await worker.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });
  const statusOf = async (path: string) => (await fetch(worker.baseUrl + path)).status;
  assert.equal(await statusOf('/health/live'), 200);
  assert.equal(await statusOf('/public/v1/venues'), 404);
  assert.equal((await worker.end('SIGTERM')).code, 0);
});
