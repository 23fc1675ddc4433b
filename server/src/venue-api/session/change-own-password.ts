import { Type } from 'typebox';
import { changeOwnPassword as change } from '../../operations/access/change-own-password.ts';
import { createAttemptPace } from '../../throttles/attempt-pace.ts';
import { sessionHashOf } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';

const OwnPassword = Type.Object(
  {
    currentPassword: Type.String({ description: 'The password before the change.' }),
    newPassword: Type.String({
      minLength: 8,
      maxLength: 200,
      description: 'Spaces at its ends are removed. The service stores only a hash.',
    }),
  },
  {
    title: 'OwnPassword',
    examples: [{ currentPassword: 'kahve ve lokum', newPassword: 'sabah ezanında simit' }],
  },
);

/** Counted by session, so that guesses with a stolen session delay no other session of the account. */
const WRONG_PASSWORDS = {
  free: 10,
  firstWaitMs: 2_000,
  longestWaitMs: 5 * 60_000,
  forgetAfterMs: 15 * 60_000,
  mostKeys: 10_000,
};

export const changeOwnPassword = venueOperation({
  operationId: 'changeOwnPassword',
  method: 'PUT',
  path: '/session/password',
  tag: 'Session',
  summary: 'Change your own password',
  description:
    'The call needs the current password. After 10 wrong ones in a session, each further try is delayed: ' +
    'by 2 seconds at first and 5 minutes at most. Every other session of the account ends on every ' +
    'server; this one continues.',
  access: 'Staff',
  body: OwnPassword,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The password was changed.',
      schema: Type.Object({ isChanged: Type.Boolean({ description: '`true`, always.', examples: [true] }) }),
    },
  },
  refusals: ['PASSWORD_WRONG', 'SIGN_IN_THROTTLED'],
  // Each server delays the guesses that it receives itself.
  makeState: () => createAttemptPace(WRONG_PASSWORDS),
  run: async ({ db, random, passwordTurns }, { body, session, author, header, now }, pace) => {
    const tokenHash = sessionHashOf(header('cookie'));
    await change({ db, random, pace, passwordTurns }, session, { ...body, tokenHash }, { by: author, now });
    return { status: 200, data: { isChanged: true } };
  },
});
