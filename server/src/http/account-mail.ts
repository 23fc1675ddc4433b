import type { AccountRecord } from '../core/access/account.ts';
import type { Language } from '../core/languages.ts';
import type { SendMail } from '../parts/outgoing.ts';
import { WORDS } from '../words/words.ts';

type Told = Pick<AccountRecord, 'name' | 'email' | 'passwordHash'>;

/**
 * Tells a person by mail that their account has another password or e-mail address, at the address that it had before. Nobody waits for the
 * mail; the log says when it could not be sent.
 * @param sendMail  `null` when no mail server is set: then nothing is sent
 */
export function mailAccountChange(
  { sendMail }: { sendMail: SendMail | null },
  before: Told,
  after: Told,
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
