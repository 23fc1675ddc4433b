import { type Static, Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, uuid, wordsSchema } from '../../http/schema.ts';
import type { NamedKey } from '../../operations/access/find-keys.ts';

export const FoundKeyResource = Type.Object(
  {
    keyId: uuid('The key.'),
    name: wordsSchema('The name that its owner gave it.', 'Web shop'),
    prefix: Type.String({ description: 'How it begins.', examples: ['sfr_2mJ9xQ4T'] }),
    venueId: uuid('The venue that it opens.'),
    venueName: wordsSchema('The name of that venue.', 'Sofra Kadıköy'),
    hasWebhook: Type.Boolean({ description: 'Whether it gets events.' }),
    createdAt: instantSchema('When it was made.'),
    lastUsedAt: nullable(instantSchema(), 'When it was last used; `null` for never.'),
    revokedAt: nullable(instantSchema(), 'When it was revoked; `null` while it works.'),
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
