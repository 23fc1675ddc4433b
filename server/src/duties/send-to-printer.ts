import { connect, isIP, type Socket } from 'node:net';
import { isInNetworks } from '../core/network.ts';
import {
  DONE_QUESTION,
  isDoneAnswer,
  STATUS_ANSWERS,
  STATUS_QUESTIONS,
  troubleOf,
} from '../core/printer-status.ts';
import type { PrinterTrouble } from '../core/ticket-state.ts';
import type { Print, PrintJob, PrintOutcome, Resolve } from '../parts.ts';

/** How long each step may take. A printer that feeds paper is slow; one that is off does not answer at all. */
export interface PrinterPatience {
  connectMs: number;
  /** For the state of a printer that is known to tell it. */
  statusMs: number;
  /** For the state of one that may not know the question. */
  guessMs: number;
  /** For taking the bytes, and for printing what it took. */
  printMs: number;
  /** For hanging up. */
  closeMs: number;
}

const PATIENCE: PrinterPatience = {
  connectMs: 5_000,
  statusMs: 5_000,
  guessMs: 1_000,
  printMs: 30_000,
  closeMs: 3_000,
};

/** Where printers may stand, when whoever runs the service says so. */
export interface PrinterReach {
  /** `null` is anywhere. */
  networks: readonly string[] | null;
  resolve: Resolve;
}

/**
 * Makes the sender of a service whose printers stand in certain networks only: others are not connected to, whatever their
 * name leads to at that moment.
 */
export function printWithin({ networks, resolve }: PrinterReach, patience = PATIENCE): Print {
  if (networks === null) return (job) => sendToPrinter(job, patience);
  return async (job) => {
    const ips = isIP(job.host) === 0 ? await resolve(job.host).catch(() => []) : [job.host];
    if (ips.length === 0) return failed('Unreachable', false);
    const host = ips.find((ip) => isInNetworks(ip, networks));
    return host === undefined ? failed('NotAllowed', false) : sendToPrinter({ ...job, host }, patience);
  };
}

/**
 * Sends bytes to a printer by raw TCP. A printer that tells its state is asked before, and asked after whether all was
 * printed; of others it is known only that they took every byte.
 */
export async function sendToPrinter(job: PrintJob, patience = PATIENCE): Promise<PrintOutcome> {
  const line = new PrinterLine(job);
  try {
    if (!(await line.connect(patience.connectMs))) return failed('Unreachable', false);
    const answers = await askState(line, job.reportsStatus, patience);
    if (answers === null && job.reportsStatus === true) return failed('NotAnswering', false);
    const trouble = answers && troubleOf(answers);
    if (trouble) return failed(trouble, false);
    if (!(await line.send(job.bytes, patience.printMs))) return failed('BrokenOff', true);
    if (answers === null) {
      return (await line.hangUp(patience.closeMs)) ? printed(false) : failed('BrokenOff', true);
    }
    line.forgetReceived();
    await line.send(DONE_QUESTION, patience.printMs);
    const isDone = isDoneAnswer(await line.receive(1, patience.printMs));
    return isDone ? printed(true) : failed(line.isBroken ? 'BrokenOff' : 'NotAnswering', true);
  } finally {
    line.drop();
  }
}

async function askState(
  line: PrinterLine,
  reportsStatus: boolean | null,
  { statusMs, guessMs }: PrinterPatience,
): Promise<Uint8Array | null> {
  if (reportsStatus === false) return null;
  await line.send(STATUS_QUESTIONS, statusMs);
  return line.receive(STATUS_ANSWERS, reportsStatus ? statusMs : guessMs);
}

function failed(trouble: PrinterTrouble, mayBePrinted: boolean): PrintOutcome {
  return { kind: 'Failed', trouble, mayBePrinted };
}

function printed(reportsStatus: boolean): PrintOutcome {
  return { kind: 'Printed', reportsStatus };
}

/** A printer says a byte or two; whatever talks more is none, and is not listened to. */
const MOST_RECEIVED = 1_024;

class PrinterLine {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #isClosed = false;
  #error: Error | null = null;

  constructor({ host, port }: Pick<PrintJob, 'host' | 'port'>) {
    this.#socket = connect({ host, port, noDelay: true });
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
