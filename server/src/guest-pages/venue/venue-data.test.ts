import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { everyDay, shut, special } from '../../../test/samples/sample-hours.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { newGuestVenue, openPage } from '../guest-fixture.ts';

const SITE = 'https://sofra.example';

const sofra = useSofra({ publicSite: SITE });

test('200: search engines and messengers read the restaurant, its hours and its menu', async () => {
  const reservations = bookingSettings({ confirmsAutomatically: false, isOfferedOnPage: true });
  const workingHours = [
    ...everyDay('12:00', '23:00').slice(0, 2),
    shut('Wednesday'),
    ...everyDay('00:00', '00:00').slice(3, 4),
  ];
  const specialDays = [special('2026-03-01', null, null), special('2026-03-05', '10:00', '16:00')];
  const change = {
    phone: '+902165550101',
    logoUrl: 'https://example.com/logo.png',
    reservations,
    workingHours,
    specialDays,
  };
  const { username } = await newGuestVenue(sofra, change);
  const { html } = await openPage(sofra, `/${username}`, { language: 'en' });
  const meta = Object.fromEntries(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"\/>/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  const page = `${SITE}/${username}`;
  assert.deepEqual(
    [meta['title'], meta['url'], meta['image'], meta['locale']],
    ['Köşe Lokantası – İstanbul', page, 'https://example.com/logo.png', 'en_GB'],
  );
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);
  assert.deepEqual(
    [data['@type'], data.name, data.telephone, data.url, data.acceptsReservations],
    ['Restaurant', 'Köşe Lokantası', '+902165550101', page, `${page}/book`],
  );
  assert.deepEqual(
    data.openingHoursSpecification.map((hours: Record<string, string>) => [
      hours['dayOfWeek'] ?? hours['validFrom'],
      hours['opens'],
      hours['closes'],
    ]),
    [
      ['Monday', '12:00', '23:00'],
      ['Tuesday', '12:00', '23:00'],
      ['Wednesday', '00:00', '00:00'],
      ['Thursday', '00:00', '23:59'],
      ['2026-03-05', '10:00', '16:00'],
    ],
  );
  const [section] = data.hasMenu.hasMenuSection;
  const [kebab, , , cheese] = section.hasMenuItem;
  assert.deepEqual([data.hasMenu.inLanguage, section.name, kebab.name], ['en', 'Grill', 'Adana Kebab']);
  assert.deepEqual(kebab.offers[1], {
    '@type': 'Offer',
    name: 'Bir buçuk',
    price: '180.75',
    priceCurrency: 'TRY',
  });
  assert.equal(cheese.offers[0].priceSpecification.unitCode, 'KGM');
});
