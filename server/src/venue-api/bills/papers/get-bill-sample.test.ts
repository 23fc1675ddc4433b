import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { freshUsername, newStaffedVenue } from '../../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: the picture of a made-up bill has what the venue wants on its bills', async () => {
  const venue = await newStaffedVenue(sofra, { username: freshUsername() });
  const path = `/venues/${venue.id}/bill-sample`;
  const heightWith = async (billPaper: object) => {
    const saved = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { billPaper });
    assert.equal(saved.status, 200);
    const picture = await fetch(`${sofra.baseUrl}/venue/v1${path}`, {
      headers: { cookie: venue.owner.cookie },
    });
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
    // The height of a PNG.
    return Buffer.from(await picture.arrayBuffer()).readUInt32BE(20);
  };
  const plain = await heightWith({});
  const named = await heightWith({ legalName: 'Sofra Gıda Ltd. Şti.', footer: 'Yine bekleriz!' });
  const coded = await heightWith({ hasQrCode: true });
  assert.ok(plain > 0 && named > plain && coded > named, `${plain}, ${named}, ${coded}`);
});

test('403: only owners see it', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await venue.waiter.call('GET', `/venues/${venue.id}/bill-sample`), 403, 'NOT_PERMITTED');
});
