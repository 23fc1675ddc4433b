import type pg from 'pg';
import { isConnectionLost, isReady } from './connection-lost.ts';
import type { OrdinaryStatement, PoolSettings } from './database.ts';
import { type Column, readAgain } from './prepared-read.ts';

/** A read for many requests together, which is sent all the time while the service has requests. */
export interface FrequentRead extends Omit<OrdinaryStatement, 'isFrequent'> {
  name: string;
  isFrequent: true;
  values: readonly (readonly string[])[];
}

/** A connection that is kept, with the columns of what it has prepared, by the name of the statement. */
interface Reader {
  client: pg.PoolClient;
  columns: Map<string, readonly Column[]>;
  isBroken: boolean;
  onBroken: (error: Error) => void;
}

const KEPT_MS = 1_000;

/**
 * Runs frequent reads. To take a connection from the pool, and to describe a statement and its result anew, costs as much as a small
 * read. So a connection is kept while such reads follow each other, and only what changes is sent. It is still one of the pool: it goes
 * back after a second without a read, or as soon as another statement needs it. When it breaks, the next read takes another.
 */
export class FrequentReads {
  readonly #pool: pg.Pool;
  readonly #onIdleError: PoolSettings['onIdleError'];
  readonly #columns = new WeakMap<pg.PoolClient, Reader['columns']>();
  readonly #quiet = setTimeout(() => this.#giveBack(), KEPT_MS).unref();
  /** Waits for the next read. */
  #kept: Reader | null = null;
  #isClosed = false;

  constructor(pool: pg.Pool, onIdleError: PoolSettings['onIdleError']) {
    this.#pool = pool;
    this.#onIdleError = onIdleError;
  }

  async read<Row>(statement: FrequentRead): Promise<Row[]> {
    const kept = this.#kept;
    this.#kept = null;
    const reader = kept ?? (await this.#take());
    try {
      const rows = await send<Row>(reader, statement);
      this.#keep(reader);
      return rows;
    } catch (error) {
      this.#release(reader, isConnectionLost(error) || !(await isReady(reader.client)));
      throw error;
    }
  }

  /** Takes a connection for another statement. The kept one goes before a new one, which the database may refuse. */
  connect(): Promise<pg.PoolClient> {
    if (this.#pool.idleCount <= this.#pool.waitingCount) this.#giveBack();
    return this.#pool.connect();
  }

  /** Connections that are kept and not in use. */
  get idleCount(): number {
    return this.#kept === null ? 0 : 1;
  }

  /** Keeps no connection from now on. */
  close(): void {
    this.#isClosed = true;
    this.#giveBack();
  }

  async #take(): Promise<Reader> {
    const client = await this.#pool.connect();
    const columns = this.#columns.get(client) ?? new Map();
    this.#columns.set(client, columns);
    const onBroken = (error: Error) => {
      reader.isBroken = true;
      if (this.#kept !== reader) return;
      this.#release(reader, true);
      this.#onIdleError(error);
    };
    const reader = { client, columns, isBroken: false, onBroken };
    client.on('error', onBroken);
    return reader;
  }

  #keep(reader: Reader): void {
    const isWanted = this.#isClosed || this.#kept !== null || this.#pool.waitingCount > 0;
    if (reader.isBroken || isWanted) {
      this.#release(reader, false);
      return;
    }
    this.#kept = reader;
    this.#quiet.refresh();
  }

  #giveBack(): void {
    if (this.#kept !== null) this.#release(this.#kept, false);
  }

  #release(reader: Reader, mustClose: boolean): void {
    if (this.#kept === reader) this.#kept = null;
    reader.client.off('error', reader.onBroken);
    reader.client.release(mustClose);
  }
}

/** The driver prepares a statement on a connection, and tells its columns. */
async function send<Row>({ client, columns }: Reader, { name, text, values }: FrequentRead): Promise<Row[]> {
  const known = columns.get(name);
  if (known !== undefined) return readAgain(client, name, known, values);
  const { fields, rows } = await client.query({ name, text, values: [...values] });
  const read = fields.map((field) => ({
    name: field.name,
    parse: client.getTypeParser(field.dataTypeID, 'text'),
  }));
  columns.set(name, read);
  return rows as Row[];
}
