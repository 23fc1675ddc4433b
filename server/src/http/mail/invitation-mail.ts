import type { Language } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { WORDS } from '../../words/words.ts';

/** The values of an invitation mail. */
export interface InvitationMail {
  name: string;
  email: string;
  venueName: string;
  /** The name of the person who invites. */
  by: string;
  url: string;
  /** Milliseconds. */
  expiresAt: number;
  /** Whether another account signs in with the address. */
  isTaken: boolean;
}

/** Mails an invitation. The person learns here, and no one else does, that their address belongs to another account. */
export function mailInvitation(
  sendMail: SendMail,
  { name, email, venueName, by, url, expiresAt, isTaken }: InvitationMail,
  language: Language,
): ReturnType<SendMail> {
  const words = WORDS[language].mails.invitation;
  const says = (template: string, values: Record<string, string> = {}) =>
    fillMessage(language, template, { venue: venueName, ...values });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt);
  const paragraphs = [
    name,
    says(words.text, { by }),
    url,
    ...(isTaken ? [says(words.taken)] : []),
    says(words.once, { date }),
  ];
  return sendMail({ to: email, subject: says(words.subject), text: `${paragraphs.join('\n\n')}\n` });
}
