import ipaddr from 'ipaddr.js';
import { parseIpAddress } from './public-address.ts';

/** The networks that the configuration of proxies and printers can name by a word. */
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A block of IP addresses in CIDR form: `base/bits`. */
export interface Network {
  base: ipaddr.IPv4 | ipaddr.IPv6;
  bits: number;
}

/**
 * Parses IP addresses, networks such as `10.0.0.0/8`, and the names `loopback`, `linklocal` and `uniquelocal`.
 */
export function parseNetworks(networks: readonly string[]): Network[] {
  return networks
    .flatMap((network) => NAMED_NETWORKS[network] ?? [network])
    .map((network) => {
      const [base, bits] = network.includes('/')
        ? ipaddr.parseCIDR(network)
        : [ipaddr.process(network), Number.POSITIVE_INFINITY];
      return { base, bits: Math.min(bits, base.toByteArray().length * 8) };
    });
}

const SHOWN_BITS = { ipv4: 24, ipv6: 64 };

/** The network of an IP address, to show to people: its /24 (IPv4) or its /64 (IPv6). `null` if the text is not an IP address. */
export function networkOf(ip: string): string | null {
  const address = parseIpAddress(ip.replace(/\/\d+$/, ''));
  if (address === null) return null;
  const bits = SHOWN_BITS[address.kind()];
  const bytes = address.toByteArray().map((byte, at) => (at * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes)}/${bits}`;
}

/** Whether a network contains an address. For a smaller network, pass its first address. */
export function isAddressInNetwork(address: ipaddr.IPv4 | ipaddr.IPv6, { base, bits }: Network): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/**
 * Whether an IP address is in one of the networks, written as {@link parseNetworks} accepts them. False if `ip` is
 * not an IP address.
 */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  const address = parseIpAddress(ip);
  return address !== null && parseNetworks(networks).some((network) => isAddressInNetwork(address, network));
}
