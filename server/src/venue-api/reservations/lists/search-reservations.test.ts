import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../../test/harness/staff.ts';
import { newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

async function searchIds(venue: StaffedVenue, q: string): Promise<string[]> {
  const path = `/venues/${venue.id}/reservations/search?q=${encodeURIComponent(q)}`;
  const { status, body } = await venue.waiter.call('GET', path);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.items.map(({ id }: { id: string }) => id);
}

test('200: reservations are found by name and phone, the next ones first, then the latest, of any status', async () => {
  const venue = await newReservingVenue(sofra);
  const take = async (name: string, phone: string, startsAt: string) =>
    (await takenDown(venue, { customer: { name, phone }, startsAt })).id;
  const past = await take('Işık Çağlar', '0532 111 22 33', '2026-03-04T16:00:00Z');
  const later = await take('Işık Demir', '0532 444 55 66', '2026-03-20T16:00:00Z');
  const next = await takenDown(venue, {
    ...{ customer: { name: 'Işıkhan', phone: '0533 777 88 99' }, startsAt: '2026-03-12T16:00:00Z' },
  });
  await next.act('cancel');
  sofra.clock.set('2026-03-10T12:00:00Z');
  assert.deepEqual(await searchIds(venue, 'isik'), [next.id, later, past]);
  assert.deepEqual(await searchIds(venue, 'DEMİR'), [later]);
  assert.deepEqual(await searchIds(venue, '0532 444'), [later]);
  assert.deepEqual(await searchIds(venue, 'nobody'), []);
  assert.deepEqual(await searchIds(venue, "%' or 1=1"), []);
  assert.deepEqual(await searchIds(venue, ' '), []);
});

test('200: nothing of another venue is found; 400: what is sought is stated, in at most 100 letters', async () => {
  const [venue, other] = [await newReservingVenue(sofra), await newReservingVenue(sofra)];
  await takenDown(other, { customer: { name: 'Zeynep', phone: '0535 555 55 55' } });
  assert.deepEqual(await searchIds(venue, 'zeynep'), []);
  assert.deepEqual((await searchIds(other, 'zeynep')).length, 1);
  const path = `/venues/${venue.id}/reservations/search`;
  for (const query of ['', `?q=${'x'.repeat(101)}`])
    assertRefused(await venue.waiter.call('GET', path + query), 400, 'VALIDATION_ERROR', ['q']);
  assertRefused(
    await venue.waiter.call('GET', `/venues/${other.id}/reservations/search?q=zeynep`),
    404,
    'VENUE_NOT_FOUND',
  );
});
