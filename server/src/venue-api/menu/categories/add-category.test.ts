import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, UNREADABLE_BODIES } from '../../../../test/samples/owner-menu.ts';
import { sampleCategory } from '../../../../test/samples/sample-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const add = (body: unknown, at = venue) => asOwner(at, 'POST', '/categories', body);

test('201: a new category comes last, and the next guest request sees it with a new ETag', async () => {
  const at = await newStaffedVenue(sofra);
  const before = await guestMenu(sofra, at);
  const { status, body, headers } = await add(
    { name: '  Çorbalar ', translations: { en: { name: 'Soups' } } },
    at,
  );
  const { id, revision: _, ...data } = body.data;
  assert.deepEqual(
    [status, headers.get('location'), data],
    [
      201,
      `/venue/v1/venues/${at.id}/categories/${id}`,
      {
        name: 'Çorbalar',
        description: null,
        imageUrl: null,
        isVisible: true,
        vatClass: null,
        course: null,
        acceptsMealCard: false,
        products: [],
        translations: { en: { name: 'Soups' } },
      },
    ],
  );
  const after = await guestMenu(sofra, at);
  assert.notEqual(after.etag, before.etag);
  assert.deepEqual(after.names, [...before.names, ['Çorbalar', []]]);
});

test('201: a category can be created complete and hidden', async () => {
  const at = await newStaffedVenue(sofra);
  const whole = {
    name: 'Tatlılar',
    description: 'El yapımı',
    imageUrl: 'https://example.com/tatli.jpg',
    isVisible: false,
    vatClass: null,
    course: null,
    acceptsMealCard: true,
    translations: { en: { name: 'Desserts', description: 'Handmade' } },
  };
  const { id: _, revision: ___, products: __, ...data } = (await add(whole, at)).body.data;
  assert.deepEqual(data, whole);
  assert.equal((await guestMenu(sofra, at)).names.length, 1);
});

test('201: the owner of a headquarter can add to the menu of its branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const answer = await headquarter.owner.call('POST', `/venues/${branch.id}/categories`, { name: 'Şube' });
  assert.equal(answer.status, 201);
  assert.deepEqual((await guestMenu(sofra, branch)).names.at(-1), ['Şube', []]);
});

test('400: every broken rule is reported at its field', async () => {
  assert.deepEqual(refusedWith(await add({ name: 'x'.repeat(101), description: 'x'.repeat(1_001) })), [
    '400 CONTENT_INVALID',
    'name must have at most 100 characters',
    'description must have at most 1000 characters',
  ]);
  assert.deepEqual(refusedWith(await add({ name: ' ' })), ['400 CONTENT_INVALID', 'name is required']);
  assert.deepEqual(refusedWith(await add({ name: 'Ç', revision: 'kX2pQ9vL0aZr3TfB', position: 2 })), [
    '400 CONTENT_INVALID',
    'revision is not known here',
    'position is not known here',
  ]);
  const translations = { tr: { name: 'Ç' }, de: { name: 'S' }, en: { name: 'Soups' } };
  assert.deepEqual(refusedWith(await add({ name: 'Ç', translations })), [
    '400 CONTENT_INVALID',
    'translations.tr is the default language, which the texts themselves are in',
    'translations.de is not one of the languages of the venue',
  ]);
});

test('400: two categories cannot have the same name', async () => {
  assert.deepEqual(refusedWith(await add({ name: 'Izgara' })), [
    '400 CONTENT_INVALID',
    'name is the name of another category',
  ]);
});

test('400: the hundred and first category is refused', async () => {
  const full = await newStaffedVenue(
    sofra,
    {},
    {
      revise: (record) => {
        for (let number = record.menu.categories.length; number < 100; number++) {
          record.menu.categories.push(sampleCategory({ name: `category ${number}` }));
        }
      },
    },
  );
  assert.deepEqual(refusedWith(await add({ name: 'Çorbalar' }, full)), [
    '400 CONTENT_INVALID',
    'name is one more than 100 categories',
  ]);
});

test('400: invalid addresses and unknown photo paths are refused', async () => {
  const addresses = [
    'javascript:alert(1)',
    'example.com/x.jpg',
    '//example.com/x.jpg',
    'https://exa mple.com',
    'https://x/"onload="',
    '/photos',
    '/photos/../venue',
  ];
  for (const imageUrl of addresses) {
    assert.equal(refusedWith(await add({ name: 'Ç', imageUrl }))[0], '400 VALIDATION_ERROR', imageUrl);
  }
  const photoId = '01980000-0000-7000-8000-000000000001';
  for (const venueId of [venue.id, photoId]) {
    assert.deepEqual(refusedWith(await add({ name: 'Ç', imageUrl: `/photos/${venueId}/${photoId}` })), [
      '400 CONTENT_INVALID',
      'imageUrl is no photo of the venue',
    ]);
  }
});

test('400: a body that is not a category changes nothing', async () => {
  const before = await guestMenu(sofra, venue);
  for (const body of UNREADABLE_BODIES) {
    assert.equal(refusedWith(await add(body))[0], '400 VALIDATION_ERROR', JSON.stringify(body));
  }
  assert.deepEqual(await guestMenu(sofra, venue), before);
});
