import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address, in its usual spelling, is a public Internet address. False for private, local, shared,
 * reserved, documentation, test and multicast ranges, and for an IPv6 address that embeds such an IPv4 address.
 * False if the text is not an IP address.
 * @see IANA IPv4 and IPv6 Special-Purpose Address Registries
 */
export function isPublicAddress(ip: string): boolean {
  const address = parseIpAddress(ip);
  if (address === null) return false;
  if (address instanceof ipaddr.IPv4) return isPublicIPv4(address);
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}

/**
 * Parses an IP address in its usual spelling: without brackets and zone, and an IPv4 address with four decimal parts.
 * An IPv6 address that embeds an IPv4 address (IPv4-mapped, NAT64) becomes that IPv4 address. @returns `null` for
 * other text
 */
export function parseIpAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return ipaddr.IPv4.parse(ip);
  const address = readIPv6(ip);
  return address !== null && standsForIPv4(address) ? ipv4Within(address) : address;
}

/** Whether a text is an IP address: an IPv4 one in its usual spelling, or an IPv6 one without brackets. */
export function isIpAddress(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/** Whether an IP address is a loopback address: of this machine itself. */
export function isLoopbackAddress(ip: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return ipaddr.IPv4.parse(ip).range() === 'loopback';
  const address = readIPv6(ip);
  if (address === null) return false;
  return address.isIPv4MappedAddress()
    ? ipv4Within(address).range() === 'loopback'
    : address.range() === 'loopback';
}

/** The block from which IANA assigns all public IPv6 addresses. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** A NAT64 gateway, or the operating system, translates these addresses to the IPv4 address in their last 32 bits. */
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/**
 * In a public range, but on every virtual machine in Azure it reaches an internal service of the host.
 * @see https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const AZURE_HOST = '168.63.129.16';

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
}

/** IPv4-compatible addresses such as `::8.8.8.8`: deprecated, and the library confuses them with IPv4-mapped ones. */
const RETIRED = /^::\d+\./;

function readIPv6(ip: string): ipaddr.IPv6 | null {
  if (ip.includes('%') || RETIRED.test(ip) || !ipaddr.IPv6.isValid(ip)) return null;
  // The library also accepts octal and hexadecimal in the IPv4 part. Other programs read such a text as another
  // address, or as a host name.
  const lastPart = ip.slice(ip.lastIndexOf(':') + 1);
  if (lastPart.includes('.') && !ipaddr.IPv4.isValidFourPartDecimal(lastPart)) return null;
  return ipaddr.IPv6.parse(ip);
}

function standsForIPv4(address: ipaddr.IPv6): boolean {
  return address.isIPv4MappedAddress() || address.match(NAT64);
}

function ipv4Within(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}
