import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
import { freshKey } from '../../../test/harness/staff.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { book, bookable, cancel, WEDNESDAY_EVENING } from '../../../test/venues/booking.ts';
import {
  type DeliveryFixture,
  deliveryFixture,
  forgetWebhooks,
} from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

const endpoint = createEndpoint();
let sofra: Sofra;
let deliveries: DeliveryFixture;
let venue: WebhookVenue;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  deliveries = deliveryFixture(sofra, endpoint);
});
beforeEach(async () => {
  await forgetWebhooks(sofra.db);
  sofra.clock.set(TUESDAY_AFTERNOON);
  const reservations = bookingSettings({ confirmsAutomatically: false });
  venue = await newWebhookVenue(sofra, endpoint, bookable({ reservations }));
});
after(() => sofra.close());

const delivered = () => deliveries.delivered(venue.hook);
const assertOneDelivered = (path: string, what: string) => deliveries.assertOneDelivered(venue, path, what);

/** Books a table for Wednesday evening. */
async function asked(change: Record<string, unknown> = {}) {
  const { body } = await book(sofra, venue, change);
  const path = `/venues/${venue.id}/reservations/${body.data.id}`;
  const act = async (method: string, below: string, sent?: unknown) => {
    const answer = await venue.waiter.call(method, `${path}${below}`, sent);
    assert.equal(answer.status, 200, answer.text);
  };
  return { id: body.data.id as string, publicPath: `/reservations/${body.data.id}`, act };
}

type Reservation = Awaited<ReturnType<typeof asked>>;
type Step = [what: string, act: (reservation: Reservation) => Promise<unknown>, status: string];

const settle = async (at: string) => {
  sofra.clock.set(at);
  await sofra.app.jobs.reservations.runOnce();
};
const accept: Step = ['accepted', ({ act }) => act('POST', '/accept'), 'Confirmed'];
const checkIn: Step = [
  'checked in',
  ({ act }) => {
    sofra.clock.set(WEDNESDAY_EVENING);
    return act('POST', '/check-in');
  },
  'Seated',
];

const LIVES_OF_RESERVATIONS: Record<string, Step[]> = {
  'accepted, changed and ended by staff': [
    accept,
    ['for more guests', ({ act }) => act('PATCH', '', { guests: 6 }), 'Confirmed'],
    ['at another time', ({ act }) => act('PATCH', '', { startsAt: '2026-03-04T18:00:00.000Z' }), 'Confirmed'],
    ['back at its time', ({ act }) => act('PATCH', '', { startsAt: WEDNESDAY_EVENING }), 'Confirmed'],
    checkIn,
    ['ended', ({ act }) => act('POST', '/end'), 'Completed'],
  ],
  declined: [['declined', ({ act }) => act('POST', '/decline'), 'Declined']],
  'cancelled by the caller': [['cancelled', ({ id }) => cancel(sofra, venue, id), 'Cancelled']],
  'cancelled by the venue': [accept, ['cancelled', ({ act }) => act('POST', '/cancel'), 'Cancelled']],
  'never answered': [['its time came', () => settle(WEDNESDAY_EVENING), 'Cancelled']],
  'called a no-show by staff': [
    accept,
    [
      'not shown',
      ({ act }) => {
        sofra.clock.set('2026-03-04T17:30:00.000Z');
        return act('POST', '/no-show');
      },
      'NoShow',
    ],
  ],
  'not changed after it was accepted': [
    accept,
    ['two hours later', () => settle('2026-03-04T19:00:00.000Z'), 'NoShow'],
  ],
  'not changed after the check-in': [
    accept,
    checkIn,
    ['four hours later', () => settle('2026-03-04T21:00:00.000Z'), 'Completed'],
  ],
};

for (const [name, steps] of Object.entries(LIVES_OF_RESERVATIONS)) {
  test(`a reservation that is ${name} is sent at each step, each time with its own event id`, async () => {
    const reservation = await asked();
    const { publicPath } = reservation;
    assert.equal((await assertOneDelivered(publicPath, 'taken')).body.data.status, 'Pending');
    for (const [what, step, status] of steps) {
      await step(reservation);
      const { body } = await assertOneDelivered(publicPath, what);
      assert.deepEqual([body.type, body.data.status], ['reservation.updated', status], what);
    }
    const left = await sofra.db.query({
      text: 'select from webhook_tracking where venue_id = $1',
      values: [venue.id],
    });
    assert.equal(left.length, 0, 'its last state was delivered, and it is tracked no more');
  });
}

test('a reservation that a guest cancels on the page is sent as cancelled by the customer', async () => {
  const username = `u${freshKey()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;
  venue = await newWebhookVenue(sofra, endpoint, bookable({ username }));
  const { body } = await book(sofra, venue);
  await assertOneDelivered(`/reservations/${body.data.id}`, 'taken');
  const { status } = await fetch(`${body.data.pageUrl}/cancel`, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'Hastayım' }),
    redirect: 'manual',
  });
  assert.equal(status, 303);
  const event = await assertOneDelivered(`/reservations/${body.data.id}`, 'cancelled');
  assert.equal(event.body.data.cancelledBy, 'Customer');
});

test('a repeated booking and a corrected note cause no event', async () => {
  const { act, publicPath } = await asked();
  await assertOneDelivered(publicPath, 'taken');
  await act('PATCH', '', { note: 'Köşe masa' });
  assert.equal((await book(sofra, venue)).status, 200);
  assert.deepEqual(await delivered(), []);
});
