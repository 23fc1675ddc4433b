import { lookup, Resolver } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves a host name to all its IP addresses. Rejects when there are none, or no answer within 5 seconds. */
export type Resolve = (host: string) => Promise<string[]>;

const RESOLVING_MS = 5_000;

/** Resolves as every program of the machine does, its hosts file included: for printers in the house. */
export const systemResolve: Resolve = async (host) => {
  const giveUp = new AbortController();
  const late = async () => {
    await pause(RESOLVING_MS, null, { signal: giveUp.signal });
    throw unresolved(host);
  };
  try {
    const found = await Promise.race([lookup(host, { all: true }), late()]);
    return found.map(({ address }) => address);
  } finally {
    giveUp.abort();
  }
};

const LOCALHOST = /^(?:.+\.)?localhost$/i;

/**
 * Asks name servers only: for hosts on the Internet. The system's resolver would block one of the four threads of the process
 * while a name server is silent, and sign-ins and file access need them.
 * @param servers  such as `127.0.0.1:53`; those of the system when left out
 */
export function askNameServers(servers?: readonly string[]): Resolve {
  return async (host) => {
    // Never asked of a name server. @see RFC 6761
    if (LOCALHOST.test(host)) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const late = setTimeout(() => resolver.cancel(), RESOLVING_MS);
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const ips = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (ips.length === 0) throw unresolved(host);
      return ips;
    } finally {
      clearTimeout(late);
    }
  };
}

function unresolved(host: string): Error {
  return new Error(`No address for ${host} was found within ${RESOLVING_MS} ms.`);
}
