import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../core/refusals.ts';
import type { HttpLimits } from '../http-limits.ts';
import { drainingRefusal } from '../limits/gate.ts';
import { type ArrivingBody, type BodyLimit, type BodyTracker, readBytes } from './body-bytes.ts';

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

type Limits = Pick<HttpLimits, 'bodyMs' | 'bodyBytesPerSecond' | 'bodiesPerAddress' | 'lateMs' | 'bodyBytes'>;

/** A body that is arriving. */
interface Arrival {
  body: ArrivingBody;
  beganAt: number;
  /** The bytes in memory that are counted in the totals. */
  counted: number;
}

/** The bodies of one address, the oldest first. */
interface Sender {
  arrivals: Set<Arrival>;
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
    for (const { arrivals } of senders.values()) {
      for (const arrival of arrivals) {
        if (drainingSince !== null && now - drainingSince > drainMs) arrival.body.refuse(drainingRefusal());
        else if (isTooSlow(arrival, now, limits)) arrival.body.refuse(new Refusal('REQUEST_TIMEOUT'));
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
    let arrival: Arrival;
    const sender = senders.get(address) ?? { arrivals: new Set(), buffered: 0 };
    const count = (bytes: number) => {
      sender.buffered += bytes - arrival.counted;
      buffered += bytes - arrival.counted;
      arrival.counted = bytes;
    };
    return {
      begin: (body) => {
        arrival = { body, beganAt: performance.now(), counted: 0 };
        senders.set(address, sender);
        sender.arrivals.add(arrival);
        const late = lateOf(sender, arrival, limits);
        late?.body.refuse(new Refusal('REQUEST_TIMEOUT'));
        scheduleCheck();
      },
      grow: (body) => {
        count(body.buffered);
        freeMemory();
      },
      end: () => {
        count(0);
        sender.arrivals.delete(arrival);
        if (sender.arrivals.size === 0) senders.delete(address);
      },
    };
  }

  return {
    read: (request, address, limit) => readBytes(request, limit, trackerFor(address)),
    startDraining: () => {
      drainingSince = performance.now();
    },
  };
}

function isTooSlow({ body, beganAt }: Arrival, now: number, limits: Limits): boolean {
  return now - beganAt > limits.bodyMs + (body.received / limits.bodyBytesPerSecond) * 1000;
}

/** The oldest body of a sender with too many, if it is late. */
function lateOf({ arrivals }: Sender, newest: Arrival, limits: Limits): Arrival | null {
  const [oldest] = arrivals;
  const isLate = newest.beganAt - oldest!.beganAt > limits.lateMs;
  return arrivals.size > limits.bodiesPerAddress && isLate ? oldest! : null;
}

/** The oldest body of the address that uses the most memory. */
function oldestOfMost(senders: ReadonlyMap<string, Sender>): ArrivingBody {
  const most = [...senders.values()].reduce((a, b) => (b.buffered > a.buffered ? b : a));
  const [oldest] = most.arrivals;
  return oldest!.body;
}
