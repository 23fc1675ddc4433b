import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { sampleOrder, startSofra, useSofra } from '../../test/harness/sofra.ts';
import { createDiskHealth } from '../parts/disk-health.ts';
import { createMetrics } from './metrics.ts';
import { openMetricsServer } from './metrics-server.ts';

const other = useSofra();

const measured = useFixture(async () => {
  const metrics = createMetrics();
  const sofra = await startSofra({ countRequest: metrics.countRequest });
  const { clock, db } = sofra;
  const silent = { warn: () => {}, error: () => {} } as never;
  metrics.watch({
    db,
    clock,
    log: silent,
    use: () => sofra.app.use(),
    disk: createDiskHealth(null, clock),
    backups: null,
    keyChange: null,
    tracing: null,
  });
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, metrics, silent);
  const url = `http://127.0.0.1:${server.port}`;
  return { sofra, metrics, url, close: () => Promise.all([server.close(), sofra.close()]) };
});

after(() => measured.close());

async function scrape(): Promise<string> {
  const answer = await fetch(`${measured.url}/metrics`);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, measured.metrics.contentType]);
  return answer.text();
}

test('requests are counted by operation and class of status, and refused ones by their code', async () => {
  const { sofra } = measured;
  const venue = await sofra.newVenue();
  const path = `/public/v1/venues/${venue.id}`;
  const call = (url: string, key: string | null = venue.key.text) => sofra.call('GET', url, { key });
  assert.equal((await call(path)).status, 200);
  assert.equal((await call(path, null)).status, 401);
  assert.equal((await call('/nothing/there/at/all', null)).status, 404);
  const headers = { 'idempotency-key': 'measured-order' };
  const order = { key: venue.key.text, headers, body: sampleOrder(venue) };
  assert.equal((await sofra.call('POST', `${path}/orders`, order)).status, 201);
  const text = await scrape();
  for (const line of [
    'sofra_request_duration_seconds_count{operation="getVenue",status="2xx"} 1',
    'sofra_request_duration_seconds_count{operation="getVenue",status="4xx"} 1',
    'sofra_request_duration_seconds_count{operation="placeOrder",status="2xx"} 1',
    'sofra_refused_requests_total{code="PUBLIC_API_KEY_MISSING"} 1',
    'sofra_refused_requests_total{code="ENDPOINT_NOT_FOUND"} 1',
    'sofra_database_connections{state="waiting"} 0',
    'sofra_queue_waiting{queue="printing"} ',
    'sofra_queue_oldest_seconds{queue="webhooks"} ',
    'sofra_live_streams 0',
    'sofra_cache_entries{cache="venues"} ',
    'sofra_cache_lookups_total{cache="keys",outcome="miss"} ',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    assert.ok(text.includes(`\n${line}`), `${line}\n${text}`);
});

test('no label holds an id, an address or anything else that a caller sent', async () => {
  const { sofra } = measured;
  const venue = await sofra.newVenue({ username: 'gizli-lokanta' });
  await sofra.call('GET', `/public/v1/venues/${venue.id}`, { key: venue.key.text });
  for (const path of ['/gizli-lokanta', '/gizli-lokanta/r/GEHEIM12', `/public/v1/secret-${venue.id}`])
    await fetch(sofra.baseUrl + path);
  const text = await scrape();
  for (const secret of [venue.id, venue.key.text, 'gizli-lokanta', 'GEHEIM12', 'secret-', '127.0.0.1'])
    assert.ok(!text.includes(secret), secret);
  assert.doesNotMatch(text, /[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('the port of the metrics answers nothing else, and the port of the service has no metrics', async () => {
  for (const path of ['/', '/health/live', '/metricsx'])
    assert.equal((await fetch(measured.url + path)).status, 404);
  assert.equal((await fetch(`${measured.url}/metrics`, { method: 'POST' })).status, 405);
  assert.equal((await fetch(`${other.baseUrl}/metrics`)).status, 404);
});

test('while the database is away, all metrics but those of the queues are there', async () => {
  const metrics = createMetrics();
  const warnings: unknown[] = [];
  const db = { ...other.db, query: () => Promise.reject(new Error('away')) };
  const log = { warn: (fields: unknown) => warnings.push(fields) } as never;
  metrics.watch({
    db,
    clock: other.clock,
    log,
    use: () => other.app.use(),
    disk: createDiskHealth(null, other.clock),
    backups: null,
    keyChange: null,
    tracing: null,
  });
  const text = await metrics.text();
  assert.match(text, /sofra_live_streams 0/);
  assert.doesNotMatch(text, /sofra_queue_waiting\{/);
  assert.deepEqual(warnings, [{ reason: 'away' }]);
});
