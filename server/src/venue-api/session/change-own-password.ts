import { Type } from 'typebox';
import { changeOwnPassword as change } from '../../operations/change-own-password.ts';
import { createSignInThrottle } from '../../operations/sign-in-throttle.ts';
import { sessionHashOf } from '../session-cookie.ts';
import { type UnhungVenueOperation, type VenueOperation, venueOperation } from '../venue-operation.ts';

const OwnPassword = Type.Object(
  {
    currentPassword: Type.String({ description: 'What they signed in with.' }),
    newPassword: Type.String({
      minLength: 8,
      maxLength: 200,
      description: 'Spaces at its ends do not count. Only a hash is kept.',
    }),
  },
  {
    title: 'OwnPassword',
    examples: [{ currentPassword: 'kahve ve lokum', newPassword: 'sabah ezanında simit' }],
  },
);

const description = {
  operationId: 'changeOwnPassword',
  method: 'PUT',
  path: '/session/password',
  tag: 'Session',
  summary: 'Change one’s own password',
  description:
    'The current password is asked for once more, and wrong ones are held back like sign-ins: 10 failures for the account, or ' +
    '50 from a network address, within 15 minutes. Every other session of the account ends on every server at once; this ' +
    'one goes on.',
  access: 'Staff',
  body: OwnPassword,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The password is the new one.',
      schema: Type.Object({ isChanged: Type.Boolean({ description: '`true`, always.', examples: [true] }) }),
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'CONTENT_INVALID',
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
} satisfies Omit<VenueOperation<'Staff', undefined, undefined, typeof OwnPassword>, 'run'>;

export const changeOwnPassword: UnhungVenueOperation = {
  description,
  // Each running service holds back its own guessers.
  hang: (parts) => {
    const throttle = createSignInThrottle();
    const operation = venueOperation({
      ...description,
      run: async ({ db, random }, { body, session, address, header, now }) => {
        const tokenHash = sessionHashOf(header('cookie'));
        await change({ db, random, throttle }, session, { ...body, address, tokenHash }, now);
        return { status: 200, data: { isChanged: true } };
      },
    });
    return operation.hang(parts);
  },
};
