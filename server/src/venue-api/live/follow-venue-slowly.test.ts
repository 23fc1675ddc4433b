import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { follow } from '../../../test/harness/live-reader.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type Person } from '../../../test/harness/staff.ts';

const sofra = useSofra({ heartbeatMs: 50 });
const venue = useFixture(() => newStaffedVenue(sofra));

/** Connects a reader that accepts no data until the test allows it. */
async function connectWithoutReading({ cookie }: Pick<Person, 'cookie'>) {
  const { hostname, port } = new URL(sofra.baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET /venue/v1/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  const [beginning] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  let text = beginning.toString();
  return {
    hear: () => {
      socket.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      socket.resume();
    },
    text: () => text,
    disconnect: () => socket.destroy(),
  };
}

test('200: a slow reader gets in order what it could take, and then a reload event', async () => {
  const { kebab } = venue.menu;
  const lines = Array.from({ length: 30 }, () =>
    lineOf(kebab, { note: 'Az acılı, çok pişmiş, yanında lavaş' }),
  );
  const bill = await openBill(venue, { lines });
  const reader = await connectWithoutReading(venue.waiter);
  const { id } = bill.first.lines[0];
  for (let at = 0; at < 1_500; at++) {
    const to = at % 2 === 0 ? 'Preparing' : 'Pending';
    assert.equal((await bill.act('POST', `/lines/${id}/move`, { to })).status, 200);
  }
  reader.hear();
  while (!reader.text().includes('event: reload')) await new Promise((resolve) => setTimeout(resolve, 20));
  reader.disconnect();
  const events = [...reader.text().matchAll(/id: (\d+)\r?\nevent: (\w+)/g)];
  const ids = events.map(([, number]) => Number(number));
  assert.equal(events[0]![2], 'ready');
  const reload = events.findIndex(([, , name]) => name === 'reload');
  assert.deepEqual(
    ids.slice(0, reload),
    ids.slice(0, reload).map((_, at) => ids[0]! + at),
  );
  assert.ok(ids[reload]! - ids[reload - 1]! > 1_000 - 20, `${ids[reload - 1]} ${ids[reload]}`);
});

test('200: a quiet stream sends keep-alive comments', async () => {
  const reader = await follow(sofra.baseUrl, venue.waiter);
  await reader.until(() => reader.comments >= 2);
  reader.disconnect();
});
