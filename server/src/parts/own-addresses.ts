import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isInNetworks } from '../core/network.ts';

/** Interfaces behind which no other machine of the network is: bridges of containers, tunnels, virtual machines. */
const INNER = /^(?:docker|br-|veth|virbr|cni|podman|tun|tap|wg|utun|vEthernet)/;

/**
 * The addresses of this machine now, without loopback and those of one link: those of its own networks before those of containers and
 * tunnels, private ones before public ones, IPv4 before IPv6.
 * None when the system cannot list them now, as while the process has no file descriptor left.
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
