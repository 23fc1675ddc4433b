import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BridgedVenue, newBridgedVenue, paidBill } from '../harness/bridge.ts';
import { useSofra } from '../harness/sofra.ts';
import { freshKey, PASSWORD } from '../harness/staff.ts';

const MAIN = fileURLToPath(new URL('../../../examples/fiscal-bridge/main.ts', import.meta.url));
const LIMIT_MS = 120_000;

const sofra = useSofra();
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Bridge {
  process: ChildProcess;
  output: () => string;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-bridge-'));
  ends.push(() => rm(folder, { recursive: true }));
  return folder;
}

/** Starts the example as its README does. */
function start(venue: BridgedVenue, folder: string, url = sofra.baseUrl): Bridge {
  const env = {
    ...{ SOFRA_URL: url, SOFRA_EMAIL: venue.bridge.account.email, SOFRA_PASSWORD: PASSWORD },
    BRIDGE_FOLDER: folder,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const bridge = { process: child, output: () => output };
  ends.push(() => kill(bridge));
  return bridge;
}

async function kill({ process: child }: Bridge): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + LIMIT_MS; !(await isSo()); await pause(50))
    if (Date.now() > giveUpAt) assert.fail(`not in time: ${what}`);
}

interface Document {
  id: string;
  kind: string;
  state: string;
  number: string | null;
  zNumber: string | null;
  failure: string | null;
}

async function documentsWhen(
  bill: Awaited<ReturnType<typeof paidBill>>,
  isSo: (documents: Document[]) => boolean,
): Promise<Document[]> {
  let documents: Document[] = [];
  await until('documents', async () => {
    documents = (await bill.read()).documents;
    return isSo(documents);
  });
  return documents;
}

const areIssued = (count: number) => (documents: Document[]) =>
  documents.filter(({ state }) => state === 'Issued').length === count;

/** The numbers that the device gave out, in their order. */
function numbersOf(folder: string): string[] {
  const path = join(folder, 'device.json');
  if (!existsSync(path)) return [];
  const { receipts } = JSON.parse(readFileSync(path, 'utf8')) as {
    receipts: Record<string, { number: string }>;
  };
  return Object.values(receipts).map(({ number }) => number);
}

/** The address of a server that passes calls on, and loses the calls, or the answers, that the test chooses. */
async function losing(
  what: 'Calls' | 'Answers',
  isLost: (request: IncomingMessage) => boolean,
): Promise<string> {
  const proxy: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (what === 'Calls' && isLost(request)) return void response.destroy();
    const { 'content-length': _, connection: __, host: ___, ...headers } = request.headers;
    const method = request.method!;
    const answer = await fetch(`${sofra.baseUrl}${request.url}`, {
      ...{ method, headers: headers as Record<string, string> },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (what === 'Answers' && isLost(request)) return void response.destroy();
    const cookie = answer.headers.getSetCookie();
    response.writeHead(answer.status, { 'content-type': 'application/json', 'set-cookie': cookie });
    response.end(body);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  ends.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('what is paid is printed and numbered, and the Z of the device begins anew', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  const bridge = start(venue, folder);
  await until('following', () => bridge.output().includes('following'));
  const bill = await paidBill(venue);
  const [first] = await documentsWhen(bill, areIssued(1));
  assert.deepEqual([first!.kind, first!.number, first!.zNumber], ['Sale', '1', '1']);
  assert.match(bridge.output(), /no\. 1, Z 1[\s\S]*Sale of bill 1[\s\S]*total 100\.00/);
  bridge.process.stdin!.write('z\n');
  await until('Z report', () => bridge.output().includes('=== Z 1: 100.00 ==='));
  await bill.act('POST', '/close', { kind: 'Cash' });
  const [, second] = await documentsWhen(bill, areIssued(2));
  assert.deepEqual([second!.number, second!.zNumber], ['2', '2']);
});

test('a bridge that is killed before it can say what the device issued goes on, and issues nothing twice', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  const held = start(venue, folder, await losing('Calls', ({ url }) => url!.endsWith('/issued')));
  const bill = await paidBill(venue);
  await until('the device has printed', () => numbersOf(folder).length === 1);
  await kill(held);
  assert.equal((await bill.read()).documents[0].state, 'Pending');
  const later = await paidBill(venue);
  start(venue, folder);
  const [document] = await documentsWhen(bill, areIssued(1));
  assert.equal(document!.number, '1');
  assert.equal((await documentsWhen(later, areIssued(1)))[0]!.number, '2');
  await until('the position is stored', () => existsSync(join(folder, 'cursor.json')));
  assert.deepEqual(numbersOf(folder), ['1', '2']);
});

test('each answer is lost once, and each payment has one document', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  const lost = new Set<string>();
  const isFirst = ({ method, url, headers }: IncomingMessage) => {
    const call = `${method} ${url!.split('?')[0]} ${headers['idempotency-key']}`;
    if (lost.has(call)) return false;
    return lost.add(call).has(call);
  };
  start(venue, folder, await losing('Answers', isFirst));
  const bills = [await paidBill(venue), await paidBill(venue)];
  const documents = await Promise.all(bills.map((bill) => documentsWhen(bill, areIssued(1))));
  assert.deepEqual(
    documents.map(({ length }) => length),
    [1, 1],
  );
  assert.deepEqual(numbersOf(folder).toSorted(), documents.map(([one]) => one!.number).toSorted());
  assert.ok([...lost].some((call) => call.includes('/issued')));
});

test('staff see why a device failed, and it issues the document when they try again', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  await writeFile(join(folder, 'trouble.txt'), 'Paper is out\n');
  start(venue, folder);
  const bill = await paidBill(venue);
  const [failed] = await documentsWhen(bill, ([first]) => first?.state === 'Failed');
  assert.equal(failed!.failure, 'Paper is out');
  await rm(join(folder, 'trouble.txt'));
  await bill.retry(failed!.id);
  const [issued] = await documentsWhen(bill, areIssued(1));
  assert.deepEqual([issued!.id, issued!.number], [failed!.id, '1']);
});

test('a reversed payment is voided, a refund has its document, and a voided sale that is still paid is sold again', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  start(venue, folder);
  const reversed = await paidBill(venue);
  await documentsWhen(reversed, areIssued(1));
  await reversed.act('POST', `/payments/${reversed.paymentId}/reverse`);
  const voided = await documentsWhen(reversed, areIssued(2));
  assert.deepEqual(
    voided.map(({ kind, number }) => [kind, number]),
    [
      ['Sale', '1'],
      ['Void', '2'],
    ],
  );
  const refunded = await paidBill(venue);
  await refunded.act('POST', '/close', { kind: 'Cash' });
  await documentsWhen(refunded, areIssued(2));
  const refund = { kind: 'Cash', amount: 20 };
  const path = `/payments/${refunded.paymentId}/refunds`;
  await refunded.act('POST', path, refund, { 'idempotency-key': freshKey() });
  const documents = await documentsWhen(refunded, areIssued(3));
  assert.equal(documents[2]!.kind, 'Refund');
});

test('a bridge that was away for longer than changes are kept reads everything anew', async () => {
  const [venue, folder] = [await newBridgedVenue(sofra), await newFolder()];
  await writeFile(join(folder, 'cursor.json'), '"0"');
  const bill = await paidBill(venue);
  await sofra.db.query({ text: 'delete from venue_change where venue_id = $1', values: [venue.id] });
  const bridge = start(venue, folder);
  assert.equal((await documentsWhen(bill, areIssued(1)))[0]!.number, '1');
  await until('reading anew', () => bridge.output().includes('reading everything anew'));
  const later = await paidBill(venue);
  assert.equal((await documentsWhen(later, areIssued(1)))[0]!.number, '2');
});
