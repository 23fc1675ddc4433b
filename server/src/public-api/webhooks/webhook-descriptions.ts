import { type TSchema, Type } from 'typebox';
import type { EventType } from '../../core/webhooks/event.ts';
import type { WebhookDescription } from '../../http/openapi/api-description.ts';
import { instantSchema, uuid } from '../../http/schema.ts';
import { OrderResource } from '../orders/order-resource.ts';
import { ReservationResource } from '../reservations/reservation-resource.ts';

const EVENT_ID = 'evt_5a3c1f0e9d8b7a695847362514031f2e';

const TestData = Type.Object(
  {
    venueId: uuid('The venue that the key was made for.'),
    venueName: Type.String({ examples: ['Köşe Lokantası'] }),
    keyName: Type.String({ examples: ['Web sitesi'] }),
  },
  { title: 'WebhookTestData', description: 'Whose webhook it is that is tested.' },
);

const HEADERS: Record<string, string> = {
  'X-Service-Event-Id': 'The `id` of the body.',
  'X-Service-Event-Type': 'The `type` of the body.',
  'webhook-id': 'The `id` of the body, for libraries of Standard Webhooks.',
  'webhook-timestamp':
    'When this attempt was made, in Unix seconds. Refuse one that is more than five minutes off.',
  'webhook-signature':
    '`v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, by the bytes that the base64 ' +
    'behind `whsec_` of the signing secret stands for.',
};

const AGAIN =
  'Not taken: it is sent again by itself, later and later, as long as what it tells of is tracked.';

/** What the endpoints of callers are sent. */
export const webhookDescriptions: readonly WebhookDescription[] = [
  {
    name: 'orderUpdated',
    tag: 'Webhooks',
    summary: 'An order has changed',
    description:
      'An order that the key placed, or added a round to: first when it is placed, then with each change of its status, ' +
      'payments, table, totals or lines, until 48 hours after its placement. `data` is the order as reading it answers.',
    headers: HEADERS,
    body: eventOf('order.updated', OrderResource, 'OrderUpdatedEvent'),
    answers: { '2XX': 'Taken.', default: AGAIN },
  },
  {
    name: 'reservationUpdated',
    tag: 'Webhooks',
    summary: 'A reservation has changed',
    description:
      'A reservation that the key took: first when it is taken, then with each change of its status, time, guests or who ' +
      'cancelled it, until it is over or 48 hours after its time. `data` is the reservation as reading it answers.',
    headers: HEADERS,
    body: eventOf('reservation.updated', ReservationResource, 'ReservationUpdatedEvent'),
    answers: { '2XX': 'Taken.', default: AGAIN },
  },
  {
    name: 'webhookTest',
    tag: 'Webhooks',
    summary: 'A test was asked for',
    description: 'By `sendTestEvent`, or by the owner of the venue. Nothing has changed.',
    headers: HEADERS,
    body: eventOf('webhook.test', TestData, 'WebhookTestEvent'),
    answers: { '2XX': 'Taken.', default: 'Not taken. A test is not sent again.' },
  },
];

function eventOf<Data extends TSchema>(type: EventType, data: Data, title: string) {
  return Type.Object(
    {
      id: Type.String({
        pattern: '^evt_[0-9a-f]{32}$',
        examples: [EVENT_ID],
        description:
          'The same however often a change is delivered, and another for each change: drop what you have seen.',
      }),
      type: Type.Literal(type),
      createdAt: instantSchema(
        'When this delivery was prepared. Of two about the same order or reservation the later one is right.',
      ),
      data,
    },
    { title },
  );
}
