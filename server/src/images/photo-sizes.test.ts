import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { colourAt, samplePhoto, twoHalves, withComment } from '../../test/samples/sample-photo.ts';
import { encodePhotoSizes, type PhotoSize } from './photo-sizes.ts';

async function encode(bytes: Buffer): Promise<PhotoSize[]> {
  const outcome = await encodePhotoSizes(bytes);
  assert.ok(outcome.kind === 'Encoded', outcome.kind);
  return outcome.sizes;
}

const sizesOf = async (bytes: Buffer) =>
  (await encode(bytes)).map(({ width, height }) => `${width}x${height}`);

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
