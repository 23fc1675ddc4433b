import { createConnection, type Socket } from 'node:net';

/**
 * A stream of requests over open connections. Each connection sends its next request when its last answer is
 * complete.
 */
export interface HttpLoad {
  port: number;
  /** Whole requests in ASCII, one picked at random each time, or each once in turn; {@link CHANGING} in one is another text in every request. */
  requests: readonly string[];
  connections: number;
  /** `null`: until each request was sent once. */
  durationMs: number | null;
  /** Any other status ends the load with an error. */
  status: number;
  /**
   * Whether the caller looks for answers without a rest. A caller that sleeps has to be woken by the write of each answer, which
   * costs the server as much as a small answer itself, and only a server that is faster than its caller is spared that.
   */
  staysAwake?: boolean;
}

/**
 * The measurements of a load. Latencies are in milliseconds, from the last byte sent to the last byte
 * received.
 */
export interface Measurement {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Microseconds of the processor for one request, where the system tells; absent where nobody measured. */
  cpu?: { node: number | null; postgres: number | null };
}

export const CHANGING = '%CHANGING%';

/** A load without an answer for this time counts as hanging. */
const TIMEOUT_MS = 30_000;
/** Within which each of many requests was sent once. */
const LONGEST_TURN_MS = 300_000;

/**
 * Drives a load for as long as it says, and counts what was answered within that time. It is written by hand because it
 * runs on the very machine that it measures: it does nothing with an answer but find its end and its status.
 * @throws Error with the answer that was not the expected one
 */
export async function driveHttpLoad(load: HttpLoad): Promise<Measurement> {
  const { durationMs } = load;
  const nextRequest = durationMs === null ? inTurn(load.requests) : requestMaker(load.requests);
  const latencies: number[] = [];
  const beganAt = performance.now();
  const endsAt = durationMs === null ? Number.POSITIVE_INFINITY : beganAt + durationMs;
  const sockets = Array.from({ length: load.connections }, () =>
    createConnection({ port: load.port, host: '127.0.0.1', noDelay: true }),
  );
  const mount = Promise.withResolvers<never>();
  const watchdog = setTimeout(
    mount.reject,
    durationMs === null ? LONGEST_TURN_MS : durationMs + TIMEOUT_MS,
    new Error('The load was not answered.'),
  );
  const runs = sockets.map((socket) => runConnection(socket, load.status, nextRequest, latencies, endsAt));
  let isOver = false;
  const stayAwake = () => {
    if (!isOver) setImmediate(stayAwake);
  };
  if (load.staysAwake) stayAwake();
  try {
    await Promise.race([Promise.all(runs), mount.promise]);
  } finally {
    isOver = true;
    clearTimeout(watchdog);
    for (const socket of sockets) socket.destroy();
  }
  return measurementOf(latencies, durationMs ?? performance.now() - beganAt);
}

/** Sorts latencies and counts them over the time in which they were gathered. */
export function measurementOf(latencies: readonly number[], durationMs: number): Measurement {
  const sorted = Float64Array.from(latencies).sort();
  const share = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { perSecond: (sorted.length * 1000) / durationMs, p50Ms: share(0.5), p99Ms: share(0.99) };
}

/** Each request once; `null` when there are no more. */
function inTurn(requests: readonly string[]): () => string | null {
  const rest = requests.values();
  const fill = requestMaker([]);
  return () => {
    const { value } = rest.next();
    return value === undefined ? null : fill(value);
  };
}

function requestMaker(requests: readonly string[]): (request?: string) => string {
  const templates = requests.map((request) => request.split(CHANGING));
  const run = `${process.pid.toString(36)}-${Date.now().toString(36)}`;
  let count = 0;
  return (request) => {
    const parts = request?.split(CHANGING) ?? templates[Math.floor(Math.random() * templates.length)]!;
    if (parts.length === 1) return parts[0]!;
    count += 1;
    return parts.join(`${run}-${count}`);
  };
}

function runConnection(
  socket: Socket,
  status: number,
  nextRequest: () => string | null,
  latencies: number[],
  endsAt: number,
): Promise<void> {
  const expected = `HTTP/1.1 ${status} `;
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    const send = () => {
      const request = nextRequest();
      if (request === null) return resolve();
      socket.write(request, 'latin1');
      sentAt = performance.now();
    };
    const receive = (chunk: Buffer) => {
      if (missing === 0) {
        const length = answerLength(chunk, expected);
        if (length === null)
          return reject(new Error(`Not the expected answer:\n${chunk.toString('utf8', 0, 2_000)}`));
        missing = length;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      const now = performance.now();
      if (now > endsAt) return resolve();
      latencies.push(now - sentAt);
      send();
    };
    socket.once('connect', send);
    socket.on('data', receive);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
  });
}

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Bytes of an answer, head and body, from its first chunk; `null` for another answer than the expected one. */
function answerLength(chunk: Buffer, expected: string): number | null {
  const headEnd = chunk.indexOf(END_OF_HEAD);
  const head = chunk.toString('latin1', 0, headEnd + 2);
  if (headEnd < 0 || !head.startsWith(expected)) return null;
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined && !expected.includes(' 304 ')) return null;
  return headEnd + END_OF_HEAD.length + Number(length ?? 0);
}
