import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import type { ActStamp } from '../../core/audit/audit-entry.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { Refusal } from '../../core/refusals.ts';
import { mailInvitation } from '../../http/mail/invitation-mail.ts';
import { linkAnswer } from '../../http/resources/one-time-link.ts';
import { uuid } from '../../http/schema.ts';
import {
  type InvitedRef,
  makeInvitation,
  withdrawInvitation as withdraw,
} from '../../operations/access/passwords/invitations.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { invitationMailSchema } from './account-resource.ts';

/**
 * Makes an invitation and mails it.
 * @param mailbox  the key under which invitations are counted: the address at the first invitation, the id of the account
 *   when it is sent again
 * @throws Refusal TOO_MANY_INVITATIONS, and those of `makeInvitation`
 */
async function invite(
  parts: VenueParts,
  ref: InvitedRef,
  mailbox: string,
  stamp: Parameters<typeof makeInvitation>[2],
): Promise<'Sent' | 'Failed' | 'None'> {
  const { sendMail } = parts;
  if (sendMail === null) return 'None';
  countInvitation(parts, ref.venueId, mailbox);
  let mail: 'Sent' | 'Failed' = 'Failed';
  try {
    mail = await makeAndMailInvitation({ ...parts, sendMail }, ref, stamp);
    return mail;
  } finally {
    if (mail === 'Failed') uncountInvitation(parts, ref.venueId, mailbox);
  }
}

async function makeAndMailInvitation(
  parts: VenueParts & { sendMail: SendMail },
  ref: InvitedRef,
  stamp: Parameters<typeof makeInvitation>[2],
): ReturnType<SendMail> {
  const { cache, sendMail, baseUrl } = parts;
  const { token, ...invitation } = await makeInvitation(parts, ref, stamp);
  const { venue } = await requireVenue(cache, ref.venueId);
  const { url } = linkAnswer(baseUrl(), 'password', token, invitation.expiresAt);
  const mail = { ...invitation, venueName: venue.name, by: ref.session.name, url };
  return mailInvitation(sendMail, mail, ticketLanguageOf(venue.languages));
}

/**
 * Invites the person of an account that this call has saved. A failure is no refusal, because the account is saved:
 * the invitation can be sent again.
 */
export async function inviteSavedAccount(
  parts: VenueParts,
  ref: InvitedRef & { invitedEmail: string },
  stamp: ActStamp,
): Promise<'Sent' | 'Failed' | 'None'> {
  try {
    return await invite(parts, ref, ref.invitedEmail, { ...stamp, isAgain: false });
  } catch (error) {
    if (!(error instanceof Refusal)) parts.log.error(error, 'an invitation could not be made');
    return 'Failed';
  }
}

function countInvitation({ invitations }: VenueParts, venueId: string, mailbox: string): void {
  const ofMailbox = invitations.ofMailbox.count(venueId, mailbox);
  if (ofMailbox !== null) throw new Refusal('TOO_MANY_INVITATIONS', { retryAfterSeconds: ofMailbox });
  const ofVenue = invitations.ofVenue.count(venueId, venueId);
  if (ofVenue === null) return;
  invitations.ofMailbox.takeBack(venueId, mailbox);
  throw new Refusal('TOO_MANY_INVITATIONS', { retryAfterSeconds: ofVenue });
}

function uncountInvitation({ invitations }: VenueParts, venueId: string, mailbox: string): void {
  invitations.ofMailbox.takeBack(venueId, mailbox);
  invitations.ofVenue.takeBack(venueId, venueId);
}

export const sendInvitation = venueOperation({
  operationId: 'sendInvitation',
  method: 'POST',
  path: '/venues/{venueId}/accounts/{accountId}/invitation',
  tag: 'Accounts',
  summary: 'Send an invitation again',
  description:
    'Mails a new link to a person who is invited; earlier links stop working. It works once, within a week. No call returns it: who opens it ' +
    'proves that the address is theirs, and chooses the password. `CONTENT_CHANGED` means that the person is not invited, or no longer. ' +
    'It can be sent again 2 times in 10 minutes and 10 times in a day; a venue sends at most 60 in an hour and 200 in a day. Failed mails do not count.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'Fresh',
  answers: {
    201: {
      description: 'The mail.',
      schema: Type.Object({ mail: invitationMailSchema() }, { title: 'Invitation' }),
    },
  },
  refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_CHANGED', 'TOO_MANY_INVITATIONS'],
  run: async (parts, { params: { venueId, accountId }, session, author, now }) => {
    const mail = await invite(parts, { venueId, accountId, session }, accountId, {
      by: author,
      now,
      isAgain: true,
    });
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
  access: PEOPLE_ACCESS.change,
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
