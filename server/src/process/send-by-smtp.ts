import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { SmtpSettings } from '../config/smtp-settings.ts';
import type { SendMail } from '../parts/outgoing.ts';

/** How long each step of a mail may take. A person waits for it. */
const TIMEOUT_MS = 10_000;

interface SmtpOptions {
  log: Logger;
  timeoutMs?: number;
  /** Certificates that are trusted instead of those of the system. */
  ca?: string;
}

/**
 * Sends mails to a mail server. Over `smtps` the connection is encrypted from the beginning, over `smtp` before any command; only a
 * server on this machine may be used without encryption. The log has the reason why a mail was not sent, never its content or its
 * recipient.
 */
export function createSmtpSender(
  settings: SmtpSettings,
  { log, timeoutMs = TIMEOUT_MS, ca }: SmtpOptions,
): SendMail {
  const transport = createTransport({
    ...smtpTransportOptions(settings, timeoutMs),
    ...(ca === undefined ? {} : { tls: { ca } }),
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return async ({ to, subject, text, files = [], id }) => {
    try {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const lines = text.replaceAll('\n', '\r\n');
      const { from } = settings;
      const mail = { from, to, subject, text: lines, headers, textEncoding: 'base64' as const };
      const attachments = files.map(({ name: filename, mediaType: contentType, bytes: content }) => ({
        ...{ filename, contentType, content },
      }));
      const messageId = id && { messageId: `<${id}@${from.split('@').at(-1)!.replace(/>.*/, '')}>` };
      await transport.sendMail({ ...mail, attachments, ...messageId, envelope: { from, to } });
      return 'Sent';
    } catch (error) {
      // The message of the error may contain the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      log.warn({ code, responseCode }, 'a mail could not be sent');
      return 'Failed';
    }
  };
}

/** How a mail server is connected to; each step takes at most `timeoutMs`. */
export function smtpTransportOptions({ host, port, isTls, user, password }: SmtpSettings, timeoutMs: number) {
  const isHere = /^(localhost|127\.[\d.]+|::1)$/i.test(host);
  return {
    ...{ host, port, secure: isTls, requireTLS: !isTls && !isHere },
    ...(user === null ? {} : { auth: { user, pass: password } }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  };
}
