import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { CHANGING } from '../load/http-load.ts';

/** A call as an attacker repeats it; {@link CHANGING} in a header is another text in every call. Its body is `head`, `piece` so many `times`, and `tail`. */
export interface RepeatedCall {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: { head: string; piece: string; times: number; tail: string; encoding: 'utf8' | 'base64' } | null;
}

/** What one tenant does to the others. Each is bounded in count, and ends with the process that drives it. */
export type Attack =
  | { kind: 'SlowBodies'; port: number; sockets: number; addresses: number }
  | { kind: 'Calls'; port: number; calls: readonly RepeatedCall[]; atOnce: number; atMost: number }
  | { kind: 'Streams'; port: number; cookie: string; streams: number; addresses: number }
  | { kind: 'DeadEndpoints'; connection: PostgresConnection; venueId: string; silentPort: number }
  | { kind: 'Printers'; port: number; calls: readonly RepeatedCall[]; printerPort: number };

/** How often an attacker was answered with which status; 0 stands for no answer. */
export type AttackTally = Record<string, number>;

interface RunningAttack {
  end(): Promise<AttackTally>;
}

/** Attackers call from addresses of their own. */
const ADDRESS = (at: number) => `127.0.3.${at + 1}`;
const AGAIN_MS = 100;
const MOST_CONNECTIONS = 20_000;

export function beginAttack(attack: Attack): Promise<RunningAttack> {
  switch (attack.kind) {
    case 'SlowBodies':
      return openSockets(attack.port, attack.sockets, attack.addresses, slowBody);
    case 'Streams':
      return openSockets(attack.port, attack.streams, attack.addresses, streamRequest(attack.cookie));
    case 'Calls':
      return repeatCalls(attack.port, attack.calls, attack.atOnce, attack.atMost);
    case 'DeadEndpoints':
      return wakeDeadEndpoints(attack);
    case 'Printers':
      return talkForever(attack);
  }
}

/** A sign-in: the service has nothing to judge it by before its body. */
const slowBody = [
  'POST /venue/v1/session HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '',
  '{',
].join('\r\n');

const streamRequest = (cookie: string) =>
  ['GET /venue/v1/live HTTP/1.1', 'Host: 127.0.0.1', `Cookie: ${cookie}`, '', ''].join('\r\n');

/** Keeps so many sockets open, each of which sent one text and then nothing; a closed one is opened again. */
async function openSockets(
  port: number,
  count: number,
  addresses: number,
  text: string,
): Promise<RunningAttack> {
  const tally: AttackTally = {};
  const sockets = new Set<Socket>();
  let opened = 0;
  let isEnding = false;
  const open = (at: number): void => {
    if (isEnding || opened++ >= MOST_CONNECTIONS) return;
    const socket = createConnection({ port, host: '127.0.0.1', localAddress: ADDRESS(at % addresses) });
    sockets.add(socket);
    socket.once('connect', () => socket.write(text));
    socket.once('data', (answer) => addTo(tally, String(answer).split(' ')[1] ?? '0'));
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(open, AGAIN_MS, at);
    });
  };
  for (let at = 0; at < count; at++) {
    open(at);
    // As fast as one machine can, without filling the queue of the listening socket.
    if (at % 100 === 99) await pause(10);
  }
  return {
    end: async () => {
      isEnding = true;
      for (const socket of sockets) socket.destroy();
      return tally;
    },
  };
}

function addTo(tally: AttackTally, status: string): void {
  tally[status] = (tally[status] ?? 0) + 1;
}

/** Keeps so many calls under way, one after the other from a list, until so many were made. */
async function repeatCalls(
  port: number,
  calls: readonly RepeatedCall[],
  atOnce: number,
  atMost: number,
): Promise<RunningAttack> {
  const tally: AttackTally = {};
  const bodies = calls.map(bodyOf);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, localAddress: ADDRESS(0) });
  let made = 0;
  let isEnding = false;
  const run = async (): Promise<void> => {
    while (!isEnding && made < atMost) {
      const at = made++ % calls.length;
      const status = await sendCall(port, agent, calls[at]!, bodies[at]!);
      addTo(tally, String(status));
      if (status === 0 || status >= 400) await pause(AGAIN_MS);
    }
  };
  const runs = Array.from({ length: atOnce }, run);
  return {
    end: async () => {
      isEnding = true;
      agent.destroy();
      await Promise.all(runs);
      return tally;
    },
  };
}

function bodyOf({ body }: RepeatedCall): Buffer | null {
  if (body === null) return null;
  return Buffer.from(body.head + body.piece.repeat(body.times) + body.tail, body.encoding);
}

function sendCall(port: number, agent: Agent, call: RepeatedCall, body: Buffer | null): Promise<number> {
  const { method, path } = call;
  const headers = Object.fromEntries(
    Object.entries(call.headers).map(([name, value]) => [name, value.replace(CHANGING, randomUUID())]),
  );
  const length = body === null ? {} : { 'Content-Length': body.length };
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, ...length }, agent },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
        answer.once('close', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(body ?? undefined);
  });
}

/** A printer's answer that says nothing is wrong, for ever; nothing ever comes out. */
const CHATTER_MS = 200;
const FINE = 0x12;

/** Printers at one port of many addresses which answer every question but never report a printed ticket. */
async function talkForever({
  port,
  calls,
  printerPort,
}: Extract<Attack, { kind: 'Printers' }>): Promise<RunningAttack> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const chatter = setInterval(() => socket.write(Buffer.of(FINE)), CHATTER_MS);
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(chatter);
      sockets.delete(socket);
    });
  });
  server.listen(printerPort, '0.0.0.0');
  await once(server, 'listening');
  const ordering = await repeatCalls(port, calls, 4, calls.length * 2);
  return {
    end: async () => {
      const tally = await ordering.end();
      for (const socket of sockets) socket.destroy();
      server.close();
      return tally;
    },
  };
}

/** Makes the waiting events of a venue due, for addresses that refuse or never answer; at the end none is due any more. */
async function wakeDeadEndpoints({
  connection,
  venueId,
  silentPort,
}: Extract<Attack, { kind: 'DeadEndpoints' }>): Promise<RunningAttack> {
  const tally: AttackTally = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    addTo(tally, 'events that are not answered');
    sockets.add(socket);
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(silentPort, '127.0.0.1');
  await once(server, 'listening');
  const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
  const setDue = (dueAt: string | null) =>
    db.query({
      text: 'update webhook_tracking set due_at = $2 where venue_id = $1 and delivered_number < change_number',
      values: [venueId, dueAt],
    });
  await setDue('-infinity');
  return {
    end: async () => {
      await setDue(null);
      await db.query({
        text: 'update webhook_endpoint_queue set next_attempt_at = null, failures = 0, failing_since = null where venue_id = $1',
        values: [venueId],
      });
      await db.close();
      for (const socket of sockets) socket.destroy();
      server.close();
      return tally;
    },
  };
}
