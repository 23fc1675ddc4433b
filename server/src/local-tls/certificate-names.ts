import { isInNetworks } from '../core/network.ts';
import { isIpAddress } from '../core/public-address.ts';

/** The names in a certificate: host names, and IP addresses or networks such as `10.0.0.0/8`. */
export interface CertificateNames {
  dns: string[];
  ips: string[];
}

/** The names and addresses of this machine. */
export interface Machine {
  hostName: string;
  /** Its current IP addresses. */
  addresses: readonly string[];
  /** URLs that the operator has configured, such as `https://sofra.example`. */
  urls: readonly string[];
}

/** Loopback addresses, for a browser on this machine. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** The private networks whose addresses an authority may sign for, because the address of this machine can change. */
const NETWORKS = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'];

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

/**
 * The names that a certificate of this machine must have: its host name, alone and with `.local`, the hosts of the
 * configured URLs, and its private addresses.
 */
export function certificateNamesOf({ hostName, addresses, urls }: Machine): CertificateNames {
  const given = hostsOf(urls);
  const [label = ''] = hostName.split('.');
  const dns = ['localhost', hostName, `${label}.local`, ...given.filter((host) => !isIpAddress(host))];
  const ips = [...LOOPBACK, ...addresses, ...given.filter(isIpAddress)];
  return {
    dns: unique(dns.map((name) => name.toLowerCase()).filter((name) => HOST_NAME.test(name))),
    ips: unique(ips.filter((ip) => isInNetworks(ip, NETWORKS))),
  };
}

/** The configured IP addresses outside private networks: no device accepts them in a certificate of this machine. */
export function publicAddressesOf({ urls }: Machine): string[] {
  return hostsOf(urls).filter((host) => isIpAddress(host) && !isInNetworks(host, NETWORKS));
}

function hostsOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * The names that an authority of this machine may sign for: those of the machine, and all private addresses, so that
 * it can move to another network.
 */
export function permittedNamesOf(machine: Machine): CertificateNames {
  return { dns: certificateNamesOf(machine).dns, ips: NETWORKS };
}

/** The names of a certificate that an authority may sign for. */
export function filterPermitted(
  { dns, ips }: CertificateNames,
  permitted: CertificateNames,
): CertificateNames {
  return {
    dns: dns.filter((name) => permitted.dns.some((base) => name === base || name.endsWith(`.${base}`))),
    ips: ips.filter((ip) => isInNetworks(ip, permitted.ips)),
  };
}

/** Whether a certificate with the names `made` covers all names in `wanted`. */
export function coversAllNames(made: CertificateNames, wanted: CertificateNames): boolean {
  return (
    wanted.dns.every((name) => made.dns.includes(name)) && wanted.ips.every((ip) => made.ips.includes(ip))
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
