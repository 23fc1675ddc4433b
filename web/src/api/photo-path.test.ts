import assert from 'node:assert/strict';
import { test } from 'node:test';
import { photoPath } from './photo-path.ts';

test('a photo of the service is loaded by its path alone, whatever host name the page was opened with', () => {
  assert.equal(photoPath('http://127.0.0.1:3000/photos/a1/b2.webp'), '/photos/a1/b2.webp');
  assert.equal(photoPath('blob:http://localhost:3000/c3'), 'blob:http://localhost:3000/c3');
});
