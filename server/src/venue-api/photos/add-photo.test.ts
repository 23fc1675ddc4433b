import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused, refusedWith } from '../../../test/harness/refusals.ts';
import { startSofra, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, type StaffedVenue } from '../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu } from '../../../test/samples/owner-menu.ts';
import { samplePhoto, twoHalves } from '../../../test/samples/sample-photo.ts';

const MIB = 1024 * 1024;
const DAY_MS = 86_400_000;

const sofra = useSofra({ sharesDatabase: true });
const venue = useFixture(() => newStaffedVenue(sofra));

/** Days pass in a test, and the owner must not be asked for a proof. */
const ASKS_NEVER = { proofHours: 0 };

interface Upload {
  at?: StaffedVenue;
  by?: Person;
  type?: string;
}

function upload(bytes: Buffer | string, { at = venue, by = at.owner, type = 'image/jpeg' }: Upload = {}) {
  return sofra.call('POST', `/venue/v1/venues/${at.id}/photos`, {
    headers: { cookie: by.cookie, 'content-type': type },
    rawBody: new Uint8Array(Buffer.from(bytes)),
  });
}

const change = (at: StaffedVenue, imageUrl: string | null, id = at.menu.kebab.id) =>
  asOwner(at, 'PATCH', `/products/${id}`, { imageUrl });

const canBeLoaded = async (url: string) => (await fetch(sofra.baseUrl + url)).status === 200;

test('201: a photo is stored in several sizes and can be loaded immediately', async () => {
  const { status, body, headers } = await upload(await samplePhoto(800, 400));
  const { id, url, sizes, ...widest } = body.data;
  assert.deepEqual([status, url, headers.get('location')], [201, `/photos/${venue.id}/${id}`, url]);
  assert.deepEqual(widest, { width: 800, height: 400 });
  assert.deepEqual(
    sizes.map(({ width, height }: { width: number; height: number }) => [width, height]),
    [
      [320, 160],
      [640, 320],
      [800, 400],
    ],
  );
  for (const { width, bytes } of sizes) {
    const loaded = await fetch(`${sofra.baseUrl}${url}?width=${width}`);
    assert.deepEqual([loaded.status, (await loaded.bytes()).length], [200, bytes]);
  }
});

test('201: each supported format is accepted, even under the media type of another supported format', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const bytes = await twoHalves(60, 40).toFormat(format).toBuffer();
    assert.equal((await upload(bytes, { type: `image/${format}` })).status, 201, format);
    assert.equal((await upload(bytes, { type: 'IMAGE/PNG; x=y' })).status, 201, format);
  }
});

test('201: several simultaneous photos are all stored', async () => {
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((factor) => samplePhoto(100 * factor, 50)));
  const answers = await Promise.all(photos.map((photo) => upload(photo)));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.data.width]),
    [1, 2, 3, 4, 5, 6].map((factor) => [201, 100 * factor]),
  );
});

test('201: a photo works as the picture of products, categories and the venue, from any site', async () => {
  const at = await newStaffedVenue(sofra);
  const { url } = (await upload(await samplePhoto(100, 50), { at })).body.data;
  const absolute = sofra.baseUrl + url;
  const before = await guestMenu(sofra, at);
  assert.equal((await change(at, url)).body.data.imageUrl, absolute);
  const category = await asOwner(at, 'PATCH', `/categories/${at.menu.category.id}`, { imageUrl: url });
  assert.equal(category.body.data.imageUrl, absolute);
  const settings = await asOwner(at, 'PATCH', '/settings', { logoUrl: url });
  assert.deepEqual([settings.status, settings.body.data.logoUrl], [200, absolute], settings.text);
  const after = await guestMenu(sofra, at);
  assert.notEqual(after.etag, before.etag);
  assert.deepEqual(
    [after.categories[0].imageUrl, after.categories[0].products[0].imageUrl],
    [absolute, absolute],
  );
  assert.equal((await read(sofra, at, `/venues/${at.id}`)).body.data.logoUrl, absolute);
  const [owned] = await ownerMenu(at);
  assert.deepEqual([owned.imageUrl, owned.products[0].imageUrl], [absolute, absolute]);
});

test('201: a service at another address answers photos with that address, and the stored paths stay the same', async () => {
  const publicUrl = 'https://sofra.example/below';
  const elsewhere = await startSofra({ publicUrl, sharesDatabase: true });
  try {
    const { url } = (await upload(await samplePhoto(100, 50))).body.data;
    const path = `/venue/v1/venues/${venue.id}/products/${venue.menu.kebab.id}`;
    const headers = { cookie: venue.owner.cookie };
    for (const imageUrl of [url, `${publicUrl}${url}`, `${publicUrl}${url}?width=320`]) {
      const { body } = await elsewhere.call('PATCH', path, { headers, body: { imageUrl } });
      assert.equal(body.data.imageUrl, publicUrl + url);
      const [product] = (await ownerMenu(venue))[0].products;
      assert.equal(product.imageUrl, sofra.baseUrl + url);
    }
    const menu = await read(elsewhere, venue, `/venues/${venue.id}/menu`);
    assert.equal(menu.body.data.categories[0].products[0].imageUrl, publicUrl + url);
  } finally {
    await elsewhere.close();
  }
});

test('201: a photo unused for a day is removed when another one is added, a used one stays', async () => {
  sofra.clock.set(TUESDAY_AFTERNOON);
  const at = await newStaffedVenue(sofra, ASKS_NEVER);
  const photo = await samplePhoto(20, 10);
  const add = async () => (await upload(photo, { at })).body.data.url as string;
  const [used, swapped, unused] = [await add(), await add(), await add()];
  await change(at, used);
  await change(at, swapped, at.menu.steak.id);
  await add();
  const there = async () => [await canBeLoaded(used), await canBeLoaded(swapped), await canBeLoaded(unused)];
  sofra.clock.advance(DAY_MS - 1);
  await add();
  assert.deepEqual(await there(), [true, true, true]);
  await change(at, null, at.menu.steak.id);
  sofra.clock.advance(1);
  assert.deepEqual(await there(), [true, true, true]);
  await add();
  assert.deepEqual(await there(), [true, true, false]);
  sofra.clock.advance(DAY_MS - 1);
  await add();
  assert.deepEqual(await there(), [true, true, false]);
  sofra.clock.advance(1);
  await add();
  assert.deepEqual(await there(), [true, false, false]);
  sofra.clock.set(TUESDAY_AFTERNOON);
});

test('201: a photo that is used again in time stays', async () => {
  sofra.clock.set(TUESDAY_AFTERNOON);
  const at = await newStaffedVenue(sofra, ASKS_NEVER);
  const photo = await samplePhoto(20, 10);
  const { url } = (await upload(photo, { at })).body.data;
  await upload(photo, { at });
  sofra.clock.advance(DAY_MS / 2);
  await change(at, url);
  await upload(photo, { at });
  await change(at, null);
  sofra.clock.advance(DAY_MS / 2);
  await upload(photo, { at });
  assert.ok(await canBeLoaded(url));
  sofra.clock.set(TUESDAY_AFTERNOON);
});

test('201: the photos of what was removed from the menu stay as long as it can be brought back', async () => {
  sofra.clock.set(TUESDAY_AFTERNOON);
  const at = await newStaffedVenue(sofra, ASKS_NEVER);
  const photo = await samplePhoto(20, 10);
  const add = async () => (await upload(photo, { at })).body.data.url as string;
  const [ofProduct, ofCategory] = [await add(), await add()];
  await change(at, ofProduct);
  const category = `/categories/${at.menu.category.id}`;
  await asOwner(at, 'PATCH', category, { imageUrl: ofCategory });
  const { removalId } = (await asOwner(at, 'DELETE', category)).body.data;
  await add();
  sofra.clock.advance(DAY_MS);
  await add();
  assert.deepEqual([await canBeLoaded(ofProduct), await canBeLoaded(ofCategory)], [true, true]);
  const back = await asOwner(at, 'POST', `/menu-removals/${removalId}/return`);
  assert.equal(back.status, 200, back.text);
  sofra.clock.set(TUESDAY_AFTERNOON);
});

test('400: a file that is not a photo is refused, with any media type', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const photo = await samplePhoto(600, 300);
  for (const bytes of ['', svg, '<!doctype html><script>alert(1)</script>', photo.subarray(0, 900)]) {
    for (const type of ['image/jpeg', 'image/png']) {
      assert.deepEqual(refusedWith(await upload(bytes, { type }))[0], '400 PHOTO_INVALID');
    }
  }
});

test('400: photos of another venue and removed photos are refused as pictures', async () => {
  const other = await newStaffedVenue(sofra);
  const { url } = (await upload(await samplePhoto(20, 10), { at: other })).body.data;
  const borrowed = `/photos/${venue.id}/${url.split('/').at(-1)}`;
  const missing = `/photos/${venue.id}/${randomUUID()}`;
  for (const imageUrl of [url, sofra.baseUrl + url, borrowed, missing]) {
    assert.deepEqual(refusedWith(await change(venue, imageUrl)), [
      '400 CONTENT_INVALID',
      'imageUrl is no photo of the venue',
    ]);
  }
  const settings = await asOwner(venue, 'PATCH', '/settings', { logoUrl: url });
  assert.deepEqual(refusedWith(settings), ['400 CONTENT_INVALID', 'logoUrl is no photo of the venue']);
});

test('400: the two thousand and first photo is refused', async () => {
  const at = await newStaffedVenue(sofra, ASKS_NEVER);
  await sofra.db.query({
    text: `insert into photo (venue_id, photo_id, created_at)
           select $1, gen_random_uuid(), $2 from generate_series(1, 1999)`,
    values: [at.id, new Date(TUESDAY_AFTERNOON)],
  });
  const photo = await samplePhoto(20, 10);
  assert.equal((await upload(photo, { at })).status, 201);
  assert.deepEqual(refusedWith(await upload(photo, { at })), [
    '400 CONTENT_INVALID',
    'body is one more than 2000 photos',
  ]);
  sofra.clock.advance(DAY_MS);
  assert.equal((await upload(photo, { at })).status, 201);
  sofra.clock.set(TUESDAY_AFTERNOON);
});

test('403: staff cannot add photos', async () => {
  const answer = await upload(await samplePhoto(20, 10), { by: venue.waiter });
  assert.deepEqual(refusedWith(answer), ['403 NOT_PERMITTED']);
});

test('404: an owner cannot add photos to another venue', async () => {
  const other = await newStaffedVenue(sofra);
  const answer = await upload(await samplePhoto(20, 10), { at: other, by: venue.owner });
  assert.deepEqual(refusedWith(answer), ['404 VENUE_NOT_FOUND']);
});

test('413: a photo above ten mebibytes is refused, and the sender can read the answer after the upload', async () => {
  const photo = await samplePhoto(20, 10);
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
  assert.equal((await upload(padded(10 * MIB))).status, 201);
  for (const size of [10 * MIB + 1, 20 * MIB]) {
    assert.deepEqual(refusedWith(await upload(padded(size))), ['413 PHOTO_TOO_LARGE']);
  }
});

test('415: a file with another media type, or without one, is refused', async () => {
  const photo = await samplePhoto(20, 10);
  for (const type of ['image/svg+xml', 'application/octet-stream', 'application/json', 'image/tiff', '']) {
    assert.deepEqual(refusedWith(await upload(photo, { type }))[0], '415 UNSUPPORTED_MEDIA_TYPE', type);
  }
});

test('400, 415: the refusal of a file names its format and the accepted formats', async () => {
  const heic = await upload('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  assertRefused(heic, 400, 'PHOTO_INVALID');
  assert.match(heic.body.validationErrors[0].message, /HEIC.*JPEG, PNG, WebP, GIF and AVIF/);
  const typed = await upload('x', { type: 'image/heic' });
  assertRefused(typed, 415, 'UNSUPPORTED_MEDIA_TYPE');
  const [{ field, message, attemptedValue }] = typed.body.validationErrors;
  assert.deepEqual([field, attemptedValue], ['Content-Type', 'image/heic']);
  assert.match(message, /image\/jpeg, image\/png, image\/webp, image\/gif, image\/avif/);
});
