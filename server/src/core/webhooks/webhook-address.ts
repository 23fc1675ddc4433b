import { isIpAddress, isLoopbackAddress, isPublicAddress } from '../public-address.ts';

/** An address for events, checked as far as possible without resolving its name. */
export interface WebhookAddress {
  /** In the normal form of the URL standard. */
  url: string;
  /** A name, or an IP address without brackets. */
  host: string;
  /** Whether the host is an IP address, so that there is no name to resolve. */
  isLiteral: boolean;
  /** Whether it may lead to this machine only: plain HTTP, in development. */
  isLocalOnly: boolean;
}

/** An address, or a sentence on what is wrong with it. */
export type WebhookReading =
  | { kind: 'Address'; address: WebhookAddress }
  | { kind: 'Wrong'; message: string };

/** In characters, both as written and as sent. */
export const WEBHOOK_URL_LENGTH = 2_000;

/**
 * Reads the address that an owner gives for events: `https`, a public host by its full name or its IP
 * address, any port, no user name, no fragment, at most 2,000 characters.
 * @param allowsLocal  also accepts this machine (`localhost`, 127.0.0.1), and plain `http` to it
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
  if (isLiteral && !mayConnectTo(address, host, allowsLocal)) return wrong(NOT_PUBLIC);
  if (!isLiteral && !isLocal && !isPublicName(host)) return wrong('must have the full name of a public host');
  return { kind: 'Address', address };
}

/**
 * One message for a name without an address and for a private one: it must not reveal which private names
 * exist.
 */
export const NOT_PUBLIC = 'must lead to public addresses, and to no others';

/**
 * Whether events may be sent to an IP address that the host of a webhook resolved to. Callers check every
 * address on save, and again on each delivery.
 */
export function mayConnectTo(
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
/** Two labels or more. Underscores are not allowed in host names, but are in use. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names that mean a machine of a private network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

function isPublicName(name: string): boolean {
  return name.length <= NAME_LENGTH && NAME.test(name) && !PRIVATE_NAME.test(name);
}

function wrong(message: string): WebhookReading {
  return { kind: 'Wrong', message };
}
