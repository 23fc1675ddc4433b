import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { CertificateFiles } from '../config/config.ts';
import { tlsSettingsOf } from '../http/tls-settings.ts';
import type { Logger } from '../parts/parts.ts';

/** The method of an HTTPS server that sets another certificate. */
export interface SecuredServer {
  setSecureContext(options: SecureContextOptions): void;
}

/**
 * Creates a function that reads the certificate files again. If they have changed, the server uses them for new connections; open
 * connections stay. If the files cannot be used, for example because only one of the two is new, it logs this once and keeps the
 * previous certificate. It compares the contents of the files, because some tools replace links to them.
 */
export function createCertificateReload(
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
