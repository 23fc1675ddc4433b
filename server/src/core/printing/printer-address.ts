import { isAddressInNetwork, type Network, parseNetworks } from '../network.ts';
import { parseIpAddress } from '../public-address.ts';

/** The networks that printers may be in. */
export interface PrinterPolicy {
  networks: readonly Network[];
  /** Whether the operator of the service configured these networks. */
  isNamed: boolean;
  /** Whether restaurants of different owners may share the service. */
  isShared: boolean;
}

/** The default networks of printers, for a service on a machine of the restaurant. */
const PRIVATE_NETWORKS = ['uniquelocal'];

/**
 * The networks that printers may be in: those that the operator configured. By default private networks, or no network if
 * restaurants of different owners share the service.
 * @param named  addresses, networks, and names of networks; `null` if the operator configured none
 */
export function printerPolicyOf(named: readonly string[] | null, isShared: boolean): PrinterPolicy {
  const networks = parseNetworks(named ?? (isShared ? [] : PRIVATE_NETWORKS));
  return { networks, isNamed: named !== null, isShared };
}

/**
 * Addresses that no printer has, or at which a cloud gives secrets to its machines. A printer may have such an address only if
 * the operator configured a network that contains it and lies inside every block of this list that contains it.
 */
const SPECIAL = parseNetworks([
  // Loopback, link-local, multicast, broadcast.
  ...['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', 'fe80::/10', 'ff00::/8'],
  // Metadata services of clouds.
  ...['169.254.169.0/24', '169.254.170.0/24', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
  ...['fd00:ec2::/32', 'fd20:ce::254'],
  // Gateways and tunnels that lead to an IPv4 address.
  ...['64:ff9b:1::/48', '::ffff:0:0:0/96', '2001::/32', '2002::/16'],
]);

/** Whether a printer may have an IP address. False for text that is not an IP address in its usual spelling. */
export function mayBePrinterAddress({ networks }: Pick<PrinterPolicy, 'networks'>, ip: string): boolean {
  const address = parseIpAddress(ip);
  if (address === null) return false;
  const special = SPECIAL.filter((network) => isAddressInNetwork(address, network));
  return networks.some(
    (network) =>
      isAddressInNetwork(address, network) &&
      special.every((range) => network.bits >= range.bits && isAddressInNetwork(network.base, range)),
  );
}

/** The usual ports of printers. A print server has one for each of its printers. */
const RAW_PORTS = { least: 9100, most: 9109 };
/** Ports below this one belong to well-known services, two of them for printing (515 and 631). */
const FIRST_FREE_PORT = 1024;
const PRINTER_SERVICES = [515, 631];

/** Whether a printer may have a port: 9100 to 9109; if the operator configured networks, also 515, 631, and all from 1024 on. */
export function isPrinterPort({ isNamed }: Pick<PrinterPolicy, 'isNamed'>, port: number): boolean {
  if (port >= RAW_PORTS.least && port <= RAW_PORTS.most) return true;
  return isNamed && (port >= FIRST_FREE_PORT || PRINTER_SERVICES.includes(port));
}

/** The host of a printer: an IP address or a host name. */
export type PrinterHost = { kind: 'Ip'; ip: string } | { kind: 'Name'; name: string };

const NAME_LENGTH = 253;
const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;
/** Operating systems read such names as IPv4 addresses: `2130706433`, `0x7f.1`. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;

/**
 * Parses the host of a printer: an IPv4 address of four decimal numbers, an IPv6 address without brackets and zone, or a host
 * name.
 * @returns `null` for anything else
 */
export function parsePrinterHost(text: string): PrinterHost | null {
  if (parseIpAddress(text) !== null) return { kind: 'Ip', ip: text };
  const name = text.replace(/\.$/, '');
  const isName = name.length <= NAME_LENGTH && NAME.test(name) && !ENDS_IN_NUMBER.test(name);
  return isName ? { kind: 'Name', name } : null;
}
