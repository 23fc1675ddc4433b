import { setTimeout as pause } from 'node:timers/promises';
import type { PrintOutcome } from '../../core/printing/print-policy.ts';
import { isPrinterPort, mayBePrinterAddress, parsePrinterHost } from '../../core/printing/printer-address.ts';
import {
  DONE_QUESTION,
  isDoneAnswer,
  isStatusAnswer,
  printerTroubleOf,
  STATUS_ANSWER_BYTES,
  STATUS_QUESTIONS,
} from '../../core/printing/printer-status.ts';
import type { PrinterTrouble } from '../../core/printing/ticket-state.ts';
import type { PrinterReach } from '../../operations/printing/require-printer-address.ts';
import type { Print, PrintJob } from '../../parts/outgoing.ts';
import { PrinterConnection } from './printer-connection.ts';

/** The timeout of each step. A printer that feeds paper is slow; a printer that is off does not answer at all. */
export interface PrinterTimeouts {
  connectMs: number;
  /** For a status query, if the printer is known to report its status. */
  statusMs: number;
  /** For a status query, if the printer may not support it. */
  guessMs: number;
  /** For accepting and printing the bytes, plus {@link LONGEST_BYTE_MS} for each byte. */
  printMs: number;
  /** For closing the connection. */
  closeMs: number;
}

/**
 * The timeouts after no failure, after one, and after more: only a printer that failed before gets a long
 * timeout.
 */
const TIMEOUTS: readonly PrinterTimeouts[] = [
  { connectMs: 2_000, statusMs: 2_000, guessMs: 1_000, printMs: 5_000, closeMs: 1_000 },
  { connectMs: 3_000, statusMs: 3_000, guessMs: 1_000, printMs: 12_000, closeMs: 2_000 },
  { connectMs: 5_000, statusMs: 5_000, guessMs: 1_000, printMs: 30_000, closeMs: 3_000 },
];

/** A slow printer prints a row of 32 letters, 4 mm, in 57 ms: fewer than 2 ms a letter. */
const LONGEST_BYTE_MS = 2;
const LONGEST_BYTES_MS = 20_000;

/**
 * Creates the function that prints. Printers must be in the networks of the policy. A name is looked up once,
 * every address is checked, and the connection goes to one of these addresses.
 */
export function createPrinterSender({ policy, resolve }: PrinterReach, timeouts = TIMEOUTS): Print {
  return async (job) => {
    const steps = timeouts[Math.min(job.failures, timeouts.length - 1)]!;
    const startedAt = performance.now();
    const host = parsePrinterHost(job.host);
    const mayStand = (ip: string) => mayBePrinterAddress(policy, ip);
    if (host === null || !isPrinterPort(policy, job.port)) return failed('NotAllowed', false);
    if (host.kind === 'Ip' && !mayStand(host.ip)) return failed('NotAllowed', false);
    const ips = host.kind === 'Ip' ? [host.ip] : await resolve(host.name).catch(() => []);
    // A name without an address and one with a forbidden address get the same outcome.
    const isReachable = ips.length > 0 && ips.every(mayStand);
    const outcome = isReachable ? await sendToPrinter(job, ips, steps) : failed('Unreachable', false);
    const isUnreachable = outcome.kind === 'Failed' && outcome.trouble === 'Unreachable';
    // A closed port answers immediately, one behind a firewall never. A test takes the same time for both.
    const restMs = steps.connectMs - (performance.now() - startedAt);
    if (job.isTest && isUnreachable && restMs > 0) await pause(restMs);
    return outcome;
  };
}

/**
 * Sends bytes to a printer over raw TCP. A printer that reports its status is queried before, and afterwards to learn
 * whether everything was printed. For other printers, the outcome only says that they accepted every byte.
 */
async function sendToPrinter(
  job: PrintJob,
  ips: readonly string[],
  timeouts: PrinterTimeouts,
): Promise<PrintOutcome> {
  const connection = new PrinterConnection(ips, job.port);
  try {
    if (!(await connection.connect(timeouts.connectMs))) return failed('Unreachable', false);
    const answers = await askStatus(connection, job.reportsStatus, timeouts);
    // A host that never answered like a printer may be any program, so the result does not say how it closed the connection.
    const isPrinter = job.reportsStatus === true || (answers !== null && isStatusAnswer(answers));
    const brokenOff = failed(isPrinter ? 'BrokenOff' : 'Unreachable', true);
    if (answers === null && job.reportsStatus === true) return failed('NotAnswering', false);
    const trouble = answers && printerTroubleOf(answers);
    if (trouble) return failed(trouble, false);
    const until = performance.now() + timeouts.printMs + bytesMs(job.bytes);
    const leftMs = () => Math.max(0, until - performance.now());
    if (!(await connection.send(job.bytes, leftMs()))) return brokenOff;
    if (answers === null) {
      return (await connection.end(timeouts.closeMs)) ? printed(false) : brokenOff;
    }
    connection.forgetReceived();
    await connection.send(DONE_QUESTION, leftMs());
    if (isDoneAnswer(await connection.receive(1, leftMs()))) return printed(true);
    return connection.isBroken || !isPrinter ? brokenOff : failed('NotAnswering', true);
  } finally {
    connection.drop();
  }
}

function bytesMs({ length }: Uint8Array): number {
  return Math.min(length * LONGEST_BYTE_MS, LONGEST_BYTES_MS);
}

async function askStatus(
  connection: PrinterConnection,
  reportsStatus: boolean | null,
  { statusMs, guessMs }: PrinterTimeouts,
): Promise<Uint8Array | null> {
  if (reportsStatus === false) return null;
  await connection.send(STATUS_QUESTIONS, statusMs);
  return connection.receive(STATUS_ANSWER_BYTES, reportsStatus ? statusMs : guessMs);
}

function failed(trouble: PrinterTrouble, mayBePrinted: boolean): PrintOutcome {
  return { kind: 'Failed', trouble, mayBePrinted };
}

function printed(reportsStatus: boolean): PrintOutcome {
  return { kind: 'Printed', reportsStatus };
}
