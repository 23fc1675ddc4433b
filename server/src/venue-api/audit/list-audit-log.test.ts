import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, type TestAnswer, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra({ allowsLocalWebhooks: true });

interface Entry {
  id: string;
  operation: string;
  part: string;
  at: string;
  by: { kind: string; accountId: string | null; name: string | null };
  address: string | null;
  traceId: string | null;
  recordCount: number;
  records: { kind: string; id: string; name: string; action: string; properties: Property[] }[];
}

interface Property {
  name: string;
  values: { before: unknown; after: unknown } | null;
}

/** The entries of a venue, the newest first, without those of sign-ins. */
async function entriesOf({ id, owner }: StaffedVenue, query = ''): Promise<Entry[]> {
  const { body } = await owner.call('GET', `/venues/${id}/audit-log?pageSize=100${query}`);
  // The ids of entries depend on the clock: within one millisecond their order is random.
  sofra.clock.advance(1);
  const items = body.data.items as Entry[];
  return query === '' ? items.filter(({ part }) => part !== 'SignIns') : items;
}

function operator(method: string, path: string, body?: unknown): Promise<TestAnswer> {
  sofra.clock.advance(1);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  return sofra.call(method, `/operator/v1${path}`, body === undefined ? { headers } : { headers, body });
}

/** The first record of the newest entry: the act, the record, and the differences. */
async function readLatestEntry(venue: StaffedVenue) {
  const [entry] = await entriesOf(venue);
  const [record] = entry!.records;
  const differs = Object.fromEntries(record!.properties.map(({ name, values }) => [name, values]));
  const { part, operation } = entry!;
  return { entry: entry!, said: [part, operation, record!.action, record!.kind, record!.name], differs };
}

test('an entry says who did what when from where, and the values before and after', async () => {
  const venue = await newStaffedVenue(sofra);
  const { account } = venue.waiter;
  const answer = await venue.owner.call('PATCH', `/venues/${venue.id}/accounts/${account.id}`, {
    role: 'Owner',
    name: 'Derya',
    currentPassword: PASSWORD,
  });
  const at = new Date(sofra.clock.now()).toISOString();
  const [entry, ...older] = await entriesOf(venue);
  assert.deepEqual(older, []);
  assert.deepEqual(entry, {
    id: entry!.id,
    at,
    part: 'Accounts',
    operation: 'changeAccount',
    by: { kind: 'Account', accountId: venue.owner.account.id, name: 'Defne' },
    address: '127.0.0.1',
    traceId: answer.body.traceId,
    recordCount: 1,
    records: [
      {
        ...{ kind: 'Account', id: account.id, name: 'Derya', action: 'Changed' },
        properties: [
          { name: 'name', values: { before: 'Deniz', after: 'Derya' } },
          { name: 'role', values: { before: 'Cashier', after: 'Owner' } },
        ],
      },
    ],
  });
});

test('accounts: adding, passwords, signing out elsewhere and removing are in the log, passwords only as changed', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const email = `${randomUUID()}@example.com`;
  const added = await owner.call('POST', `/venues/${venue.id}/accounts`, {
    ...{ role: 'Cashier', name: 'Ece', email, password: 'a-secret-password' },
  });
  const path = `/venues/${venue.id}/accounts/${added.body.data.id}`;
  const asAdded = await readLatestEntry(venue);
  assert.deepEqual(asAdded.said, ['Accounts', 'addAccount', 'Added', 'Account', 'Ece']);
  assert.deepEqual(asAdded.differs, {
    name: { before: null, after: 'Ece' },
    role: { before: null, after: 'Cashier' },
    email: { before: null, after: email },
  });
  await owner.call('PATCH', path, { password: 'another-secret-password' });
  assert.deepEqual((await readLatestEntry(venue)).differs, { password: null });
  await owner.call('PUT', '/session/password', {
    currentPassword: PASSWORD,
    newPassword: 'a third secret password',
  });
  const own = await readLatestEntry(venue);
  assert.deepEqual(
    [own.said[1], own.said[4], own.differs],
    ['changeOwnPassword', 'Defne', { password: null }],
  );
  await owner.call('DELETE', '/session/others');
  sofra.clock.advance(1);
  await owner.call('DELETE', path);
  assert.deepEqual((await readLatestEntry(venue)).said, [
    'Accounts',
    'removeAccount',
    'Removed',
    'Account',
    'Ece',
  ]);
  const text = JSON.stringify(await readStoredEntries(venue.id));
  assert.doesNotMatch(text, /secret|argon2/);
});

/** The stored entries of a venue. */
function readStoredEntries(venueId: string): Promise<object[]> {
  return sofra.db.query({ text: 'select * from audit_entry where venue_id = $1', values: [venueId] });
}

test('keys: making, changing, a new signing secret and revoking are in the log, without secrets and paths of webhooks', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const made = await owner.call('POST', `/venues/${venue.id}/keys`, {
    name: 'Shop',
    permissions: {},
    webhookUrl: 'https://hooks.example.com/T0/hidden-path?token=hidden-token',
  });
  const { id, key, signingSecret } = made.body.data;
  const asMade = await readLatestEntry(venue);
  assert.deepEqual(asMade.said, ['Keys', 'makeKey', 'Added', 'Key', 'Shop']);
  assert.deepEqual(asMade.differs['webhookUrl'], { before: null, after: 'https://hooks.example.com' });
  const path = `/venues/${venue.id}/keys/${id}`;
  await owner.call('PATCH', path, { webhookUrl: 'https://hooks.example.com/T0/other-hidden-path' });
  assert.deepEqual((await readLatestEntry(venue)).differs, { webhookUrl: null });
  await owner.call('PATCH', path, { permissions: { placesOrders: true }, name: 'Web shop' });
  assert.deepEqual((await readLatestEntry(venue)).differs, {
    name: { before: 'Shop', after: 'Web shop' },
    placesOrders: { before: false, after: true },
  });
  await owner.call('POST', `${path}/signing-secret`);
  const regenerated = await readLatestEntry(venue);
  assert.deepEqual(regenerated.said, ['Keys', 'regenerateSigningSecret', 'Changed', 'Key', 'Web shop']);
  assert.deepEqual(regenerated.differs, { signingSecret: null });
  const revokedAt = new Date(sofra.clock.now()).toISOString();
  await owner.call('DELETE', path);
  assert.deepEqual((await readLatestEntry(venue)).differs, { revokedAt: { before: null, after: revokedAt } });
  const text = JSON.stringify(await readStoredEntries(venue.id));
  for (const secret of ['hidden', key as string, signingSecret as string]) assert.ok(!text.includes(secret));
});

test('settings, special days, tables, menu, campaigns and printers are in the log with what differs', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner, menu } = venue;
  const at = `/venues/${venue.id}`;
  const { name } = venue.record.venue;
  await owner.call('PATCH', `${at}/settings`, { lateAfterMinutes: 25 });
  assert.deepEqual((await readLatestEntry(venue)).differs['lateAfterMinutes']?.after, 25);
  assert.deepEqual((await readLatestEntry(venue)).said, [
    'Settings',
    'changeSettings',
    'Changed',
    'Settings',
    name,
  ]);
  await owner.call('PUT', `${at}/special-days/2026-04-23`, { isClosed: true });
  assert.deepEqual((await readLatestEntry(venue)).said.slice(0, 2), ['Settings', 'setSpecialDay']);
  await owner.call('POST', `${at}/areas`, { name: 'Teras', tables: [] });
  assert.deepEqual((await readLatestEntry(venue)).said.slice(2), ['Added', 'Area', 'Teras']);
  const product = (await owner.call('GET', `${at}/products/${menu.kebab.id}`)).body.data;
  const [portion] = product.portions;
  await owner.call('PATCH', `${at}/products/${menu.kebab.id}`, {
    portions: [{ ...portion, price: portion.price + 10 }, ...product.portions.slice(1)],
  });
  const priced = await readLatestEntry(venue);
  assert.deepEqual(priced.said, ['Menu', 'changeProduct', 'Changed', 'Product', menu.kebab.name]);
  const { before, after } = priced.differs['portions'] as { before: Priced[]; after: Priced[] };
  assert.equal(after[0]!.priceKurus - before[0]!.priceKurus, 1_000);
});

interface Priced {
  priceKurus: number;
}

test('what changes nothing, and what is refused, leaves no entry', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const path = `/venues/${venue.id}/accounts/${owner.account.id}`;
  await owner.call('PATCH', path, { name: 'Defne' });
  assertRefused(await owner.call('DELETE', path), 409, 'LAST_OWNER');
  assert.deepEqual(await entriesOf(venue), []);
});

test('what the operator does stands at its venue, for the owner without the address of the operator', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const parentVenueId = headquarter.id;
  const venue = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId });
  const at = `/venues/${venue.id}`;
  await operator('PUT', `${at}/subscription`, { isActive: true, endsAt: '2027-03-01T00:00:00.000Z' });
  const subscribed = await readLatestEntry(venue);
  assert.deepEqual(subscribed.said.slice(0, 4), ['Standing', 'setSubscription', 'Changed', 'Venue']);
  assert.deepEqual(subscribed.differs, {
    subscribedUntil: { before: null, after: '2027-03-01T00:00:00.000Z' },
  });
  const { by, address, traceId } = subscribed.entry;
  assert.deepEqual([by, address], [{ kind: 'Operator', accountId: null, name: null }, null]);
  assert.match(traceId!, /^[0-9a-f]{32}$/);
  const listed = await operator('GET', `/audit-log?venueId=${venue.id}&actor=Operator`);
  assert.equal(listed.body.data.items[0].address, '127.0.0.1');

  await operator('POST', `/keys/${venue.key.record.id}/revoke`);
  assert.deepEqual((await readLatestEntry(venue)).said.slice(1, 4), ['revokeKey', 'Changed', 'Key']);
  await operator('GET', `${at}/export`);
  assert.deepEqual((await readLatestEntry(venue)).said.slice(0, 3), ['Documents', 'exportVenue', 'Exported']);
  assert.deepEqual((await readLatestEntry(headquarter)).said.slice(0, 3), [
    'Documents',
    'exportVenue',
    'Exported',
  ]);
  await operator('PUT', `${at}/activity`, { isActive: false });
  await operator('POST', `${at}/close-account`);
  await operator('POST', `${at}/close-account`);
  const ofBranch = await operatorReads();
  assert.deepEqual(ofBranch, [
    'closeAccount',
    'setBranchActive',
    'exportVenue',
    'revokeKey',
    'setSubscription',
  ]);

  async function operatorReads(): Promise<string[]> {
    const { body } = await operator('GET', `/audit-log?venueId=${venue.id}&part=Standing`);
    const others = await operator('GET', `/audit-log?venueId=${venue.id}&pageSize=3&actor=Operator`);
    assert.deepEqual(
      body.data.items.map(({ operation }: Entry) => operation),
      ['closeAccount', 'setBranchActive', 'setSubscription'],
    );
    const before = others.body.data.nextBefore;
    const rest = await operator('GET', `/audit-log?venueId=${venue.id}&actor=Operator&before=${before}`);
    return [...others.body.data.items, ...rest.body.data.items].map(({ operation }: Entry) => operation);
  }
});

test('an import says for each venue how many records of each part it touched, a dry run and a repeat nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await operator('GET', `/venues/${venue.id}/export`);
  const document = body.data;
  document.venues[0].categories[0].name += ' 2';
  const send = (query: string) => operator('POST', `/venues/import${query}`, document);
  assert.equal((await send('?dryRun=true')).status, 200);
  assert.equal((await send('')).status, 200);
  assert.equal((await send('')).status, 200);
  const entries = await entriesOf(venue);
  assert.deepEqual(
    entries.map(({ operation }) => operation),
    ['importVenues', 'exportVenue'],
  );
  assert.deepEqual(entries[0]!.records[0]!.properties, [
    { name: 'Categories', values: { before: null, after: { added: 0, changed: 1, removed: 0 } } },
  ]);
});

test('signing in is in the log, and failures once the next one has to wait', async () => {
  const venue = await newStaffedVenue(sofra);
  const { account } = venue.owner;
  const guess = (password: string) => {
    sofra.clock.advance(1);
    return sofra.call('POST', '/venue/v1/session', { body: { email: account.email, password } });
  };
  for (let tried = 1; tried <= 9; tried++) assertRefused(await guess('wrong'), 401, 'SIGN_IN_FAILED');
  const actions = async () =>
    (await entriesOf(venue, '&part=SignIns')).map(({ by, records: [record] }) => [
      ...[record!.action, record!.name, by.kind, by.name],
    ]);
  const before = await actions();
  assert.deepEqual(before.toSorted(), [
    ['SignedIn', 'Defne', 'Account', 'Defne'],
    ['SignedIn', 'Deniz', 'Account', 'Deniz'],
  ]);
  assertRefused(await guess('wrong'), 401, 'SIGN_IN_FAILED');
  assertRefused(await guess('wrong'), 429, 'SIGN_IN_THROTTLED');
  assert.deepEqual(await actions(), [['SignInSlowed', 'Defne', 'Nobody', null], ...before]);
});
