import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../test/harness/staff.ts';
import { publishedDescriptions } from '../descriptions/descriptions.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra, { username: 'head-of-sofra' }));

/** The headers that may differ, because `fetch` closes the connection after HEAD. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

async function ask(method: string, path: string, encoding: string) {
  const headers = {
    'x-api-key': venue.key.text,
    cookie: venue.owner.cookie,
    'accept-encoding': encoding,
    // Without it, each answer would have another trace id.
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  const response = await fetch(sofra.baseUrl + path, { method, headers, redirect: 'manual' });
  const received = Object.fromEntries(response.headers);
  for (const name of OF_THE_CONNECTION) delete received[name];
  return { status: response.status, headers: received, text: await response.text() };
}

/** Every path with a GET, with the id of this venue if it needs one. Streams are left out, because they do not end. */
function readablePaths(): string[] {
  const paths = ['/head-of-sofra', '/nobody', '/head-of-sofra/r/nobody', `/photos/${venue.id}/${venue.id}`];
  paths.push('/health/live', '/health/ready', ...Object.keys(publishedDescriptions));
  for (const [documentPath, describe] of Object.entries(publishedDescriptions)) {
    if (!documentPath.endsWith('openapi.json')) continue;
    const { paths: described } = describe() as { paths: Record<string, Record<string, unknown>> };
    for (const [path, operations] of Object.entries(described)) {
      if ('get' in operations && !path.endsWith('/live')) paths.push(path.replaceAll(/\{\w+\}/g, venue.id));
    }
  }
  return paths;
}

test('HEAD is answered like GET on every path that has it, with the same headers and no body', async () => {
  const paths = readablePaths();
  assert.ok(paths.length > 40);
  const compressed = ['/head-of-sofra', '/openapi.json', '/nobody'];
  const asked = [
    ...paths.map((path) => ({ path, encoding: 'identity' })),
    ...compressed.map((path) => ({ path, encoding: 'br' })),
  ];
  let found = 0;
  for (const { path, encoding } of asked) {
    const [get, head] = [await ask('GET', path, encoding), await ask('HEAD', path, encoding)];
    assert.equal(head.text, '', path);
    assert.deepEqual([head.status, head.headers], [get.status, get.headers], path);
    if (get.status === 200) found += 1;
  }
  assert.ok(found > 20);
});

test('200: HEAD of a live stream answers its media type and opens no stream', async () => {
  const { status, headers, text } = await ask('HEAD', '/venue/v1/live', 'identity');
  assert.deepEqual([status, text], [200, '']);
  assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8');
});

test('405: HEAD is refused where GET is, and Allow lists it wherever it lists GET', async () => {
  const allowed = async (method: string, path: string) => {
    const { status, headers } = await ask(method, path, 'identity');
    return [status, headers['allow']];
  };
  const orders = `/public/v1/venues/${venue.id}/orders`;
  assert.deepEqual(await allowed('HEAD', orders), [405, 'POST']);
  for (const path of ['/public/v1/venues', '/health/live', '/openapi.json', '/venue/v1/live']) {
    assert.deepEqual(await allowed('DELETE', path), [405, 'GET, HEAD'], path);
  }
});
