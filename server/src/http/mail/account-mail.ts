import type { AccountRecord } from '../../core/access/account.ts';
import type { FactorChange, SignInPlace } from '../../core/access/personal-notice.ts';
import type { Language } from '../../core/languages.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { WORDS } from '../../words/words.ts';

type MailedAccount = Pick<AccountRecord, 'name' | 'email' | 'passwordHash'>;

/**
 * Tells a person by mail that their account has another password or e-mail address, at the address that it
 * had before. Sent in the background; the log says if it failed.
 * @param sendMail  `null` if no mail server is configured: nothing is sent
 */
export function mailAccountChange(
  { sendMail }: { sendMail: SendMail | null },
  before: MailedAccount,
  after: MailedAccount,
  language: Language,
): void {
  const words = WORDS[language].mails.accountChange;
  const changes = [
    before.email !== after.email && words.email,
    before.passwordHash !== after.passwordHash && words.password,
  ].filter((change) => change !== false);
  if (sendMail === null || before.email === null || changes.length === 0) return;
  const text = `${before.name}\n\n${changes.join('\n')}\n\n${words.unexpected}\n`;
  void sendMail({ to: before.email, subject: words.subject, text });
}

/**
 * Tells a person by mail that a second factor was added to their account or removed from it. The mail is sent in the
 * background.
 */
export function mailFactorChange(
  { sendMail }: { sendMail: SendMail | null },
  { name, email }: Pick<MailedAccount, 'name' | 'email'>,
  change: FactorChange,
  language: Language,
): void {
  if (sendMail === null || email === null) return;
  const { subject, factors, unexpected } = WORDS[language].mails.accountChange;
  void sendMail({ to: email, subject, text: `${name}\n\n${factors[change]}\n\n${unexpected}\n` });
}

/**
 * Tells a person by mail that someone signed in to their account on a browser that is new to it. The mail is sent in
 * the background.
 */
export function mailNewBrowser(
  { sendMail }: { sendMail: SendMail | null },
  { name, email }: Pick<MailedAccount, 'name' | 'email'>,
  { browser, network }: SignInPlace,
  language: Language,
): void {
  if (sendMail === null || email === null) return;
  const words = WORDS[language].mails.newBrowser;
  const place = [browser, network].filter((text) => text !== null).join(', ');
  const text = `${name}\n\n${words.text}\n${place}\n\n${words.unexpected}\n`;
  void sendMail({ to: email, subject: words.subject, text });
}
