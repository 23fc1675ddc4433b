import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What can go wrong with a call.
 *
 * - `RequestLost`: the service never sees it.
 * - `NotDone`: the service never sees it, and a 500 with a trace id says nothing of that.
 * - `AnswerLost`, `HeadCut`, `BodyMissing`, `BodyCut`: the service does it, and the connection breaks before the answer,
 *   within its head, between head and body, within the body.
 * - `BodyShort`: the body ends too early, and nothing says that it should be longer.
 * - `Reset`: as `BodyCut`, with a reset.
 * - `NotJson`, `GatewayFailed`, `ServiceFailed`: the service does it, and the answer is a page of something between, a 502 or a
 *   500 with a trace id.
 * - `Slow`: the answer comes late.
 */
export const FAULTS = [
  'RequestLost',
  'NotDone',
  'AnswerLost',
  'HeadCut',
  'BodyMissing',
  'BodyCut',
  'BodyShort',
  'Reset',
  'NotJson',
  'GatewayFailed',
  'ServiceFailed',
  'Slow',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A call that passes the proxy. */
export interface PassingCall {
  method: string;
  /** With its query. */
  path: string;
  /** Its `Idempotency-Key`; `null` without one. */
  key: string | null;
}

/** Decides what happens to a call; `null` for nothing. */
export type FaultOf = (call: PassingCall) => Fault | null;

/** A proxy between a browser and the service. */
export interface FaultyProxy {
  baseUrl: string;
  /** Decides what happens to the calls from now on. */
  setFaults(faultOf: FaultOf): void;
  /** Breaks the live streams that pass. */
  cutStreams(): void;
  /** The calls that had a fault, in their order. */
  readonly suffered: (PassingCall & { fault: Fault })[];
  close(): Promise<void>;
}

/** The trace id of every `ServiceFailed`. */
export const TRACE_ID = 'faceb00cfaceb00cfaceb00cfaceb00c';

const SLOW_MS = 300;

/** Starts a proxy before a service. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let faultOf: FaultOf = () => null;
  const suffered: FaultyProxy['suffered'] = [];
  const streams = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const call = callOf(incoming);
    // A stream has no end before which it could break.
    const isStream = call.path.startsWith('/venue/v1/live');
    const fault = isStream ? null : faultOf(call);
    if (isStream) {
      streams.add(outgoing);
      outgoing.on('close', () => streams.delete(outgoing));
    }
    if (fault !== null) suffered.push({ ...call, fault });
    // A connection that breaks is what this is about.
    pass(target, incoming, outgoing, fault).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { hostname } = new URL(target);
  return {
    baseUrl: `http://${hostname}:${port}`,
    setFaults: (next) => {
      faultOf = next;
    },
    cutStreams: () => {
      for (const stream of streams) stream.destroy();
    },
    suffered,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function callOf({ method, url, headers }: IncomingMessage): PassingCall {
  return { method: method!, path: url!, key: (headers['idempotency-key'] as string | undefined) ?? null };
}

async function pass(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault | null,
): Promise<void> {
  if (fault === 'RequestLost') return void incoming.socket.destroy();
  if (fault === 'NotDone') return fail(outgoing);
  const answer = await forward(target, incoming, outgoing);
  if (fault === null) {
    outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
    outgoing.flushHeaders();
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
    return;
  }
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  await spoil(outgoing, answer, body, fault);
}

/** Sends the call on. Its connection to the service ends with that of the browser. */
function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<IncomingMessage> {
  const { method, url, headers } = incoming;
  const sent = request(new URL(url!, target), { method: method!, headers });
  outgoing.on('close', () => sent.destroy());
  incoming.pipe(sent);
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
}

async function spoil(
  outgoing: ServerResponse,
  answer: IncomingMessage,
  body: Buffer,
  fault: Exclude<Fault, 'RequestLost' | 'NotDone'>,
): Promise<void> {
  const socket = outgoing.socket!;
  const head = headOf(answer, [`Content-Length: ${body.length}`]);
  const half = body.subarray(0, Math.floor(body.length / 2));
  /** Writes bytes to the browser, and breaks the connection after them. */
  const breakAfter = (...parts: (string | Buffer)[]) => {
    socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))), () => socket.destroy());
  };
  switch (fault) {
    case 'AnswerLost':
      return void socket.destroy();
    case 'HeadCut':
      return breakAfter(head.slice(0, Math.floor(head.length / 2)));
    case 'BodyMissing':
      return breakAfter(head);
    case 'BodyCut':
      return breakAfter(head, half);
    case 'BodyShort':
      return breakAfter(headOf(answer, ['Connection: close']), half);
    case 'Reset':
      return void socket.write(Buffer.concat([Buffer.from(head), half]), () => socket.resetAndDestroy());
    case 'NotJson':
      return void outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<h1>Welcome to the Wi-Fi</h1>');
    case 'GatewayFailed':
      return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    case 'ServiceFailed':
      return fail(outgoing);
    case 'Slow':
      await delay(SLOW_MS);
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
      outgoing.end(body);
  }
}

function fail(outgoing: ServerResponse): void {
  const envelope = { errorCode: 'INTERNAL_ERROR', userMessage: 'Failed.', traceId: TRACE_ID };
  outgoing.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
}

/** The bytes of the head of an answer, with headers of their own about its length. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage, more: string[]): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (!/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name))
      lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  assert.ok(lines.length > 1);
  return [...lines, ...more, '', ''].join('\r\n');
}
