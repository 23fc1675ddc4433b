import { type Static, Type } from 'typebox';
import type { VenueKey } from '../../core/venue-key.ts';
import { instant } from '../../http/envelope.ts';
import { instantSchema, nullable, uuid } from '../../http/schema.ts';

const KeyPermissions = Type.Object(
  {
    placesOrders: Type.Boolean({ description: 'Whether it prices baskets, places orders and reads them.' }),
    takesReservations: Type.Boolean({ description: 'Whether it takes reservations and reads them.' }),
  },
  { title: 'KeyPermissions', description: 'What it may do beyond reading the venue and its menu.' },
);

const KeyWebhook = Type.Object(
  {
    url: Type.String({ examples: ['https://shop.example.com/hooks/sofra'] }),
    setAt: instantSchema('When this address was entered.'),
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

/** The JSON of a key. */
export function toKeyResource(key: VenueKey): Static<typeof KeyResource> {
  const { id, name, prefix, permissions, createdAt, lastUsedAt, revokedAt, webhook } = key;
  return {
    id,
    name,
    prefix,
    permissions,
    createdAt: instant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
    revokedAt: revokedAt === null ? null : instant(revokedAt),
    webhook: webhook && { url: webhook.url, setAt: instant(webhook.setAt) },
  };
}
