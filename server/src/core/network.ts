import ipaddr from 'ipaddr.js';
import { readIpAddress } from './public-address.ts';

/** Networks by the names that proxies and printers are configured with. */
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A block of IP addresses. */
export interface Network {
  base: ipaddr.IPv4 | ipaddr.IPv6;
  bits: number;
}

/**
 * Reads addresses, networks such as `10.0.0.0/8`, and the names `loopback`, `linklocal` and `uniquelocal`.
 */
export function readNetworks(networks: readonly string[]): Network[] {
  return networks
    .flatMap((network) => NAMED_NETWORKS[network] ?? [network])
    .map((network) => {
      const [base, bits] = network.includes('/')
        ? ipaddr.parseCIDR(network)
        : [ipaddr.process(network), Number.POSITIVE_INFINITY];
      return { base, bits: Math.min(bits, base.toByteArray().length * 8) };
    });
}

const LISTED_BITS = { ipv4: 24, ipv6: 64 };

/** The network that an address is in, as people are shown it: its /24, or its /64. `null` for text that is no address. */
export function networkOf(ip: string): string | null {
  const address = readIpAddress(ip.replace(/\/\d+$/, ''));
  if (address === null) return null;
  const bits = LISTED_BITS[address.kind()];
  const bytes = address.toByteArray().map((byte, at) => (at * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes)}/${bits}`;
}

/** Whether an address, or the whole of a smaller network that begins there, lies in a network. */
export function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, { base, bits }: Network): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/**
 * Whether an IP address lies in one of some networks, as {@link readNetworks} reads them; false for text that
 * is no address.
 */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  const address = readIpAddress(ip);
  return address !== null && readNetworks(networks).some((network) => isWithin(address, network));
}
