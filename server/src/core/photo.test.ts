import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isPhotoStart,
  keptAddress,
  pathsStatedAnew,
  photoPathOf,
  readPhotoPath,
  toldAddress,
} from './photo.ts';

const VENUE = '01980000-0000-7000-8000-00000000000a';
const PHOTO = '01980000-0000-7000-8000-00000000000b';
const PATH = photoPathOf(VENUE, PHOTO);
const BASE = 'https://sofra.example/below';

test('the path of a photo is told as an address that opens from anywhere, and every other address as it is', () => {
  assert.equal(toldAddress(PATH, BASE), `https://sofra.example/below/photos/${VENUE}/${PHOTO}`);
  for (const other of [null, 'https://example.com/photo.jpg', `https://example.com${PATH}`]) {
    assert.equal(toldAddress(other, BASE), other);
  }
});

test('an address that was told is kept as the path again, in whatever width it was looked at', () => {
  assert.equal(keptAddress(toldAddress(PATH, BASE), BASE), PATH);
  assert.equal(keptAddress(`${BASE}${PATH}?width=640`, BASE), PATH);
});

test('an address of another service, or of anything but a photo, is kept as it is', () => {
  const others = [
    PATH,
    `https://sofra.example${PATH}`,
    `${BASE}.evil.example${PATH}`,
    `${BASE}/photos/${VENUE}`,
    `${BASE}${PATH}/x`,
    `${BASE}/x${PATH}`,
    'https://example.com/photo.jpg',
    null,
    undefined,
  ];
  for (const other of others) assert.equal(keptAddress(other, BASE), other);
});

test('a path is read as that of a photo when it is one, letter by letter', () => {
  assert.deepEqual(readPhotoPath(PATH), { venueId: VENUE, photoId: PHOTO });
  const others = [
    `${PATH}/`,
    `${PATH}\n`,
    PATH.toUpperCase(),
    `x${PATH}`,
    `/photos/${VENUE}/..`,
    '/photos',
    '',
  ];
  for (const other of others) assert.equal(readPhotoPath(other), null, other);
});

test('only paths that a place did not state before are stated anew', () => {
  const product = (id: string, imageUrl: string | null) => ({ id, imageUrl });
  const content = (logoUrl: string | null, category: string | null, ...products: (string | null)[]) => ({
    venue: { id: VENUE, logoUrl },
    categories: [product('category', category)],
    products: products.map((imageUrl, at) => product(`product ${at}`, imageUrl)),
  });
  const before = content('/logo', null, '/kept', 'https://example.com/a.jpg', '/swapped');
  assert.deepEqual(pathsStatedAnew(before, before), []);
  const after = content('/other-logo', '/category', '/kept', 'https://example.com/b.jpg', null, '/kept');
  assert.deepEqual(pathsStatedAnew(before, after), [
    { field: 'logoUrl', path: '/other-logo' },
    { field: 'imageUrl', path: '/category' },
    { field: 'imageUrl', path: '/kept' },
  ]);
});

test('bytes begin as a photo when they begin as one of the five kinds do', () => {
  const photos = [
    '\xff\xd8\xff\xe0\x00\x10JFIF',
    '\x89PNG\r\n\x1a\n',
    'GIF87a..',
    'GIF89a..',
    'RIFF\x00\n\xff\x01WEBPVP8 ',
    '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00',
    '\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00avif',
    '\x00\x00\x00\x1cftypavis\x00\x00\x00\x00',
  ];
  for (const start of photos) assert.ok(isPhotoStart(start), JSON.stringify(start));
  const others = [
    '',
    '<svg',
    '<?xml',
    '%PDF-1.7',
    'II*\0',
    'BM',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x1cftypheic\0\0\0\0heix',
    ' GIF89a',
    'x\xff\xd8\xff',
  ];
  for (const start of others) assert.ok(!isPhotoStart(start), JSON.stringify(start));
});
