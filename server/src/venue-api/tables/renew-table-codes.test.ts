import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: tables get new random codes, and the codes of before lead nowhere', async () => {
  const venue = await newStaffedVenue(sofra);
  const tables = async () => {
    const { body } = await venue.owner.call('GET', `/venues/${venue.id}/tables`);
    return body.data.flatMap((area: { tables: { id: string; name: string; code: string }[] }) => area.tables);
  };
  const before = await tables();
  const ids = before.map(({ id }: { id: string }) => id);
  const { status, body } = await venue.owner.call('POST', `/venues/${venue.id}/tables/codes`, { ids });
  assert.equal(status, 200);
  const after = await tables();
  assert.deepEqual(
    after.map(({ id, name }: { id: string; name: string }) => [id, name]),
    before.map(({ id, name }: { id: string; name: string }) => [id, name]),
  );
  const codes = after.map(({ code }: { code: string }) => code);
  assert.deepEqual(
    body.data.map(({ code }: { code: string }) => code),
    codes,
  );
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  assert.equal(
    new Set([...codes, ...before.map(({ code }: { code: string }) => code)]).size,
    2 * codes.length,
  );
});

test('nothing is changed when one of the tables is not there, or staff ask for it', async () => {
  const venue = await newStaffedVenue(sofra);
  const [area] = (await venue.owner.call('GET', `/venues/${venue.id}/tables`)).body.data;
  const path = `/venues/${venue.id}/tables/codes`;
  const ids = [area.tables[0].id, venue.id];
  assertRefused(await venue.owner.call('POST', path, { ids }), 404, 'TABLE_NOT_FOUND');
  const own = await venue.waiter.call('POST', path, { ids: [area.tables[0].id] });
  assert.equal(own.status, 403);
  const again = (await venue.owner.call('GET', `/venues/${venue.id}/tables`)).body.data;
  assert.equal(again[0].tables[0].code, area.tables[0].code);
});
