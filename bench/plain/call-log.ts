import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type { Caller } from '../../server/src/core/access/caller.ts';

interface Call {
  caller: Caller;
  operation: string;
  method: string;
  url: string;
  status: number;
  /** In milliseconds, when it came in. */
  at: number;
  traceId: string;
}

const PATH_LENGTH = 200;
const WRITE_EVERY_MS = 1_000;
/** As in the service: of the calls of one key in a minute, the first are written. */
const MOST_OF_A_KEY = 200;
const MINUTE_MS = 60_000;

const INSERT = `
insert into key_request (venue_id, key_id, request_id, at, operation, method, path, status, duration_ms, trace_id)
select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::integer[],
                     $9::integer[], $10::uuid[])`;

/** Writes the calls of each second in one statement. */
export function createCallLog(pool: pg.Pool): { note(call: Call): void } {
  let calls: unknown[][] = [];
  let counts = new Map<string, number>();
  let countedFrom = 0;

  async function flush(): Promise<void> {
    const rows = calls;
    calls = [];
    if (rows.length === 0) return;
    const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
    await pool.query({ name: 'insert-calls', text: INSERT, values: columns });
  }

  setInterval(() => void flush().catch(console.error), WRITE_EVERY_MS).unref();
  return {
    note: ({ caller: { keyId, venueId }, operation, method, url, status, at, traceId }) => {
      if (at - countedFrom >= MINUTE_MS) [counts, countedFrom] = [new Map(), at];
      const count = (counts.get(keyId) ?? 0) + 1;
      counts.set(keyId, count);
      if (count > MOST_OF_A_KEY) return;
      const path = url.split('?', 1)[0]!.slice(0, PATH_LENGTH);
      const which = [venueId, keyId, randomUUIDv7(), new Date(at).toISOString()];
      calls.push([...which, operation, method, path, status, Date.now() - at, traceId]);
    },
  };
}
