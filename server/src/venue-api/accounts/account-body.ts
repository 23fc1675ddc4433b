import { Type } from 'typebox';
import { accountSchema } from '../../venue-document/access/access-document-schema.ts';

const { role, name, email, password } = accountSchema.properties;

/** Someone who is to sign in for a venue. */
export const NewAccount = Type.Object(
  { role, name, email, password: Type.Required(Type.Object({ password })).properties.password },
  {
    title: 'NewAccount',
    additionalProperties: false,
    examples: [{ role: 'Staff', name: 'Deniz', email: 'deniz@example.com', password: 'kahve ve lokum' }],
  },
);

/** What of an account is to be another; what is left out stays. */
export const AccountChange = Type.Partial(NewAccount, {
  title: 'AccountChange',
  additionalProperties: false,
  examples: [{ role: 'Owner', name: 'Deniz Kaya' }],
});
