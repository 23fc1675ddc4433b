import { isIpAddress, isLoopbackAddress, isPublicAddress } from '../public-address.ts';

/** A valid address for events. Its host name is not resolved yet. */
export interface WebhookAddress {
  /** In the normal form of the URL standard. */
  url: string;
  /** A host name, or an IP address without brackets. */
  host: string;
  /** Whether the host is an IP address, which needs no resolving. */
  isLiteral: boolean;
  /** Whether only an address of this machine is allowed: for plain HTTP, in development. */
  isLocalOnly: boolean;
}

/** A valid address, or a sentence that says what is wrong. */
export type WebhookAddressCheck =
  | { kind: 'Address'; address: WebhookAddress }
  | { kind: 'Wrong'; message: string };

/** The most characters of an address, both as typed and in its normal form. */
export const WEBHOOK_URL_LENGTH = 2_000;

/**
 * Checks the address that an owner enters for events: `https`, a public host (full host name or IP address), any port, no
 * user name, no fragment, at most 2,000 characters.
 * @param allowsLocal  whether this machine (`localhost`, 127.0.0.1) is also accepted, with plain `http`
 * @see RFC 6761 and RFC 8375 for the names that mean a private network
 */
export function checkWebhookAddress(text: string, allowsLocal: boolean): WebhookAddressCheck {
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
  if (isLiteral && !mayDeliverTo(address, host, allowsLocal)) return wrong(NOT_PUBLIC_MESSAGE);
  if (!isLiteral && !isLocal && !isPublicName(host)) return wrong('must have the full name of a public host');
  return { kind: 'Address', address };
}

/**
 * The same message for a host name without an address and for one with a private address: it must not reveal which private
 * names exist.
 */
export const NOT_PUBLIC_MESSAGE = 'must lead to public addresses, and to no others';

/**
 * Whether events may be sent to an IP address to which the host name resolved. Must be checked for every address, both when the
 * owner saves the webhook and on each delivery.
 */
export function mayDeliverTo(
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
/** A host name of at least two labels. Underscores are not allowed in host names, but people use them. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Host names that stand for a machine in a private network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

function isPublicName(name: string): boolean {
  return name.length <= NAME_LENGTH && NAME.test(name) && !PRIVATE_NAME.test(name);
}

function wrong(message: string): WebhookAddressCheck {
  return { kind: 'Wrong', message };
}
