import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { OPERATOR_TOKEN, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

const TR = { code: 'tr', name: 'Türkçe' };
const EN = { code: 'en', name: 'English' };

function setLanguages(venue: StaffedVenue, ...languages: unknown[]) {
  return venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { languages });
}

/** The menu for guests: its ETag, a category, and the kebab with its description. */
async function menuOf(venue: StaffedVenue, lang: string) {
  const { headers, body } = await read(sofra, venue, `/venues/${venue.id}/menu?lang=${lang}`);
  const [category] = body.data.categories;
  const [kebab] = category.products;
  return {
    etag: headers.get('etag'),
    texts: [body.data.language, category.name, kebab.name, kebab.description],
  };
}

test('200: a new default language keeps the texts of each language and becomes the language of the menu', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = [await menuOf(venue, 'tr'), await menuOf(venue, 'en')];
  const { body } = await setLanguages(venue, TR, { ...EN, isDefault: true });
  assert.deepEqual(
    body.data.languages.map(({ code }: { code: string }) => code),
    ['en', 'tr'],
  );
  assert.deepEqual([await menuOf(venue, 'tr'), await menuOf(venue, 'en')], before);
  assert.deepEqual((await menuOf(venue, '')).texts, ['en', 'Grill', 'Adana Kebab', 'Spicy']);
  const { data } = (await place(sofra, venue, sampleOrder(venue))).body;
  assert.equal(data.order.lines[0].productName, 'Adana Kebab');
});

test('200: a removed language is not on the next menu, which has a new ETag', async () => {
  const venue = await newStaffedVenue(sofra);
  const { etag } = await menuOf(venue, 'en');
  await setLanguages(venue, { ...TR, isDefault: true });
  const after = await menuOf(venue, 'en');
  assert.notEqual(after.etag, etag);
  assert.deepEqual(after.texts, ['tr', 'Izgara', 'Adana Kebap', 'Acılı']);
  await setLanguages(venue, { ...TR, isDefault: true }, EN);
  assert.deepEqual((await menuOf(venue, 'en')).texts, ['en', 'Izgara', 'Adana Kebap', 'Acılı']);
});

test('200: after any change of languages, an export can be imported without errors', async () => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const venue = await newStaffedVenue(sofra);
  for (const languages of [[EN, { ...TR, isDefault: true }], [{ ...EN, isDefault: true }], []]) {
    await setLanguages(venue, ...languages);
    const exported = await sofra.call('GET', `/operator/v1/venues/${venue.id}/export`, { headers });
    const body = exported.body.data;
    const { status, text } = await sofra.call('POST', '/operator/v1/venues/import', { headers, body });
    assert.equal(status, 200, text);
  }
});

test('200: what comes back to the menu after a change of languages reads as if it had been there', async () => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const venue = await newStaffedVenue(sofra);
  const category = `/venues/${venue.id}/categories/${venue.menu.category.id}`;
  const { removalId } = (await venue.owner.call('DELETE', category)).body.data;
  const { removalId: second } = await removedTea(venue);
  await setLanguages(venue, TR, { ...EN, isDefault: true });
  const back = await venue.owner.call('POST', `/venues/${venue.id}/menu-removals/${removalId}/return`);
  assert.equal(back.status, 200, back.text);
  assert.deepEqual((await menuOf(venue, 'en')).texts, ['en', 'Grill', 'Adana Kebab', 'Spicy']);
  assert.deepEqual((await menuOf(venue, 'tr')).texts, ['tr', 'Izgara', 'Adana Kebap', 'Acılı']);
  await setLanguages(venue, { ...EN, isDefault: true });
  await venue.owner.call('POST', `/venues/${venue.id}/menu-removals/${second}/return`);
  const exported = await sofra.call('GET', `/operator/v1/venues/${venue.id}/export`, { headers });
  const body = exported.body.data;
  const { status, text } = await sofra.call('POST', '/operator/v1/venues/import', { headers, body });
  assert.equal(status, 200, text);
});

/** Adds a category with a translation, and removes it. */
async function removedTea(venue: StaffedVenue) {
  const path = `/venues/${venue.id}/categories`;
  const tea = { name: 'Çaylar', translations: { en: { name: 'Teas' } } };
  const { id } = (await venue.owner.call('POST', path, tea)).body.data;
  return (await venue.owner.call('DELETE', `${path}/${id}`)).body.data;
}
