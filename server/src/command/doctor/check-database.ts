import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, DatabaseConfig } from '../../config/config.ts';
import { hasSeveralHosts } from '../../core/database-hosts.ts';
import { parseSecretKey } from '../../core/secret-key.ts';
import { isPresentKey } from '../../operations/encryption/secret-key-check.ts';
import type { InspectedDatabase, InspectionResult } from '../../postgres/inspect-database.ts';
import { OLD_SECRET_KEY_FILE, SECRET_KEY_FILE } from '../../process/secrets.ts';
import type { Replication } from '../../store/replication.ts';
import { BASELINE, MOVE_SETUP_INSTRUCTIONS } from '../../store/schema/baseline.ts';
import { checkClock } from './check-health.ts';
import { type Finding, fault, good, warning } from './finding.ts';

const OLDEST_POSTGRES = 15;

type KeyConfig = Pick<Config, 'secretKey' | 'oldSecretKey' | 'nextSecretKey'>;

/**
 * Checks the database: its answer, pooler, schema and clock; then the printers and webhooks that fail according to it.
 * @param isRefused  whether a start would be refused because of the database: then the finding of `checkStart` says more
 */
export function checkDatabase(
  config: DatabaseConfig & KeyConfig,
  found: InspectionResult,
  { isRunning, isRefused }: { isRunning: boolean; isRefused: boolean },
): Finding[] {
  switch (found.kind) {
    case 'NotThere':
      return isRefused ? [] : [ownDatabase(config.dataDir, isRunning)];
    case 'Away':
      return [
        fault(
          'Database',
          `The database does not answer: ${found.reason}.`,
          repairHintOf(config.databaseUrl !== null),
        ),
      ];
    case 'Open':
      return [
        ...findingsOf(found.database, config.databaseUrl),
        ...(isKeyOfDatabase(found.database, config)
          ? checkOldKey(found.database, hasOldKey(config))
          : [wrongKeyFinding(hasOldKey(config) || config.nextSecretKey !== null)]),
      ];
  }
}

function ownDatabase(dataDir: string, isRunning: boolean): Finding {
  return isRunning
    ? good('Database', 'The service runs its own database, which it finds ready.')
    : good('Database', `The service starts its own database in ${dataDir}.`);
}

function findingsOf(database: InspectedDatabase, databaseUrl: string | null): Finding[] {
  const { version, major, now, schemaNumber, oldestServer, ownSchemaNumber, keepsStatements } = database;
  return [
    major < OLDEST_POSTGRES
      ? fault(
          'Database',
          `PostgreSQL ${version} is too old: the service needs ${OLDEST_POSTGRES} or newer.`,
          'Move the database to a newer PostgreSQL.',
        )
      : good('Database', `PostgreSQL ${version} answers.`),
    ...(keepsStatements === null ? [] : [checkPooler(keepsStatements)]),
    ...(database.replication === null
      ? []
      : checkReplication(database.replication, hasSeveralHosts(databaseUrl ?? ''))),
    ...(database.refusal === null ? [checkSchema(schemaNumber, oldestServer, ownSchemaNumber)] : []),
    checkClock('the database', Date.now() - now),
    ...(schemaNumber === null ? [] : checkVenues(database)),
  ];
}

function checkPooler(keepsStatements: boolean): Finding {
  if (keepsStatements) return good('Pooler', 'Prepared statements stay, also through a pooler.');
  return fault(
    'Pooler',
    'DATABASE_URL leads through a pooler that forgets prepared statements between transactions.',
    'Use PgBouncer 1.21 or newer with max_prepared_statements above 0, its pool_mode = session, or the address of PostgreSQL itself.',
  );
}

function hasOldKey({ databaseUrl, dataDir, oldSecretKey }: DatabaseConfig & KeyConfig) {
  return oldSecretKey !== null || (databaseUrl === null && existsSync(join(dataDir, OLD_SECRET_KEY_FILE)));
}

/** Whether the present key is the key of the database; also `true` if this user may not read one of them. */
function isKeyOfDatabase(
  { secretKeyCheck }: InspectedDatabase,
  { databaseUrl, dataDir, secretKey }: DatabaseConfig & KeyConfig,
): boolean {
  const present = secretKey ?? (databaseUrl === null ? keyInFile(join(dataDir, SECRET_KEY_FILE)) : null);
  return present === null || secretKeyCheck === null || isPresentKey(secretKeyCheck, present);
}

function keyInFile(path: string): Buffer | null {
  try {
    return parseSecretKey(readFileSync(path, 'utf8').trim());
  } catch {
    return null;
  }
}

/** The finding if the present key is not the key of the database. @param isChanging  whether an old key is also given */
function wrongKeyFinding(isChanging: boolean): Finding {
  if (!isChanging)
    return fault(
      'Secret key',
      'The current secret key is not the one of the database: the service does not start with it.',
      'Set the previous key, see docs/operating/secrets.md.',
    );
  return warning(
    'Secret key',
    'The database has another secret key than the current one: a change is not finished, or begins with the next start.',
    'Start the service with the current key, and keep the old one until its log says that it is no longer needed.',
  );
}

/** Checks that the previous secret key is kept as long as it is needed, and not longer. */
export function checkOldKey(
  { isOldKeyNeeded }: Pick<InspectedDatabase, 'isOldKeyNeeded'>,
  isGiven: boolean,
): Finding[] {
  if (isOldKeyNeeded && !isGiven)
    return [
      fault(
        'Old secret key',
        'Some secrets are still encrypted with the previous key, and no server starts without it.',
        'Give it in OLD_SECRET_KEY, or as the file old-secret-key in DATA_DIR, until it is no longer needed.',
      ),
    ];
  if (isOldKeyNeeded)
    return [good('Old secret key', 'It is still needed: secrets are being encrypted with the current one.')];
  if (!isGiven) return [];
  return [
    warning(
      'Old secret key',
      'Everything is encrypted with the current secret key: the old one is no longer needed.',
      'Once every server has the current one, move OLD_SECRET_KEY, or the file old-secret-key, to your older backups.',
    ),
  ];
}

/** Reports what a fail-over may lose; nothing for a single database server without a standby. */
export function checkReplication(replication: Replication, hasOtherHosts: boolean): Finding[] {
  if (replication === 'Synchronous')
    return [good('Standby', 'A fail-over loses no order that was answered: commits wait for a standby.')];
  if (replication === 'Asynchronous')
    return [
      warning(
        'Standby',
        'A fail-over may lose the orders that were answered last: commits do not wait for the standby.',
        'Set synchronous_standby_names on the primary, see docs/operating/many-servers.md.',
      ),
    ];
  if (!hasOtherHosts) return [];
  return [
    warning(
      'Standby',
      'DATABASE_URL names several hosts, and no standby follows the primary.',
      'Start the replication of the other host.',
    ),
  ];
}

/** Checks the schema number of the database. @param own  the schema number of this build */
export function checkSchema(number: number | null, oldestServer: number, own: number): Finding {
  if (number === null) return good('Schema', 'The database is empty: the first start makes its schema.');
  if (number < BASELINE)
    return fault(
      'Schema',
      `The schema (${number}) was made by a build from before the first release, which this one cannot read.`,
      MOVE_SETUP_INSTRUCTIONS,
    );
  if (oldestServer > own)
    return fault(
      'Schema',
      `The schema (${number}) needs a newer release than this one (${own}).`,
      'Install the release that changed it, or a newer one.',
    );
  if (number < own)
    return warning(
      'Schema',
      `The schema (${number}) is that of an older release: the next start brings it to ${own}.`,
      'Make a backup before that start.',
    );
  return good('Schema', `The schema (${number}) fits this release.`);
}

function checkVenues({ printers, endpoints }: InspectedDatabase): Finding[] {
  return [
    ...printers.map(({ name, venueName, trouble, since }) =>
      warning(
        'Printers',
        `"${name}" of ${venueName} has not printed since ${instant(since)}: ${wordsOf(trouble)}.`,
        'Look at the printer and its cable; its owner prints a test page under Manage, Printers.',
      ),
    ),
    ...(printers.length === 0 ? [good('Printers', 'No printer is failing.')] : []),
    ...endpoints.map(({ keyName, venueName, lastError, since }) =>
      warning(
        'Webhooks',
        `The webhook of the key "${keyName}" of ${venueName} has failed since ${instant(since)}: ${lastError ?? 'no answer'}`,
        'The operator of that server repairs it. Then the owner sends a test event under Manage, Developers.',
      ),
    ),
    ...(endpoints.length === 0 ? [good('Webhooks', 'No webhook is failing.')] : []),
  ];
}

/** A printer trouble such as `NoPaper`, as words. */
function wordsOf(trouble: string | null): string {
  return trouble === null
    ? 'no answer'
    : trouble.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

function instant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

function repairHintOf(isGiven: boolean): string {
  return isGiven
    ? 'Check DATABASE_URL: host, port, user, password and certificate, and that PostgreSQL takes connections from this machine.'
    : 'Read postgres.log in the data folder, then start the service again.';
}
