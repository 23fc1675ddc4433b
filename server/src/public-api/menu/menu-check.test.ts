import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TestVenue, useSofra } from '../../../test/sofra.ts';
import { findVenueContent } from '../../store/venue/venue-content.ts';
import { compileMenu } from './compile-menu.ts';
import { createMenuCheck, type MenuDifference } from './menu-check.ts';
import { type StoredMenu, storedFormOf } from './stored-menu-bytes.ts';

const sofra = useSofra();
const BASE_URL = 'http://menus.test';

async function foundMenu({ id }: TestVenue): Promise<StoredMenu> {
  const content = (await findVenueContent(sofra.db, id))!;
  const menu = compileMenu(content, 'tr', sofra.clock.now(), BASE_URL);
  await menu.data.make('gzip');
  const form = storedFormOf(BASE_URL);
  return { venueId: id, version: content.version, language: 'tr', languages: ['tr', 'en'], form, menu };
}

async function differencesOf(found: StoredMenu) {
  const differences: MenuDifference[] = [];
  const check = createMenuCheck(sofra.db, {
    everyMs: 0,
    onDifference: (difference) => differences.push(difference),
  });
  let dropped = 0;
  const onDifference = () => {
    dropped += 1;
  };
  check.begin(found, { now: sofra.clock.now(), baseUrl: BASE_URL, onDifference });
  await check.compared();
  return { differences, dropped };
}

test('a menu that is that of its venue, or of another version, is no difference', async () => {
  const venue = await sofra.newVenue();
  const found = await foundMenu(venue);
  assert.deepEqual(await differencesOf(found), { differences: [], dropped: 0 });
  assert.deepEqual(await differencesOf({ ...found, version: 7 }), { differences: [], dropped: 0 });
});

test('a product that was changed around the service is found, and its menus are deleted', async () => {
  const venue = await sofra.newVenue();
  const found = await foundMenu(venue);
  await sofra.db.query({
    text: `insert into prepared_menu (venue_id, language, form, version, languages, written_at, content)
           values ($1, 'en', 'any', 1, '{tr,en}', now(), '')`,
    values: [venue.id],
  });
  await sofra.db.query({
    text: `update product set definition = definition || '{"name": "Other"}' where venue_id = $1 and product_id = $2`,
    values: [venue.id, venue.menu.kebab.id],
  });
  const { venueId, version, language } = found;
  assert.deepEqual(await differencesOf(found), { differences: [{ venueId, version, language }], dropped: 1 });
  const rows = await sofra.db.query({
    text: 'select from prepared_menu where venue_id = $1',
    values: [venue.id],
  });
  assert.equal(rows.length, 0);
});
