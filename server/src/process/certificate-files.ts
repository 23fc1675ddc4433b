import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { CertificateFiles } from '../config/config.ts';
import { tlsSettingsOf } from '../http/tls-settings.ts';
import type { Logger } from '../parts/parts.ts';

/** What a server of HTTPS offers to take another certificate. */
export interface SecuredServer {
  setSecureContext(options: SecureContextOptions): void;
}

/**
 * Makes a function that reads the files of a certificate again and has the server use them when they changed: for new connections, while
 * those that are open go on. Files that cannot be used, such as when only one of the two is new yet, are logged once, and the
 * certificate of before goes on. It compares what is in the files, since tools also exchange links to them.
 */
export function certificateReading(
  { certFile, keyFile, ...first }: CertificateFiles,
  server: SecuredServer,
  log: Logger,
): () => Promise<void> {
  let seen: Pick<CertificateFiles, 'cert' | 'key'> = first;
  return async () => {
    const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)]);
    if (cert.equals(seen.cert) && key.equals(seen.key)) return;
    seen = { cert, key };
    try {
      createSecureContext(seen);
      server.setSecureContext(tlsSettingsOf(seen));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(
        { reason },
        'TLS_CERT_FILE and TLS_KEY_FILE cannot be used: the previous certificate stays in use',
      );
      return;
    }
    log.info({ validUntil: new X509Certificate(cert).validTo }, 'uses the new certificate');
  };
}
