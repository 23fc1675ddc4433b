import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { pino } from 'pino';
import { beforeTests, useFixture } from '../../test/harness/fixture.ts';
import { startSofra, useSofra } from '../../test/harness/sofra.ts';
import { samplePhoto } from '../../test/samples/sample-photo.ts';
import { createPhotoEncoder } from '../images/encode-photo.ts';
import { type AddedPhoto, addPhoto } from '../operations/menu/add-photo.ts';
import { idsFrom, systemRandom } from '../parts/parts.ts';

const sofra = useSofra();
const venue = useFixture(() => sofra.newVenue());
let photo: AddedPhoto;

beforeTests(async () => {
  photo = await add(await samplePhoto(1_000, 500));
});

function add(bytes: Buffer, at = venue): Promise<AddedPhoto> {
  const parts = {
    db: sofra.db,
    newId: idsFrom(sofra.clock, systemRandom),
    encodePhoto: createPhotoEncoder(pino({ level: 'silent' })),
  };
  return addPhoto(parts, at.id, async () => bytes, sofra.clock.now());
}

async function load(path: string, headers: Record<string, string> = {}, baseUrl = sofra.baseUrl) {
  const response = await fetch(baseUrl + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test('200: anyone may load a photo, cache it forever and show it on any page', async () => {
  const { status, headers, bytes } = await load(photo.path);
  assert.equal(status, 200);
  assert.ok(bytes.equals(photo.sizes.at(-1)!.content));
  const shown = [
    'content-type',
    'content-length',
    'cache-control',
    'x-content-type-options',
    'cross-origin-resource-policy',
    'content-security-policy',
    'ratelimit',
    'set-cookie',
    'access-control-allow-origin',
  ].map((name) => headers.get(name));
  assert.deepEqual(shown, [
    'image/webp',
    String(bytes.length),
    'public, max-age=31536000, immutable',
    'nosniff',
    'cross-origin',
    "default-src 'none'",
    null,
    null,
    null,
  ]);
  assert.match(headers.get('etag')!, /^"[\w-]+"$/);
});

test('200: the narrowest size that is wide enough is answered, else the widest', async () => {
  const widths = photo.sizes.map(({ width }) => width);
  assert.deepEqual(widths, [320, 640, 1_000]);
  for (const [asked, width] of [
    [1, 320],
    [320, 320],
    [321, 640],
    [640, 640],
    [641, 1_000],
    [1_000, 1_000],
    [1_280, 1_000],
    [100_000, 1_000],
  ] as const) {
    const { bytes } = await load(`${photo.path}?width=${asked}`);
    assert.ok(bytes.equals(photo.sizes.find((size) => size.width === width)!.content), `${asked}`);
  }
  const etags = [];
  for (const asked of [320, 640, 1_000])
    etags.push((await load(`${photo.path}?width=${asked}`)).headers.get('etag'));
  assert.equal(new Set(etags).size, 3);
});

test('200: ids are read in any letter case, and other parameters than the width are ignored', async () => {
  const { status } = await load(`${photo.path.toUpperCase().replace('/PHOTOS', '/photos')}?v=2&width=320`);
  assert.equal(status, 200);
});

test('304: a caller who has the photo already gets no body', async () => {
  const etag = (await load(photo.path)).headers.get('etag')!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, headers, bytes } = await load(photo.path, { 'if-none-match': known });
    assert.deepEqual([status, bytes.length, headers.get('etag')], [304, 0, etag]);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  }
  assert.equal((await load(`${photo.path}?width=320`, { 'if-none-match': etag })).status, 200);
});

test('400: a width or an id that cannot be read is refused', async () => {
  const paths = [
    ...['wide', '0', '-1', '320.5', '1e3', '', '100001'].map((width) => `${photo.path}?width=${width}`),
    `${photo.path}?width=320&width=640`,
    `/photos/${venue.id}/logo.png`,
    `/photos/x/${photo.id}`,
  ];
  for (const path of paths) {
    const { status, bytes, headers } = await load(path);
    assert.deepEqual([status, JSON.parse(bytes.toString()).errorCode], [400, 'VALIDATION_ERROR'], path);
    assert.equal(headers.get('cache-control'), 'no-store');
  }
});

test('404: a photo that does not exist, or belongs to another venue, is not found', async () => {
  const other = await sofra.newVenue();
  for (const path of [`/photos/${venue.id}/${randomUUID()}`, `/photos/${other.id}/${photo.id}`]) {
    const { status, bytes, headers } = await load(path, { 'accept-language': 'tr' });
    const { errorCode, userMessage } = JSON.parse(bytes.toString());
    assert.deepEqual([status, errorCode, headers.get('cache-control')], [404, 'PHOTO_NOT_FOUND', 'no-store']);
    assert.equal(userMessage, 'Bu fotoğraf bulunamadı.');
  }
  assert.equal((await load(`/photos/${venue.id}`)).status, 404);
});

test('405: photos can only be read', async () => {
  const response = await fetch(sofra.baseUrl + photo.path, { method: 'DELETE' });
  assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD']);
});

test('429: photos have a budget of their own, so that a menu full of photos spends no other budget', async () => {
  const limited = await startSofra({ hasRateLimits: true });
  try {
    const missing = `/photos/${venue.id}/${randomUUID()}`;
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const loads = Array.from({ length: 100 }, () => load(missing, {}, limited.baseUrl));
      statuses.push(...(await Promise.all(loads)).map(({ status }) => status));
    }
    assert.deepEqual(new Set(statuses), new Set([404]));
    const beyond = await load(photo.path, {}, limited.baseUrl);
    assert.deepEqual([beyond.status, beyond.headers.get('retry-after')], [429, '60']);
    assert.match(beyond.headers.get('ratelimit-policy')!, /^"photo";q=2000;w=60$/);
    const menu = await limited.call('GET', `/public/v1/venues/${venue.id}/menu`, { key: venue.key.text });
    assert.equal(menu.status, 200);
    limited.clock.advance(60_000);
    assert.equal((await load(photo.path, {}, limited.baseUrl)).status, 200);
  } finally {
    await limited.close();
  }
});
