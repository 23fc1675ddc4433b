import { Type } from 'typebox';
import { accountSchema } from '../../venue-document/access/access-document-schema.ts';

const { role, name, email, password } = accountSchema.properties;

/** The password of the person who makes the change. Some changes need it. */
export const currentPassword = Type.Optional(
  Type.String({
    description:
      'Your own current password. Required to change the password or e-mail address of your own account ' +
      'or of an owner, and to add an owner.',
  }),
);

/** A new account of a venue. */
export const NewAccount = Type.Object(
  {
    role,
    name,
    email,
    password,
    currentPassword,
  },
  {
    title: 'NewAccount',
    additionalProperties: false,
    examples: [
      { role: 'Cashier', name: 'Deniz', email: 'deniz@example.com', password: 'kahve ve lokum' },
      { role: 'Waiter', name: 'Ada' },
    ],
  },
);

/** A change of an account; omitted properties stay as they are. */
export const AccountChange = Type.Partial(NewAccount, {
  title: 'AccountChange',
  additionalProperties: false,
  examples: [{ role: 'Owner', name: 'Deniz Kaya', currentPassword: 'kahve ve lokum' }],
});
