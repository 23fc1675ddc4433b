import { type TSchema, Type } from 'typebox';
import type { EventType } from '../../core/webhooks/event.ts';
import type { WebhookDescription } from '../../http/openapi/api-description.ts';
import { instantSchema, uuid } from '../../http/schema.ts';
import { OrderResource } from '../orders/order-schema.ts';
import { ReservationResource } from '../reservations/reservation-resource.ts';

const EVENT_ID = 'evt_5a3c1f0e9d8b7a695847362514031f2e';

const TestData = Type.Object(
  {
    venueId: uuid('The venue of the API key.'),
    venueName: Type.String({ examples: ['Köşe Lokantası'], description: 'The name of that venue.' }),
    keyName: Type.String({ examples: ['Web sitesi'], description: 'The name of the API key.' }),
  },
  { title: 'WebhookTestData', description: 'The webhook that is tested.' },
);

const HEADERS: Record<string, string> = {
  'X-Service-Event-Id': 'The `id` of the body.',
  'X-Service-Event-Type': 'The `type` of the body.',
  'webhook-id': 'The `id` of the body, for libraries of Standard Webhooks.',
  'webhook-timestamp':
    'The time of this attempt in Unix seconds. Refuse an event if it differs from your clock by more ' +
    'than five minutes.',
  'webhook-signature':
    '`v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key of ' +
    'the HMAC is the signing secret: the bytes that the base64 after `whsec_` encodes. For a day after ' +
    'the owner rotated the secret, the header has two signatures with a space between: one of the new ' +
    'secret and one of the old one. Accept the event if either of them is right.',
};

const NOT_ACCEPTED =
  'Not accepted. The event is sent again after longer and longer pauses, while its order or ' +
  'reservation is tracked.';

/** The events that the endpoints of callers receive. */
export const webhookDescriptions: readonly WebhookDescription[] = [
  {
    name: 'orderUpdated',
    tag: 'Webhooks',
    summary: 'An order has changed',
    description:
      'Sent for an order that the key placed or added a round to. The first event follows the placement; ' +
      'others follow each change of its status, payments, table, totals or lines, until 48 hours after ' +
      'the placement. `data` is the order, as in the answer of `getOrder`.',
    headers: HEADERS,
    body: eventOf('order.updated', OrderResource, 'OrderUpdatedEvent'),
    answers: { '2XX': 'Accepted.', default: NOT_ACCEPTED },
  },
  {
    name: 'reservationUpdated',
    tag: 'Webhooks',
    summary: 'A reservation has changed',
    description:
      'Sent for a reservation that the key made. The first event follows the booking; others follow each ' +
      'change of its status, time, guests or `cancelledBy`, until it is over or 48 hours after its time. ' +
      '`data` is the reservation, as in the answer of `getReservation`.',
    headers: HEADERS,
    body: eventOf('reservation.updated', ReservationResource, 'ReservationUpdatedEvent'),
    answers: { '2XX': 'Accepted.', default: NOT_ACCEPTED },
  },
  {
    name: 'webhookTest',
    tag: 'Webhooks',
    summary: 'A test was requested',
    description:
      'Sent when `sendTestEvent` is called or the owner of the venue requests a test. Nothing has ' +
      'changed.',
    headers: HEADERS,
    body: eventOf('webhook.test', TestData, 'WebhookTestEvent'),
    answers: { '2XX': 'Accepted.', default: 'Not accepted. A test is not sent again.' },
  },
];

function eventOf<Data extends TSchema>(type: EventType, data: Data, title: string) {
  return Type.Object(
    {
      id: Type.String({
        pattern: '^evt_[0-9a-f]{32}$',
        examples: [EVENT_ID],
        description: 'The same for every delivery of one change. Ignore an id that you have already seen.',
      }),
      type: Type.Literal(type, {
        description: 'The type of event. New types may be added: ignore types that you do not know.',
      }),
      createdAt: instantSchema(
        'When this delivery was prepared. Of two events about the same order or reservation, use the later ' +
          'one.',
      ),
      data,
    },
    { title },
  );
}
