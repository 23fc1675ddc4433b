import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faked } from '../../test/faked.ts';

test('a menu that has not changed is not sent again, and each caller has one of its own', async () => {
  const statuses: number[] = [];
  const { service, time } = faked();
  const { sofra } = faked({
    ...{ baseUrl: service.baseUrl, apiKey: service.apiKey, time },
    fetch: async (url, init) => {
      const answer = await service.fetch(url, init);
      statuses.push(answer.status);
      return answer;
    },
  });
  const first = await sofra.menus.get(service.venueId);
  first.categories.length = 0;
  const second = await sofra.menus.get(service.venueId);
  assert.equal(second.categories[0]?.products.length, 3);
  service.restaurant.menu.categories[0]!.products[0]!.portions[0]!.price = 130;
  const third = await sofra.menus.get(service.venueId);
  assert.equal(third.categories[0]?.products[0]?.portions[0]?.price, 130);
  assert.deepEqual(statuses, [200, 304, 200]);
});

test('each language has a menu of its own', async () => {
  const { sofra, service } = faked();
  await sofra.menus.get(service.venueId, { lang: 'tr' });
  await sofra.menus.get(service.venueId, { lang: 'en' });
  await sofra.menus.get(service.venueId);
  assert.deepEqual(
    service.calls.map(({ query, headers }) => [query.get('lang'), headers.get('if-none-match')]),
    [
      ['tr', null],
      ['en', null],
      [null, null],
    ],
  );
});

test('the menus of 200 venues and languages are remembered, those that were read last', async () => {
  const { sofra, service, time } = faked();
  const read = (lang: string) => time.run(sofra.menus.get(service.venueId, { lang, deadlineMs: 120_000 }));
  await read('first');
  for (let count = 0; count < 199; count += 1) await read(`l${count}`);
  await read('first');
  await read('more');
  await read('l0');
  const sent = (at: number) => service.calls.at(at)?.headers.get('if-none-match');
  assert.notEqual(sent(-3), null);
  assert.equal(sent(-1), null);
});
