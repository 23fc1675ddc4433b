import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { WORDS } from '../../words/words.ts';
import { newPageVenue } from '../booking/booking-fixture.ts';
import { type GuestVenue, newGuestVenue, openPage, reserve } from '../guest-fixture.ts';
import type { GuestState } from './guest-state.ts';

const sofra = useSofra();
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});

const HOUR_MS = 3_600_000;

/** Each state of a reservation: its name on the page, an example, and the moment at which a guest sees it. */
const STATES: [GuestState, Reservation, number][] = [
  ['Pending', reservationIn('Pending'), TABLE_AT - HOUR_MS],
  ['Unanswered', reservationIn('Pending'), TABLE_AT],
  ['Confirmed', reservationIn('Confirmed'), TABLE_AT - 1],
  ['Due', reservationIn('Confirmed'), TABLE_AT],
  ['NoShow', reservationIn('Confirmed'), TABLE_AT + 2 * HOUR_MS],
  ['Declined', reservationIn('Declined'), TABLE_AT - HOUR_MS],
  ['CancelledByGuest', reservationIn('Cancelled', { cancelledBy: 'Customer' }), TABLE_AT - HOUR_MS],
  ['CancelledByVenue', reservationIn('Cancelled', { cancelledBy: 'Venue' }), TABLE_AT - HOUR_MS],
  ['Seated', reservationIn('Seated'), TABLE_AT + HOUR_MS],
  ['Completed', reservationIn('Seated'), TABLE_AT + 4 * HOUR_MS],
];

test('200: every state has its own words, and the code is shown only while it is useful', async () => {
  for (const [state, { id: _, ...reservation }, now] of STATES) {
    const { path } = await reserve(sofra, venue, { ...reservation, venueId: venue.id });
    sofra.clock.set(now);
    for (const language of ['tr', 'ru'] as const) {
      const { text, html } = await openPage(sofra, path, { language });
      const { states, showCode } = WORDS[language].guestPages.reservation;
      for (const [name, { title }] of Object.entries(states)) {
        assert.equal(text.includes(title), name === state, `${state}: ${name}`);
      }
      assert.ok(text.includes(states[state].text), state);
      const hasCode = state === 'Confirmed' || state === 'Due';
      assert.deepEqual([text.includes(showCode), html.includes('class="qr"')], [hasCode, hasCode], state);
    }
  }
  sofra.clock.set(TABLE_AT - 29 * HOUR_MS);
});

test('200: a reservation that can no longer be cancelled says why, and offers no cancelling', async () => {
  const why = WORDS.en.guestPages.reservation.obstacles;
  const expected: Partial<Record<(typeof STATES)[number][0], string>> = {
    Unanswered: why.Cancelled,
    Due: why.TimeHasCome,
    NoShow: why.Over,
    Declined: why.Declined,
    CancelledByGuest: why.Cancelled,
    CancelledByVenue: why.Cancelled,
    Seated: why.CheckedIn,
    Completed: why.Over,
  };
  for (const [state, { id: _, ...reservation }, now] of STATES) {
    const { path } = await reserve(sofra, venue, { ...reservation, venueId: venue.id });
    sofra.clock.set(now);
    const { text, html } = await openPage(sofra, path);
    const reason = expected[state];
    assert.equal(html.includes(`${path}/cancel`), reason === undefined, state);
    for (const sentence of Object.values(why))
      assert.equal(text.includes(sentence), sentence === reason, state);
  }
  sofra.clock.set(TABLE_AT - 29 * HOUR_MS);
});

test('200: who has no table leads on to the form, where the venue takes bookings on its page', async () => {
  const open = await newPageVenue(sofra);
  for (const [state, { id: _, ...reservation }, now] of STATES) {
    for (const [of, takesMore] of [
      [open, ['Unanswered', 'NoShow', 'Declined', 'CancelledByGuest', 'CancelledByVenue', 'Completed']],
      [venue, []],
    ] as const) {
      const { path } = await reserve(sofra, of, { ...reservation, venueId: of.id });
      sofra.clock.set(now);
      const { html } = await openPage(sofra, path);
      const link = `/${of.username}/book?guests=${reservation.guests}"`;
      assert.equal(
        html.includes(link),
        (takesMore as readonly string[]).includes(state),
        `${of.username} ${state}`,
      );
    }
  }
  sofra.clock.set(TABLE_AT - 29 * HOUR_MS);
});

test('200: the page shows who cancelled, with their reason', async () => {
  const change = {
    cancelledBy: 'Venue',
    cancelledAt: TABLE_AT - HOUR_MS,
    cancellationReason: 'Su baskını',
  } as const;
  const { path } = await reserve(sofra, venue, { status: 'Cancelled', ...change });
  assert.match((await openPage(sofra, path)).text, /has cancelled this reservation .* Reason Su baskını/);
});
