import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Logger } from 'pino';
import type { SmtpSettings } from '../config/smtp-settings.ts';
import type { MailToSend, SendMail } from '../parts/outgoing.ts';
import { openDialogue, type SmtpDialogue, SmtpFault } from './smtp-dialogue.ts';

/** How long a whole mail may take. A person waits for it. */
const TIMEOUT_MS = 10_000;

interface SmtpOptions {
  log: Logger;
  timeoutMs?: number;
  /** Certificates that are trusted in place of those of the system. */
  ca?: string;
}

/**
 * Sends mails to a mail server. Over `smtps` the connection is encrypted from the beginning, over `smtp` before anything is said; only
 * a server on this machine may go without. The log says why a mail was not sent, and never what was in it or for whom.
 * @see RFC 5321, RFC 3207 (STARTTLS), RFC 4954 (AUTH)
 */
export function sendBySmtp(
  settings: SmtpSettings,
  { log, timeoutMs = TIMEOUT_MS, ca }: SmtpOptions,
): SendMail {
  return async (mail) => {
    const { host, port, isTls } = settings;
    const tls = { host, port, servername: host, ...(ca === undefined ? {} : { ca }) };
    const socket = isTls ? connectTls(tls) : connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new SmtpFault('the mail server took too long')), timeoutMs);
    try {
      await converse(socket, settings, mail, (plain) => connectTls({ ...tls, socket: plain }));
      return 'Sent';
    } catch (error) {
      const reason =
        error instanceof SmtpFault ? error.message : ((error as { code?: string }).code ?? 'unknown');
      log.warn({ reason }, 'a mail could not be sent');
      return 'Failed';
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

async function converse(
  socket: Socket,
  settings: SmtpSettings,
  mail: MailToSend,
  encrypt: (socket: Socket) => Socket,
): Promise<void> {
  const envelope = [settings.from, mail.to];
  if (envelope.some((address) => !/^[\x21-\x7e]+$/.test(address) || /[<>]/.test(address)))
    throw new SmtpFault('an address cannot be written in ASCII');
  const plain = openDialogue(socket);
  await plain.expect(2);
  const offered = await plain.say(HELLO);
  const dialogue = settings.isTls ? plain : await encrypted(socket, plain, offered.lines, settings, encrypt);
  if (settings.user !== null) {
    const login = Buffer.from(`\0${settings.user}\0${settings.password}`).toString('base64');
    await dialogue.say(`AUTH PLAIN ${login}`);
  }
  await dialogue.say(`MAIL FROM:<${settings.from}>`);
  await dialogue.say(`RCPT TO:<${mail.to}>`);
  await dialogue.say('DATA', 3);
  await dialogue.say(`${messageOf(settings.from, mail)}\r\n.`);
  // The mail is taken: what comes of the goodbye does not matter.
  await dialogue.say('QUIT').catch(() => null);
}

const HELLO = 'EHLO sofra';

/** The dialogue once it is encrypted; a server on this machine that offers nothing is spoken to as it is. */
async function encrypted(
  socket: Socket,
  plain: SmtpDialogue,
  offered: readonly string[],
  { host }: SmtpSettings,
  encrypt: (socket: Socket) => Socket,
): Promise<SmtpDialogue> {
  if (!offered.some((line) => /^STARTTLS\b/i.test(line))) {
    if (!/^(localhost|127\.[\d.]+|::1)$/i.test(host))
      throw new SmtpFault('the mail server offers no encryption');
    return plain;
  }
  await plain.say('STARTTLS');
  plain.leave();
  const dialogue = openDialogue(encrypt(socket));
  await dialogue.say(HELLO);
  return dialogue;
}

/** A text in UTF-8, which needs no escapes in base64. @see RFC 2045, RFC 2047 */
function messageOf(from: string, { to, subject, text }: MailToSend): string {
  const body = Buffer.from(text.replaceAll(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1]}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body.replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

/** A header in words of at most 75 characters. */
function encodedWords(text: string): string {
  const pieces = text.match(/[\s\S]{1,12}/gu) ?? [];
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}
