import type { RequestToLog } from '../../core/access/key-request.ts';

/** A call that updates the last use of its key. */
interface Use {
  venueId: string;
  keyId: string;
  at: number;
}

/** The rows of one statement. */
export const MOST_ROWS = 1_000;

/** A type of PostgreSQL, and how the function for clusters takes its values, which are in JSON. */
interface Kind {
  typeId: number;
  mostBytes: number;
  toJson: (bytes: Buffer) => unknown;
}

const START_OF_2000 = Date.UTC(2000, 0, 1);

const UUID: Kind = { typeId: 2950, mostBytes: 16, toJson: (bytes) => bytes.toString('hex') };
const INTEGER: Kind = { typeId: 23, mostBytes: 4, toJson: (bytes) => bytes.readInt32BE() };
const WORD: Kind = { typeId: 25, mostBytes: 64, toJson: (bytes) => bytes.toString() };
/** At most 200 characters of two bytes. */
const PATH: Kind = { ...WORD, mostBytes: 400 };
/** Microseconds since 2000. */
const INSTANT: Kind = {
  ...{ typeId: 1184, mostBytes: 8 },
  toJson: (bytes) => new Date(Number(bytes.readBigInt64BE() / 1_000n) + START_OF_2000),
};

/**
 * Requests as they are sent to the database: the columns of `key_request`, each an array in PostgreSQL's binary format. Bytes,
 * because V8 makes objects that are kept for a while in the old generation from the start, and with them others of their request. That left
 * 1.4 kB of each request there, and collecting it took 4 to 8 µs of 40. Lines of text would cost PostgreSQL 2 to 3 µs more a row.
 */
export class RequestColumns {
  /** In the order of the table. */
  readonly #columns = {
    ...{ venueId: new Column(UUID), keyId: new Column(UUID), id: new Column(UUID), at: new Column(INSTANT) },
    ...{ operation: new Column(WORD), method: new Column(WORD), path: new Column(PATH) },
    ...{ status: new Column(INTEGER), errorCode: new Column(WORD), durationMs: new Column(INTEGER) },
    traceId: new Column(UUID),
  };
  #count = 0;
  #uses: Use[] = [];

  get count(): number {
    return this.#count;
  }

  get uses(): readonly Use[] {
    return this.#uses;
  }

  hasRoom(): boolean {
    return this.#count < MOST_ROWS;
  }

  /**
   * Adds a call, for which there must be room.
   * @param id  of 16 bytes
   * @param marksUse  whether it updates the last use of its key
   */
  add(call: RequestToLog, id: Uint8Array, marksUse: boolean): void {
    const columns = this.#columns;
    columns.venueId.addUuid(call.venueId);
    columns.keyId.addUuid(call.keyId);
    columns.id.addBytes(id);
    columns.at.addInstant(call.at);
    columns.operation.addText(call.operation);
    columns.method.addText(call.method);
    columns.path.addText(call.path);
    columns.status.addInteger(call.status);
    columns.errorCode.addText(call.errorCode);
    columns.durationMs.addInteger(call.durationMs);
    columns.traceId.addUuid(call.traceId);
    this.#count += 1;
    if (marksUse) this.#uses.push({ venueId: call.venueId, keyId: call.keyId, at: call.at });
  }

  /** The columns in the order of the table. Valid until the next call. */
  arrays(): Buffer[] {
    return Object.values(this.#columns).map((column) => column.arrayOf(this.#count));
  }

  /** The rows as the function for clusters takes them, with ids of 32 hexadecimal digits. */
  rows(): Record<string, unknown>[] {
    const read = Object.entries(this.#columns).map(([name, column]) => [name, column.elements()] as const);
    return Array.from({ length: this.#count }, (_, row) =>
      Object.fromEntries(read.map(([name, elements]) => [name, elements[row]])),
    );
  }

  clear(): void {
    for (const column of Object.values(this.#columns)) column.clear();
    this.#count = 0;
    this.#uses = [];
  }
}

const HEAD_BYTES = 20;
const COUNT_AT = 12;
/** The length of an element comes before its bytes. */
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const MOST_INTEGER = 2 ** 31 - 1;
const HYPHEN = '-'.charCodeAt(0);
/** The value of each hexadecimal digit, by its character. */
const DIGITS = new Uint8Array(128);
for (const digit of '0123456789abcdefABCDEF') DIGITS[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/**
 * An array of PostgreSQL. Its head: one dimension, perhaps with nulls, the type, the number of elements, the number of the first.
 * @see PostgreSQL, `array_recv` in `src/backend/utils/adt/arrayfuncs.c`
 */
class Column {
  readonly #kind: Kind;
  /** Only what is written takes memory. */
  readonly #bytes: Buffer;
  readonly #view: DataView;
  #length = HEAD_BYTES;

  constructor(kind: Kind) {
    this.#kind = kind;
    this.#bytes = Buffer.allocUnsafeSlow(HEAD_BYTES + MOST_ROWS * (LENGTH_BYTES + kind.mostBytes));
    this.#view = new DataView(this.#bytes.buffer);
    for (const [at, value] of [1, 1, kind.typeId, 0, 1].entries()) this.#view.setInt32(at * 4, value);
  }

  addText(text: string | null): void {
    const at = this.#length + LENGTH_BYTES;
    const length = text === null ? NULL_LENGTH : this.#bytes.write(text, at, this.#kind.mostBytes);
    this.#view.setInt32(this.#length, length);
    this.#length = at + Math.max(0, length);
  }

  /** A larger number becomes the largest: a clock that is set forward makes a call last for years. */
  addInteger(value: number): void {
    this.#view.setInt32(this.#place(4), Math.min(value, MOST_INTEGER));
  }

  addInstant(at: number): void {
    const micros = (at - START_OF_2000) * 1_000;
    const place = this.#place(8);
    this.#view.setInt32(place, Math.floor(micros / 2 ** 32));
    this.#view.setInt32(place + 4, micros);
  }

  addBytes(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#place(bytes.length));
  }

  /** Reads 32 hexadecimal digits, with or without hyphens, without a string in between. */
  addUuid(text: string): void {
    let place = this.#place(16);
    for (let from = 0; from < text.length; from += 2) {
      if (text.charCodeAt(from) === HYPHEN) from += 1;
      this.#bytes[place++] = (DIGITS[text.charCodeAt(from)]! << 4) | DIGITS[text.charCodeAt(from + 1)]!;
    }
  }

  /** Writes the length of the next element. @returns where its bytes begin */
  #place(length: number): number {
    const at = this.#length + LENGTH_BYTES;
    this.#view.setInt32(this.#length, length);
    this.#length = at + length;
    return at;
  }

  arrayOf(count: number): Buffer {
    this.#view.setInt32(COUNT_AT, count);
    return this.#bytes.subarray(0, this.#length);
  }

  elements(): unknown[] {
    const elements: unknown[] = [];
    for (let at = HEAD_BYTES; at < this.#length; ) {
      const from = at + LENGTH_BYTES;
      const length = this.#view.getInt32(at);
      at = from + Math.max(0, length);
      elements.push(length === NULL_LENGTH ? null : this.#kind.toJson(this.#bytes.subarray(from, at)));
    }
    return elements;
  }

  clear(): void {
    this.#length = HEAD_BYTES;
  }
}
