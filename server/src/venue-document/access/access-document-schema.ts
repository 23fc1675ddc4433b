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
    'The role. `Owner`: may do everything. `Manager`, `Cashier`, `Waiter`, `Cook`, `Host`: the rights ' +
      'that the venue gave the role. `Staff` means `Cashier`. `Bridge`: a program next to a fiscal ' +
      'device, which can only read bills for the device and report documents.',
  ),
  name: textField(100, 'The name of the person.'),
  email: Type.Optional(
    nullable(
      Type.String({ format: 'email', maxLength: 254, examples: ['owner@example.com'] }),
      'The e-mail address to sign in with. It identifies the account: no two accounts have the same one. ' +
        '`null` or left out for a person who has only a name and a PIN; the name then identifies the ' +
        'account. Owners and bridges need an address.',
    ),
  ),
  invitedEmail: Type.Optional(
    nullable(
      Type.String({ format: 'email', maxLength: 254, examples: ['deniz@example.com'] }),
      'The address of a person who is invited and has not opened the mailed link; then there are no `email` and no password. It identifies the account among those of the venue. Importing it sends no mail: the panel sends the invitation again. A person who has opened the link since keeps the address and the password.',
    ),
  ),
  password: Type.Optional(
    nullable(
      Type.String({ minLength: 8, maxLength: 200 }),
      'The password to sign in with, together with `email`. Only its hash is stored.',
    ),
  ),
  passwordHash: Type.Optional(
    nullable(
      formField('^\\$argon2id\\$', '$argon2id$v=19$m=19456,t=2,p=1$…$…', 'A PHC string.'),
      'The argon2id hash of the password as a PHC string, instead of `password`. A stored account needs ' +
        'neither.',
    ),
  ),
});

const permissionsSchema = recordOf(
  'KeyPermissionsDocument',
  'The permissions, in addition to reading the venue and its menu.',
  {
    placesOrders: switchField(false, 'Whether the key may price baskets, place orders and read them.'),
    takesReservations: switchField(false, 'Whether the key may take reservations and read them.'),
  },
);

export const keySchema = recordOf('KeyDocument', 'An API key of the venue.', {
  id: idField('key'),
  name: textField(
    100,
    'The name of the key, which also appears on its orders. It identifies the key among the working ' +
      'keys.',
  ),
  permissions: Type.Optional(permissionsSchema),
  key: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The key itself, if it was made elsewhere. Only its hash is stored. Without `key` and `keyHash`, ' +
        'the stored key stays; if there is none, a new key is created and shown once, in the answer.',
    }),
  ),
  keyHash: Type.Optional(
    formField(
      '^[0-9a-f]{64}$',
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      'The SHA-256 of the key in lower-case hexadecimal, instead of `key`. Send it together with ' +
        '`prefix`.',
    ),
  ),
  prefix: Type.Optional(
    formField('^sfr_[0-9A-Za-z]{8}$', 'sfr_2mJ9xQ4T', 'The first 12 characters of the key.'),
  ),
  createdAt: Type.Optional(
    instantField('When the key was made. Left out: unchanged, and now for a new key.'),
  ),
  revokedAt: optionalInstant(
    'When the key was revoked. A stored key that is revoked stays revoked, whatever the document says.',
  ),
});

export type AccountDocument = Static<typeof accountSchema>;
export type KeyDocument = Static<typeof keySchema>;
export type KeyPermissionsDocument = Static<typeof permissionsSchema>;
