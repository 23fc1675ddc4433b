import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../core/refusals.ts';
import type { HttpLimits } from '../http-limits.ts';
import { drainingRefusal } from '../limits/gate.ts';
import { type BodyLimit, type BodyOnItsWay, type BodyWatch, readBytes } from './body-bytes.ts';

/** Reads bodies, and gives up on those that do not arrive. */
export interface ArrivingBodies {
  /**
   * Reads the body of a request.
   * @param address  of the caller, as far as a trusted proxy tells
   * @throws Refusal REQUEST_TIMEOUT when it comes too slowly; SERVICE_UNAVAILABLE when too much of unfinished bodies is held,
   *   or the service drains; and what {@link readBytes} refuses
   */
  read(request: IncomingMessage, address: string, limit: BodyLimit): Promise<Buffer>;
  /** From now on a body has three seconds to arrive. */
  startDraining(): void;
}

type Limits = Pick<
  HttpLimits,
  'bodyMs' | 'bodyBytesPerSecond' | 'bodiesPerAddress' | 'hangsBackMs' | 'bodyBytes'
>;

/** What has arrived of a body, since when, and from where. */
interface Arrival {
  body: BodyOnItsWay;
  beganAt: number;
  /** Of `body.held`, what is counted. */
  counted: number;
}

/** The bodies of one address, the oldest first. */
interface Sender {
  arrivals: Set<Arrival>;
  held: number;
}

const LOOK_EVERY_MS = 1_000;
const DRAIN_MS = 3_000;

/** Makes the reader of all bodies of a server. It looks at slow ones only while there are any. */
export function createArrivingBodies(limits: Limits): ArrivingBodies {
  const senders = new Map<string, Sender>();
  const drainMs = Math.min(DRAIN_MS, limits.bodyMs / 2);
  const lookEveryMs = Math.min(LOOK_EVERY_MS, limits.bodyMs / 4);
  let held = 0;
  let drainsSince: number | null = null;
  let isGoingToLook = false;

  function look(): void {
    isGoingToLook = false;
    const now = performance.now();
    for (const { arrivals } of senders.values()) {
      for (const arrival of arrivals) {
        if (drainsSince !== null && now - drainsSince > drainMs) arrival.body.refuse(drainingRefusal());
        else if (isTooSlow(arrival, now, limits)) arrival.body.refuse(new Refusal('REQUEST_TIMEOUT'));
      }
    }
    lookSoon();
  }

  function lookSoon(): void {
    if (isGoingToLook || senders.size === 0) return;
    isGoingToLook = true;
    setTimeout(look, lookEveryMs).unref();
  }

  /** Whoever sends the most makes place. */
  function holdLess(): void {
    while (held > limits.bodyBytes) {
      oldestOfMost(senders).refuse(new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }));
    }
  }

  function watchFor(address: string): BodyWatch {
    let arrival: Arrival;
    const sender = senders.get(address) ?? { arrivals: new Set(), held: 0 };
    const count = (bytes: number) => {
      sender.held += bytes - arrival.counted;
      held += bytes - arrival.counted;
      arrival.counted = bytes;
    };
    return {
      begin: (body) => {
        arrival = { body, beganAt: performance.now(), counted: 0 };
        senders.set(address, sender);
        sender.arrivals.add(arrival);
        const late = lateOf(sender, arrival, limits);
        late?.body.refuse(new Refusal('REQUEST_TIMEOUT'));
        lookSoon();
      },
      grow: (body) => {
        count(body.held);
        holdLess();
      },
      end: () => {
        count(0);
        sender.arrivals.delete(arrival);
        if (sender.arrivals.size === 0) senders.delete(address);
      },
    };
  }

  return {
    read: (request, address, limit) => readBytes(request, limit, watchFor(address)),
    startDraining: () => {
      drainsSince = performance.now();
    },
  };
}

function isTooSlow({ body, beganAt }: Arrival, now: number, limits: Limits): boolean {
  return now - beganAt > limits.bodyMs + (body.received / limits.bodyBytesPerSecond) * 1000;
}

/** The one that has to go when a sender has too many, if it hangs back. */
function lateOf({ arrivals }: Sender, newest: Arrival, limits: Limits): Arrival | null {
  const [oldest] = arrivals;
  const hangsBack = newest.beganAt - oldest!.beganAt > limits.hangsBackMs;
  return arrivals.size > limits.bodiesPerAddress && hangsBack ? oldest! : null;
}

/** The oldest body of whoever sends the most. */
function oldestOfMost(senders: ReadonlyMap<string, Sender>): BodyOnItsWay {
  const most = [...senders.values()].reduce((a, b) => (b.held > a.held ? b : a));
  const [oldest] = most.arrivals;
  return oldest!.body;
}
