import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../../core/setup-error.ts';
import { statementsIn } from '../../store/schema/migration-files.ts';
import type { ServerPlan } from '../postgres-server.ts';
import type { RolePasswords } from './postgres-passwords.ts';
import { runAsSuperuser } from './superuser.ts';

/** The name of the service's database in a cluster. */
export const DATABASE_NAME = 'sofra';

/** The two roles of a cluster, which docs/database-roles.sql creates. Neither is a superuser. */
export const DATABASE_ROLES = {
  /** Owns the schema and changes it: migrations, restores, moves. */
  owner: 'sofra_owner',
  /** Reads and writes rows. */
  service: 'sofra_service',
} as const satisfies Record<keyof RolePasswords, string>;

/** The same file that operators run for a database of DATABASE_URL. */
const ROLES_FILE = new URL('../../../../docs/database-roles.sql', import.meta.url);

const BOTH = `${DATABASE_ROLES.owner},${DATABASE_ROLES.service}`;

/** The content of pg_hba.conf: PostgreSQL refuses every connection that no line allows. */
const ACCESS = `# Written by Sofra. The two roles of the service connect, each with its own password, and no one else: the superuser does not.
local ${DATABASE_NAME} ${BOTH} scram-sha-256
host ${DATABASE_NAME} ${BOTH} 127.0.0.1/32 scram-sha-256
`;

type StoppedCluster = Pick<ServerPlan, 'cluster' | 'account' | 'program'>;

/**
 * Creates the database and the two roles of a new cluster, and refuses all other connections.
 * @returns the reason if it failed, else `null`
 */
export async function createRoles(cluster: StoppedCluster, passwords: RolePasswords): Promise<string | null> {
  writeFileSync(hbaFilePath(cluster.cluster), ACCESS, { flush: true });
  return (
    (await runAsSuperuser(cluster, 'postgres', [`create database ${DATABASE_NAME}`])) ??
    (await runAsSuperuser(cluster, DATABASE_NAME, [...(await readRoleStatements()), ...settingOf(passwords)]))
  );
}

/** The SQL statements that create the roles and grant their rights in the current database. */
export async function readRoleStatements(): Promise<string[]> {
  return statementsIn(await readFile(ROLES_FILE, 'utf8'));
}

/**
 * Whether a cluster has both roles, according to its pg_hba.conf. A cluster of an older version has a single role, a
 * superuser. If the file is lost, this returns `true`, and PostgreSQL reports it when it starts.
 */
export function hasBothRoles(cluster: string): boolean {
  const file = hbaFilePath(cluster);
  return !existsSync(file) || readFileSync(file, 'utf8').includes(DATABASE_ROLES.owner);
}

/**
 * Sets the passwords of both roles again, in case a password was lost. No server may run on the cluster.
 * @throws SetupError if they cannot be set
 */
export async function setPasswords(cluster: StoppedCluster, passwords: RolePasswords): Promise<void> {
  const reason = await runAsSuperuser(cluster, DATABASE_NAME, settingOf(passwords));
  if (reason === null) return;
  throw new SetupError(
    `The database in ${cluster.cluster} has other passwords than the data folder, and they could not be set (${reason}).`,
  );
}

/** SQL that sets both passwords. They are base64url, so they need no escaping. */
const settingOf = ({ owner, service }: RolePasswords) => [
  `alter role ${DATABASE_ROLES.owner} password '${owner}'`,
  `alter role ${DATABASE_ROLES.service} password '${service}'`,
];

/** The path of the file that says who may connect to a cluster, and how. */
export const hbaFilePath = (cluster: string) => join(cluster, 'pg_hba.conf');
