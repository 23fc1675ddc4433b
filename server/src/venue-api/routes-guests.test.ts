import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { useFixture } from '../../test/harness/fixture.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import { registerDevice } from '../../test/harness/registered-device.ts';
import { lineOf, useSofra } from '../../test/harness/sofra.ts';
import { freshKey, openBill, sampleAccount, signIn } from '../../test/harness/staff.ts';
import { askedFor, newReservingVenue, takenDown } from '../../test/venues/reservation-venue.ts';
import { RIGHTS, USUAL_GRANTS } from '../core/access/rights.ts';
import { venueOperations } from './routes.ts';

const sofra = useSofra();

/** Whose data a property has. */
const GUESTS = 'null without the right seeGuests';
const VENUES = 'of the restaurant';
const STAFFS = 'of a colleague, or of the caller';
const NO_ONES = 'neither a number nor an address';

/**
 * Every property of an answer whose name suggests a phone number, an address or an e-mail address, and every property
 * that may have any content. A new one must be added here, with the decision whose data it has.
 */
const DECIDED: Record<string, string> = {
  'Account.email': STAFFS,
  'ApiUse.callsPerAddress': NO_ONES,
  'AuditEntry.address': STAFFS,
  'Bill.customer.address': GUESTS,
  'Bill.customer.phone': GUESTS,
  'BillWithHistory.customer.address': GUESTS,
  'BillWithHistory.customer.phone': GUESTS,
  'HistoryEntry.detail.*': NO_ONES,
  'Invitation.mail': NO_ONES,
  'ListedReservation.customer.phone': GUESTS,
  'PasswordLink.mail': NO_ONES,
  'ReservationHistoryEntry.detail.*': NO_ONES,
  'ReservationWithClashes.customer.phone': GUESTS,
  'ReservationWithHistory.customer.phone': GUESTS,
  'PersonalNotice.address': STAFFS,
  'SavedAccount.email': STAFFS,
  'SavedAccount.invitedEmail': STAFFS,
  'SavedAccount.mail': NO_ONES,
  'Settings.address': VENUES,
  'Settings.dayReportEmails': VENUES,
  'Settings.phone': VENUES,
  'Settings.sendsMail': NO_ONES,
  'VenueAccount.email': STAFFS,
  'VenueAccount.invitedEmail': STAFFS,
  'VenueReservation.customer.phone': GUESTS,
};

/** The properties of a schema that may have such data, with the title of their object. */
function propertiesIn(schema: TSchema, of: string): string[] {
  const { title = of, properties = {}, items, anyOf = [], additionalProperties } = schema as Described;
  const named = Object.entries(properties).flatMap(([name, property]) => {
    const at = `${title}.${name}`;
    return [...(/phone|address|mail/i.test(name) ? [at] : []), ...propertiesIn(property, at)];
  });
  return [
    ...named,
    ...(additionalProperties === true ? [`${title}.*`] : []),
    ...(items === undefined ? [] : propertiesIn(items, title)),
    ...anyOf.flatMap((one) => propertiesIn(one, title)),
  ];
}

interface Described {
  title?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  additionalProperties?: unknown;
}

test('it is decided of every phone number, address and mail address in an answer who may see it', () => {
  const found = venueOperations.flatMap(({ description: { operationId, answers } }) =>
    Object.values(answers ?? {}).flatMap(({ schema }) =>
      schema == null ? [] : propertiesIn(schema, operationId),
    ),
  );
  assert.deepEqual([...new Set(found)].toSorted(), Object.keys(DECIDED).toSorted());
});

const PHONE = '0532 111 98 76';
const ADDRESS = 'Gizli Sokak 7';
const customer = { name: 'Zeynep Ak', phone: PHONE, address: ADDRESS };

/** Checks that a text has neither the phone number, in any format, nor the address, but has the name. */
function assertHidden(where: string, text: string, names = true): void {
  for (const secret of ['1119876', '111 98 76', ADDRESS])
    assert.ok(!text.includes(secret), `${where}: ${text}`);
  if (names) assert.ok(text.includes(customer.name), `${where}: ${text}`);
}

function assertShown(where: string, text: string, secrets: string[]): void {
  for (const secret of secrets) assert.ok(text.includes(secret), `${where}: ${text}`);
}

/** Makes a venue with a delivery and two reservations, and a manager with all rights except for the data of guests. */
async function newVenueWithHiddenGuests() {
  const account = await sampleAccount('Manager');
  const rights = RIGHTS.filter((right) => right !== 'seeGuests');
  const roles = { ...USUAL_GRANTS, Manager: { ...USUAL_GRANTS.Manager, rights } };
  const venue = await newReservingVenue(sofra, { roles }, { accounts: [account] });
  const { path, first } = await openBill(venue, { type: 'Delivery', customer });
  const { name, phone } = customer;
  const asked = await askedFor(sofra, venue, { customer: { name, phone } });
  const taken = await takenDown(venue, { customer: { name, phone }, startsAt: '2026-03-04T19:00:00Z' });
  return { ...venue, blind: await signIn(sofra, account), path, billId: first.id, asked, taken };
}

const venue = useFixture(newVenueWithHiddenGuests);

test('a person without the right reads no phone number and no address of a guest in any answer', async () => {
  const { id, blind, owner, billId, taken } = venue;
  const known = { '{venueId}': id, '{billId}': billId, '{reservationId}': taken.id, '{date}': '2026-03-04' };
  const reads = venueOperations.filter(
    ({ description: { method, operationId } }) => method === 'GET' && operationId !== 'followVenue',
  );
  for (const { description } of reads) {
    const named = Object.entries(known).reduce((path, pair) => path.replace(...pair), description.path);
    const { status, text } = await blind.call('GET', named);
    assert.ok(status < 500, text);
    assertHidden(description.operationId, text, false);
  }
  const withGuest: [path: string, secrets: string[]][] = [
    [`/venues/${id}/bills`, ['+905321119876', ADDRESS]],
    [`/venues/${id}/bills?q=zeynep`, ['+905321119876', ADDRESS]],
    [`/venues/${id}/bills/${billId}`, ['+905321119876', ADDRESS]],
    [`/venues/${id}/reservations?date=2026-03-04`, ['+905321119876']],
    [`/venues/${id}/reservations/pending`, ['+905321119876']],
    [taken.path, ['+905321119876']],
  ];
  for (const [path, secrets] of withGuest) {
    assertHidden(path, (await blind.call('GET', path)).text);
    assertShown(path, (await owner.call('GET', path)).text, secrets);
  }
});

test('a person who may not see a number cannot find it out by a search', async () => {
  const { id, blind, owner, billId } = venue;
  for (const q of ['1119876', PHONE, '+90532']) {
    const path = `/venues/${id}/bills?q=${encodeURIComponent(q)}`;
    assert.deepEqual((await blind.call('GET', path)).body.data.items, [], q);
    assert.equal((await owner.call('GET', path)).body.data.items[0].id, billId, q);
  }
  assertRefused(await blind.call('GET', `/venues/${id}/reservations/search?q=1119`), 403, 'NOT_PERMITTED');
});

test('what a person without the right writes is answered without the data, and erases none of them', async () => {
  const { id, blind, owner, path, asked, taken, menu } = await newVenueWithHiddenGuests();
  const write = async (method: string, below: string, body?: unknown) => {
    const answer = await blind.call(method, below, body, { 'idempotency-key': freshKey() });
    assert.ok(answer.status < 300, `${below}: ${answer.text}`);
    assertHidden(below, answer.text);
    return answer.body.data;
  };
  const { bill } = await write('POST', `${path}/rounds`, {
    lines: [lineOf(menu.kebab)],
    note: 'Zil çalmıyor',
  });
  await write('PUT', `${path}/departure`, { hasLeft: true });
  await write('PUT', `${path}/waiter`);
  await write('POST', `${path}/lines/${bill.lines[0].id}/strike`, {});
  await write('POST', `${path}/lines/${bill.lines[0].id}/order-again`);
  await write('POST', `${path}/close`, { kind: 'Cash' });
  const guest = { ...customer, phone: '+905321119876', paymentMethod: null };
  assert.deepEqual((await owner.call('GET', path)).body.data.customer, guest);
  assertHidden('paid first', (await blind.call('GET', `/venues/${id}/bills/paid-first`)).text);

  await write('POST', `${asked.path}/accept`);
  await write('PATCH', asked.path, { note: 'Balkon', guests: 5 });
  await write('POST', `/venues/${id}/reservations/check-in`, { code: asked.first.code });
  await write('POST', `${taken.path}/cancel`, { reason: 'Aradı' });
  for (const one of [asked, taken]) {
    const { customer: kept } = (await owner.call('GET', one.path)).body.data;
    assert.deepEqual(kept, { name: guest.name, phone: guest.phone });
  }
  await write('POST', `/venues/${id}/bills`, { type: 'Delivery', customer, lines: [lineOf(menu.kebab)] });
  const booking = {
    startsAt: '2026-03-05T17:00:00Z',
    guests: 2,
    customer: { name: guest.name, phone: PHONE },
  };
  await write('POST', `/venues/${id}/reservations`, booking);
});

test('a shared device without a person is shown no data of guests, whatever it is for', async () => {
  const { id, owner, path } = venue;
  const board = await registerDevice(sofra, owner, id, 'Board');
  for (const below of [`/venues/${id}/bills`, path]) {
    assertHidden(below, (await board.call('GET', below)).text);
  }
});
