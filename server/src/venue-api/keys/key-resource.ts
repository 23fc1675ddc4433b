import { type Static, Type } from 'typebox';
import type { KeyWebhook as KeyWebhookRecord, VenueKey } from '../../core/access/keys/venue-key.ts';
import type { EndpointRecord } from '../../core/webhooks/delivery-policy.ts';
import {
  ENDPOINT_STATES,
  type EndpointHealth,
  endpointHealthOf,
} from '../../core/webhooks/endpoint-health.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

const KeyPermissions = Type.Object(
  {
    placesOrders: Type.Boolean({
      description: 'Whether the key may price baskets, place orders and read them.',
    }),
    takesReservations: Type.Boolean({ description: 'Whether the key may take reservations and read them.' }),
  },
  {
    title: 'KeyPermissions',
    description: 'The permissions of the key, in addition to reading the venue and its menu.',
  },
);

const AssistantLimitsResource = Type.Object(
  {
    perOrder: liraSchema('The limit for one order.'),
    perDay: liraSchema('The limit for all orders of one day.'),
  },
  { title: 'AssistantLimits' },
);

const WebhookHealth = Type.Object(
  {
    state: oneOf(
      ENDPOINT_STATES,
      'The state. `Untried`: the endpoint has accepted no event yet, and none has failed. `Failing`: it ' +
        'did not accept the last event. Tests do not count.',
    ),
    failingSince: nullable(instantSchema(), 'Since when it is failing; `null` if it is not.'),
    lastSuccessAt: nullable(
      instantSchema(),
      'When it last accepted an event, to the minute; `null` if it never has.',
    ),
    lastFailureAt: nullable(
      instantSchema(),
      'When it last failed to accept an event; `null` if it never has.',
    ),
    lastError: nullable(
      Type.String({ examples: ['The endpoint answered 500 instead of 2xx.'] }),
      'The reason of the failure, for developers; `null` if it is not failing.',
    ),
    nextAttemptAt: nullable(
      instantSchema(),
      'When the service tries again, if all events wait for the endpoint; `null` if nothing waits.',
    ),
    isFailingLong: Type.Boolean({
      description: 'Whether it has been failing for an hour or more and needs attention.',
    }),
  },
  { title: 'WebhookHealth', description: 'The state of the endpoint at this address.' },
);

const KeyWebhook = Type.Object(
  {
    url: Type.String({ examples: ['https://shop.example.com/hooks/sofra'] }),
    setAt: instantSchema('When this address was set.'),
    formerSecretUntil: nullable(
      instantSchema(),
      'Until when events are also signed with the previous signing secret; `null` if there is none.',
    ),
    health: WebhookHealth,
  },
  { title: 'KeyWebhook' },
);

const properties = {
  id: uuid(),
  revision: revisionSchema(),
  name: Type.String({
    examples: ['Web sitesi'],
    description: 'The name of the key. It also appears on the orders that the key places.',
  }),
  prefix: Type.String({ examples: ['sfr_2mJ9xQ4T'], description: 'The first characters of the key.' }),
  permissions: KeyPermissions,
  assistantOrders: nullable(
    AssistantLimitsResource,
    'The limits for orders by an assistant with this key, by drafts that a person confirms. The ' +
      'assistant may then also book. `null`: no orders by assistants.',
  ),
  createdAt: instantSchema(),
  lastUsedAt: nullable(instantSchema(), 'When it was last used, to the minute; `null` if never.'),
  revokedAt: nullable(instantSchema(), 'When the key was revoked; `null` while it works.'),
  webhook: nullable(KeyWebhook, 'The webhook for its events; `null` if it has none.'),
};

const signingSecret = nullable(
  Type.String({ examples: ['whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA='] }),
  'The new signing secret for its events, shown only in this answer; `null` if there is no new one.',
);

export const KeyResource = Type.Object(properties, { title: 'ApiKey' });

export const ChangedKeyResource = Type.Object({ ...properties, signingSecret }, { title: 'ChangedApiKey' });

export const MadeKeyResource = Type.Object(
  {
    ...properties,
    key: Type.String({
      examples: ['sfr_2mJ9xQ4T…'],
      description: 'The key itself, shown only in this answer: the service stores only its hash.',
    }),
    signingSecret,
  },
  { title: 'MadeApiKey' },
);

/** The JSON of a key at an instant. @param record  the known state of its endpoint; `null` if nothing is known */
export function toKeyResource(
  key: VenueKey,
  record: EndpointRecord | null,
  now: number,
): Static<typeof KeyResource> {
  const { id, name, prefix, permissions, assistant, createdAt, lastUsedAt, revokedAt, webhook } = key;
  return {
    id,
    revision: keyRevisionOf(key),
    name,
    prefix,
    permissions,
    assistantOrders: assistant && { perOrder: lira(assistant.orderKurus), perDay: lira(assistant.dayKurus) },
    createdAt: instant(createdAt),
    lastUsedAt: instantOrNull(lastUsedAt),
    revokedAt: instantOrNull(revokedAt),
    webhook: webhook && {
      url: webhook.url,
      setAt: instant(webhook.setAt),
      formerSecretUntil: instantOrNull(isOver(webhook, now) ? null : webhook.formerSecretUntil),
      health: toHealth(endpointHealthOf(record, webhook.setAt, now)),
    },
  };
}

const isOver = ({ formerSecretUntil: until }: KeyWebhookRecord, now: number) =>
  until !== null && until <= now;

/** The revision of the properties of a key that an owner can change, without its use and the state of its endpoint. */
export function keyRevisionOf({ name, permissions, assistant, webhook }: VenueKey): string {
  return revisionOf({ name, permissions, assistant, webhookUrl: webhook?.url ?? null });
}

function toHealth(health: EndpointHealth): Static<typeof WebhookHealth> {
  const { state, failingSince, lastSuccessAt, lastFailureAt, lastError, nextAttemptAt, isFailingLong } =
    health;
  return {
    state,
    failingSince: instantOrNull(failingSince),
    lastSuccessAt: instantOrNull(lastSuccessAt),
    lastFailureAt: instantOrNull(lastFailureAt),
    lastError,
    nextAttemptAt: instantOrNull(nextAttemptAt),
    isFailingLong,
  };
}
