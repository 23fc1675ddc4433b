import { type Static, Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, uuid, wordsSchema } from '../../http/schema.ts';
import type { NamedKey } from '../../operations/access/keys/find-keys.ts';

export const FoundKeyResource = Type.Object(
  {
    keyId: uuid('The key.'),
    name: wordsSchema('The name of the key.', 'Web shop'),
    prefix: Type.String({ description: 'The first characters of the key.', examples: ['sfr_2mJ9xQ4T'] }),
    venueId: uuid('The venue of the key.'),
    venueName: wordsSchema('The name of that venue.', 'Sofra Kadıköy'),
    hasWebhook: Type.Boolean({ description: 'Whether the key has a webhook.' }),
    createdAt: instantSchema('When it was created.'),
    lastUsedAt: nullable(instantSchema(), 'When the key was last used; `null` if never.'),
    revokedAt: nullable(instantSchema(), 'When the key was revoked; `null` while it works.'),
  },
  { title: 'FoundKey', description: 'An API key, without its secret.' },
);

export function toFoundKey({ id, ...key }: NamedKey): Static<typeof FoundKeyResource> {
  const { name, prefix, venueId, venueName, hasWebhook, createdAt, lastUsedAt, revokedAt } = key;
  return {
    ...{ keyId: id, name, prefix, venueId, venueName, hasWebhook },
    createdAt: instant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
    revokedAt: revokedAt === null ? null : instant(revokedAt),
  };
}
