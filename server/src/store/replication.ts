import type { Db } from './database.ts';

/** Whether the database has standbys, and whether a commit waits for a standby. */
export type Replication = 'None' | 'Synchronous' | 'Asynchronous';

/** Reads how the database is replicated. Any database role may do this. */
export async function findReplication(db: Db): Promise<Replication> {
  const [row] = await db.query<{ is_waited_for: boolean; standbys: number }>({
    text: `select current_setting('synchronous_standby_names') <> ''
                  and current_setting('synchronous_commit') not in ('off', 'local') as is_waited_for,
                  (select count(*) from pg_stat_replication) as standbys`,
  });
  if (row!.is_waited_for) return 'Synchronous';
  return row!.standbys === 0 ? 'None' : 'Asynchronous';
}
