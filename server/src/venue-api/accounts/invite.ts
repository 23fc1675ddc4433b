import { Type } from 'typebox';
import { PEOPLE } from '../../core/access/policies/people.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { mailInvitation } from '../../http/mail/invitation-mail.ts';
import { linkAnswer } from '../../http/resources/one-time-link.ts';
import { uuid } from '../../http/schema.ts';
import {
  type InvitedRef,
  makeInvitation,
  withdrawInvitation as withdraw,
} from '../../operations/access/passwords/invitations.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { invitationMail } from './account-resource.ts';

/** Makes an invitation and mails it. */
export async function invite(
  parts: VenueParts,
  ref: InvitedRef,
  stamp: Parameters<typeof makeInvitation>[2],
): Promise<'Sent' | 'Failed' | 'None'> {
  const { cache, sendMail, baseUrl } = parts;
  if (sendMail === null) return 'None';
  const { token, ...invitation } = await makeInvitation(parts, ref, stamp);
  const { venue } = await requireVenue(cache, ref.venueId);
  const { url } = linkAnswer(baseUrl(), 'password', token, invitation.expiresAt);
  const mail = { ...invitation, venueName: venue.name, by: ref.session.name, url };
  return mailInvitation(sendMail, mail, ticketLanguageOf(venue.languages));
}

export const sendInvitation = venueOperation({
  operationId: 'sendInvitation',
  method: 'POST',
  path: '/venues/{venueId}/accounts/{accountId}/invitation',
  tag: 'Accounts',
  summary: 'Send an invitation again',
  description:
    'Mails a new link to a person who is invited; earlier links stop working. It works once, within a week, and is in no answer: who opens it ' +
    'proves that the address is theirs, and chooses the password. `CONTENT_CHANGED` means that the person is not invited, or no longer.',
  access: PEOPLE.change,
  needsProof: 'Fresh',
  answers: {
    201: {
      description: 'The mail.',
      schema: Type.Object({ mail: invitationMail() }, { title: 'Invitation' }),
    },
  },
  refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_CHANGED'],
  run: async (parts, { params: { venueId, accountId }, session, author, now }) => {
    const mail = await invite(parts, { venueId, accountId, session }, { by: author, now, isAgain: true });
    return { status: 201, data: { mail } };
  },
});

export const withdrawInvitation = venueOperation({
  operationId: 'withdrawInvitation',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}/invitation',
  tag: 'Accounts',
  summary: 'Withdraw an invitation',
  description:
    'The mailed link stops working. The person stays, with a name and a PIN; an owner needs an address and is removed instead.',
  access: PEOPLE.change,
  needsProof: 'None',
  answers: {
    200: { description: 'The invitation is withdrawn.', schema: Type.Object({ accountId: uuid() }) },
  },
  refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_INVALID'],
  run: async ({ db }, { params: { venueId, accountId }, session, author, now }) => {
    await withdraw(db, { venueId, accountId, session }, { by: author, now });
    return { status: 200, data: { accountId } };
  },
});
