import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { blackPng, colourAt, samplePhoto, twoHalves, withComment } from '../../test/sample-photo.ts';
import { Refusal } from '../core/refusals.ts';
import { createPhotoEncoder } from './encode-photo.ts';

const encodePhoto = createPhotoEncoder();
const encode = (bytes: Buffer) => encodePhoto('venue', async () => bytes);
const sizesOf = async (bytes: Buffer) =>
  (await encode(bytes)).map(({ width, height }) => `${width}x${height}`);

async function assertInvalid(bytes: Buffer, what: string): Promise<void> {
  await assert.rejects(
    encode(bytes),
    (error) => error instanceof Refusal && error.code === 'PHOTO_INVALID',
    what,
  );
}

test('a photo is stored at three widths, and never larger than it was', async () => {
  assert.deepEqual(await sizesOf(await samplePhoto(2_000, 1_000)), ['320x160', '640x320', '1280x640']);
  assert.deepEqual(await sizesOf(await samplePhoto(1_000, 500)), ['320x160', '640x320', '1000x500']);
  assert.deepEqual(await sizesOf(await samplePhoto(640, 480)), ['320x240', '640x480']);
  assert.deepEqual(await sizesOf(await samplePhoto(100, 50)), ['100x50']);
  assert.deepEqual(await sizesOf(await samplePhoto(1, 1)), ['1x1']);
});

test('a photo of extreme proportions is stored within the size limits', async () => {
  assert.deepEqual(await sizesOf(await samplePhoto(2_000, 16_000)), ['320x2560', '640x5120']);
  assert.deepEqual(await sizesOf(await samplePhoto(16_000, 10)), ['320x1', '640x1', '1280x1']);
});

test('each of the five kinds becomes WebP with the same picture', async () => {
  const picture = twoHalves(400, 200);
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const sizes = await encode(await picture.clone().toFormat(format).toBuffer());
    for (const { width, height, mediaType, content } of sizes) {
      const metadata = await sharp(content).metadata();
      assert.deepEqual(
        [mediaType, metadata.format, metadata.width, metadata.height],
        ['image/webp', 'webp', width, height],
      );
      assert.deepEqual(await colourAt(content, 10, 10), 'red', format);
      assert.deepEqual(await colourAt(content, width - 10, 10), 'blue', format);
    }
  }
});

test('a photo with an orientation tag is stored upright', async () => {
  const lying = await twoHalves(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [small] = await encode(lying);
  assert.deepEqual([small!.width, small!.height], [200, 400]);
  assert.deepEqual(await colourAt(small!.content, 100, 10), 'red');
  assert.deepEqual(await colourAt(small!.content, 100, 390), 'blue');
});

test('transparency is preserved', async () => {
  const glass = {
    width: 400,
    height: 400,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 250, alpha: 0 },
  };
  const [small] = await encode(await sharp({ create: glass }).png().toBuffer());
  const [, , , alpha] = await sharp(small!.content).raw().toBuffer();
  assert.equal(alpha, 0);
});

test('grey, sixteen-bit and CMYK photos are stored as sRGB', async () => {
  const picture = twoHalves(400, 200);
  const photos = [
    await picture.clone().greyscale().jpeg().toBuffer(),
    await picture.clone().toColourspace('rgb16').png().toBuffer(),
    await picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
  ];
  for (const photo of photos) {
    const [small] = await encode(photo);
    assert.equal((await sharp(small!.content).metadata()).space, 'srgb');
  }
});

test('no metadata of a file is stored', async () => {
  const exif = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } };
  const tagged = await twoHalves(800, 400).withExif(exif).withIccProfile('p3').jpeg().toBuffer();
  const polyglot = Buffer.concat([
    withComment(tagged, '<html><script>alert(1)</script></html>'),
    Buffer.from('<script>alert(2)</script>PK\x03\x04'),
  ]);
  assert.ok(polyglot.includes('SECRET-OWNER') && polyglot.includes('<script>'));
  for (const { content } of await encode(polyglot)) {
    for (const trace of ['SECRET', 'script', 'html', 'PK\x03\x04', 'Exif', 'ICCP', 'EXIF']) {
      assert.ok(!content.includes(trace), trace);
    }
    const { exif, icc, xmp } = await sharp(content).metadata();
    assert.deepEqual([exif, icc, xmp], [undefined, undefined, undefined]);
  }
});

test('the first picture of an animation is stored', async () => {
  const frame = { width: 50, height: 40, channels: 3 as const };
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { ...frame, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  assert.equal((await sharp(animation).metadata()).pages, 3);
  const [only, ...more] = await encode(animation);
  assert.deepEqual([only!.width, only!.height, more], [50, 40, []]);
  assert.deepEqual(await colourAt(only!.content, 25, 20), 'red');
});

test('a file that is not a photo, only begins like one or is cut off is refused', async () => {
  const photo = await twoHalves(600, 600).jpeg().toBuffer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  const others: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a start alone', Buffer.from('\xff\xd8\xff', 'latin1')],
    ['an SVG', Buffer.from(svg)],
    ['an SVG behind the start of a GIF', Buffer.from(`GIF89a${svg}`)],
    ['a TIFF', await sharp(photo).tiff().toBuffer()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 251))],
    ...[10, 200, photo.length / 2, photo.length - 100].map((length): [string, Buffer] => [
      `${length} bytes of a JPEG`,
      photo.subarray(0, length),
    ]),
    ...(await Promise.all(
      (['png', 'webp', 'gif', 'avif'] as const).map(async (format): Promise<[string, Buffer]> => {
        const whole = await twoHalves(600, 600).toFormat(format).toBuffer();
        return [`half a ${format}`, whole.subarray(0, whole.length / 2)];
      }),
    )),
  ];
  for (const [what, bytes] of others) await assertInvalid(bytes, what);
});

test('a file of a few bytes that expands to more pixels than any phone takes is refused', async () => {
  assert.deepEqual((await sizesOf(blackPng(7_000, 7_000))).at(-1), '1280x1280');
  for (const [width, height] of [
    [7_100, 7_100],
    [20_000, 20_000],
    [1_000_000, 51],
  ] as const) {
    const bomb = blackPng(width, height);
    assert.ok(bomb.length < 100_000);
    await assertInvalid(bomb, `${width} by ${height}`);
  }
});

test('a file of another kind is refused with its apparent kind and the supported kinds', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const messages: string[] = [];
  for (const bytes of [
    heic,
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(0),
    Buffer.from('\xff\xd8\xff', 'latin1'),
    blackPng(8_000, 8_000),
  ]) {
    await encode(bytes).catch((error: Refusal) => messages.push(error.problems[0]!.message));
  }
  assert.deepEqual(messages, [
    'is a HEIC photo; it must be one of JPEG, PNG, WebP, GIF and AVIF',
    'is a PDF document; it must be one of JPEG, PNG, WebP, GIF and AVIF',
    'is empty; it must be one of JPEG, PNG, WebP, GIF and AVIF',
    'is damaged, or cannot be read',
    'has more than 50000000 pixels',
  ]);
});

test('at most six photos are in memory at the same time, two of one venue, and the others wait unread', async () => {
  const encodeHere = createPhotoEncoder();
  const photo = await samplePhoto(50, 50);
  const reading: string[] = [];
  const release: (() => void)[] = [];
  const read = (venue: string) => () => {
    reading.push(venue);
    return new Promise<Buffer>((resolve) => release.push(() => resolve(photo)));
  };
  const venues = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e'];
  const encoding = venues.map((venue) => encodeHere(venue, read(venue)));
  await new Promise(setImmediate);
  assert.deepEqual(reading, ['a', 'a', 'b', 'b', 'c', 'd']);
  release[0]!();
  await encoding[0];
  await new Promise(setImmediate);
  assert.deepEqual(reading.slice(6), ['a'], 'its turn came first, and its venue has a place again');
  for (let done = 1; done < venues.length; done++) {
    release[done]!();
    while (release.length < Math.min(venues.length, done + 2)) await new Promise(setImmediate);
  }
  const sizes = await Promise.all(encoding);
  assert.ok(sizes.every(([size]) => size!.width === 50));
});

test('the photo of one venue waits for one photo of another venue, not for all fifteen', async () => {
  const encodeHere = createPhotoEncoder();
  const photo = await samplePhoto(700, 700);
  const done: string[] = [];
  const send = (venue: string) => encodeHere(venue, async () => photo).then(() => done.push(venue));
  const many = Array.from({ length: 15 }, () => send('many'));
  const one = send('one');
  await one;
  assert.ok(done.length <= 3, `${done.length} photos came before`);
  await Promise.all(many);
  assert.equal(done.length, 16);
});

test('a venue that sends more photos than may wait is asked to try again, and other venues are not', async () => {
  const encodeHere = createPhotoEncoder();
  const photo = await samplePhoto(10, 10);
  const sent = Array.from({ length: 30 }, () => encodeHere('many', async () => photo));
  const other = encodeHere('other', async () => photo);
  const outcomes = await Promise.allSettled(sent);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Refusal] : [],
  );
  assert.equal(refusals.length, 8);
  assert.ok(
    refusals.every(({ code, retryAfterSeconds }) => code === 'SERVICE_UNAVAILABLE' && retryAfterSeconds! > 0),
  );
  assert.equal((await other).length, 1);
});

test('a photo that cannot be read frees its slot for the next one', async () => {
  const encodeHere = createPhotoEncoder();
  for (let tries = 0; tries < 4; tries++) {
    await assert.rejects(
      encodeHere('venue', () => Promise.reject(new Refusal('PHOTO_TOO_LARGE'))),
      Refusal,
    );
  }
  assert.equal((await encodeHere('venue', () => samplePhoto(10, 10))).length, 1);
});

test('after a photo of 2 MiB no other one is decoded for 0.6 s, and after a small one the next comes at once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const encodeHere = createPhotoEncoder();
  const small = await samplePhoto(10, 10);
  const large = Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024 - small.length)]);
  const done: string[] = [];
  const send = (name: string, photo: Buffer) =>
    encodeHere(name, async () => photo).then(() => void done.push(name));
  const first = [send('small', small), send('large', large)];
  const later = [send('one', small), send('other', small)];
  await Promise.all(first);
  t.mock.timers.tick(599);
  await new Promise(setImmediate);
  assert.deepEqual(done, ['small', 'large']);
  t.mock.timers.tick(1);
  await Promise.all(later);
  assert.deepEqual(done, ['small', 'large', 'one', 'other']);
});
