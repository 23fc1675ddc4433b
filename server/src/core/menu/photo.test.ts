import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absoluteAddress, newlyStatedPaths, photoPathOf, readPhotoPath, storedAddress } from './photo.ts';

const VENUE = '01980000-0000-7000-8000-00000000000a';
const PHOTO = '01980000-0000-7000-8000-00000000000b';
const PATH = photoPathOf(VENUE, PHOTO);
const BASE = 'https://sofra.example/below';

test('the path of a photo becomes an absolute address in answers; every other address stays the same', () => {
  assert.equal(absoluteAddress(PATH, BASE), `https://sofra.example/below/photos/${VENUE}/${PHOTO}`);
  for (const other of [null, 'https://example.com/photo.jpg', `https://example.com${PATH}`]) {
    assert.equal(absoluteAddress(other, BASE), other);
  }
});

test('an address from an answer is stored as the path, with any width', () => {
  assert.equal(storedAddress(absoluteAddress(PATH, BASE), BASE), PATH);
  assert.equal(storedAddress(`${BASE}${PATH}?width=640`, BASE), PATH);
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
  for (const other of others) assert.equal(storedAddress(other, BASE), other);
});

test('only an exact path of a photo is read as one', () => {
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

test('only paths that a property did not have before count as new', () => {
  const product = (id: string, imageUrl: string | null) => ({ id, imageUrl });
  const content = (logoUrl: string | null, category: string | null, ...products: (string | null)[]) => ({
    venue: { id: VENUE, logoUrl },
    categories: [product('category', category)],
    products: products.map((imageUrl, at) => product(`product ${at}`, imageUrl)),
  });
  const before = content('/logo', null, '/kept', 'https://example.com/a.jpg', '/swapped');
  assert.deepEqual(newlyStatedPaths(before, before), []);
  const after = content('/other-logo', '/category', '/kept', 'https://example.com/b.jpg', null, '/kept');
  assert.deepEqual(newlyStatedPaths(before, after), [
    { field: 'logoUrl', path: '/other-logo' },
    { field: 'imageUrl', path: '/category' },
    { field: 'imageUrl', path: '/kept' },
  ]);
});
