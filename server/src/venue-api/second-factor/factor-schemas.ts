import { type Static, type TString, Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import type { ShownSecret } from '../../operations/access/second-factor/set-up-factor.ts';

/** A code that a person types. */
export function factorCode(): TString {
  return Type.String({
    maxLength: 40,
    description:
      'Six digits of the authenticator app, or a recovery code. Spaces, hyphens and the letter case do not count; each code counts once.',
    examples: ['287082'],
  });
}

/** The password of a person who is signed in. */
export function ownPassword(): TString {
  return Type.String({ description: 'Your own present password.', examples: ['kahve ve lokum'] });
}

/** What an authenticator app is set up with. */
export const ShownSecretResource = Type.Object(
  {
    secret: Type.String({
      description: 'The key to type into an authenticator app, in base32. Shown only here.',
      examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
    uri: Type.String({
      description: 'The same, for the app to read from a QR code.',
      examples: [
        'otpauth://totp/Sofra:defne%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sofra',
      ],
    }),
    expiresAt: instantSchema('It has to be confirmed before, within 15 minutes.'),
  },
  { title: 'ShownSecret' },
);

/** The JSON of a secret. */
export function toShownSecretResource(shown: ShownSecret): Static<typeof ShownSecretResource> {
  return { ...shown, expiresAt: instant(shown.expiresAt) };
}

/** Ten recovery codes. */
export function recoveryCodes() {
  return Type.Array(Type.String({ examples: ['ABCD-EFGH-2345-67XY'] }), {
    description: 'Ten codes, each of which takes the place of the second factor once. Shown only here.',
  });
}
