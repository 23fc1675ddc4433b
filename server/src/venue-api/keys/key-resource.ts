import { type Static, Type } from 'typebox';
import type { VenueKey } from '../../core/access/venue-key.ts';
import type { EndpointRecord } from '../../core/webhooks/delivery-policy.ts';
import { ENDPOINT_STATES, type EndpointHealth, healthOf } from '../../core/webhooks/endpoint-health.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

const KeyPermissions = Type.Object(
  {
    placesOrders: Type.Boolean({ description: 'Whether it prices baskets, places orders and reads them.' }),
    takesReservations: Type.Boolean({ description: 'Whether it takes reservations and reads them.' }),
  },
  { title: 'KeyPermissions', description: 'What it may do beyond reading the venue and its menu.' },
);

const WebhookHealth = Type.Object(
  {
    state: oneOf(
      ENDPOINT_STATES,
      '`Untried`: no event was taken at this address yet, and none fails. `Failing`: the last was not taken. Tests do not count.',
    ),
    failingSince: nullable(instantSchema(), '`null` unless it fails.'),
    lastSuccessAt: nullable(instantSchema(), 'Right to the minute; `null` when it took nothing yet.'),
    lastFailureAt: nullable(instantSchema(), '`null` when it took everything.'),
    lastError: nullable(
      Type.String({ examples: ['The endpoint answered 500 instead of 2xx.'] }),
      'What is in the way, in a sentence for a developer; `null` unless it fails.',
    ),
    nextAttemptAt: nullable(
      instantSchema(),
      'When it is tried again while all that is to be sent waits for it; `null` when nothing waits.',
    ),
    isFailingLong: Type.Boolean({
      description: 'It fails for an hour or more: somebody should look after it.',
    }),
  },
  { title: 'WebhookHealth', description: 'How the endpoint at this address is doing.' },
);

const KeyWebhook = Type.Object(
  {
    url: Type.String({ examples: ['https://shop.example.com/hooks/sofra'] }),
    setAt: instantSchema('When this address was entered.'),
    health: WebhookHealth,
  },
  { title: 'KeyWebhook' },
);

const properties = {
  id: uuid(),
  name: Type.String({ examples: ['Web sitesi'], description: 'Also stands on the orders that it places.' }),
  prefix: Type.String({ examples: ['sfr_2mJ9xQ4T'], description: 'The first characters of the key.' }),
  permissions: KeyPermissions,
  createdAt: instantSchema(),
  lastUsedAt: nullable(instantSchema(), 'Right to the minute; `null` when it was never used.'),
  revokedAt: nullable(instantSchema(), '`null` as long as it works.'),
  webhook: nullable(KeyWebhook, 'Where its events go; `null` when it gets none.'),
};

const signingSecret = nullable(
  Type.String({ examples: ['whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA='] }),
  'What its events are signed with from now on, shown this once; `null` when there is no new one.',
);

export const KeyResource = Type.Object(properties, { title: 'ApiKey' });

export const ChangedKeyResource = Type.Object({ ...properties, signingSecret }, { title: 'ChangedApiKey' });

export const MadeKeyResource = Type.Object(
  {
    ...properties,
    key: Type.String({
      examples: ['sfr_2mJ9xQ4T…'],
      description: 'The key itself, shown this once: only its hash is kept.',
    }),
    signingSecret,
  },
  { title: 'MadeApiKey' },
);

/**
 * The JSON of a key at an instant.
 * @param record  what was learned of its endpoint; `null` for nothing
 */
export function toKeyResource(
  key: VenueKey,
  record: EndpointRecord | null,
  now: number,
): Static<typeof KeyResource> {
  const { id, name, prefix, permissions, createdAt, lastUsedAt, revokedAt, webhook } = key;
  return {
    id,
    name,
    prefix,
    permissions,
    createdAt: instant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
    revokedAt: revokedAt === null ? null : instant(revokedAt),
    webhook: webhook && {
      url: webhook.url,
      setAt: instant(webhook.setAt),
      health: toHealth(healthOf(record, webhook.setAt, now)),
    },
  };
}

function toHealth(health: EndpointHealth): Static<typeof WebhookHealth> {
  const { state, failingSince, lastSuccessAt, lastFailureAt, lastError, nextAttemptAt, isFailingLong } =
    health;
  return {
    state,
    failingSince: failingSince === null ? null : instant(failingSince),
    lastSuccessAt: lastSuccessAt === null ? null : instant(lastSuccessAt),
    lastFailureAt: lastFailureAt === null ? null : instant(lastFailureAt),
    lastError,
    nextAttemptAt: nextAttemptAt === null ? null : instant(nextAttemptAt),
    isFailingLong,
  };
}
