/** The mail server that sends the mails of the service. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Whether the connection is encrypted from the beginning; otherwise STARTTLS encrypts it. */
  isTls: boolean;
  /** `null` if the server needs no sign-in. */
  user: string | null;
  password: string;
  /** The address of the sender. */
  from: string;
}

const USUAL_PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const ADDRESS = /^[\x21-\x7e]+@[a-z\d.-]+$/i;

/** Whether a text is a single e-mail address. */
export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text) && !/[<>]/.test(text);
}

/**
 * Reads the address of a mail server, such as `smtps://user:password@mail.example.com`.
 * @param from  the address of the sender. @default the user of the mail server
 * @returns `null` if the address is invalid, or there is no sender
 */
export function parseSmtpSettings(address: string, from: string | undefined): SmtpSettings | null {
  const url = URL.parse(address);
  const usualPort = USUAL_PORTS[url?.protocol ?? ''];
  if (url === null || usualPort === undefined || url.hostname === '') return null;
  const user = url.username === '' ? null : decode(url.username);
  const sender = from ?? user ?? '';
  if (!isMailAddress(sender)) return null;
  return {
    ...{
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? usualPort : Number(url.port),
    },
    ...{ isTls: url.protocol === 'smtps:', user, password: decode(url.password), from: sender },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
