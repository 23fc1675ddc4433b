import pg from 'pg';
import { ListeningClient } from './listening-client.ts';

/**
 * The state that a host reports. `timeline` grows with each promotion: eight hexadecimal digits, which compare as
 * text.
 */
export type HostState = { kind: 'Standby' } | { kind: 'Primary'; timeline: string; isReadOnly: boolean };

/** The chosen host. */
export interface HostChoice {
  /** Its index in the list of hosts. */
  at: number;
  timeline: string;
}

/** No host is a primary now: one must be promoted first. A later try can succeed. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError';

  constructor() {
    super('None of the hosts of DATABASE_URL is a primary now');
  }
}

/**
 * Chooses the primary among hosts: the first that reports that it accepts writes and is on the newest timeline that
 * was seen before; else the one on the newest timeline of all. So nothing is written to an old primary that comes
 * back after another host was promoted. A read-only primary is chosen if there is no other: its data is current. A
 * standby is never chosen: its data may be old.
 * @param newest  the newest timeline that was seen before; empty if none was
 * @throws NoPrimaryError if only standbys answer; the error of the first host if none answers
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
 * Makes the connection class for a pool over several hosts: a new connection asks all hosts for their state, and
 * connects to the primary.
 * @param addresses  connection strings that differ only in the host
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
      const hosts = addresses.map((address) => ({ address, ...hostAndPortOf(address) }));
      // Half of the time: if a host does not answer, there is time left to connect to another one.
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

function hostAndPortOf(address: string): { host: string; port: number } {
  const { host, port } = new pg.Client({ connectionString: address });
  return { host, port };
}

/** Asks a host for its state, over a separate connection. */
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
