import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { leavingNothing, place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { everyDay } from '../../../test/samples/sample-hours.ts';
import { reasonsOfNewVenue } from '../../core/venue/reasons.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function change(body: unknown, of: StaffedVenue = venue) {
  return of.owner.call('PATCH', `/venues/${of.id}/settings`, body);
}

async function settingsOf(of: StaffedVenue) {
  return (await of.owner.call('GET', `/venues/${of.id}/settings`)).body.data;
}

function freshUsername(): string {
  return `meze-${randomBytes(6).toString('hex')}`;
}

const RATE = { from: '2026-01-01', percent: 19, takeawayPercent: 7 };
const FOOD = { code: 'food', name: 'Essen', section: 2, rates: [RATE] };
const EVERYTHING = {
  name: 'Meze',
  logoUrl: 'https://example.com/new.png',
  address: { line: null, district: null, city: 'Berlin', country: null },
  phone: '+4930901820',
  location: { latitude: 52.5, longitude: 13.4 },
  timeZone: 'Europe/Berlin',
  countryCode: 'DE',
  languages: [{ code: 'tr', name: 'Türkçe', isDefault: true }],
  workingHours: [
    { day: 'Monday', opensAt: '09:00', closesAt: '09:00', isClosed: false },
    { day: 'Sunday', opensAt: null, closesAt: null, isClosed: true },
  ],
  specialDays: [{ date: '2026-10-29', name: null, opensAt: '12:00', closesAt: '01:00', isClosed: false }],
  enforcesHours: false,
  grace: { beforeMinutes: 10, afterMinutes: 20 },
  serviceFeePercent: 0.29,
  ...{ vatClasses: [FOOD], vatClass: 'food', serviceFeeVatClass: 'food' },
  reservations: {
    isEnabled: false,
    confirmsAutomatically: false,
    isOfferedOnPage: true,
    seatSharePercent: 300,
    visitMinutes: 90,
  },
  billPaper: {
    legalName: 'Meze GmbH',
    taxNumber: '12/345/67890',
    footer: 'Danke!',
    tipPercents: [5, 12.5],
    hasQrCode: true,
    printsReceipts: true,
  },
  reasons: reasonsOfNewVenue(() => ['Vergriffen', 'Falsch eingegeben']),
};

test('200: every setting can be replaced, and the answer shows the stored value', async () => {
  const of = await newStaffedVenue(sofra);
  const body = { ...EVERYTHING, username: freshUsername() };
  const { status, body: answered } = await change(body, of);
  assert.equal(status, 200);
  const { data } = answered;
  const specialDays = [{ ...EVERYTHING.specialDays[0], revision: data.specialDays[0].revision }];
  assert.deepEqual({ ...data, ...body, specialDays }, data);
  assert.deepEqual(await settingsOf(of), data);
});

test('200: omitted settings stay as they are', async () => {
  const of = await newStaffedVenue(sofra, { username: freshUsername() });
  const before = await settingsOf(of);
  const { data } = (await change({ serviceFeePercent: 10 }, of)).body;
  assert.deepEqual(data, { ...before, revision: data.revision, serviceFeePercent: 10 });
  assert.deepEqual((await change({}, of)).body.data, data);
});

test('200: omitted parts of the address stay, and texts are trimmed', async () => {
  const { data } = (
    await change({ name: ' Köşe \u202e Lokantası\n', address: { city: ' İzmir ', line: ' ' } })
  ).body;
  assert.equal(data.name, 'Köşe  Lokantası');
  const { district, country } = venue.record.venue.address;
  assert.deepEqual(data.address, { line: null, district, city: 'İzmir', country });
});

test('200: a phone number is stored in international form, read with the country of the venue', async () => {
  const of = await newStaffedVenue(sofra);
  const phoneAfter = async (body: unknown) => (await change(body, of)).body.data.phone;
  assert.equal(await phoneAfter({ phone: ' 0216 555 01 01 ' }), '+902165550101');
  assert.equal(await phoneAfter({ countryCode: 'DE' }), '+902165550101');
  assert.equal(await phoneAfter({ phone: '030 901820' }), '+4930901820');
  assertRefused(await change({ phone: 'call us' }, of), 400, 'CONTENT_INVALID', ['phone']);
  assert.equal(await phoneAfter({ phone: ' ' }), null);
});

test('200: days are accepted in any order and listed from Monday, dates by the calendar', async () => {
  const open = { opensAt: '10:00', closesAt: '22:00' };
  const { data } = (
    await change({
      workingHours: [
        { day: 'Sunday', ...open },
        { day: 'Monday', ...open },
      ],
      specialDays: [
        { date: '2026-12-31', ...open },
        { date: '2026-01-01', isClosed: true },
      ],
    })
  ).body;
  const [days, dates] = [data.workingHours, data.specialDays];
  assert.deepEqual(
    [days.map(({ day }: { day: string }) => day), dates.map(({ date }: { date: string }) => date)],
    [
      ['Monday', 'Sunday'],
      ['2026-01-01', '2026-12-31'],
    ],
  );
});

test('200: new hours, grace and their enforcement apply to the next order', async () => {
  const of = await newStaffedVenue(sofra);
  const order = () => place(sofra, of, sampleOrder(of));
  assert.equal((await order()).status, 201);
  // It is 15:00 on a Tuesday.
  await change({ workingHours: everyDay('16:00', '23:00') }, of);
  assertRefused(await order(), 409, 'OUTSIDE_WORKING_HOURS');
  await change({ grace: { beforeMinutes: 60 } }, of);
  assert.equal((await order()).status, 201);
  await change({ grace: { beforeMinutes: 0 } }, of);
  assertRefused(await order(), 409, 'OUTSIDE_WORKING_HOURS');
  await change({ enforcesHours: false }, of);
  assert.equal((await order()).status, 201);
});

test('200: a new time zone applies to the next order', async () => {
  const of = await newStaffedVenue(sofra, { workingHours: everyDay('14:00', '23:00') });
  assert.equal((await place(sofra, of, sampleOrder(of))).status, 201);
  await change({ timeZone: 'Europe/London' }, of);
  assertRefused(await place(sofra, of, sampleOrder(of)), 409, 'OUTSIDE_WORKING_HOURS');
});

test('200: the next request sees a new name and username, also in the list of the headquarter', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const branchInList = async () => {
    const { data } = (await read(sofra, headquarter, '/venues')).body;
    const { name, username } = data.find(({ id }: { id: string }) => id === branch.id);
    return [name, username];
  };
  assert.deepEqual(await branchInList(), ['Köşe Lokantası', null]);
  const username = freshUsername();
  // The owner of the headquarter uses the same path.
  const path = `/venues/${branch.id}/settings`;
  assert.equal((await headquarter.owner.call('PATCH', path, { name: 'Köşe Moda', username })).status, 200);
  assert.deepEqual(await branchInList(), ['Köşe Moda', username]);
  assert.equal((await read(sofra, branch, `/venues/${branch.id}`)).body.data.name, 'Köşe Moda');
  const { venues } = (await headquarter.owner.call('GET', '/session')).body.data;
  assert.deepEqual(
    venues.map(({ name }: { name: string }) => name),
    ['Köşe Lokantası', 'Köşe Moda'],
  );
});

test('200: a stored username that is a word of the service by now may stay, and nobody else can take it', async () => {
  const [venue, other] = [await newStaffedVenue(sofra, { username: 'sofra' }), await newStaffedVenue(sofra)];
  const { status, body } = await change({ name: 'Köşe', username: 'sofra' }, venue);
  assert.deepEqual([status, body.data.username], [200, 'sofra']);
  assert.equal((await change({ name: 'Köşe Moda' }, venue)).status, 200);
  assert.equal((await change({ username: null }, venue)).body.data.username, null);
  for (const one of [venue, other])
    assertRefused(await change({ username: 'sofra' }, one), 400, 'CONTENT_INVALID');
});

test('200: null removes a username, which is then free for another venue', async () => {
  const username = freshUsername();
  const [first, second] = [await newStaffedVenue(sofra, { username }), await newStaffedVenue(sofra)];
  assertRefused(await change({ username }, second), 409, 'USERNAME_TAKEN');
  assert.equal((await change({ username: null }, first)).body.data.username, null);
  assert.equal((await change({ username }, second)).body.data.username, username);
  assert.equal((await change({ username }, second)).status, 200);
});

test('200: importing the export of a venue changes nothing', async () => {
  const of = await newStaffedVenue(sofra);
  await change({ ...EVERYTHING, username: freshUsername() }, of);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const exported = await sofra.call('GET', `/operator/v1/venues/${of.id}/export`, { headers });
  const body = exported.body.data;
  const imported = await sofra.call('POST', '/operator/v1/venues/import', { headers, body });
  assert.equal(imported.body.data.venues[0].outcome, 'Unchanged');
});

test('400: values of a wrong type are named', async () => {
  for (const [body, field] of [
    [{ name: 7 }, 'name'],
    [{ workingHours: {} }, 'workingHours'],
    [{ workingHours: [{ day: 'Monday', opensAt: '25:00' }] }, 'workingHours[0].opensAt'],
    [{ specialDays: [{ date: '2026-02-30', isClosed: true }] }, 'specialDays[0].date'],
    [{ enforcesHours: 'yes' }, 'enforcesHours'],
    [{ countryCode: 'Türkiye' }, 'countryCode'],
    [{ logoUrl: 'javascript:alert(1)' }, 'logoUrl'],
  ] as const) {
    assertRefused(await change(body), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: every broken rule is reported, and nothing is saved', async () => {
  const answer = await leavingNothing(sofra, venue, () =>
    change({
      name: 'Never seen',
      timeZone: 'Europe/Kadikoy',
      username: 'admin',
      languages: [
        { code: 'tr', name: 'Türkçe' },
        { code: 'tr', name: 'Türkisch' },
      ],
      workingHours: [
        { day: 'Monday', opensAt: '10:00' },
        { day: 'Monday', isClosed: true, closesAt: '10:00' },
      ],
      specialDays: [{ date: '2026-10-29' }],
    }),
  );
  assert.deepEqual(assertRefused(answer, 400, 'CONTENT_INVALID').toSorted(), [
    'languages',
    'languages[1].code',
    'specialDays[0].closesAt',
    'specialDays[0].opensAt',
    'timeZone',
    'username',
    'workingHours[0].closesAt',
    'workingHours[1].closesAt',
    'workingHours[1].day',
  ]);
  assert.notEqual((await settingsOf(venue)).name, 'Never seen');
});

test('400: values that are too long, too many, out of range, missing or unknown are named', async () => {
  const days = Array.from({ length: 400 }, () => ({ date: '2026-10-29', isClosed: true }));
  const languages = Array.from({ length: 21 }, () => ({ code: 'en', name: 'English' }));
  for (const [body, field] of [
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: null }, 'name'],
    [{ name: ' \u202e ' }, 'name'],
    [{ serviceFeePercent: 100.01 }, 'serviceFeePercent'],
    [{ serviceFeePercent: 1.005 }, 'serviceFeePercent'],
    [{ grace: { afterMinutes: 721 } }, 'grace.afterMinutes'],
    [{ location: { latitude: 41 } }, 'location.longitude'],
    [{ specialDays: days }, 'specialDays'],
    [{ languages }, 'languages'],
    [{ workingHours: Array.from({ length: 8 }, () => ({ day: 'Monday', isClosed: true })) }, 'workingHours'],
    [{ workinghours: [] }, 'workinghours'],
    [{ address: { street: 'Moda' } }, 'address.street'],
  ] as const) {
    assertRefused(await change(body), 400, 'CONTENT_INVALID', [field]);
  }
});

test('400: the owner cannot change what only the operator decides', async () => {
  for (const body of [
    { subscription: { isActive: true } },
    { isActive: true },
    { closedAt: null },
    { type: 'Branch' },
  ]) {
    assertRefused(await change(body), 400, 'CONTENT_INVALID', Object.keys(body));
  }
});

test('200: a share of the seats is set, kept and taken away; 400: it is 1 to 300, a visit 30 to 240 minutes', async () => {
  const of = await newStaffedVenue(sofra);
  const shareAfter = async (reservations: unknown) =>
    (await change({ reservations }, of)).body.data.reservations.seatSharePercent;
  assert.equal(await shareAfter({ seatSharePercent: 80 }), 80);
  assert.equal(await shareAfter({ visitMinutes: 45 }), 80);
  assert.equal(await shareAfter({ seatSharePercent: null }), null);
  for (const seatSharePercent of [0, 301, 50.5, '50'])
    assert.equal((await change({ reservations: { seatSharePercent } }, of)).status, 400);
  for (const visitMinutes of [29, 241, null])
    assert.equal((await change({ reservations: { visitMinutes } }, of)).status, 400);
});

test('409: of two venues that take a username at the same time, one gets it', async () => {
  const username = freshUsername();
  const both = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const answers = await Promise.all(both.map((of) => change({ username }, of)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
});
