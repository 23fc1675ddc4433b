import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATOR_TOKEN, useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../test/harness/staff.ts';
import { type AuditOptions, auditLines } from './audit-lines.ts';

const sofra = useSofra();

const lines = (options: AuditOptions) => auditLines({ url: sofra.baseUrl, token: OPERATOR_TOKEN }, options);

async function renamedWaiter(): Promise<StaffedVenue> {
  const venue = await newStaffedVenue(sofra);
  sofra.clock.advance(1_000);
  const path = `/venues/${venue.id}/accounts/${venue.waiter.account.id}`;
  await venue.owner.call('PATCH', path, { name: 'Derya', password: 'another password' });
  return venue;
}

test('an entry is printed with its person, address, act, and the values before and after', async () => {
  const venue = await renamedWaiter();
  const at = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual(await lines({ venue: venue.id, part: 'Accounts' }), [
    `${at}  Defne  127.0.0.1  changeAccount`,
    '  Changed account "Derya": name from Deniz to Derya, password.',
  ]);
});

test('missing values, removed values and values with parts are printed as words', async () => {
  const venue = await newStaffedVenue(sofra);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const operate = (method: string, path: string, body?: object) =>
    sofra.call(method, `/operator/v1/venues/${venue.id}${path}`, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
  await operate('POST', '/suspend');
  await operate('POST', '/resume');
  const until = new Date(sofra.clock.now() + 86_400_000).toISOString();
  await operate('PUT', '/subscription', { isActive: true, endsAt: until });
  await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { workingHours: [] });
  const said = (await lines({ venue: venue.id })).join('\n');
  assert.match(said, /Changed venue.*: suspended at set to 2026-/);
  assert.match(said, /Changed venue.*: suspended at removed \(was 2026-.+\)\./);
  assert.match(said, /subscribed until set to 2026-/);
  assert.doesNotMatch(said, /null|→|[{}]/);
});

test('with --json each entry is one line of JSON', async () => {
  const venue = await renamedWaiter();
  const [line, ...others] = await lines({
    venue: venue.id,
    by: venue.owner.account.id,
    part: 'Accounts',
    json: true,
  });
  assert.equal(others.length, 0);
  const { operation, traceId } = JSON.parse(line!);
  assert.equal(operation, 'changeAccount');
  assert.match(traceId, /^[0-9a-f]{32}$/);
});

test('a long log says how to read the next page, and an empty one says that it is empty', async () => {
  const venue = await renamedWaiter();
  for (let changes = 0; changes < 51; changes++) {
    sofra.clock.advance(1);
    await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { lateAfterMinutes: 10 + changes });
  }
  const page = await lines({ venue: venue.id, part: 'Settings' });
  const [, before] = /^Older entries: --before (\S+)$/.exec(page.at(-1)!) ?? [];
  const rest = await lines({ venue: venue.id, part: 'Settings', before: before! });
  assert.deepEqual([page.length, rest.length], [101, 2]);
  assert.deepEqual(await lines({ venue: venue.id, by: 'operator' }), ['There are no entries.']);
});

test('a refusal of the API is printed', async () => {
  await assert.rejects(lines({ part: 'Nothing' }), /part/);
});
