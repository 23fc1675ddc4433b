import type { Language } from '../../core/languages.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { WORDS } from '../../words/words.ts';

/** Mails a link that lets a person sign in on the browser that opens it. The log says if it could not be sent. */
export async function mailBrowserLink(
  sendMail: SendMail,
  { name, email }: { name: string; email: string },
  url: string,
  language: Language,
): Promise<void> {
  const { subject, text, once } = WORDS[language].mails.browserLink;
  await sendMail({ to: email, subject, text: `${name}\n\n${text}\n\n${url}\n\n${once}\n` });
}
