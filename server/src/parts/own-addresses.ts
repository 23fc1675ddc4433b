import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isInNetworks } from '../core/network.ts';

/** Names of network interfaces that do not lead to the local network: container bridges, tunnels, virtual machines. */
const INNER = /^(?:docker|br-|veth|virbr|cni|podman|tun|tap|wg|utun|vEthernet)/;

/**
 * The current IP addresses of this machine, without loopback and link-local ones. Real networks come before
 * containers and tunnels, private addresses before public ones, IPv4 before IPv6. Empty if the system cannot list
 * them now, for example if the process has no file descriptor left.
 * @param list  lists the interfaces of the system
 */
export function ownAddresses(list = networkInterfaces): string[] {
  const found = Object.entries(interfacesBy(list)).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ address, internal }) => !internal && !/^fe80:/i.test(address))
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((one, other) => one.rank - other.rank).map(({ address }) => address);
}

function interfacesBy(list: typeof networkInterfaces): ReturnType<typeof networkInterfaces> {
  try {
    return list();
  } catch {
    return {};
  }
}

function rankOf(name: string, address: string): number {
  const isPrivate = isInNetworks(address, ['uniquelocal']);
  return Number(INNER.test(name)) * 4 + Number(!isPrivate) * 2 + Number(isIPv6(address));
}
