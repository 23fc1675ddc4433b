import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { STATEMENTS_AFTER_FAILOVER } from './new-generation.ts';

/** An arbitrary number, the same on all servers: the session that has this advisory lock starts a generation. */
const GENERATION_LOCK = 7_305_242;

/** The settings of {@link createRecoveryCheck}. */
export interface RecoveryCheckSettings {
  /** Opens a session without a time limit. */
  open: () => Promise<pg.Client>;
  /** The longest time that a new connection waits for the start of the generation. */
  limitMs: number;
  /** Called when this process has started a generation, with the instant (ms) up to which the database was recovered. */
  onBegun: (recoveredTo: number) => void;
}

/**
 * Makes a check that each connection awaits before its first statement. A recovered database (a promoted standby, or
 * a copy of files with its WAL) lacks what was committed after some moment. Such a database gets a new generation
 * once, before any server reads or writes. Versions of venues start from the clock, so they show whether it was
 * started. PostgreSQL forgets the moment of the recovery when it restarts.
 */
export function createRecoveryCheck({ open, limitMs, onBegun }: RecoveryCheckSettings) {
  let known: number | null = null;
  let beginning: Promise<void> | null = null;
  const begin = async (recoveredTo: number) => {
    if (await beginGeneration(open, recoveredTo)) onBegun(recoveredTo / 1_000);
    known = recoveredTo;
  };
  return async (client: pg.ClientBase): Promise<void> => {
    const recoveredTo = await findRecoveredTo(client);
    if (recoveredTo === null || recoveredTo === known) return;
    beginning ??= begin(recoveredTo).finally(() => {
      beginning = null;
    });
    const hasBegun = await Promise.race([beginning.then(() => true), pause(limitMs, false, { ref: false })]);
    if (!hasBegun) throw new Error('timeout exceeded when trying to connect: a new generation begins');
  };
}

/**
 * @returns the moment up to which this primary was recovered, in microseconds since 1970; `null` if it was not
 *   recovered
 */
async function findRecoveredTo(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ recoveredTo: number | null }>(
    `select case when not pg_is_in_recovery()
                 then (extract(epoch from pg_last_xact_replay_timestamp()) * 1000000)::bigint end as "recoveredTo"`,
  );
  return rows[0]!.recoveredTo;
}

/** @returns whether it started a generation; `false` if another session has done so, or the database is empty */
async function beginGeneration(open: RecoveryCheckSettings['open'], recoveredTo: number): Promise<boolean> {
  const client = await open();
  try {
    const made = await client.query(`select from pg_class where oid = to_regclass('venue_head')`);
    if (made.rowCount === 0) return false;
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${GENERATION_LOCK})`);
    const older = await client.query('select from venue_head where version < $1 limit 1', [recoveredTo]);
    if (older.rowCount === 0) return false;
    for (const [table, statement] of STATEMENTS_AFTER_FAILOVER) {
      const { rowCount } = await client.query('select from pg_class where oid = to_regclass($1)', [table]);
      if (rowCount !== 0) await client.query(statement);
    }
    await client.query('commit');
    return true;
  } finally {
    await client.end();
  }
}
