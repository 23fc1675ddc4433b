import { isIPv6 } from 'node:net';

/**
 * The address that limits count by: an IPv4 address, also when it is mapped into IPv6, and the /64 network of
 * an IPv6 address, which belongs to one household.
 */
export function callerAddress(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:([0-9.]+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an address is a loopback address. */
export function isLoopback(ip: string): boolean {
  return LOOPBACK.test(ip);
}
