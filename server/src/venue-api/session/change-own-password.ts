import { Type } from 'typebox';
import { SESSIONS } from '../../core/access/policies/sessions.ts';
import { mailAccountChange } from '../../http/account-mail.ts';
import { changeOwnPassword as change } from '../../operations/access/change-own-password.ts';
import { venueOperation } from '../venue-operation.ts';

const OwnPassword = Type.Object(
  {
    currentPassword: Type.String({ description: 'The password before the change.' }),
    newPassword: Type.String({
      minLength: 8,
      maxLength: 200,
      description: 'Taken as it is typed, in Unicode form NFC. The service stores only a hash.',
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
    'The call needs the current password. After 10 wrong ones in a session, each further try is delayed: ' +
    'by 2 seconds at first and 5 minutes at most. Every other session of the account ends on every ' +
    'server; this one continues. A mail tells the person, if the operator set a mail server.',
  access: SESSIONS.changeOwn,
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
