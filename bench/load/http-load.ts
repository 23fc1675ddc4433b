import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';

/** A stream of requests. Each connection sends its next request when its last answer is complete. */
export interface HttpLoad {
  port: number;
  /** Whole requests in ASCII; {@link CHANGING} in one is another text in every request. */
  requests: readonly string[];
  /** In turn from any of them on, instead of picked at random. */
  inTurn?: boolean;
  connections: number;
  /** So many requests go over a connection before another is opened in its place. @default all */
  perConnection?: number;
  /** `null`: until each request was sent once. */
  durationMs: number | null;
  /** Any other status ends the load with an error. */
  statuses: readonly number[];
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

/** Becomes 32 hexadecimal digits that no other request has; several in one request are the same. */
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
  const beganAt = performance.now();
  const run: Run = {
    nextRequest: requestMaker(load),
    latencies: [],
    endsAt: durationMs === null ? Number.POSITIVE_INFINITY : beganAt + durationMs,
    sockets: new Set(),
  };
  const hanging = Promise.withResolvers<never>();
  const watchdog = setTimeout(
    hanging.reject,
    durationMs === null ? LONGEST_TURN_MS : durationMs + TIMEOUT_MS,
    new Error('The load was not answered.'),
  );
  const connections = Array.from({ length: load.connections }, () => keepCalling(load, run));
  try {
    await Promise.race([Promise.all(connections), hanging.promise]);
  } finally {
    clearTimeout(watchdog);
    for (const socket of run.sockets) socket.destroy();
  }
  return measurementOf(run.latencies, durationMs ?? performance.now() - beganAt);
}

/** Sorts latencies and counts them over the time in which they were gathered. */
export function measurementOf(latencies: readonly number[], durationMs: number): Measurement {
  const sorted = Float64Array.from(latencies).sort();
  const share = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { perSecond: (sorted.length * 1000) / durationMs, p50Ms: share(0.5), p99Ms: share(0.99) };
}

/** What the connections of a load share. */
interface Run {
  /** `null` when there are no more. */
  nextRequest: () => string | null;
  latencies: number[];
  endsAt: number;
  sockets: Set<Socket>;
}

const RUN_DIGITS = 24;
const COUNT_DIGITS = 8;

function requestMaker({ requests, inTurn = false, durationMs }: HttpLoad): Run['nextRequest'] {
  const templates = requests.map((request) => request.split(CHANGING));
  const name = randomBytes(RUN_DIGITS / 2).toString('hex');
  const first = Math.floor(Math.random() * requests.length);
  let count = 0;
  return () => {
    if (durationMs === null && count === requests.length) return null;
    const isNext = inTurn || durationMs === null;
    const at = isNext ? (first + count) % requests.length : Math.floor(Math.random() * requests.length);
    count += 1;
    return templates[at]!.join(name + count.toString(16).padStart(COUNT_DIGITS, '0'));
  };
}

/** Sends one request after the other, over one connection after the other, until the time is over. */
async function keepCalling(load: HttpLoad, run: Run): Promise<void> {
  while (await callOverOne(load, run));
}

/** Resolves with whether there is more to send. */
function callOverOne({ port, statuses, perConnection }: HttpLoad, run: Run): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  run.sockets.add(socket);
  return new Promise((resolve, reject) => {
    let left = perConnection ?? Number.POSITIVE_INFINITY;
    let sentAt = 0;
    let isWhole: ((chunk: Buffer) => boolean) | null = null;
    const finish = (hasMore: boolean) => {
      run.sockets.delete(socket);
      socket.removeAllListeners('close').destroy();
      resolve(hasMore);
    };
    const send = () => {
      if (left-- === 0) return finish(true);
      const request = run.nextRequest();
      if (request === null) return finish(false);
      socket.write(request, 'latin1');
      sentAt = performance.now();
    };
    socket.once('connect', send);
    socket.on('data', (chunk: Buffer) => {
      isWhole ??= answerEnd(chunk, statuses);
      if (isWhole === null)
        return reject(new Error(`Not the expected answer:\n${chunk.toString('utf8', 0, 2_000)}`));
      if (!isWhole(chunk)) return;
      isWhole = null;
      const now = performance.now();
      if (now > run.endsAt) return finish(false);
      run.latencies.push(now - sentAt);
      send();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
  });
}

const END_OF_HEAD = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d+) /;
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const CHUNKED = /\r\ntransfer-encoding: chunked\r\n/i;
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Tells for each chunk of an answer, its first included, whether it is the last; `null` for an answer that was not expected. */
function answerEnd(first: Buffer, statuses: readonly number[]): ((chunk: Buffer) => boolean) | null {
  const headEnd = first.indexOf(END_OF_HEAD);
  const head = first.toString('latin1', 0, headEnd + 2);
  const status = Number(STATUS.exec(head)?.[1]);
  if (headEnd < 0 || !statuses.includes(status)) return null;
  if (CHUNKED.test(head)) {
    let tail = '';
    return (chunk) => {
      tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - LAST_CHUNK.length))).slice(
        -LAST_CHUNK.length,
      );
      return tail === LAST_CHUNK;
    };
  }
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined && status !== 304) return null;
  let missing = headEnd + END_OF_HEAD.length + Number(length ?? 0);
  return (chunk) => {
    missing -= chunk.length;
    return missing <= 0;
  };
}
