import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { anyUnicodeText } from '../../../test/samples/any-text.ts';
import { Refusal } from '../../core/refusals.ts';
import { type ArrivingBody, readBytes } from './arriving-bodies.ts';
import type { PartReceiver } from './body-bytes.ts';
import { readJsonBody } from './json-body.ts';
import { arrivedBody } from './request-context.ts';

const KIB = 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

let server: Server;
let baseUrl: string;
/** The outcomes of the requests, in order. */
let outcomes: unknown[];

before(async () => {
  server = createServer(async (incoming, outgoing) => {
    const reading = async () => readJsonBody(incoming, (limit) => readBytes(incoming, limit));
    const outcome = await reading().then(
      (value) => ({ value: value === undefined ? 'nothing' : value }),
      (error: unknown) =>
        error instanceof Refusal ? { code: error.code, problems: error.problems } : { error },
    );
    outcomes.push(outcome);
    outgoing.end(JSON.stringify(outcome));
  });
  outcomes = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

async function readPieces(pieces: (string | Uint8Array)[], headers: Record<string, string> = JSON_TYPE) {
  return (await rawRequest(baseUrl, { method: 'POST', path: '/', headers, pieces })).body;
}

/** Reads a text that was sent with Content-Length. */
function readText(text: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) {
  return readPieces([text], { 'content-length': String(Buffer.byteLength(text)), ...headers });
}

async function fieldRefused(text: string): Promise<string> {
  const { code, problems } = await readText(text);
  assert.equal(code, 'VALIDATION_ERROR', text.slice(0, 100));
  assert.equal(problems.length, 1);
  return problems[0].field;
}

test('a request without a body reads as none, whatever its Content-Type', async () => {
  const lengths = ['0', '00'].map((length) => ({ 'content-length': length }));
  const types = [{}, JSON_TYPE, { 'content-type': 'text/plain' }];
  for (const sent of [...lengths, { 'transfer-encoding': 'chunked' }]) {
    for (const type of types) {
      assert.deepEqual(await readPieces([], { ...sent, ...type }), { value: 'nothing' });
    }
  }
});

test('a body must have Content-Type application/json', async () => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json ;v=1']) {
    assert.deepEqual(await readText('{}', { 'content-type': type }), { value: {} }, type);
  }
  for (const type of ['text/plain', 'application/json5', 'application/vnd.api+json', 'json', '']) {
    assert.equal((await readText('{}', { 'content-type': type })).code, 'UNSUPPORTED_MEDIA_TYPE', type);
  }
  assert.equal((await readText('{}', {})).code, 'UNSUPPORTED_MEDIA_TYPE');
  assert.equal((await readPieces(['{', '}'], {})).code, 'UNSUPPORTED_MEDIA_TYPE');
});

test('a body is whole however it is cut into chunks, also in the middle of a character', async () => {
  const value = { note: 'Çiğ köfte 🍢, acılı' };
  const bytes = Buffer.from(JSON.stringify(value));
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  assert.deepEqual(await readPieces(pieces), { value });
});

test('a body that came in pieces, and is there when it is asked for, is whole', () => {
  const arrived = new IncomingMessage(new Socket());
  arrived.headers = { 'content-length': '9' };
  for (const piece of ['{"a', '":', '"b"}']) arrived.push(Buffer.from(piece));
  const bytes = arrivedBody(arrived, { bytes: 100, refusal: 'BODY_TOO_LARGE', discardFactor: 1 });
  assert.equal(bytes?.toString(), '{"a":"b"}');
});

test('a body of 256 KiB is read and one byte more is not, with or without Content-Length', async () => {
  const exact = `{}${' '.repeat(256 * KIB - 2)}`;
  assert.deepEqual(await readText(exact), { value: {} });
  assert.deepEqual(await readPieces([exact.slice(0, 1000), exact.slice(1000)]), { value: {} });
  assert.equal((await readText(`${exact} `)).code, 'BODY_TOO_LARGE');
  assert.equal((await readPieces([exact, ' '])).code, 'BODY_TOO_LARGE');
});

test('a body that is not JSON in UTF-8 is refused', async () => {
  for (const text of ['{', '{"a":1,}', "{'a':1}", '{"a":NaN}', '{}{}', 'null null', '\u00e9', '{"a":"\n"}']) {
    assert.equal(await fieldRefused(text), 'body');
  }
  const { code } = await readText(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
  assert.equal(code, 'VALIDATION_ERROR');
  assert.deepEqual(await readText('\ufeff{}'), { value: {} }, 'a byte order mark is passed over');
});

test('sixteen levels of nesting are read, seventeen are not, of lists and objects alike', async () => {
  const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const objects = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
  for (const nested of [lists, objects]) {
    assert.ok('value' in (await readText(nested(16))));
    await fieldRefused(nested(17));
    await fieldRefused(nested(20_000));
  }
});

test('NUL and lone surrogates are refused, in values and in names', async () => {
  assert.equal(await fieldRefused('{"a":{"b":["x\\u0000y"]}}'), 'a.b[0]');
  assert.equal(await fieldRefused('{"a":"\\ud83c"}'), 'a');
  assert.equal(await fieldRefused('{"a":"\\udf62\\ud83c"}'), 'a');
  assert.equal(await fieldRefused('{"a":{"x\\u0000":1}}'), 'a');
  assert.equal(await fieldRefused('{"a":[1,{"b":{"c":[2]}}],"d":["\\u0000"]}'), 'd[0]');
  assert.equal(await fieldRefused('{"\\ud800":1}'), 'body');
  assert.deepEqual(await readText('{"a":"\\ud83c\\udf62"}'), { value: { a: '🍢' } });
});

test('a property named __proto__ is refused, any other name is an ordinary one', async () => {
  assert.equal(await fieldRefused('{"a":{"__proto__":{"admin":true}}}'), 'a');
  assert.equal(await fieldRefused('{"\\u005f_proto__":1}'), 'body');
  const { value } = await readText('{"constructor":1,"toString":"x","hasOwnProperty":null}');
  assert.deepEqual(value, { constructor: 1, toString: 'x', hasOwnProperty: null });
});

test('a field with a very long name is named in shortened form', async () => {
  const name = 'n'.repeat(50_000);
  assert.equal(await fieldRefused(`{"${name}":"\\u0000"}`), 'n'.repeat(200));
});

test('the last one counts when a property is given twice', async () => {
  assert.deepEqual(await readText('{"a":1,"a":{"b":2},"a":3}'), { value: { a: 3 } });
});

test('every text is cleaned and a blank one is null, at any depth', async () => {
  const text = '{"a":" x\\ty ","b":["","  ","\\u202e"],"c":{"d":"e\\u0301"},"e":"\\u200f"}';
  assert.deepEqual(await readText(text), {
    value: { a: 'x y', b: [null, null, null], c: { d: 'é' }, e: null },
  });
});

test('numbers, booleans and null stay as they are', async () => {
  for (const value of [0, -1.5, 1e21, true, false, null])
    assert.deepEqual(await readText(JSON.stringify(value)), { value });
});

test('any input is either read or refused', async () => {
  const anything = fc.oneof(fc.json({ maxDepth: 20 }), anyUnicodeText(), fc.uint8Array());
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      if (Buffer.byteLength(text) === 0) return;
      const outcome = await readText(text);
      assert.ok('value' in outcome || outcome.code === 'VALIDATION_ERROR');
    }),
    { numRuns: 30 },
  );
});

test('a body that breaks off is refused, even though the caller has left', async () => {
  outcomes.length = 0;
  const sent = request(baseUrl, { method: 'POST', headers: { ...JSON_TYPE, 'content-length': '100' } });
  const broken = once(sent, 'error');
  sent.write('{"a":');
  await once(server, 'request');
  sent.destroy(new Error('the caller closed the connection'));
  await broken;
  while (outcomes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const [{ code, problems }] = outcomes as [{ code: string; problems: { message: string }[] }];
  assert.deepEqual([code, problems[0]!.message], ['VALIDATION_ERROR', 'was cut off']);
});

/** Reads a body of four parts, one by one. `onSecond` gives the result of receiving the second part. */
function readPartByPart({
  pauseAfter,
  onSecond,
}: {
  pauseAfter: PartReceiver['pauseAfter'];
  onSecond: () => Refusal | null;
}) {
  const parts = ['[1,', '2,', '3,', '4]'].map((text) => Buffer.from(text.repeat(10_000)));
  const request = Readable.from(parts) as unknown as IncomingMessage;
  Object.assign(request, { headers: {}, complete: true });
  const taken: Buffer[] = [];
  const buffered: number[] = [];
  const tracker = {
    begin: () => {},
    grow: (body: ArrivingBody) => buffered.push(body.buffered),
    end: () => {},
  };
  const receiver = { receive: (part: Buffer) => (taken.push(part) === 2 ? onSecond() : null), pauseAfter };
  const limit = { bytes: 1_000_000, refusal: 'BODY_TOO_LARGE', discardFactor: 1, receiver } as const;
  return { parts, taken, buffered, reading: readBytes(request, limit, tracker) };
}

test('a body that is taken part by part does not stay in memory', async () => {
  const { parts, taken, buffered, reading } = readPartByPart({
    pauseAfter: () => null,
    onSecond: () => null,
  });
  assert.equal((await reading).length, 0);
  assert.deepEqual([taken, buffered], [parts, [0, 0, 0, 0]]);
});

test('a body whose part is refused is read to its end, and then refused', async () => {
  const refusal = new Refusal('DOCUMENT_INVALID');
  const { taken, buffered, reading } = readPartByPart({ pauseAfter: () => null, onSecond: () => refusal });
  await assert.rejects(reading, refusal);
  assert.deepEqual([taken.length, buffered.length], [2, 4]);
});

test('a body whose receiver fails is not read any further, and the reading fails with the same error', async () => {
  const failure = new Error('no process could be started');
  const fail = () => {
    throw failure;
  };
  const { buffered, reading } = readPartByPart({ pauseAfter: () => null, onSecond: fail });
  await assert.rejects(reading, failure);
  assert.equal(buffered.length, 1);
});

test('nothing more of a body is read before the rest after a part has ended, also while it is discarded', async () => {
  for (const refusal of [null, new Refusal('DOCUMENT_INVALID')]) {
    const pauses: (() => void)[] = [];
    const pauseAfter = () => new Promise<void>((resolve) => pauses.push(resolve));
    const { buffered, reading } = readPartByPart({ pauseAfter, onSecond: () => refusal });
    const ended = reading.catch(() => {});
    for (let part = 1; part <= 4; part++) {
      while (pauses.length === 0) await new Promise(setImmediate);
      for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
      assert.deepEqual([pauses.length, buffered.length], [1, part]);
      pauses.shift()!();
    }
    await ended;
  }
});
