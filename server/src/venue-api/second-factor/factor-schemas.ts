import { type Static, type TString, Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import type { ShownSecret } from '../../operations/access/second-factor/set-up-factor.ts';

/** The schema of a code that a person types. */
export function factorCodeSchema(): TString {
  return Type.String({
    maxLength: 40,
    description:
      'The six digits from the authenticator app, or a recovery code. Spaces, hyphens and letter case do ' +
      'not matter. Each code works once.',
    examples: ['287082'],
  });
}

/** The schema of the password of a person who is signed in. */
export function ownPasswordSchema(): TString {
  return Type.String({ description: 'Your current password.', examples: ['kahve ve lokum'] });
}

/** The secret that sets up an authenticator app. */
export const ShownSecretResource = Type.Object(
  {
    secret: Type.String({
      description: 'The secret to type into an authenticator app, in base32. Shown only in this answer.',
      examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
    uri: Type.String({
      description: 'The same secret as a URI, for a QR code that the app can read.',
      examples: [
        'otpauth://totp/Sofra:defne%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sofra',
      ],
    }),
    expiresAt: instantSchema('Until when the secret must be confirmed: within 15 minutes.'),
  },
  { title: 'ShownSecret' },
);

export function toShownSecretResource(shown: ShownSecret): Static<typeof ShownSecretResource> {
  return { ...shown, expiresAt: instant(shown.expiresAt) };
}

export function recoveryCodesSchema() {
  return Type.Array(Type.String({ examples: ['ABCD-EFGH-2345-67XY'] }), {
    description: 'Ten codes. Each works once instead of the second factor. Shown only in this answer.',
  });
}
