import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../config/smtp-settings.ts';
import { smtpTransportOptions } from '../../process/send-by-smtp.ts';
import { type Finding, fault, good } from './finding.ts';

const MAIL_MS = 5_000;

/** Checks that the mail server accepts the sign-in. Sends no mail. */
export async function checkMail(smtp: SmtpSettings | null): Promise<Finding> {
  if (smtp === null)
    return good('Mail', 'SMTP_URL is not set: links for new passwords are shown, but not sent.');
  const transport = createTransport(smtpTransportOptions(smtp, MAIL_MS));
  try {
    await transport.verify();
    return good('Mail', `The mail server ${smtp.host} takes mails.`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const isSignIn = code === 'EAUTH';
    return fault(
      'Mail',
      `The mail server ${smtp.host}:${smtp.port} ${isSignIn ? 'refuses the user or the password' : `cannot be used: ${message}`}.`,
      isSignIn
        ? 'Check the user and the password in SMTP_URL; signs such as @ and / in them are written as %40 and %2F.'
        : 'Check host and port in SMTP_URL: usually smtps://…:465, or smtp://…:587 with STARTTLS.',
    );
  } finally {
    transport.close();
  }
}
