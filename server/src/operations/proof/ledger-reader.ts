import { createHash } from 'node:crypto';
import { CashProof } from '../../core/proof/cash-proof.ts';
import { addRowFigures, type FiguresByName, type ProofRow } from '../../core/proof/figures-of-rows.ts';
import type { Db } from '../../store/database.ts';
import { listProofRows, type StoredProofRow } from '../../store/proof/proof-rows.ts';

/** The rows that were read, and their sums. */
export interface LedgerRowsRead {
  figures: FiguresByName;
  /** Each row as the text line from which its hash is made. */
  lines: string[];
  /** A sentence for the operator; `null` if no row is missing. */
  fault: string | null;
}

/** The sums of ledger rows for a day and a payment method, in kuruş. */
export interface DayMoney {
  takenKurus: number;
  tipKurus: number;
}

const ROWS_AT_ONCE = 1_000;
/** The gap in the row numbers when a database generation begins (the database was restored from an earlier state). */
const GAP_OF_ROWS = 1_000_000;

/** Reads the ledger of a venue row by row, and finds missing rows. */
export class LedgerReader {
  /** The number of rows that were read. */
  count = 0;
  /** The sums by day and payment method; the key has a tab between both. */
  readonly money = new Map<string, DayMoney>();
  /** The total of each closed bill, by bill id. */
  readonly closed = new Map<string, number>();
  readonly #db: Db;
  readonly #venueId: string;
  readonly #cash: CashProof;
  #last: number;
  #generation: number;
  #waiting: StoredProofRow[] = [];
  #isAtEnd = false;

  /** @param before  the last report that is trusted; reading starts after its rows. `null` to start at the first row */
  constructor(
    db: Db,
    venueId: string,
    // biome-ignore lint/suspicious/noExplicitAny: what is stored is what is to be proven
    before: { report: { lastRow: number; generation: number }; content: any } | null,
  ) {
    this.#db = db;
    this.#venueId = venueId;
    this.#last = before?.report.lastRow ?? 0;
    this.#generation = before?.report.generation ?? 0;
    this.#cash = new CashProof(before?.content.total ?? null);
  }

  /** Reads the rows up to a number. @param carried  the bills that the previous report carried over */
  async readUpTo(lastRow: number, carried: ReadonlySet<string>): Promise<LedgerRowsRead> {
    const read: LedgerRowsRead = { figures: new Map(), lines: [], fault: null };
    while (this.#last < lastRow) {
      const row = await this.#next();
      if (row === null || row.number > lastRow)
        return { ...read, fault: `row ${lastRow} of the ledger is missing` };
      read.fault = this.#take(row, read, carried);
      if (read.fault !== null) return read;
    }
    this.#cash.end(read.figures);
    return read;
  }

  /** Reads all remaining rows. */
  async readRest(): Promise<LedgerRowsRead> {
    const read: LedgerRowsRead = { figures: new Map(), lines: [], fault: null };
    for (let row = await this.#next(); row !== null && read.fault === null; row = await this.#next()) {
      read.fault = this.#take(row, read, new Set());
      read.lines = [];
    }
    return read;
  }

  #take(row: StoredProofRow, read: LedgerRowsRead, carried: ReadonlySet<string>): string | null {
    const isNew = row.act === 'Generation';
    const due = this.#last + (isNew ? GAP_OF_ROWS : 1);
    if (row.number !== due) return `row ${due} of the ledger is missing`;
    if (row.generation !== this.#generation + (isNew ? 1 : 0))
      return `row ${row.number} of the ledger is of generation ${row.generation}`;
    this.#last = row.number;
    this.#generation = row.generation;
    this.#waiting.shift();
    this.count += 1;
    const { number, generation, at, businessDate, act, billId, personId, approverId, deviceId, content } =
      row;
    const columns = [number, generation, at, businessDate, act, billId, personId, approverId, deviceId];
    read.lines.push(`${JSON.stringify(columns)} ${content}\n`);
    const proof: ProofRow = { ...row, content: JSON.parse(content) };
    addRowFigures(read.figures, proof, carried);
    this.#cash.add(read.figures, proof);
    return this.#note(proof);
  }

  #note({ act, businessDate, billId, number, content }: ProofRow): string | null {
    if (act === 'BillClosed' && billId !== null) {
      if (this.closed.has(billId)) return `row ${number} of the ledger closes a bill again`;
      this.closed.set(billId, content.totalKurus);
    }
    const { movement } = content;
    if (movement === undefined) return null;
    const { kind, method, amountKurus, roundingKurus, tipKurus, refundKurus } = movement;
    const key = `${businessDate}\t${kind} ${method}`;
    const sums = this.money.get(key) ?? { takenKurus: 0, tipKurus: 0 };
    sums.takenKurus += amountKurus + roundingKurus + tipKurus - refundKurus;
    sums.tipKurus += tipKurus;
    this.money.set(key, sums);
    return null;
  }

  async #next(): Promise<StoredProofRow | null> {
    if (this.#waiting.length === 0 && !this.#isAtEnd) {
      this.#waiting = await listProofRows(this.#db, this.#venueId, this.#last, ROWS_AT_ONCE);
      this.#isAtEnd = this.#waiting.length < ROWS_AT_ONCE;
    }
    return this.#waiting[0] ?? null;
  }
}

/** The SHA-256 of row lines, in hexadecimal. */
export function rowsHash(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  return hash.digest('hex');
}

/** The SHA-256 of a report, in hexadecimal. */
export function reportHash(before: string | null, content: string): string {
  return createHash('sha256')
    .update(before ?? '')
    .update('\n')
    .update(content)
    .digest('hex');
}
