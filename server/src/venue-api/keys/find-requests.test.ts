import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

function find(query: string, by = venue.owner, at = venue) {
  return by.call('GET', `/venues/${at.id}/requests${query}`);
}

test('200: a trace id finds the calls of a client, with any key of the venue', async () => {
  const { data: kiosk } = (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Kiosk' }))
    .body;
  const stranger = await newStaffedVenue(sofra);
  await read(sofra, venue, '/venues', { headers });
  sofra.clock.advance(1);
  await read(sofra, venue, '/orders', { headers, key: kiosk.key });
  await read(sofra, venue, '/venues');
  await read(sofra, stranger, '/venues', { headers });
  await sofra.app.requests.flush();
  for (const query of [`?traceId=${TRACE}`, `?traceId=${TRACE.toUpperCase()}`]) {
    const { status, body } = await find(query);
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.map(({ keyId, operation, status }: Record<string, unknown>) => [keyId, operation, status]),
      [
        [kiosk.id, 'listOrders', 403],
        [venue.key.record.id, 'listVenues', 200],
      ],
    );
  }
  assert.equal((await find(`?traceId=${TRACE}`, stranger.owner, stranger)).body.data.length, 1);
});

test('200: an unknown trace id finds nothing', async () => {
  assert.deepEqual((await find(`?traceId=${'f'.repeat(32)}`)).body.data, []);
});

test('200: a trace with many calls returns the newest hundred', async () => {
  const busy = await newStaffedVenue(sofra);
  for (let call = 0; call < 105; call++) {
    sofra.clock.advance(1);
    await read(sofra, busy, '/venues', { headers });
  }
  await sofra.app.requests.flush();
  const { data } = (await find(`?traceId=${TRACE}`, busy.owner, busy)).body;
  assert.equal(data.length, 100);
  assert.equal(data[0].at, new Date(sofra.clock.now()).toISOString());
});

test('400: the trace id must have 32 hexadecimal digits', async () => {
  for (const query of ['', '?traceId=', `?traceId=${TRACE}0`, `?traceId=${TRACE}&traceId=${TRACE}`]) {
    assertRefused(await find(query), 400, 'VALIDATION_ERROR', ['traceId']);
  }
});
