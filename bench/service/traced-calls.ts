import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '../../server/src/http/mount-routes.ts';
import type { RequestContext } from '../../server/src/http/request/request-context.ts';
import type { Logger } from '../../server/src/parts/parts.ts';
import type { Database } from '../../server/src/store/database.ts';
import { openTracing } from '../../server/src/tracing/open-tracing.ts';
import { median } from '../comparison.ts';
import { startChild } from '../load/child-process.ts';

/**
 * Prints the processor time that traces add to a call, in µs: spans made and sent to a collector. One call in 50 adds far less
 * than the noise of a row, so it is measured without the service around it.
 * `node_modules/.bin/node bench/service/traced-calls.ts`
 */
const ROUNDS = 5;
const CALLS = 20_000;
/** Fewer spans than may wait for the collector: none is dropped. */
const CALLS_AT_ONCE = 250;
const SENT_EVERY_MS = 50;
const TRACED_EVERY = 50;

/** Makes a call of a route, and what is noted of its answer. */
type Call = (context: RequestContext) => Promise<void>;

const collector = startChild('load/bare-process.ts');
const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
const { port } = await collector.ask<{ port: number }>({ answer });
const url = `http://127.0.0.1:${port}/v1/traces`;
const log = { warn: console.log, info: () => {} } as unknown as Logger;
const tracing = openTracing({ url, ratio: 1 / TRACED_EVERY, followsCallers: true }, log, SENT_EVERY_MS);
const plainDb = { query: async () => [] };
const tracedDb = tracing.around({ db: plainDb } as never)['db'] as typeof plainDb;

/** A call that does nothing but send so many statements. */
function callOf(statements: number, isTraced: boolean): Call {
  const db = (isTraced ? tracedDb : plainDb) as Pick<Database, 'query'>;
  const answer = async () => {
    for (let sent = 0; sent < statements; sent++) await db.query({ name: 'read-orders', text: 'select' });
  };
  const plain = { answer } as unknown as Route;
  const [route] = isTraced ? tracing.calls.routes([plain]) : [plain];
  const note = isTraced ? tracing.calls.note(() => {}) : () => {};
  return async (context) => {
    await route!.answer(context);
    note(context, 200, null, 1);
  };
}

async function costOf(call: Call, flag: '00' | '01'): Promise<number> {
  const contexts = Array.from({ length: CALLS }, (_, at) => contextOf(flag, at));
  const before = process.cpuUsage();
  for (const [at, context] of contexts.entries()) {
    await call(context);
    if (flag === '01' && at % CALLS_AT_ONCE === 0) await pause(2 * SENT_EVERY_MS);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

function contextOf(flag: string, at: number): RequestContext {
  const traceId = `4bf92f3577b34da6a3ce929d${at.toString(16).padStart(8, '0')}`;
  // A header as it was received: joined strings are slower to compare.
  const traceparent = Buffer.from(`00-${traceId}-00f067aa0ba902b7-${flag}`).toString();
  return {
    traceId,
    operation: 'getMenu',
    venueId: '019cb391-c200-7772-918c-fceba5259e19',
    request: {
      method: 'GET',
      routeOptions: { url: '/public/v1/venues/:venueId/menu' },
      headers: { traceparent },
    },
  } as unknown as RequestContext;
}

for (const statements of [0, 5]) {
  const [plain, traced] = [callOf(statements, false), callOf(statements, true)];
  const added = { traced: [] as number[], untraced: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const base = await costOf(plain, '00');
    added.traced.push((await costOf(traced, '01')) - base);
    added.untraced.push((await costOf(traced, '00')) - base);
  }
  const [one, other] = [median(added.traced), median(added.untraced)];
  const figures = [one, other, one / TRACED_EVERY + other].map((figure) => figure.toFixed(1));
  console.log(
    `${statements} statements: traced ${figures[0]}, not traced ${figures[1]}, one in ${TRACED_EVERY} ${figures[2]}`,
  );
}
console.log(tracing.counts());
await tracing.close();
await collector.end();
