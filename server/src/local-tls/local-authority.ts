import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SetupError } from '../core/setup-error.ts';
import { flushFolder } from '../parts/flush-folder.ts';
import { nullIfMissing } from '../parts/null-if-missing.ts';
import type { Random } from '../parts/parts.ts';
import { type CertificateNames, type Machine, permittedNamesOf } from './certificate-names.ts';
import { createAuthorityCertificate, readPermittedNames } from './create-certificates.ts';

/** The certificate authority of this machine, which the devices of the restaurant trust. */
export interface LocalAuthority {
  commonName: string;
  key: KeyObject;
  /** The certificate, in PEM and in DER. */
  pem: string;
  der: Buffer;
  /** SHA-256 of the certificate, as devices show it. */
  fingerprint: string;
  permitted: CertificateNames;
  file: string;
}

/** The file in the data folder with the certificate and its key, readable only for the user of the service. */
export const AUTHORITY_FILE = 'local-authority.pem';

/**
 * Reads the authority in a data folder, or creates it. It is on the disk when this resolves, because devices trust it
 * for years.
 * @throws SetupError if the file cannot be read as an authority
 */
export async function openAuthority(
  dataDir: string,
  machine: Machine,
  random: Random,
): Promise<LocalAuthority> {
  const file = join(dataDir, AUTHORITY_FILE);
  const text =
    (await readFile(file, 'utf8').catch(nullIfMissing)) ?? (await createAuthorityFile(file, machine, random));
  try {
    const certificate = new X509Certificate(text);
    return {
      commonName: /^CN=(.*)$/m.exec(certificate.subject)![1]!,
      key: createPrivateKey(text),
      pem: certificate.toString(),
      der: certificate.raw,
      fingerprint: hexPairs(createHash('sha256').update(certificate.raw).digest()),
      permitted: readPermittedNames(certificate.raw),
      file,
    };
  } catch (error) {
    throw new SetupError(
      `${file} does not contain the certificate authority any more: restore the file, or delete it, and let each device trust the new one that the next start makes.`,
      { cause: error },
    );
  }
}

/** Creates the authority file. If two processes start at the same time, the later one uses the file of the first. */
async function createAuthorityFile(file: string, machine: Machine, random: Random): Promise<string> {
  const { cert, key } = createAuthorityCertificate(
    `Sofra ${machine.hostName}`,
    permittedNamesOf(machine),
    random,
  );
  const whole = `${file}.${random(6).toString('hex')}`;
  await writeFile(whole, cert + key, { mode: 0o600, flush: true });
  try {
    await link(whole, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    flushFolder(dirname(file));
    return await readFile(file, 'utf8');
  } finally {
    await rm(whole, { force: true });
  }
}

function hexPairs(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase().match(/../g)!.join(':');
}
