import type { AccountRecord } from '../../core/access/account.ts';
import type { KeyRecord } from '../../core/access/keys/api-key-record.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import type { CompleteRecord } from '../complete-record.ts';
import type { AccountDocument, KeyDocument, KeyPermissionsDocument } from './access-document-schema.ts';

/** An account with every property. The service does not know its password. */
export type WrittenAccount = CompleteRecord<Omit<AccountDocument, 'password'>>;
/** An API key with every property. The service does not know the key itself. */
export type WrittenKey = CompleteRecord<
  Omit<KeyDocument, 'key'>,
  { permissions: CompleteRecord<KeyPermissionsDocument> }
>;

/** The JSON of an account, with the hash of its password. */
export function toAccountDocument({
  id,
  role,
  name,
  email,
  invitedEmail,
  passwordHash,
}: AccountRecord): WrittenAccount {
  return { id, role, name, email, invitedEmail, passwordHash };
}

/** The JSON of an API key, with the hash of its secret. */
export function toKeyDocument({
  id,
  name,
  permissions,
  hash,
  prefix,
  createdAt,
  revokedAt,
}: KeyRecord): WrittenKey {
  return {
    id,
    name,
    permissions,
    keyHash: hash,
    prefix,
    createdAt: instant(createdAt),
    revokedAt: instantOrNull(revokedAt),
  };
}
