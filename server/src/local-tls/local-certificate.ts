import type { Clock, Logger, Random } from '../parts/parts.ts';
import {
  certificateNamesOf,
  coversAllNames,
  filterPermitted,
  type Machine,
  publicAddressesOf,
} from './certificate-names.ts';
import { type CertificateWithKey, createServerCertificate } from './create-certificates.ts';
import { type LocalAuthority, openAuthority } from './local-authority.ts';

/** The certificate of a machine in a private network, signed by the authority of the machine. */
export interface LocalCertificate {
  authority: LocalAuthority;
  /** The current certificate with its key. It is only in memory, never on the disk. */
  current(): CertificateWithKey;
  /** Makes a new certificate if one is needed. @returns the new one, else `null` */
  renew(): CertificateWithKey | null;
}

const DAY_MS = 86_400_000;
/** Browsers accept at most 398 days. Each start makes a new certificate. */
const VALID_DAYS = 180;
const RENEWED_DAYS_BEFORE = 60;
/** The certificate is valid from this time before now, because clocks of devices may be slow. */
const BEFORE_MS = DAY_MS;

/**
 * Opens the authority in the data folder, and makes a certificate for the current names of this machine.
 * @param machine  returns the current names; called again for each renewal
 * @throws SetupError if the authority cannot be read
 */
export async function openLocalCertificate(
  dataDir: string,
  machine: () => Machine,
  { clock, random, log }: { clock: Clock; random: Random; log: Logger },
): Promise<LocalCertificate> {
  const authority = await openAuthority(dataDir, machine(), random);
  const wanted = () => filterPermitted(certificateNamesOf(machine()), authority.permitted);
  logLeftOutNames(authority, machine(), log);
  const make = () => {
    const names = wanted();
    const now = clock.now();
    const period = { notBefore: new Date(now - BEFORE_MS), notAfter: new Date(now + VALID_DAYS * DAY_MS) };
    return { names, madeAt: now, pair: createServerCertificate(names, authority, period, random) };
  };
  let made = make();
  return {
    authority,
    current: () => made.pair,
    renew: () => {
      const age = clock.now() - made.madeAt;
      // The clock of a small machine may be corrected after the start: then the certificate may be from the future or
      // too old.
      const isGood = age > -BEFORE_MS && age < (VALID_DAYS - RENEWED_DAYS_BEFORE) * DAY_MS;
      if (isGood && coversAllNames(made.names, wanted())) return null;
      made = make();
      log.info({ names: [...made.names.dns, ...made.names.ips] }, 'made a certificate for the local network');
      return made.pair;
    },
  };
}

function logLeftOutNames({ permitted, file }: LocalAuthority, machine: Machine, log: Logger): void {
  const names = certificateNamesOf(machine);
  const kept = filterPermitted(names, permitted);
  const leftOut = names.dns.filter((name) => !kept.dns.includes(name));
  if (leftOut.length > 0)
    log.warn(
      { names: leftOut },
      `the certificate authority was made for other names: to use these, delete ${file}, start again, and let each device trust the new one`,
    );
  const addresses = publicAddressesOf(machine);
  if (addresses.length > 0)
    log.warn(
      { addresses },
      'PUBLIC_URL or PUBLIC_SITE has an address that is none of a private network, and the certificate is not for it: use a name of this machine there, or an address such as 192.168.1.20',
    );
  if (machine.addresses.length > 0 && !machine.addresses.some((address) => kept.ips.includes(address)))
    log.warn(
      { addresses: machine.addresses },
      'this machine has no private address: its certificate is for its names alone',
    );
}
