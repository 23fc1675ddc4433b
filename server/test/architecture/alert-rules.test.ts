import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createMetrics } from '../../src/metrics/metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const rules = read('deploy/prometheus/sofra.rules.yaml');
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name!);

test('each alert names its runbook, which says what it means and what to do, and no runbook is of an alert that is gone', () => {
  assert.ok(alerts.length > 10);
  const runbooks = [...rules.matchAll(/^ +runbook: docs\/runbooks\.md#(\w+)$/gm)].map(([, anchor]) => anchor);
  assert.deepEqual(
    runbooks,
    alerts.map((name) => name.toLowerCase()),
  );
  const parts = read('docs/runbooks.md').split(/^## /m).slice(1);
  assert.deepEqual(
    parts.map((part) => part.split('\n', 1)[0]),
    alerts,
  );
  for (const part of parts) assert.match(part, /\*\*It means\*\*[\s\S]*\*\*Do\*\*/, part);
});

test('each metric of the rules is one that the service measures', async () => {
  const metrics = createMetrics();
  const db = {
    poolUse: () => ({ open: 0, idle: 0, waiting: 0 }),
    query: () => Promise.reject(new Error('away')),
  };
  const caches = { venues: { entries: 0, hits: 0, misses: 0 }, keys: { entries: 0, hits: 0, misses: 0 } };
  metrics.watch({
    db,
    clock: { now: () => 0 },
    log: { warn: () => {} },
    use: () => ({ liveStreams: 0, caches }),
    disk: { read: async () => ({ state: 'Good', freeBytes: 1 }) },
    backups: { isMade: true, ageSeconds: async () => 1, isFailing: () => false },
    keyChange: null,
    tracing: null,
  } as never);
  const measured = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const named = [...rules.matchAll(/\b(?:sofra|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count)$/, ''),
  );
  assert.ok(named.length > 10);
  for (const name of named) assert.ok(measured.has(name), `${name} is not measured`);
});
