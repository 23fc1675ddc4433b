import { setTimeout as pause } from 'node:timers/promises';
import type { PrintOutcome } from '../core/printing/print-policy.ts';
import { isPrinterPort, mayHavePrinter, readPrinterHost } from '../core/printing/printer-address.ts';
import {
  DONE_QUESTION,
  isDoneAnswer,
  isStatusAnswer,
  STATUS_ANSWERS,
  STATUS_QUESTIONS,
  troubleOf,
} from '../core/printing/printer-status.ts';
import type { PrinterTrouble } from '../core/printing/ticket-state.ts';
import type { PrinterReach } from '../operations/printing/require-printer-place.ts';
import type { Print, PrintJob } from '../parts.ts';
import { PrinterLine } from './printer-line.ts';

/** How long each step may take. A printer that feeds paper is slow; one that is off does not answer at all. */
export interface PrinterTimeouts {
  connectMs: number;
  /** For the state of a printer that is known to tell it. */
  statusMs: number;
  /** For the state of one that may not know the question. */
  guessMs: number;
  /** For taking the bytes and printing them, beside {@link LONGEST_BYTE_MS} for each. */
  printMs: number;
  /** For hanging up. */
  closeMs: number;
}

/** After no failure, after one, and after more: only a printer that failed before is waited for long. */
const PATIENCE: readonly PrinterTimeouts[] = [
  { connectMs: 2_000, statusMs: 2_000, guessMs: 1_000, printMs: 5_000, closeMs: 1_000 },
  { connectMs: 3_000, statusMs: 3_000, guessMs: 1_000, printMs: 12_000, closeMs: 2_000 },
  { connectMs: 5_000, statusMs: 5_000, guessMs: 1_000, printMs: 30_000, closeMs: 3_000 },
];

/** A slow printer prints a row of 32 letters, 4 mm, in 57 ms: fewer than 2 ms a letter. */
const LONGEST_BYTE_MS = 2;
const LONGEST_BYTES_MS = 20_000;

/**
 * Makes the sender of a service whose printers stand in certain networks only. A name is looked up once, every answer is
 * judged, and the connection is made to one of these very answers.
 */
export function printWithin({ policy, resolve }: PrinterReach, timeouts = PATIENCE): Print {
  return async (job) => {
    const steps = timeouts[Math.min(job.failures, timeouts.length - 1)]!;
    const startedAt = performance.now();
    const host = readPrinterHost(job.host);
    const mayStand = (ip: string) => mayHavePrinter(policy, ip);
    if (host === null || !isPrinterPort(policy, job.port)) return failed('NotAllowed', false);
    if (host.kind === 'Ip' && !mayStand(host.ip)) return failed('NotAllowed', false);
    const ips = host.kind === 'Ip' ? [host.ip] : await resolve(host.name).catch(() => []);
    // Whether a name leads nowhere or to a place that is not allowed is the same to whoever set it up.
    const isReachable = ips.length > 0 && ips.every(mayStand);
    const outcome = isReachable ? await sendToPrinter(job, ips, steps) : failed('Unreachable', false);
    const isUnreachable = outcome.kind === 'Failed' && outcome.trouble === 'Unreachable';
    // A port that is closed answers at once, one behind a firewall never: both take the same time.
    const restMs = steps.connectMs - (performance.now() - startedAt);
    if (job.isTest && isUnreachable && restMs > 0) await pause(restMs);
    return outcome;
  };
}

/**
 * Sends bytes to a printer by raw TCP. A printer that tells its state is asked before, and asked after whether all was
 * printed; of others it is known only that they took every byte.
 */
async function sendToPrinter(
  job: PrintJob,
  ips: readonly string[],
  timeouts: PrinterTimeouts,
): Promise<PrintOutcome> {
  const line = new PrinterLine(ips, job.port);
  try {
    if (!(await line.connect(timeouts.connectMs))) return failed('Unreachable', false);
    const answers = await askState(line, job.reportsStatus, timeouts);
    // What never spoke as printers do may be any other program: how it hangs up is nobody's business.
    const isPrinter = job.reportsStatus === true || (answers !== null && isStatusAnswer(answers));
    const brokenOff = failed(isPrinter ? 'BrokenOff' : 'Unreachable', true);
    if (answers === null && job.reportsStatus === true) return failed('NotAnswering', false);
    const trouble = answers && troubleOf(answers);
    if (trouble) return failed(trouble, false);
    const until = performance.now() + timeouts.printMs + bytesMs(job.bytes);
    const leftMs = () => Math.max(0, until - performance.now());
    if (!(await line.send(job.bytes, leftMs()))) return brokenOff;
    if (answers === null) {
      return (await line.hangUp(timeouts.closeMs)) ? printed(false) : brokenOff;
    }
    line.forgetReceived();
    await line.send(DONE_QUESTION, leftMs());
    if (isDoneAnswer(await line.receive(1, leftMs()))) return printed(true);
    return line.isBroken || !isPrinter ? brokenOff : failed('NotAnswering', true);
  } finally {
    line.drop();
  }
}

function bytesMs({ length }: Uint8Array): number {
  return Math.min(length * LONGEST_BYTE_MS, LONGEST_BYTES_MS);
}

async function askState(
  line: PrinterLine,
  reportsStatus: boolean | null,
  { statusMs, guessMs }: PrinterTimeouts,
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
