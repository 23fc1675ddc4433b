import { isInNetworks } from '../core/network.ts';
import { isIpAddress } from '../core/public-address.ts';

/** Names of a certificate: host names, and IP addresses or networks such as `10.0.0.0/8`. */
export interface CertificateNames {
  dns: string[];
  ips: string[];
}

/** What a machine is called by. */
export interface Machine {
  hostName: string;
  /** Its addresses now. */
  addresses: readonly string[];
  /** Addresses that the operator has configured, such as `https://sofra.example`. */
  urls: readonly string[];
}

/** Other machines never reach this one by a loopback address; its own browser does. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** The networks whose addresses an authority may sign for: those of this machine change with its network. */
const NETWORKS = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'];

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

/**
 * What a certificate of this machine has to name: its host name, alone and with `.local`, the hosts of the configured addresses, and
 * its private addresses.
 */
export function namesOf({ hostName, addresses, urls }: Machine): CertificateNames {
  const given = hostsOf(urls);
  const [label = ''] = hostName.split('.');
  const dns = ['localhost', hostName, `${label}.local`, ...given.filter((host) => !isIpAddress(host))];
  const ips = [...LOOPBACK, ...addresses, ...given.filter(isIpAddress)];
  return {
    dns: unique(dns.map((name) => name.toLowerCase()).filter((name) => HOST_NAME.test(name))),
    ips: unique(ips.filter((ip) => isInNetworks(ip, NETWORKS))),
  };
}

/** The configured addresses that no device accepts in a certificate of this machine: those outside private networks. */
export function publicAddressesOf({ urls }: Machine): string[] {
  return hostsOf(urls).filter((host) => isIpAddress(host) && !isInNetworks(host, NETWORKS));
}

function hostsOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** What an authority of this machine may sign for: its names, and all private addresses, so that it can move to another network. */
export function permittedNamesOf(machine: Machine): CertificateNames {
  return { dns: namesOf(machine).dns, ips: NETWORKS };
}

/** The names among these that an authority may sign for. */
export function permittedAmong(
  { dns, ips }: CertificateNames,
  permitted: CertificateNames,
): CertificateNames {
  return {
    dns: dns.filter((name) => permitted.dns.some((base) => name === base || name.endsWith(`.${base}`))),
    ips: ips.filter((ip) => isInNetworks(ip, permitted.ips)),
  };
}

/** Whether a certificate for `made` is good for all of `wanted`. */
export function coversAllNames(made: CertificateNames, wanted: CertificateNames): boolean {
  return (
    wanted.dns.every((name) => made.dns.includes(name)) && wanted.ips.every((ip) => made.ips.includes(ip))
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
