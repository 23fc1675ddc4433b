import { connect, isIP, type LookupFunction, type Socket } from 'node:net';

/** A printer answers with a few bytes. More is not stored: a host that sends more is not a printer. */
const MOST_RECEIVED = 1_024;

/** A connection to a printer. Its creator must call `drop`. */
export class PrinterConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #isClosed = false;
  #error: Error | null = null;

  /** @param ips  the addresses of the printer; each is tried until one accepts the connection */
  constructor(ips: readonly string[], port: number) {
    this.#socket = connect({
      host: PINNED,
      port,
      noDelay: true,
      lookup: fixedLookup(ips),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 1_000,
    });
    this.#socket.on('error', (error) => {
      this.#error = error;
    });
    this.#socket.on('close', () => {
      this.#isClosed = true;
    });
    this.#socket.on('data', (bytes: Buffer) => {
      if (this.#received.length < MOST_RECEIVED) this.#received = Buffer.concat([this.#received, bytes]);
    });
  }

  get isBroken(): boolean {
    return this.#error !== null || this.#isClosed;
  }

  connect(withinMs: number): Promise<boolean> {
    return this.#until('connect', withinMs, () => !this.#socket.connecting && !this.isBroken);
  }

  /** @returns whether the printer accepted every byte */
  send(bytes: Uint8Array, withinMs: number): Promise<boolean> {
    let isSent = false;
    this.#socket.write(bytes, (error) => {
      isSent = !error;
      this.#socket.emit('sent');
    });
    return this.#until('sent', withinMs, () => isSent);
  }

  /** @returns the next bytes that the printer sent; `null` if it sent fewer in time */
  async receive(count: number, withinMs: number): Promise<Uint8Array | null> {
    if (!(await this.#until('data', withinMs, () => this.#received.length >= count))) return null;
    const first = this.#received.subarray(0, count);
    this.#received = this.#received.subarray(count);
    return first;
  }

  /** Drops the received bytes, so that they are not read as the answer to the next query. */
  forgetReceived(): void {
    this.#received = Buffer.alloc(0);
  }

  /**
   * Ends the connection after the last byte. @returns whether everything was transmitted, as much as TCP
   * reports
   */
  async end(withinMs: number): Promise<boolean> {
    this.#socket.end();
    // Some printers never close their side: they print what they accepted.
    await this.#until('close', withinMs, () => this.#isClosed);
    return this.#error === null;
  }

  drop(): void {
    this.#socket.destroy();
  }

  /**
   * Waits until a condition is true, checked at each event of a kind; at most until the timeout or the end of
   * the connection.
   */
  #until(event: string, withinMs: number, isTrue: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const check = () => {
        if (isTrue() || this.isBroken) finish();
      };
      const finish = () => {
        clearTimeout(timer);
        for (const name of [event, 'close', 'error']) this.#socket.off(name, check);
        resolve(isTrue());
      };
      const timer = setTimeout(finish, withinMs);
      for (const name of [event, 'close', 'error']) this.#socket.on(name, check);
      check();
    });
  }
}

/** A host name for the socket; it is never looked up, as the addresses are known. */
const PINNED = 'printer.invalid';

function fixedLookup(ips: readonly string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, done) => {
    if (options.all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };
}
