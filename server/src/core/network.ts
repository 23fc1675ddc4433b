import ipaddr from 'ipaddr.js';

/** Networks by the names that proxies and printers are configured with. */
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Whether an IP address lies in one of some networks: addresses, networks such as `10.0.0.0/8`, and the names `loopback`,
 * `linklocal` and `uniquelocal`. What is no address lies in none.
 */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks
    .flatMap((network) => NAMED_NETWORKS[network] ?? [network])
    .some((network) => {
      const [base, bits] = network.includes('/')
        ? ipaddr.parseCIDR(network)
        : [ipaddr.process(network), network.includes(':') ? 128 : 32];
      return base.kind() === address.kind() && address.match(base, bits);
    });
}
