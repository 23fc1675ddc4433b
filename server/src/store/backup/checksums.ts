import type { Db } from '../database.ts';
import { MADE_AGAIN } from './write-script.ts';

/** Of each table, by its name: how many rows it has, and a number that another content would have changed. */
export type Checksums = Record<string, string>;

/** Reads every row of a database over its one connection, whatever time that takes. The order of rows does not matter. */
export async function findChecksums(db: Db): Promise<Checksums> {
  const tables = await db.query<{ name: string }>({
    text: `select relname as name from pg_class
            where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> all ($1)`,
    values: [MADE_AGAIN],
  });
  // Instants are compared as texts, which each server would write in its own time zone.
  await db.query({ text: `set timezone to 'UTC'` });
  const sums: Checksums = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ sum: string }>({
      across: 'AllVenues',
      text: `select concat(count(*), ' ', sum(('x' || left(md5(t::text), 15))::bit(60)::bigint)) as sum from ${name} t`,
    });
    sums[name] = row!.sum;
  }
  return sums;
}

/** How many sessions of a running service are open on the database. */
export async function countServiceSessions(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `select count(*) from pg_stat_activity
            where datname = current_database() and application_name = 'sofra' and pid <> pg_backend_pid()`,
  });
  return row!.count;
}
