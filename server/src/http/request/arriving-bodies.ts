import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../core/refusals.ts';
import { drainingRefusal } from '../limits/gate.ts';
import type { HttpLimits } from '../limits/http-limits.ts';
import type { BodyLimit } from './body-bytes.ts';

/** Reads bodies, and gives up on those that arrive too slowly. */
export interface ArrivingBodies {
  /**
   * Reads the body of a request.
   * @param address  of the caller
   * @throws Refusal REQUEST_TIMEOUT when it arrives too slowly; SERVICE_UNAVAILABLE when unfinished bodies
   *   use too much memory, and while the service drains; and what {@link readBytes} refuses with
   */
  read(request: IncomingMessage, address: string, limit: BodyLimit): Promise<Buffer>;
  /** From now on every body has three seconds to arrive. */
  startDraining(): void;
}

type Limits = Pick<HttpLimits, 'bodyMs' | 'bodyBytesPerSecond' | 'bodyBytes'>;

/** A body that is arriving. */
export interface ArrivingBody {
  /** Bytes that have arrived. */
  received: number;
  /** Bytes of them that are in memory. */
  buffered: number;
  /** Stops reading, and refuses the request. */
  refuse(refusal: Refusal): void;
}

/** Called while a body arrives. */
export interface BodyTracker {
  begin(body: ArrivingBody): void;
  /** Called when more bytes have arrived. */
  grow(body: ArrivingBody): void;
  end(body: ArrivingBody): void;
}

/** An arriving body, with the bytes that the totals already count. */
interface BodyProgress {
  body: ArrivingBody;
  beganAt: number;
  /** The bytes in memory that are counted in the totals. */
  counted: number;
}

/** The bodies of one address, the oldest first. */
interface Sender {
  inProgress: Set<BodyProgress>;
  buffered: number;
}

const CHECK_EVERY_MS = 1_000;
const DRAIN_MS = 3_000;

/**
 * Makes the reader of all bodies of a server. It checks their rate once a second while any body is arriving.
 */
export function createArrivingBodies(limits: Limits): ArrivingBodies {
  const senders = new Map<string, Sender>();
  const drainMs = Math.min(DRAIN_MS, limits.bodyMs / 2);
  const checkEveryMs = Math.min(CHECK_EVERY_MS, limits.bodyMs / 4);
  let buffered = 0;
  let drainingSince: number | null = null;
  let isCheckScheduled = false;

  function check(): void {
    isCheckScheduled = false;
    const now = performance.now();
    for (const { inProgress } of senders.values()) {
      for (const progress of inProgress) {
        if (drainingSince !== null && now - drainingSince > drainMs) progress.body.refuse(drainingRefusal());
        else if (isTooSlow(progress, now, limits)) progress.body.refuse(new Refusal('REQUEST_TIMEOUT'));
      }
    }
    scheduleCheck();
  }

  function scheduleCheck(): void {
    if (isCheckScheduled || senders.size === 0) return;
    isCheckScheduled = true;
    setTimeout(check, checkEveryMs).unref();
  }

  /** Refuses bodies of the address that uses the most memory until the rest fits. */
  function freeMemory(): void {
    while (buffered > limits.bodyBytes) {
      oldestOfMost(senders).refuse(new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }));
    }
  }

  function trackerFor(address: string): BodyTracker {
    let progress: BodyProgress;
    const sender = senders.get(address) ?? { inProgress: new Set(), buffered: 0 };
    const count = (bytes: number) => {
      sender.buffered += bytes - progress.counted;
      buffered += bytes - progress.counted;
      progress.counted = bytes;
    };
    return {
      begin: (body) => {
        progress = { body, beganAt: performance.now(), counted: 0 };
        senders.set(address, sender);
        sender.inProgress.add(progress);
        scheduleCheck();
      },
      grow: (body) => {
        count(body.buffered);
        freeMemory();
      },
      end: () => {
        count(0);
        sender.inProgress.delete(progress);
        if (sender.inProgress.size === 0) senders.delete(address);
      },
    };
  }

  return {
    read: (request, address, limit) => readBytes(request, limit, trackerFor(address)),
    startDraining: () => {
      drainingSince ??= performance.now();
    },
  };
}

function isTooSlow({ body, beganAt }: BodyProgress, now: number, limits: Limits): boolean {
  return now - beganAt > limits.bodyMs + (body.received / limits.bodyBytesPerSecond) * 1000;
}

/** The oldest body of the address that uses the most memory. */
function oldestOfMost(senders: ReadonlyMap<string, Sender>): ArrivingBody {
  const most = [...senders.values()].reduce((a, b) => (b.buffered > a.buffered ? b : a));
  const [oldest] = most.inProgress;
  return oldest!.body;
}

/**
 * Reads the body of a request. The result is empty if the limit has a receiver, which gets the parts instead.
 * @throws Refusal the one of the limit; VALIDATION_ERROR if the body was cut off; and the ones of the tracker and of
 *   the receiver
 */
export function readBytes(
  request: IncomingMessage,
  limit: BodyLimit,
  tracker?: BodyTracker,
): Promise<Buffer> {
  const most = limit.bytes * limit.discardFactor;
  return new Promise((resolve, reject) => {
    const tooLarge = () => new Refusal(limit.refusal);
    if (Number(request.headers['content-length'] ?? 0) > most) return reject(tooLarge());
    // The caller left before the body was read: no more events come.
    if (request.destroyed) return reject(cutOffRefusal());
    let chunks: Buffer[] = [];
    let refused: Refusal | null = null;
    let isOver = false;
    const finish = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      tracker?.end(body);
      if (error !== null) reject(error);
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
      chunks = [];
    };
    const body: ArrivingBody = { received: 0, buffered: 0, refuse: finish };
    request.on('data', (chunk: Buffer) => {
      if (isOver) return;
      body.received += chunk.length;
      if (body.received > limit.bytes || refused !== null) {
        chunks = [];
        body.buffered = 0;
        if (body.received > most) return finish(tooLarge());
      } else if (limit.receiver === undefined) {
        chunks.push(chunk);
        body.buffered = body.received;
      } else {
        try {
          refused = limit.receiver.receive(chunk);
        } catch (error) {
          return finish(error);
        }
      }
      tracker?.grow(body);
      pauseFor(request, limit.receiver?.pauseAfter(chunk.length) ?? null);
    });
    request.once('end', () => finish(body.received > limit.bytes ? tooLarge() : refused));
    request.once('error', () => finish(cutOffRefusal()));
    request.once('close', () => {
      if (!request.complete) finish(cutOffRefusal());
    });
    tracker?.begin(body);
  });
}

function pauseFor(request: IncomingMessage, pause: Promise<void> | null): void {
  if (pause === null) return;
  request.pause();
  void pause.then(() => request.resume());
}

function cutOffRefusal(): Refusal {
  const problem = { field: 'body', message: 'was cut off', attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
