import pg from 'pg';
import { ListeningClient } from './listening-client.ts';

/** The state of a host as it reports it. `timeline` grows with each promotion; texts of one length. */
export type HostState = { kind: 'Standby' } | { kind: 'Primary'; timeline: string; isReadOnly: boolean };

/** Which host to connect to. */
export interface HostChoice {
  /** Its place among the hosts. */
  at: number;
  timeline: string;
}

/** Says that no host may be connected to now: another one must be promoted. It ends automatically. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError';

  constructor() {
    super('None of the hosts of DATABASE_URL is a primary now');
  }
}

/**
 * Chooses the primary among hosts: the first to say that it accepts writes, if it is on the newest timeline that was seen, else the
 * one on the newest of all. So an old primary that comes back next to the promoted one is not written to. A primary that
 * accepts reads alone is taken when no other is there: its answers are true. A standby never is: what it has may be old.
 * @param newest  the newest timeline that was seen before; empty for none
 * @throws NoPrimaryError when only standbys answer; the error of the first host when none does
 */
export async function choosePrimary(
  asked: readonly Promise<HostState>[],
  newest: string,
): Promise<HostChoice> {
  const waiting = newest === '' ? [] : asked.map((state, at) => requireWritable(state, at, newest));
  return Promise.any(waiting).catch(() => chooseOfAll(asked, newest));
}

async function requireWritable(asked: Promise<HostState>, at: number, newest: string): Promise<HostChoice> {
  const state = await asked;
  if (state.kind === 'Standby' || state.isReadOnly || state.timeline < newest) throw new NoPrimaryError();
  return { at, timeline: state.timeline };
}

async function chooseOfAll(asked: readonly Promise<HostState>[], newest: string): Promise<HostChoice> {
  const answers = await Promise.allSettled(asked);
  const primaries = answers.flatMap((answer, at) =>
    answer.status === 'fulfilled' && answer.value.kind === 'Primary' && answer.value.timeline >= newest
      ? [{ at, ...answer.value }]
      : [],
  );
  const [best] = primaries.sort(
    (a, b) => b.timeline.localeCompare(a.timeline) || Number(a.isReadOnly) - Number(b.isReadOnly),
  );
  if (best !== undefined) return { at: best.at, timeline: best.timeline };
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed !== undefined && answers.every(({ status }) => status === 'rejected')) throw failed.reason;
  throw new NoPrimaryError();
}

/**
 * Makes the connections of a pool to several hosts: each asks all of them when it is opened, and goes to the primary.
 * @param addresses  of one host each, all else alike
 */
export function primaryClientOf(addresses: readonly string[]): typeof pg.Client {
  let newest = '';

  class PrimaryClient extends ListeningClient {
    readonly #timeoutMs: number;

    constructor(config: pg.ClientConfig = {}) {
      super(config);
      this.#timeoutMs = config.connectionTimeoutMillis ?? 0;
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#connectToPrimary();
      if (callback === undefined) return connected;
      connected.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }

    async #connectToPrimary(): Promise<this> {
      const hosts = addresses.map((address) => ({ address, ...placeOf(address) }));
      // A host that does not answer leaves time to connect to another one.
      const asked = hosts.map(({ address }) => askHost(address, Math.ceil(this.#timeoutMs / 2)));
      const { at, timeline } = await choosePrimary(asked, newest);
      newest = timeline > newest ? timeline : newest;
      const { host, port } = hosts[at]!;
      Object.assign(this, { host, port });
      await super.connect();
      return this;
    }
  }

  return PrimaryClient;
}

function placeOf(address: string): { host: string; port: number } {
  const { host, port } = new pg.Client({ connectionString: address });
  return { host, port };
}

/** Opens a connection of its own for the question. */
async function askHost(address: string, timeoutMs: number): Promise<HostState> {
  const client = new ListeningClient({
    connectionString: address,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'sofra primary',
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null; isReadOnly: boolean }>(
      `select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline,
              current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const { timeline, isReadOnly } = rows[0]!;
    return timeline === null ? { kind: 'Standby' } : { kind: 'Primary', timeline, isReadOnly };
  } finally {
    await client.end().catch(() => {});
  }
}
