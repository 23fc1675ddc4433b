import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Printer } from '../../src/core/printing/printer.ts';

/** A printer for tests: a socket that takes bytes and may answer questions about its state. */
export interface PaperPrinter {
  host: string;
  port: number;
  /** The bytes of each connection, without the questions about the printer's state. */
  jobs: Buffer[];
  /** Changes the state that it reports, from the next question on. */
  state: { online: number; cause: number; paper: number };
  /** Closes the connection in the middle of the next job, after so many bytes. */
  breakOffAfter: number | null;
  /** The number of connections: the most at the same time, those open now, and all together. */
  mostAtOnce: number;
  readonly connected: number;
  connections: number;
  close(): Promise<void>;
}

export interface PaperPrinterSettings {
  /** Whether it answers questions about its state. */
  reportsStatus?: boolean;
  /** Takes every byte and never reports that it is done. */
  neverFinishes?: boolean;
  /** Milliseconds that it takes to print. */
  printMs?: number;
  /** Nothing is printed before. */
  printsAfter?: Promise<void>;
  host?: string;
}

const FINE = 0x12;
const DLE_EOT = [0x10, 0x04];
const GS_R = [0x1d, 0x72];

const printed = ({ printsAfter, printMs = 0 }: PaperPrinterSettings) => printsAfter ?? sleep(printMs);

/** Starts a printer on a free port of this machine. */
export async function startPaperPrinter(settings: PaperPrinterSettings = {}): Promise<PaperPrinter> {
  const { reportsStatus = true, neverFinishes = false, host = '127.0.0.1' } = settings;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    printer.connections += 1;
    printer.mostAtOnce = Math.max(printer.mostAtOnce, sockets.size);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    receive(socket);
  });
  const printer: PaperPrinter = {
    host,
    port: 0,
    jobs: [],
    state: { online: FINE, cause: FINE, paper: FINE },
    breakOffAfter: null,
    mostAtOnce: 0,
    get connected() {
      return sockets.size;
    },
    connections: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };

  function receive(socket: Socket): void {
    let job = Buffer.alloc(0);
    let isFiled = false;
    const file = () => {
      if (!isFiled && job.length > 0) printer.jobs.push(job);
      isFiled = true;
    };
    socket.on('data', (bytes) => {
      job = Buffer.concat([job, answer(socket, bytes as Buffer, file)]);
      if (printer.breakOffAfter !== null && job.length >= printer.breakOffAfter) {
        printer.breakOffAfter = null;
        file();
        socket.resetAndDestroy();
      }
    });
    socket.on('end', file);
  }

  /** Answers the questions among the bytes. @returns the others */
  function answer(socket: Socket, bytes: Buffer, file: () => void): Buffer {
    const { questions, rest } = partsOf(bytes);
    for (const question of questions) {
      if (question === 'Done') {
        void printed(settings).then(() => {
          file();
          if (reportsStatus && !neverFinishes) socket.write(Buffer.of(0));
        });
      } else if (reportsStatus) {
        const { online, cause, paper } = printer.state;
        socket.write(Buffer.of([online, cause, FINE, paper][question - 1]!));
      }
    }
    return rest;
  }

  server.listen(0, host);
  await once(server, 'listening');
  printer.port = (server.address() as AddressInfo).port;
  return printer;
}

/** The questions among bytes, by their number or whether all is done, and the bytes between them. */
function partsOf(bytes: Buffer): { questions: (number | 'Done')[]; rest: Buffer } {
  const questions: (number | 'Done')[] = [];
  const rest: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const isAsked = (start: readonly number[]) => bytes[at] === start[0] && bytes[at + 1] === start[1];
    if (!isAsked(DLE_EOT) && !isAsked(GS_R)) {
      rest.push(bytes[at]!);
      continue;
    }
    questions.push(isAsked(GS_R) ? 'Done' : bytes[at + 2]!);
    at += 2;
  }
  return { questions, rest: Buffer.from(rest) };
}

/** A printer of a venue that prints all categories on such a socket. */
export function samplePrinter(change: Partial<Printer> = {}): Printer {
  return {
    id: randomUUID(),
    name: 'Mutfak',
    host: '127.0.0.1',
    port: 9100,
    codePage: 'PC857',
    codePageNumber: null,
    columns: 48,
    categoryIds: null,
    isEnabled: true,
    purpose: 'Kitchen',
    drawerPin: null,
    isForPractice: false,
    ...change,
  };
}
