import { hostname } from 'node:os';
import type { Config } from '../config/config.ts';
import { originOf } from '../http/listening-url.ts';
import type { Certificate } from '../http/tls-settings.ts';
import { ownAddresses } from '../parts/own-addresses.ts';
import type { Clock, Logger, Random } from '../parts/parts.ts';
import { openDataFolder } from '../postgres/cluster/data-folder-lock.ts';
import { openLocalCertificate } from './local-certificate.ts';
import { openTrustServer } from './trust-server.ts';

/** HTTPS in a private network, with a certificate authority of this machine. */
export interface LocalTls {
  /** The current certificate. */
  certificate(): Certificate;
  /** SHA-256 of the certificate of the authority, as devices show it. */
  fingerprint: string;
  /**
   * Serves the page that explains how a device trusts the authority.
   * @param port  the port of the service
   * @returns the URL of the page
   * @throws Error of the system if the port of the page cannot be used
   */
  serveTrustPage(port: number): Promise<string>;
  /** Checks once a minute whether a new certificate is needed, because an address changed or the old one expires soon. */
  keepFresh(use: (certificate: Certificate) => void): void;
}

type Settings = Pick<Config, 'host' | 'dataDir' | 'publicUrl' | 'publicSite'> & {
  localTls: NonNullable<Config['localTls']>;
};

const LOOK_EVERY_MS = 60_000;

/**
 * Opens the certificate authority in the data folder, or creates it there.
 * @throws SetupError if it cannot be created or read
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
