import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyResource } from '@opentelemetry/resources';
import { place, read } from '../../test/harness/public-caller.ts';
import { type Sofra, sampleOrder } from '../../test/harness/sofra.ts';
import { samplePrinter } from '../../test/printers/paper-printer.ts';
import { createEndpoint, newWebhookVenue, startWebhookSofra } from '../../test/webhooks/webhook-fixture.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createDiskHealth } from '../parts/disk-health.ts';
import type { Print } from '../parts/outgoing.ts';
import { openTracing } from './open-tracing.ts';
import { createSpans } from './spans.ts';
import type { Tracing } from './tracing.ts';

/** A span as a collector receives it. */
interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const lines: string[] = [];
const log = { warn: (_: unknown, text: string) => lines.push(text), info: () => {} } as never;
const silentLog = { warn: () => {}, info: () => {} } as never;
const received: ReceivedSpan[] = [];
const collector = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { resourceSpans } = JSON.parse(Buffer.concat(pieces).toString()) as {
    resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  };
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});
const printed: Print = async () => ({ kind: 'Printed', reportsStatus: true });
const endpoint = createEndpoint();
let tracing: Tracing;
let sofra: Sofra;

const attribute = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const ofTrace = (traceId: string) => received.filter((span) => span.traceId === traceId);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
}

/** An interval longer than the tests: spans are only sent when a test closes the tracing. */
const NEVER_MS = 3_600_000;
const OUTSIDE = 0;

before(async () => {
  const url = await listen(collector);
  tracing = openTracing({ url, ratio: OUTSIDE, followsCallers: true }, log, NEVER_MS);
  sofra = await startWebhookSofra(endpoint, { tracing, print: printed });
});
after(async () => {
  await sofra.close();
  await tracing.close();
  collector.close();
});

test('a placed order is one trace of its caller: the call, its statements, the ticket that prints and the event that is sent', async () => {
  const venue = await newWebhookVenue(
    sofra,
    endpoint,
    {},
    { revise: ({ printers }) => void printers.push(samplePrinter()) },
  );
  const [traceId, callerSpanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = { traceparent: `00-${traceId}-${callerSpanId}-01` };
  // Two orders at the same time share a statement if possible: each trace has a span for it.
  const other = await newWebhookVenue(sofra, endpoint);
  const otherTraceId = '5bf92f3577b34da6a3ce929d0e0e4736';
  const [placed] = await Promise.all([
    place(sofra, venue, sampleOrder(venue), { headers }),
    place(sofra, other, sampleOrder(other), {
      headers: { traceparent: `00-${otherTraceId}-${callerSpanId}-01` },
    }),
  ]);
  assert.equal(placed.status, 201);
  assert.equal(placed.headers.get('trace-id'), traceId);
  await sofra.app.jobs.printing.runOnce();
  await sofra.app.jobs.webhooks.runOnce();
  const refused = await read(sofra, venue, '/orders/nothing', { headers });
  await read(sofra, venue, `/venues/${venue.id}/menu`, {
    headers: { traceparent: `00-${'c'.repeat(32)}-${callerSpanId}-00` },
  });
  await tracing.close();

  const spans = ofTrace(traceId);
  const [call] = spans.filter(({ name }) => name === 'placeOrder');
  assert.equal(call!.parentSpanId, callerSpanId);
  assert.deepEqual(
    ['http.response.status_code', 'http.request.method', 'sofra.venue.id'].map((name) =>
      attribute(call!, name),
    ),
    [201, 'POST', venue.id],
  );
  const children = spans.filter(({ parentSpanId }) => parentSpanId === call!.spanId);
  const names = children.map(({ name }) => name);
  for (const name of ['print', 'deliver']) {
    assert.equal(names.filter((each) => each === name).length, 1, `${name} among ${names}`);
    const child = children.find((each) => each.name === name);
    assert.equal(attribute(child!, 'sofra.subject.id'), placed.body.data.order.id);
  }
  assert.equal(names.filter((name) => name.startsWith('place-round')).length, 1, String(names));
  const [otherCall] = ofTrace(otherTraceId).filter(({ name }) => name === 'placeOrder');
  const ofOther = ofTrace(otherTraceId).filter(({ parentSpanId }) => parentSpanId === otherCall!.spanId);
  assert.equal(ofOther.filter(({ name }) => name.startsWith('place-round')).length, 1);
  assert.equal(ofOther.filter(({ name }) => name === 'deliver').length, 1);

  const [failed] = spans.filter((span) => attribute(span, 'http.response.status_code') === refused.status);
  assert.equal(attribute(failed!, 'sofra.code'), refused.body.errorCode);
  assert.deepEqual(ofTrace('c'.repeat(32)), [], 'a caller that traces nothing');
  assert.doesNotMatch(JSON.stringify(received), /Ayşe|0532|kebap/i, 'no span has data of guests');
  assert.ok(
    received.every(({ traceId: id }) => [traceId, otherTraceId].includes(id)),
    'nothing else is in the sample',
  );
  assert.deepEqual(tracing.counts(), { sent: received.length, dropped: 0 });
});

test('a collector that never answers holds up no call; spans beyond those that may wait are dropped and counted', async (t) => {
  const silent = createServer(() => {});
  const url = await listen(silent);
  // A timeout longer than the test, even on a slow machine.
  process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '300000';
  t.after(() => {
    delete process.env['OTEL_EXPORTER_OTLP_TIMEOUT'];
  });
  const every = openTracing({ url, ratio: 1, followsCallers: false }, silentLog, 1);
  const metrics = createMetrics();
  const traced = await startWebhookSofra(endpoint, { tracing: every });
  const { clock, db } = traced;
  metrics.watch({
    ...{
      db,
      clock,
      log: silentLog,
      use: () => traced.app.use(),
      disk: createDiskHealth(null, clock),
      backups: null,
      keyChange: null,
    },
    tracing: every,
  });
  const { print } = every.around({ db, print: printed, send: endpoint.send });
  const job = { host: '127.0.0.1', port: 9100, bytes: new Uint8Array(), reportsStatus: null, failures: 0 };
  for (let at = 0; at < 2_500; at++) await print(job);
  const venue = await newWebhookVenue(traced, endpoint);
  const unsampled = { traceparent: `00-${'d'.repeat(32)}-${'d'.repeat(16)}-00` };
  const before = every.counts().dropped;
  assert.ok(before >= 452, `${before} dropped`);
  assert.equal((await place(traced, venue, sampleOrder(venue), { headers: unsampled })).status, 201);
  const { dropped, sent } = every.counts();
  assert.ok(dropped > before, 'the call is traced, whatever the caller says');
  assert.equal(sent, 0);
  assert.match(
    await metrics.text(),
    new RegExp(`^sofra_spans_total\\{outcome="dropped"\\} ${dropped}$`, 'm'),
  );
  await traced.close();
  silent.closeAllConnections();
  silent.close();
  await every.close();
});

test('spans that a collector refuses are dropped and counted, and the log says so', async () => {
  const refusing = createServer((_, response) => response.writeHead(400).end());
  const url = await listen(refusing);
  const every = openTracing({ url, ratio: 1, followsCallers: true }, log, NEVER_MS);
  const { print } = every.around({ db: sofra.db, print: printed, send: endpoint.send });
  await print({ host: '127.0.0.1', port: 9100, bytes: new Uint8Array(), reportsStatus: null, failures: 0 });
  await every.close();
  refusing.close();
  assert.deepEqual(every.counts(), { sent: 0, dropped: 1 });
  assert.deepEqual(lines, ['spans do not reach the collector: they are dropped']);
});

test('the trace id alone decides whether a trace is in the sample', () => {
  const processor = {
    onStart: () => {},
    onEnd: () => {},
    forceFlush: async () => {},
    shutdown: async () => {},
  };
  const spansOf = () => createSpans({ resource: emptyResource(), processor, ratio: 1 / 50 });
  const [one, another] = [spansOf(), spansOf()];
  const traceIds = Array.from({ length: 20_000 }, (_, at) => createHash('md5').update(`${at}`).digest('hex'));
  const sampled = traceIds.filter(one.isSampled);
  assert.deepEqual(traceIds.filter(another.isSampled), sampled);
  assert.ok(sampled.length > 320 && sampled.length < 480, `${sampled.length} of 20,000`);
});

test('without a collector the service loads nothing that traces', async () => {
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => { if (/opentelemetry|[/]src[/]tracing[/]/.test(url)) console.log(url); return next(url, context); } });`;
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  // A wrong value stops the start after all modules are loaded.
  const run = promisify(execFile)(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(hooks)}`, main],
    {
      env: { PATH: process.env['PATH'], PORT: 'none' },
    },
  );
  const ended = await run.then(
    () => assert.fail('it started'),
    (error: { stdout: string; stderr: string }) => error,
  );
  assert.match(ended.stderr, /PORT is "none"/);
  assert.equal(ended.stdout, '');
});
