import { type Static, Type } from 'typebox';
import { EVENT_TYPES } from '../../core/webhooks/event.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryAttempt,
} from '../../store/webhooks/webhook-deliveries.ts';

const EVENT_ID = 'evt_5a3c1f0e9d8b7a695847362514031f2e';

export const DeliveryState = oneOf(
  DELIVERY_STATES,
  'The state. `Waiting`: the service will send it again. `Failed`: the service will not send it ' +
    'again. `Superseded`: a newer event of the same order or reservation replaced it.',
);

export const DeliveryResource = Type.Object(
  {
    eventId: Type.String({ examples: [EVENT_ID], description: 'The `id` in the body of the event.' }),
    type: oneOf(EVENT_TYPES),
    venueId: nullable(uuid(), 'The venue of the order or reservation; `null` for a test.'),
    orderId: nullable(uuid(), 'The order of the event; `null` if there is none.'),
    reservationId: nullable(uuid(), 'The reservation of the event; `null` if there is none.'),
    state: DeliveryState,
    begunAt: instantSchema('When it was first sent.'),
    lastAttemptAt: instantSchema(),
    nextAttemptAt: nullable(
      instantSchema(),
      'When it will be sent again; `null` if it will not be, and while all events wait for the endpoint ' +
        '(see `webhook.health` of the key).',
    ),
    attempts: Type.Integer({ examples: [3] }),
    isRedeliveryDue: Type.Boolean({
      description: 'Whether an owner requested it again and it is not sent yet.',
    }),
  },
  { title: 'EventDelivery' },
);

const AttemptResource = Type.Object(
  {
    attempt: Type.Integer({ description: 'The number of the attempt, from 1.' }),
    at: instantSchema(),
    statusCode: nullable(
      Type.Integer({ examples: [500] }),
      'The HTTP status of the answer; `null` without a complete answer.',
    ),
    error: nullable(
      Type.String({ examples: ['The endpoint answered 500 instead of 2xx.'] }),
      'The problem, as a sentence for developers; `null` if it was delivered.',
    ),
    durationMs: Type.Integer({ examples: [84], description: 'The duration of the attempt in milliseconds.' }),
  },
  { title: 'DeliveryAttempt' },
);

export const DeliveryWithHistory = Type.Object(
  {
    ...DeliveryResource.properties,
    history: Type.Array(AttemptResource, { description: 'The attempts to deliver it, oldest first.' }),
  },
  { title: 'EventDeliveryWithHistory' },
);

/** The JSON of a delivery. */
export function toDeliveryResource(delivery: Delivery): Static<typeof DeliveryResource> {
  const { eventId, type, subject, state, begunAt, lastAttemptAt, nextAttemptAt, attempts } = delivery;
  return {
    eventId,
    type,
    venueId: subject?.venueId ?? null,
    orderId: type === 'order.updated' ? subject!.subjectId : null,
    reservationId: type === 'reservation.updated' ? subject!.subjectId : null,
    state,
    begunAt: instant(begunAt),
    lastAttemptAt: instant(lastAttemptAt),
    nextAttemptAt: instantOrNull(nextAttemptAt),
    attempts,
    isRedeliveryDue: delivery.isRedeliveryDue,
  };
}

/** The JSON of an attempt. */
export function toAttemptResource(attempt: DeliveryAttempt): Static<typeof AttemptResource> {
  return { ...attempt, at: instant(attempt.at) };
}
