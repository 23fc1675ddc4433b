import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/**
 * The certificate authority (PEM) that a service with LOCAL_TLS has in its data folder; `null` if there is none or it
 * cannot be read.
 */
export function readOwnAuthority(dataDir = 'data'): string | null {
  try {
    return /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(
      readFileSync(join(resolve(dataDir), 'local-authority.pem'), 'utf8'),
    )![0];
  } catch {
    return null;
  }
}

/** Makes this process trust certificates of this authority. */
export function trustAuthority(pem: string): void {
  setDefaultCACertificates([...getCACertificates('default'), pem]);
}
