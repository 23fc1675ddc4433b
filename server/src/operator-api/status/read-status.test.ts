import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { addPrinterWithoutPaper } from '../../../test/printers/failing-printer.ts';
import { type Status, statusLines } from '../../command/operator/status-lines.ts';

const sofra = useSofra({ hasRateLimits: true });

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };

async function readStatus(): Promise<Status> {
  const { status, text, body } = await sofra.call('GET', '/operator/v1/status', { headers });
  assert.equal(status, 200, text);
  return body.data;
}

test('the status says what runs, what was answered, who called beyond a budget, and what waits', async () => {
  const venue = await sofra.newVenue();
  const limits = { workingKeys: null, photos: null, readsPerMinute: 1, writesPerMinute: null };
  await sofra.call('PUT', `/operator/v1/venues/${venue.id}/limits`, { headers, body: limits });
  for (let calls = 0; calls < 3; calls++)
    await sofra.call('GET', `/public/v1/venues/${venue.id}`, { key: venue.key.text });
  const { versions, server, waiting, backup } = await readStatus();
  assert.match(versions.postgres, /^\d+\.\d+/);
  assert.ok(versions.schema! >= 36);
  const [reads] = server.groups.filter(({ group }) => group === 'public read');
  assert.deepEqual([reads!.requests, reads!.errors], [3, 0]);
  assert.ok(server.connections >= 1 && server.database.open >= 1);
  const name = venue.key.record.name;
  assert.deepEqual(
    server.spentBudgets.map(({ budget, perMinute, keyName }) => [budget, perMinute, keyName]),
    [['read', 1, name]],
  );
  assert.deepEqual([server.failingJobs, waiting.imports, backup], [[], 0, null]);
  const lines = statusLines(await readStatus());
  assert.ok(lines.includes(`! ${name} called more than its 1 a minute (read)`), lines.join('\n'));
});

test('a printer that fails is named with its venue', async () => {
  const venue = await sofra.newVenue({ name: 'Deniz Lokantası' });
  await addPrinterWithoutPaper(sofra.db, venue.id);
  const status = await readStatus();
  const [first] = status.failing.printers;
  assert.deepEqual([first!.name, first!.venueName, first!.trouble], ['Bar', 'Deniz Lokantası', 'NoPaper']);
  assert.ok(
    statusLines(status).some((line) => line.startsWith('! Printer "Bar" of Deniz Lokantası: NoPaper')),
  );
  await sofra.db.query({ text: 'delete from printer_queue where venue_id = $1', values: [venue.id] });
});

test('a call is found by its trace id, and no call by another one', async () => {
  const venue = await sofra.newVenue();
  const traceId = 'abcdef0123456789abcdef0123456789';
  const traceparent = `00-${traceId}-0123456789abcdef-01`;
  await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, {
    key: venue.key.text,
    headers: { traceparent },
  });
  const find = async (id: string) =>
    (await sofra.call('GET', `/operator/v1/traces/${id}`, { headers })).body.data.calls;
  const [found] = await find(traceId);
  assert.deepEqual([found.operation, found.status, found.venueId], ['getMenu', 200, venue.id]);
  assert.deepEqual(await find('f'.repeat(32)), []);
  assertRefused(await sofra.call('GET', '/operator/v1/traces/none', { headers }), 400, 'VALIDATION_ERROR');
});
