import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import sharp from 'sharp';
import { blackPng, samplePhoto, twoHalves } from '../../test/samples/sample-photo.ts';
import { Refusal } from '../core/refusals.ts';
import { createPhotoEncoder, type ReadPhoto } from './encode-photo.ts';
import { createPhotoProcess } from './photo-process.ts';

const SILENT = pino({ level: 'silent' });
/** One process for all encoders in this test file. */
const photos = createPhotoProcess();
const encodePhoto = createPhotoEncoder(SILENT, photos);
const reading =
  (photo: Buffer): ReadPhoto =>
  () =>
    Promise.resolve(photo);
const encode = (bytes: Buffer) => encodePhoto('venue', reading(bytes));
const sizesOf = async (bytes: Buffer) =>
  (await encode(bytes)).map(({ width, height }) => `${width}x${height}`);

async function assertInvalid(bytes: Buffer, what: string): Promise<void> {
  await assert.rejects(
    encode(bytes),
    (error) => error instanceof Refusal && error.code === 'PHOTO_INVALID',
    what,
  );
}

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
  const encodeHere = createPhotoEncoder(SILENT, photos);
  const photo = await samplePhoto(50, 50);
  const begun: string[] = [];
  const release: (() => void)[] = [];
  const read =
    (venue: string): ReadPhoto =>
    async () => {
      begun.push(venue);
      await new Promise<void>((resolve) => release.push(resolve));
      return photo;
    };
  const venues = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e'];
  const encoding = venues.map((venue) => encodeHere(venue, read(venue)));
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['a', 'a', 'b', 'b', 'c', 'd']);
  release[0]!();
  await encoding[0];
  await new Promise(setImmediate);
  assert.deepEqual(begun.slice(6), ['a'], 'its turn came first, and its venue has a place again');
  for (let done = 1; done < venues.length; done++) {
    release[done]!();
    while (release.length < Math.min(venues.length, done + 2)) await new Promise(setImmediate);
  }
  const sizes = await Promise.all(encoding);
  assert.ok(sizes.every(([size]) => size!.width === 50));
});

test('the photo of one venue waits for one photo of another venue, not for all fifteen', async () => {
  const encodeHere = createPhotoEncoder(SILENT, photos);
  const photo = await samplePhoto(700, 700);
  const done: string[] = [];
  const send = (venue: string) => encodeHere(venue, reading(photo)).then(() => done.push(venue));
  const many = Array.from({ length: 15 }, () => send('many'));
  const one = send('one');
  await one;
  assert.ok(done.length <= 3, `${done.length} photos came before`);
  await Promise.all(many);
  assert.equal(done.length, 16);
});

test('a venue that sends more photos than may wait is asked to try again, and other venues are not', async () => {
  const encodeHere = createPhotoEncoder(SILENT, photos);
  const photo = await samplePhoto(10, 10);
  const sent = Array.from({ length: 30 }, () => encodeHere('many', reading(photo)));
  const other = encodeHere('other', reading(photo));
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
  const encodeHere = createPhotoEncoder(SILENT, photos);
  for (let tries = 0; tries < 4; tries++) {
    await assert.rejects(
      encodeHere('venue', () => Promise.reject(new Refusal('PHOTO_TOO_LARGE'))),
      Refusal,
    );
  }
  assert.equal((await encodeHere('venue', reading(await samplePhoto(10, 10)))).length, 1);
});

test('what is no photo is refused without a process', async () => {
  const unused = createPhotoProcess();
  const refused = createPhotoEncoder(SILENT, unused)('venue', reading(Buffer.from('%PDF-1.7')));
  await assert.rejects(refused, { code: 'PHOTO_INVALID' });
  assert.equal(unused.pid(), undefined);
});

test('a photo whose process is killed is asked for again and logged, and the next one gets a new process', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const own = createPhotoProcess();
  const encodeHere = createPhotoEncoder(log, own);
  const photo = await samplePhoto(50, 50);
  const killed = encodeHere('venue', reading(photo));
  while (own.pid() === undefined) await new Promise(setImmediate);
  process.kill(own.pid()!, 'SIGKILL');
  await assert.rejects(killed, { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
  assert.match(logged.join(), /"how":"SIGKILL".*ended early/);
  assert.equal((await encodeHere('venue', reading(photo))).length, 1);
});
