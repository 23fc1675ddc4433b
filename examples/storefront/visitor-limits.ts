import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** A visitor: their device, and their network address, which all guests on the Wi-Fi of a restaurant share. */
export interface Visitor {
  device: string;
  address: string;
}

const MINUTE_MS = 60_000;

/** The limits of one device and of one network address in a time. */
const LIMITS = {
  /** Pages that need their own call of the service. The key has 120 reads a minute for all guests together. */
  Page: { device: 40, address: 60, withinMs: MINUTE_MS },
  /** Baskets that are ordered. */
  Order: { device: 8, address: 40, withinMs: 10 * MINUTE_MS },
  /** Tables that are booked. */
  Booking: { device: 4, address: 12, withinMs: 60 * MINUTE_MS },
} as const;

interface Counted {
  until: number;
  counts: Map<string, number>;
}

/** Prevents one visitor from flooding the kitchen with orders, and from using up the rate limit of the key. */
export class VisitorLimits {
  readonly #counted = new Map<keyof typeof LIMITS, Counted>();

  /** Whether a visitor may do something again. Refused requests do not count. */
  takes(kind: keyof typeof LIMITS, { device, address }: Visitor): boolean {
    const limit = LIMITS[kind];
    const counts = this.#countsOf(kind);
    const [ofDevice, ofAddress] = [`device ${device}`, `address ${address}`] as const;
    const [made, madeThere] = [counts.get(ofDevice) ?? 0, counts.get(ofAddress) ?? 0];
    if (made >= limit.device || madeThere >= limit.address) return false;
    counts.set(ofDevice, made + 1).set(ofAddress, madeThere + 1);
    return true;
  }

  #countsOf(kind: keyof typeof LIMITS): Map<string, number> {
    const now = Date.now();
    const known = this.#counted.get(kind);
    if (known !== undefined && now < known.until) return known.counts;
    const counts = new Map<string, number>();
    this.#counted.set(kind, { until: now + LIMITS[kind].withinMs, counts });
    return counts;
  }
}

/**
 * The address of a visitor: of an IPv6 address the /64, which one connection has. A proxy is believed when it runs on this machine,
 * or has the address that the settings name; what others write into `X-Forwarded-For` is not.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxy: string | null): string {
  const direct = plain(socket.remoteAddress ?? '');
  const isProxy = direct === '::1' || direct.startsWith('127.') || direct === proxy;
  const forwarded =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return networkOf(isProxy && forwarded !== '' ? plain(forwarded) : direct);
}

/** An IPv4 address may come as one of IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const parts = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return `${parts.slice(0, 4).join(':')}::/64`;
}
