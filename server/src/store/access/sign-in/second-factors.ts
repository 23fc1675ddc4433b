import type { Db, Tx } from '../../database.ts';

/** The account that a second factor belongs to. */
export interface FactorRef {
  venueId: string;
  accountId: string;
}

/** The authenticator app and the recovery codes of an account. Instants are milliseconds. */
export interface SecondFactor {
  /** The encrypted secret of the app; `null` until the person has entered a first code of it. */
  secret: Buffer | null;
  since: number | null;
  /** The time step of the last code that was used: a code works once. */
  lastStep: number;
  /** SHA-256, in hexadecimal, of the recovery codes that were not used yet. */
  recoveryHashes: readonly string[];
  /** Wrong codes and wrong passkey answers from unknown browsers since the last right one. */
  wrongCodes: number;
  /** The same count from known browsers. */
  knownWrongCodes: number;
  /** Until this instant every code and passkey from an unknown browser is refused; `null` if none is. */
  stoppedUntil: number | null;
  /** The encrypted secret of an app that is being set up and not confirmed yet. */
  pendingSecret: Buffer | null;
  pendingUntil: number | null;
}

/** The record of an account without a second factor. */
export const NO_FACTOR: SecondFactor = {
  secret: null,
  since: null,
  lastStep: 0,
  recoveryHashes: [],
  wrongCodes: 0,
  knownWrongCodes: 0,
  stoppedUntil: null,
  pendingSecret: null,
  pendingUntil: null,
};

const FACTOR = `secret, since, last_step as "lastStep", recovery_hashes as "recoveryHashes", wrong_codes as "wrongCodes",
  known_wrong_codes as "knownWrongCodes",
  stopped_until as "stoppedUntil", pending_secret as "pendingSecret", pending_until as "pendingUntil"`;

/** The second factor of an account; `null` if none was ever set up. Uses the primary key. */
export async function findSecondFactor(db: Db, ref: FactorRef): Promise<SecondFactor | null> {
  return readFactor(db, ref, '');
}

/**
 * As {@link findSecondFactor}, and locks it until the transaction ends: codes of one person are checked one after the
 * other.
 */
export async function lockSecondFactor(tx: Tx, ref: FactorRef): Promise<SecondFactor | null> {
  return readFactor(tx, ref, 'for update');
}

async function readFactor(
  db: Db,
  { venueId, accountId }: FactorRef,
  lock: '' | 'for update',
): Promise<SecondFactor | null> {
  const [row] = await db.query<SecondFactor>({
    text: `select ${FACTOR} from second_factor where venue_id = $1 and account_id = $2 ${lock}`,
    values: [venueId, accountId],
  });
  return row ?? null;
}

/**
 * Whether an account has an authenticator app or a passkey. Uses primary keys.
 * @param host  only passkeys of this host count; with `null` no passkey counts, without it passkeys of all hosts do
 */
export async function hasSecondFactor(
  db: Db,
  { venueId, accountId }: FactorRef,
  host?: string | null,
): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>({
    text: `select exists (select 1 from second_factor where venue_id = $1 and account_id = $2 and secret is not null)
               or exists (select 1 from passkey where venue_id = $1 and account_id = $2 and ($3::text is null or host = $3)) as has`,
    values: [venueId, accountId, host === undefined ? null : (host ?? '')],
  });
  return row!.has;
}

/** The ids of the accounts of a venue that have an app or a passkey. Uses the venue of the primary keys. */
export async function listAccountsWithFactor(db: Db, venueId: string): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>({
    text: `select account_id as id from second_factor where venue_id = $1 and secret is not null
           union select account_id from passkey where venue_id = $1`,
    values: [venueId],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Inserts or replaces the factor of an account. */
export async function saveSecondFactor(
  tx: Tx,
  { venueId, accountId }: FactorRef,
  factor: SecondFactor,
): Promise<void> {
  const dateOf = (at: number | null) => (at === null ? null : new Date(at));
  await tx.query({
    text: `insert into second_factor as f (venue_id, account_id, secret, since, last_step, recovery_hashes, wrong_codes, stopped_until,
                                           pending_secret, pending_until, known_wrong_codes)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           on conflict (venue_id, account_id) do update
              set secret = excluded.secret, since = excluded.since, last_step = excluded.last_step,
                  recovery_hashes = excluded.recovery_hashes, wrong_codes = excluded.wrong_codes,
                  stopped_until = excluded.stopped_until, pending_secret = excluded.pending_secret,
                  pending_until = excluded.pending_until, known_wrong_codes = excluded.known_wrong_codes`,
    values: [
      venueId,
      accountId,
      factor.secret,
      dateOf(factor.since),
      factor.lastStep,
      factor.recoveryHashes,
      factor.wrongCodes,
      dateOf(factor.stoppedUntil),
      factor.pendingSecret,
      dateOf(factor.pendingUntil),
      factor.knownWrongCodes,
    ],
  });
}

/** Deletes the app, the passkeys and the recovery codes of an account. @returns whether it had an app or a passkey */
export async function deleteSecondFactor(tx: Tx, { venueId, accountId }: FactorRef): Promise<boolean> {
  const passkeys = await tx.query({
    text: 'delete from passkey where venue_id = $1 and account_id = $2 returning passkey_id',
    values: [venueId, accountId],
  });
  const deleted = await tx.query<{ had: boolean }>({
    text: `delete from second_factor where venue_id = $1 and account_id = $2 returning secret is not null as had`,
    values: [venueId, accountId],
  });
  return passkeys.length > 0 || (deleted[0]?.had ?? false);
}

/** Whether a venue requires a second factor of its owners and managers. Uses the primary key. */
export async function isFactorRequired(db: Db, venueId: string): Promise<boolean> {
  const [row] = await db.query<{ isRequired: boolean }>({
    text: 'select requires_second_factor as "isRequired" from venue where venue_id = $1',
    values: [venueId],
  });
  return row?.isRequired ?? false;
}

/** Sets whether a venue requires a second factor. The caller holds the lock of the venue's head. */
export async function updateFactorRequired(tx: Tx, venueId: string, isRequired: boolean): Promise<void> {
  await tx.query({
    text: 'update venue set requires_second_factor = $2 where venue_id = $1',
    values: [venueId, isRequired],
  });
}

/** The `location` under which the secret of an account is encrypted: it cannot be decrypted for another account. */
export function factorLocationOf({ venueId, accountId }: FactorRef): string {
  return `second factor ${venueId} ${accountId}`;
}
