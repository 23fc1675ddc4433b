import { type Static, Type } from 'typebox';
import { STATED_ROLES } from '../../core/access/account.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import {
  formField,
  idField,
  instantField,
  optionalInstant,
  recordOf,
  switchField,
  textField,
} from '../document-fields.ts';

export const accountSchema = recordOf('AccountDocument', 'A person of the venue.', {
  id: idField('account'),
  role: oneOf(
    STATED_ROLES,
    '`Owner`: everything. `Manager`, `Cashier`, `Waiter`, `Cook`, `Host`: what the venue decided. `Staff` means `Cashier`. `Bridge`: a program beside a fiscal device, which reads what it issues and nothing else.',
  ),
  name: textField(100, 'The name of the person.'),
  email: Type.Optional(
    nullable(
      Type.String({ format: 'email', maxLength: 254, examples: ['owner@example.com'] }),
      'The address to sign in with. It identifies the account: no two accounts have the same one. `null` or left out for a person who has only a name and a PIN, and is identified by the name; owners and bridges have one.',
    ),
  ),
  password: Type.Optional(
    nullable(
      Type.String({ minLength: 8, maxLength: 200 }),
      'The password to sign in with, beside `email`. Only its hash is stored.',
    ),
  ),
  passwordHash: Type.Optional(
    nullable(
      formField('^\\$argon2id\\$', '$argon2id$v=19$m=19456,t=2,p=1$…$…', 'A PHC string.'),
      'Instead of `password`: its argon2id hash as a PHC string. A stored account needs neither.',
    ),
  ),
});

const permissionsSchema = recordOf(
  'KeyPermissionsDocument',
  'The permissions beyond reading the venue and its menu.',
  {
    placesOrders: switchField(false, 'Whether it prices baskets, places orders and reads them.'),
    takesReservations: switchField(false, 'Whether it takes reservations and reads them.'),
  },
);

export const keySchema = recordOf('KeyDocument', 'An API key of the venue.', {
  id: idField('key'),
  name: textField(
    100,
    'The name, also on the orders that the key places. It identifies the key among the working keys.',
  ),
  permissions: Type.Optional(permissionsSchema),
  key: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The key itself, made elsewhere. Only its hash is stored. Without `key` and `keyHash`, the stored key ' +
        'stays; if there is none, a new key is made and shown once, in the answer.',
    }),
  ),
  keyHash: Type.Optional(
    formField(
      '^[0-9a-f]{64}$',
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      'Instead of `key`: its SHA-256 in lower-case hexadecimal, together with `prefix`.',
    ),
  ),
  prefix: Type.Optional(
    formField('^sfr_[0-9A-Za-z]{8}$', 'sfr_2mJ9xQ4T', 'The first 12 characters of the key.'),
  ),
  createdAt: Type.Optional(
    instantField('When the key was made. Left out: unchanged, and now for a new key.'),
  ),
  revokedAt: optionalInstant(
    'When the key was revoked. A stored key that is revoked stays revoked, whatever is stated here.',
  ),
});

export type AccountDocument = Static<typeof accountSchema>;
export type KeyDocument = Static<typeof keySchema>;
export type KeyPermissionsDocument = Static<typeof permissionsSchema>;
