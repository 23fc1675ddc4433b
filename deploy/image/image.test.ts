import assert from 'node:assert/strict';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { withLittleMemory } from '../../scripts/service-environment.mjs';
import { readConfig } from '../../server/src/config/config.ts';
import { useFixture } from '../../server/test/fixture.ts';
import { needing } from '../../server/test/needing.ts';
import { freePorts } from '../free-ports.ts';
import { addVenue, OPERATOR_TOKEN, orderOf, type SampleVenue } from '../sample-venue.ts';
import { buildImage } from './built-image.ts';
import { healthCheck, imageEnvironment } from './containerfile.ts';
import { type RunningImage, runImage } from './running-image.ts';

const MOST_BYTES = 250_000_000;
const JSON_BODY = { 'content-type': 'application/json' };

test('the image runs the service in the environment of "npm start"', () => {
  const { DATA_DIR, DEMO, HOST, NODE_COMPILE_CACHE, ...memory } = imageEnvironment();
  assert.deepEqual(memory, withLittleMemory({}));
  assert.deepEqual(
    [DATA_DIR, DEMO, HOST, NODE_COMPILE_CACHE],
    ['/data', 'off', '0.0.0.0', '/var/cache/sofra'],
  );
});

test('without a certificate and a proxy the image does not start, and says what it needs', () => {
  assert.throws(
    () => readConfig(imageEnvironment()),
    /HOST is 0\.0\.0\.0.*LOCAL_TLS=on.*TLS_CERT_FILE.*TRUST_PROXY/,
  );
});

/** It makes a base of Debian with its users, and namespaces. */
function needingRoot(): { skip: string | false } {
  const isRoot = process.geteuid?.() === 0;
  return isRoot ? needing('buildah', 'mmdebstrap', 'unshare') : { skip: 'run by root only' };
}

describe('the image, built on a base of Debian packages', needingRoot(), () => {
  // `describe` runs its function also when it is skipped.
  if (needingRoot().skip === false) testImage();
});

function testImage(): void {
  const image = useFixture(async () => buildImage());
  const data = mkdtempSync(join(tmpdir(), 'sofra-image-data-'));
  after(() => {
    image.remove();
    rmSync(data, { recursive: true });
  });

  test('it has at most 250 MB, compressed', () => {
    assert.ok(image.size <= MOST_BYTES, `${image.size} bytes`);
  });

  test('it is healthy as process 1 with a root that it cannot write, takes an order, ends on SIGTERM, and has it afterwards', async () => {
    const [uid, gid] = image.config.User.split(':').map(Number) as [number, number];
    assert.ok(uid > 0 && gid > 0, image.config.User);
    chownSync(data, uid, gid);
    const [port] = (await freePorts(1)) as [number];
    const settings = {
      PORT: String(port),
      PUBLIC_URL: 'https://sofra.example',
      TRUST_PROXY: '10.213.77.0/24',
      OPERATOR_TOKEN,
    };
    const first = await runImage(image, data, settings);
    const { venue, orderPath } = await placeIn(first, port);
    assert.equal(await first.end('SIGTERM'), 0);
    const second = await runImage(image, data, settings);
    try {
      assert.match(second.exec(['sofra', 'version']), /^Bundled PostgreSQL: 18/m);
      const read = await venue.call(orderPath, { headers: { 'x-api-key': venue.apiKey } });
      assert.equal(read.status, 200, read.text);
    } finally {
      assert.equal(await second.end('SIGTERM'), 0);
    }
  });
}

/** Places an order in a container that is healthy, and ends it when it is not. */
async function placeIn(
  running: RunningImage,
  port: number,
): Promise<{ venue: SampleVenue; orderPath: string }> {
  try {
    assert.equal(running.exec(healthCheck()), '{"status":"ready"}\n');
    assert.throws(() => running.exec(['touch', '/opt/sofra/written']), /Read-only file system/);
    const call = callsTo(port);
    const venue = { ...(await addVenue(call)), call };
    const path = `/public/v1/venues/${venue.venueId}/orders`;
    const headers = { ...JSON_BODY, 'x-api-key': venue.apiKey, 'idempotency-key': 'in-a-container' };
    const placed = await call(path, { method: 'POST', headers, body: await orderOf(venue) });
    assert.equal(placed.status, 201, placed.text);
    const { data } = JSON.parse(placed.text) as { data: { order: { id: string } } };
    return { venue, orderPath: `/public/v1/orders/${data.order.id}` };
  } catch (error) {
    await running.end('SIGKILL');
    throw error;
  }
}

function callsTo(port: number): SampleVenue['call'] {
  return async (path, options) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
    return { status: answer.status, text: await answer.text() };
  };
}
