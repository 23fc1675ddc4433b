import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { percent, portionDiscount } from '../../../test/sample-campaigns.ts';
import { sampleMenu, sampleVenue } from '../../../test/sample-venue.ts';
import { TUESDAY_AFTERNOON } from '../../../test/sofra.ts';
import { compileMenu } from './compile-menu.ts';
import { bytesOfMenu, menuInBytes, storedFormOf } from './stored-menu-bytes.ts';

const HOUR_MS = 3_600_000;
const BASE_URL = 'http://menus.test';

function sampleCompiled() {
  const { category, kebab, ...others } = sampleMenu();
  const campaign = {
    ...portionDiscount('c', percent(5_000), kebab.id),
    validFrom: TUESDAY_AFTERNOON - HOUR_MS,
    validUntil: TUESDAY_AFTERNOON + HOUR_MS,
  };
  const products = [{ ...kebab, imageUrl: '/photos/a' }, ...Object.values(others)];
  const content = { venue: sampleVenue(), categories: [category], products, campaigns: [campaign] };
  return compileMenu(content, 'en', TUESDAY_AFTERNOON, BASE_URL);
}

async function sampleStored() {
  const menu = sampleCompiled();
  await menu.data.make('gzip');
  const identity = { venueId: 'v', version: 3, language: 'en', form: storedFormOf(BASE_URL) };
  return { ...identity, languages: ['tr', 'en'], menu };
}

/** The form of what menus look like, in this test's own words: ids are their numbers. */
function fingerprint(text: string): string {
  const ids = new Map<string, number>();
  const numbered = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
    ids.set(id, ids.get(id) ?? ids.size);
    return String(ids.get(id));
  });
  return createHash('sha256').update(numbered).digest('hex').slice(0, 16);
}

test('a menu that looks different raises REVISION: servers of this release read each other’s menus', () => {
  const text = sampleCompiled().data.tail!.toString();
  assert.deepEqual(
    [storedFormOf(BASE_URL).split('/')[1], fingerprint(text)],
    ['1', 'b65569966b17a4fe'],
    text,
  );
});

test('releases, revisions and addresses of photos have forms of their own', () => {
  const forms = [
    storedFormOf(BASE_URL, '1.0.0', 1),
    storedFormOf(BASE_URL, '1.0.1', 1),
    storedFormOf(BASE_URL, '1.0.0', 2),
    storedFormOf('http://menus.example', '1.0.0', 1),
  ];
  assert.equal(new Set(forms).size, forms.length);
});

test('a menu is read as it was written, with the instants between which it is right', async () => {
  const stored = await sampleStored();
  const found = menuInBytes(bytesOfMenu(stored)!, stored, () => {})!;
  const { data, ...rest } = found.menu;
  const { data: before, ...expected } = stored.menu;
  assert.deepEqual(rest, expected);
  assert.deepEqual(data.gzipped, before.gzipped);
  assert.equal(data.length, before.length);
  assert.deepEqual(
    [found.languages, rest.validFrom, rest.validUntil],
    [['tr', 'en'], TUESDAY_AFTERNOON, TUESDAY_AFTERNOON + HOUR_MS],
  );
  await data.make('identity');
  assert.deepEqual(data.tail, inflateRawSync(before.gzipped!.deflated));
  const always = {
    ...stored.menu,
    validFrom: Number.NEGATIVE_INFINITY,
    validUntil: Number.POSITIVE_INFINITY,
  };
  const { menu } = menuInBytes(bytesOfMenu({ ...stored, menu: always })!, stored, () => {})!;
  assert.deepEqual([menu.validFrom, menu.validUntil], [always.validFrom, always.validUntil]);
});

test('a menu that nobody took compressed has no bytes', () => {
  const menu = sampleCompiled();
  const identity = { venueId: 'v', version: 3, language: 'en', form: 'f', languages: [] };
  assert.equal(bytesOfMenu({ ...identity, menu }), null);
});

test('each changed or missing byte, and each other identity, is noticed', async () => {
  const stored = await sampleStored();
  const bytes = bytesOfMenu(stored)!;
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1 << (at % 8);
    assert.equal(
      menuInBytes(changed, stored, () => {}),
      null,
      `byte ${at}`,
    );
    assert.equal(
      menuInBytes(bytes.subarray(0, at), stored, () => {}),
      null,
      `${at} bytes`,
    );
  }
  for (const other of [{ venueId: 'w' }, { version: 4 }, { language: 'tr' }, { form: 'f' }])
    assert.equal(
      menuInBytes(bytes, { ...stored, ...other }, () => {}),
      null,
    );
});
