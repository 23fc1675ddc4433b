import { hostname } from 'node:os';
import type { Config } from '../config/config.ts';
import { originOf } from '../http/listening-url.ts';
import type { Certificate } from '../http/tls-settings.ts';
import { ownAddresses } from '../parts/own-addresses.ts';
import type { Clock, Logger, Random } from '../parts/parts.ts';
import { openDataFolder } from '../postgres/data-folder-lock.ts';
import { openLocalCertificate } from './local-certificate.ts';
import { openTrustServer } from './trust-server.ts';

/** HTTPS in a private network, by a certificate authority of this machine. */
export interface LocalTls {
  /** The certificate that is to be served now. */
  certificate(): Certificate;
  /** SHA-256 of the certificate of the authority, as devices show it. */
  fingerprint: string;
  /**
   * Serves the page on which devices come to trust the authority.
   * @param port  that the service has taken
   * @returns the address of the page
   * @throws Error of the system when its port cannot be used
   */
  serveTrustPage(port: number): Promise<string>;
  /** Looks once a minute whether another certificate is needed: for another address, or because it nears its end. */
  keepFresh(use: (certificate: Certificate) => void): void;
}

type Settings = Pick<Config, 'host' | 'dataDir' | 'publicUrl' | 'publicSite'> & {
  localTls: NonNullable<Config['localTls']>;
};

const LOOK_EVERY_MS = 60_000;

/**
 * Opens the certificate authority in the data folder, or makes it there.
 * @throws SetupError when it cannot be made or read
 */
export async function openLocalTls(
  { host, dataDir, publicUrl, publicSite, localTls }: Settings,
  parts: { clock: Clock; random: Random; log: Logger },
): Promise<LocalTls> {
  const urls = [publicUrl, publicSite].filter((url) => url !== null);
  const machine = () => ({ hostName: hostname(), addresses: ownAddresses(), urls });
  const local = await openLocalCertificate(openDataFolder(dataDir), machine, parts);
  const { authority } = local;
  return {
    certificate: local.current,
    fingerprint: authority.fingerprint,
    serveTrustPage: async (port) => {
      const appUrlAt = (reached: string) => publicUrl ?? `${originOf('https', reached, port)}/`;
      const page = await openTrustServer({ host, port: localTls.trustPort }, authority, appUrlAt);
      return page.url();
    },
    keepFresh: (use) => {
      setInterval(() => {
        const renewed = local.renew();
        if (renewed !== null) use(renewed);
      }, LOOK_EVERY_MS).unref();
    },
  };
}
