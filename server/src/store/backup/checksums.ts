import type pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { openLongSession } from '../pool-config.ts';
import { REBUILT_TABLES } from './write-script.ts';

/** By table name: the number of rows of the table, and a checksum of its content. */
export type Checksums = Record<string, string>;

/** Reads every row of a database, without a time limit. The order of rows does not matter. */
export function readChecksums(connection: DatabaseConnection): Promise<Checksums> {
  return inSession(connection, async (client) => {
    // Rows are hashed as text, and a server writes instants in its own time zone.
    await client.query(`set timezone to 'UTC'`);
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> all ($1)`,
      [REBUILT_TABLES],
    );
    const sums: Checksums = {};
    for (const { name } of tables.rows) {
      const found = await client.query<{ sum: string }>(
        `select concat(count(*), ' ', sum(('x' || left(md5(t::text), 15))::bit(60)::bigint)) as sum from ${name} t`,
      );
      sums[name] = found.rows[0]!.sum;
    }
    return sums;
  });
}

/** Whether a running service is connected to the database. */
export function isInService(connection: DatabaseConnection): Promise<boolean> {
  return inSession(connection, async (client) => {
    const found = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'sofra' limit 1`,
    );
    return found.rowCount === 1;
  });
}

async function inSession<T>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openLongSession(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
