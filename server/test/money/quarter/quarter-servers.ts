import assert from 'node:assert/strict';
import { closeSync, openSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignInAccount } from '../../../src/core/access/account.ts';
import { type ServiceProcess, startService } from '../../harness/service-process.ts';
import type { TestClock } from '../../harness/sofra.ts';
import { PASSWORD } from '../../harness/staff.ts';

const PRELOADED = new URL('../../harness/moved-clock.ts', import.meta.url).href;

/** A clock of this process and of all servers that read its file. */
export function createMovedClock(file: string, start: number): TestClock & { close(): void } {
  const descriptor = openSync(file, 'w');
  let now = start;
  const set = (instant: number | string) => {
    now = Number(instant);
    writeSync(descriptor, new Float64Array([now]), 0, 8, 0);
  };
  set(start);
  return { now: () => now, set, advance: (ms) => set(now + ms), close: () => closeSync(descriptor) };
}

/** Two servers on one database, of which one may be killed at any time: its calls are sent to the other. */
export interface TwoServers {
  /** Kills one of them at this moment, and starts it again. Waits only if the other one is not up yet. */
  kill(): Promise<void>;
  kills(): number;
  /** How many calls broke off. */
  cut(): number;
  /** A call below `/venue/v1`, to one server or, when it is gone, to the other one. */
  send(server: number, path: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export async function startTwoServers(environment: Record<string, string>): Promise<TwoServers> {
  const settings = { ...environment, NODE_OPTIONS: `--import=${PRELOADED}`, RATE_LIMITS: 'off', ROLE: 'web' };
  const servers: ServiceProcess[] = await Promise.all([startService(settings), startService(settings)]);
  let restarted: Promise<void> = Promise.resolve();
  let [kills, cut] = [0, 0];

  return {
    async kill() {
      await restarted;
      const at = kills++ % 2;
      const { signal } = await servers[at]!.end('SIGKILL');
      assert.equal(signal, 'SIGKILL');
      restarted = startService(settings).then((server) => {
        servers[at] = server;
      });
    },
    kills: () => kills,
    cut: () => cut,
    async send(server, path, init) {
      for (let at = server; ; at++) {
        try {
          const response = await fetch(`${servers[at % 2]!.baseUrl}/venue/v1${path}`, init);
          const text = await response.text();
          // A server that is busy has changed nothing.
          if (response.status !== 503) return new Response(text, response);
        } catch {
          cut += 1;
        }
        await pause(5);
      }
    },
    async close() {
      // One that did not start again has failed the test already.
      await restarted.catch(() => {});
      await Promise.all(servers.map((one) => one.end('SIGKILL')));
    },
  };
}

export interface TillAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  data: any;
}

/** A call of a person at a till, below the venue. Sent again with the same key if it broke off. */
export type CallOfTill = (method: string, path: string, body?: unknown, key?: string) => Promise<TillAnswer>;

/** Signs a person in and returns their calls, which begin at one server. */
export async function openTill(
  servers: TwoServers,
  server: number,
  venueId: string,
  { email }: SignInAccount,
): Promise<CallOfTill> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const session = await servers.send(server, '/session', { method: 'POST', headers: json, body });
  assert.equal(session.status, 200, await session.clone().text());
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  return async (method, path, sent, key) => {
    const headers = { ...json, cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const init: RequestInit = { method, headers };
    if (sent !== undefined) init.body = JSON.stringify(sent);
    const answer = await servers.send(server, `/venues/${venueId}${path}`, init);
    const { status } = answer;
    const text = await answer.text();
    assert.ok(status < 500, `${method} ${path}: ${status} ${text}`);
    return { status, data: text === '' ? null : (JSON.parse(text).data ?? null) };
  };
}
