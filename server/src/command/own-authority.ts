import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** The certificate authority that a service with LOCAL_TLS has in its data folder, in PEM; `null` if there is none to read. */
export function readOwnAuthority(dataDir = 'data'): string | null {
  try {
    return /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(
      readFileSync(join(resolve(dataDir), 'local-authority.pem'), 'utf8'),
    )![0];
  } catch {
    return null;
  }
}

/** Lets this process call services with a certificate of this authority. */
export function trustAuthority(pem: string): void {
  setDefaultCACertificates([...getCACertificates('default'), pem]);
}
