import { isIpAddress, isLoopbackAddress, isPublicAddress } from '../public-address.ts';

/** An address that events can be sent to, as far as can be told without asking where its name leads. */
export interface WebhookAddress {
  /** In the one spelling that the URL standard gives it. */
  url: string;
  /** A name, or an IP address without brackets. */
  host: string;
  /** Whether the host is an IP address, so that there is no name to resolve. */
  isLiteral: boolean;
  /** Whether it may lead to this machine, and nowhere else: plain HTTP, of a development set-up. */
  isLocalOnly: boolean;
}

/** An address, or in words what is wrong with it. */
export type WebhookReading =
  | { kind: 'Address'; address: WebhookAddress }
  | { kind: 'Wrong'; message: string };

/** In characters, as it is written and as it is sent. */
export const WEBHOOK_URL_LENGTH = 2_000;

/**
 * Reads where an owner wants events sent: `https`, a public host by its full name or its IP address, any port, no user
 * name, no fragment, at most 2,000 characters.
 * @param allowsLocal  also takes this machine (`localhost`, 127.0.0.1), and that by plain `http`, too
 * @see RFC 6761 and RFC 8375 for the names that mean a private network
 */
export function readWebhookAddress(text: string, allowsLocal: boolean): WebhookReading {
  if (text.length > WEBHOOK_URL_LENGTH) return wrong(TOO_LONG);
  const [, authority] = FORM.exec(text) ?? [];
  if (authority === undefined || !URL.canParse(text)) {
    return wrong(/^https?:\/\//i.test(text) ? 'is not an address' : NOT_HTTPS);
  }
  if (authority.includes('@')) return wrong('must not carry a user name');
  if (text.includes('#')) return wrong('must not have a fragment');
  const { href, protocol, hostname, port } = new URL(text);
  if (href.length > WEBHOOK_URL_LENGTH) return wrong(TOO_LONG);
  if (port === '0') return wrong('has a port that nothing can listen on');
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isLiteral = isIpAddress(host);
  const isLocal = allowsLocal && (isLiteral ? isLoopbackAddress(host) : isLocalhost(host));
  if (protocol !== 'https:' && !isLocal) return wrong(NOT_HTTPS);
  const address = { url: href, host, isLiteral, isLocalOnly: protocol !== 'https:' };
  if (isLiteral && !mayLeadTo(address, host, allowsLocal)) return wrong(NOT_PUBLIC);
  if (!isLiteral && !isLocal && !isPublicName(host)) return wrong('must have the full name of a public host');
  return { kind: 'Address', address };
}

/** Said whether a name leads nowhere or to a private place: nobody is to learn from it which names there are inside. */
export const NOT_PUBLIC = 'must lead to public addresses, and to no others';

/**
 * Whether a connection may be made to an IP address that the host of a webhook resolved to. To be asked of every one on
 * save, and of the very one connected to on each delivery.
 */
export function mayLeadTo(
  { isLocalOnly }: Pick<WebhookAddress, 'isLocalOnly'>,
  ip: string,
  allowsLocal: boolean,
): boolean {
  if (allowsLocal && isLoopbackAddress(ip)) return true;
  return !isLocalOnly && isPublicAddress(ip);
}

const FORM = /^https?:\/\/([^\s\\/?#]+)(?:[/?#][^\s\\]*)?$/i;
const TOO_LONG = `must have at most ${WEBHOOK_URL_LENGTH} characters`;
const NOT_HTTPS = 'must begin with https://';

function isLocalhost(name: string): boolean {
  return /^(?:.+\.)?localhost$/.test(name);
}

const NAME_LENGTH = 253;
/** Two labels or more. Underscores are no part of a host's name, and yet names with them are in use. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What private networks call their own machines. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

function isPublicName(name: string): boolean {
  return name.length <= NAME_LENGTH && NAME.test(name) && !PRIVATE_NAME.test(name);
}

function wrong(message: string): WebhookReading {
  return { kind: 'Wrong', message };
}
