import { Type } from 'typebox';
import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Budget, requireWithinBudget } from '../../http/limits/budget.ts';
import { mailAccountChange } from '../../http/mail/account-mail.ts';
import { setPasswordByLink } from '../../operations/access/passwords/password-links.ts';
import { venueOperation } from '../venue-operation.ts';

/** Limits the calls: each one with a valid link hashes a password. */
const NEW_PASSWORD_BUDGET: Budget = { name: 'new-password', perMinute: 20 };

export const setPassword = venueOperation({
  operationId: 'setPassword',
  method: 'PUT',
  path: '/password',
  tag: 'Session',
  summary: 'Set a password with a link',
  description:
    'Sets the password of the account that the link was created for. The link works only once. The link of an invitation also makes the address that got it the one that the person signs in with. All ' +
    'sessions of the account end on every server; sign in with the new password. If the operator has ' +
    'set up a mail server, the person gets a mail. At most 20 calls a minute from one network address.',
  access: 'Anyone',
  body: Type.Object(
    {
      token: Type.String({ maxLength: 100, description: 'The part of the link after the `#`.' }),
      password: Type.String({
        minLength: 8,
        maxLength: 200,
        description:
          'The new password, exactly as typed, in Unicode form NFC. The service stores only a hash.',
      }),
    },
    {
      title: 'NewPassword',
      examples: [
        {
          token: '01900000-0000-7000-8000-000000000001.kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA',
          password: 'sabah ezanında simit',
        },
      ],
    },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The password was set.',
      schema: Type.Object({ isChanged: Type.Boolean({ description: '`true`, always.', examples: [true] }) }),
    },
  },
  refusals: ['PASSWORD_LINK_INVALID', 'EMAIL_TAKEN', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  run: async (parts, { body, address, author, language, now }) => {
    requireWithinBudget(parts.spend?.(NEW_PASSWORD_BUDGET, address), {});
    const set = setPasswordByLink(parts, body, author, now).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'PASSWORD_LINK_INVALID')
        parts.guesses.countMiss(NO_VENUE_ID, address);
      throw error;
    });
    const { before, after } = await set;
    mailAccountChange(parts, before, after, language);
    return { status: 200, data: { isChanged: true } };
  },
});
