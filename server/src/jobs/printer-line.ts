import { connect, isIP, type LookupFunction, type Socket } from 'node:net';

/** A printer says a byte or two; whatever talks more is none, and is not listened to. */
const MOST_RECEIVED = 1_024;

/** A connection to a printer, to be dropped by whoever made it. */
export class PrinterLine {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #isClosed = false;
  #error: Error | null = null;

  /** @param ips  where the printer stands, one or several: each is tried until one takes the connection */
  constructor(ips: readonly string[], port: number) {
    this.#socket = connect({
      host: PINNED,
      port,
      noDelay: true,
      lookup: answering(ips),
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

  /** @returns whether the printer took every byte */
  send(bytes: Uint8Array, withinMs: number): Promise<boolean> {
    let isSent = false;
    this.#socket.write(bytes, (error) => {
      isSent = !error;
      this.#socket.emit('sent');
    });
    return this.#until('sent', withinMs, () => isSent);
  }

  /** @returns the first bytes that the printer says and that were not received before, `null` when it says fewer */
  async receive(count: number, withinMs: number): Promise<Uint8Array | null> {
    if (!(await this.#until('data', withinMs, () => this.#received.length >= count))) return null;
    const first = this.#received.subarray(0, count);
    this.#received = this.#received.subarray(count);
    return first;
  }

  /** What was said before the next question is no answer to it. */
  forgetReceived(): void {
    this.#received = Buffer.alloc(0);
  }

  /** Says that this was all. @returns whether nothing was lost on the way, as far as the network tells */
  async hangUp(withinMs: number): Promise<boolean> {
    this.#socket.end();
    // Some printers never hang up by themselves: what they took, they print.
    await this.#until('close', withinMs, () => this.#isClosed);
    return this.#error === null;
  }

  drop(): void {
    this.#socket.destroy();
  }

  /** Waits for something to be so, looking at each event of a kind, until time is up or the line breaks. */
  #until(event: string, withinMs: number, isSo: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (isSo() || this.isBroken) end();
      };
      const end = () => {
        clearTimeout(timer);
        for (const name of [event, 'close', 'error']) this.#socket.off(name, look);
        resolve(isSo());
      };
      const timer = setTimeout(end, withinMs);
      for (const name of [event, 'close', 'error']) this.#socket.on(name, look);
      look();
    });
  }
}

/** Never looked up: the addresses are known. */
const PINNED = 'printer.invalid';

function answering(ips: readonly string[]): LookupFunction {
  const addresses = ips.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, done) => {
    if (options.all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };
}
