import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  absolutePictureUrl,
  newPhotoReferences,
  parsePhotoPath,
  photoPathOf,
  storedPictureUrl,
} from './photo.ts';

const VENUE = '01980000-0000-7000-8000-00000000000a';
const PHOTO = '01980000-0000-7000-8000-00000000000b';
const PATH = photoPathOf(VENUE, PHOTO);
const BASE = 'https://sofra.example/below';

test('the path of a photo becomes an absolute address in answers; every other address stays the same', () => {
  assert.equal(absolutePictureUrl(PATH, BASE), `https://sofra.example/below/photos/${VENUE}/${PHOTO}`);
  for (const other of [null, 'https://example.com/photo.jpg', `https://example.com${PATH}`]) {
    assert.equal(absolutePictureUrl(other, BASE), other);
  }
});

test('an address from an answer is stored as the path, with any width', () => {
  assert.equal(storedPictureUrl(absolutePictureUrl(PATH, BASE), BASE), PATH);
  assert.equal(storedPictureUrl(`${BASE}${PATH}?width=640`, BASE), PATH);
});

test('an address of another service, or of anything but a photo, is stored unchanged', () => {
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
  for (const other of others) assert.equal(storedPictureUrl(other, BASE), other);
});

test('only an exact path of a photo is read as one', () => {
  assert.deepEqual(parsePhotoPath(PATH), { venueId: VENUE, photoId: PHOTO });
  const others = [
    `${PATH}/`,
    `${PATH}\n`,
    PATH.toUpperCase(),
    `x${PATH}`,
    `/photos/${VENUE}/..`,
    '/photos',
    '',
  ];
  for (const other of others) assert.equal(parsePhotoPath(other), null, other);
});

test('only paths that a property did not have before count as new', () => {
  const product = (id: string, imageUrl: string | null) => ({ id, imageUrl });
  const content = (logoUrl: string | null, category: string | null, ...products: (string | null)[]) => ({
    venue: { id: VENUE, logoUrl },
    categories: [product('category', category)],
    products: products.map((imageUrl, at) => product(`product ${at}`, imageUrl)),
  });
  const before = content('/logo', null, '/kept', 'https://example.com/a.jpg', '/swapped');
  assert.deepEqual(newPhotoReferences(before, before), []);
  const after = content('/other-logo', '/category', '/kept', 'https://example.com/b.jpg', null, '/kept');
  assert.deepEqual(newPhotoReferences(before, after), [
    { field: 'logoUrl', path: '/other-logo' },
    { field: 'imageUrl', path: '/category' },
    { field: 'imageUrl', path: '/kept' },
  ]);
});
