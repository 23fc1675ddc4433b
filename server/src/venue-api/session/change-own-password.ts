import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { mailAccountChange } from '../../http/mail/account-mail.ts';
import { changeOwnPassword as change } from '../../operations/access/passwords/change-own-password.ts';
import { venueOperation } from '../venue-operation.ts';

const OwnPassword = Type.Object(
  {
    currentPassword: Type.String({ description: 'Your current password.' }),
    newPassword: Type.String({
      minLength: 8,
      maxLength: 200,
      description: 'The new password, exactly as typed, in Unicode form NFC. The service stores only a hash.',
    }),
  },
  {
    title: 'OwnPassword',
    examples: [{ currentPassword: 'kahve ve lokum', newPassword: 'sabah ezanında simit' }],
  },
);

export const changeOwnPassword = venueOperation({
  operationId: 'changeOwnPassword',
  method: 'PUT',
  path: '/session/password',
  tag: 'Session',
  summary: 'Change your own password',
  description:
    'Changes the password of your account. After 10 wrong current passwords in a session, each more ' +
    'try is delayed: by 2 seconds at first and 5 minutes at most. All other sessions of the account ' +
    'end on every server; this one continues. If the operator has set up a mail server, you get a mail.',
  access: SESSION_ACCESS.changeOwn,
  body: OwnPassword,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The password was changed.',
      schema: Type.Object({ isChanged: Type.Boolean({ description: '`true`, always.', examples: [true] }) }),
    },
  },
  refusals: ['PASSWORD_WRONG', 'SIGN_IN_THROTTLED', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const { currentPassword: password, newPassword } = body;
    const own = { session, tokenHash, password };
    const { before, after } = await change(parts, own, newPassword, { by: author, now });
    mailAccountChange(parts, before, after, language);
    return { status: 200, data: { isChanged: true } };
  },
});
