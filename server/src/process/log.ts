import { write } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { Logger } from '../parts/parts.ts';
import { toTerminalLine } from './terminal-line.ts';

/** The log of the process. */
export interface OpenLog {
  log: Logger;
  /** Takes no more lines; resolves once each of them is written or lost. */
  endLog(): Promise<void>;
}

/**
 * The most bytes that wait to be written. Further lines are dropped while the reader of the log is too slow.
 */
const UNWRITTEN_LOG_BYTES = 4 * 1024 * 1024;

/** The error codes of a full pipe that another process made non-blocking. */
const BUSY = new Set(['EAGAIN', 'EBUSY']);
const BUSY_PAUSE_MS = 100;

const writeSome = promisify(write);

/**
 * Writes lines in the background: for people in a terminal, else as JSON. A log that cannot be written, because its terminal or its reader is gone or
 * its disk is full, only loses lines: the next line is tried again, and after the first written line the number of lost lines is logged.
 * @param file  its descriptor; standard error
 */
export function openLog(level: string, file = 2): OpenLog {
  const lines = startWriting(file, (lost) => log.warn({ lines: lost }, 'log lines were lost'));
  const shown = isatty(file) ? toTerminalLine : (line: string) => line;
  // The target has no flush method, so pino does not wait for the reader of standard error when it writes a
  // fatal error.
  const target = { write: (line: string) => lines.write(shown(line)) };
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, target);
  return { log, endLog: lines.end };
}

function startWriting(file: number, onLost: (lost: number) => void) {
  let waiting: string[] = [];
  let unwrittenBytes = 0;
  let lost = 0;
  let isEnded = false;
  let writing: Promise<void> | null = null;

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      const bytes = Buffer.from(lines.join(''));
      waiting = [];
      const isWritten = await writeAll(file, bytes);
      unwrittenBytes -= bytes.length;
      if (!isWritten) lost += lines.length;
      else if (lost > 0) {
        onLost(lost);
        lost = 0;
      }
    }
    writing = null;
  }

  return {
    write(line: string): void {
      const bytes = Buffer.byteLength(line);
      if (isEnded) return;
      if (unwrittenBytes + bytes > UNWRITTEN_LOG_BYTES) {
        lost += 1;
        return;
      }
      unwrittenBytes += bytes;
      waiting.push(line);
      writing ??= writeWaiting();
    },
    async end(): Promise<void> {
      isEnded = true;
      await writing;
    },
  };
}

/** @returns whether all bytes are written */
async function writeAll(file: number, bytes: Buffer): Promise<boolean> {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += (await writeSome(file, bytes, written)).bytesWritten;
    } catch (error) {
      if (!BUSY.has((error as NodeJS.ErrnoException).code ?? '')) return false;
      await pause(BUSY_PAUSE_MS);
    }
  }
  return true;
}
