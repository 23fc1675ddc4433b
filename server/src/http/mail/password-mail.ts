import type { Static } from 'typebox';
import type { Language } from '../../core/languages.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { WORDS } from '../../words/words.ts';
import { linkAnswer, linkSchema } from '../resources/one-time-link.ts';
import { oneOf } from '../schema.ts';

/** The link to set a password with, as both APIs answer it. */
export const PasswordLinkResource = linkSchema(
  'PasswordLink',
  'https://sofra.example/app/password#01900000-…',
  {
    mail: oneOf(
      ['Sent', 'Failed', 'Off'],
      'Whether the link was mailed to the person. `Off`: the operator has set up no mail server. ' +
        '`Failed`: give the person the link yourself.',
    ),
  },
);

/** A new link, and the person whose password it sets. */
interface MadeLink {
  token: string;
  /** Milliseconds. */
  expiresAt: number;
  account: { name: string; email: string };
}

interface MailParts {
  baseUrl: () => string;
  /** `null` if no mail server is configured. */
  sendMail: SendMail | null;
}

/**
 * The answer with a link for a new password, which is also mailed to the person if a mail server is
 * configured.
 */
export async function passwordLinkAnswer(
  { baseUrl, sendMail }: MailParts,
  { token, expiresAt, account }: MadeLink,
  language: Language,
): Promise<Static<typeof PasswordLinkResource>> {
  const link = linkAnswer(baseUrl(), 'password', token, expiresAt);
  if (sendMail === null) return { ...link, mail: 'Off' };
  const { subject, text, once } = WORDS[language].mails.newPassword;
  const mail = { to: account.email, subject, text: `${account.name}\n\n${text}\n\n${link.url}\n\n${once}\n` };
  return { ...link, mail: await sendMail(mail) };
}
