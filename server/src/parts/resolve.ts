import { lookup, Resolver } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves a host name to all its IP addresses. Rejects if there are none, or there is no answer within 5 seconds. */
export type Resolve = (host: string) => Promise<string[]>;

const RESOLVING_MS = 5_000;

/** Uses the resolver of the system, with its hosts file: for printers in the local network. */
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
 * Makes a resolver that asks name servers directly, for hosts on the Internet. The system's resolver would block one
 * of the four threads of the process while a name server does not answer, and sign-ins and file access need these
 * threads.
 * @param servers  such as `127.0.0.1:53`. @default those of the system
 */
export function createNameServerResolver(servers?: readonly string[]): Resolve {
  return async (host) => {
    // Name servers must not be asked for localhost. @see RFC 6761
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
