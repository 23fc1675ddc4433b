import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { place } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, type TestVenue } from '../harness/sofra.ts';
import { steadily } from '../upgrades/rolling-load.ts';

/** Orders that come in at a venue, whatever becomes of its service. */
export interface Ordering {
  /** The ids of the orders that were answered. */
  placed: ReadonlySet<string>;
  /** How many were asked for, each under a key of its own. */
  asked(): number;
  /** From now on another service is asked, also for what was not answered yet. */
  goTo(sofra: Sofra): void;
  /** Waits for that many orders more. */
  more(count: number): Promise<void>;
  /** Waits until a call is answered with 503. */
  unavailable(): Promise<void>;
  /** Asks for nothing more, and ends when all is answered; with how many a second that were. */
  end(): Promise<number>;
  /** Ends it in any case. */
  leave(): Promise<void>;
}

const RETRY_MS = 100;

/** Places so many orders a second; repeats under its key what was not answered, or with 503. */
export function orderSteadily(first: Sofra, venue: TestVenue, aSecond: number): Ordering {
  const placed = new Set<string>();
  const began = performance.now();
  let sofra = first;
  let asked = 0;
  let refused = 0;
  let isLeft = false;
  let failure: unknown = null;
  async function placeOne(): Promise<void> {
    const idempotencyKey = randomUUID();
    asked += 1;
    while (!isLeft) {
      const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey }).catch(unansweredOnly);
      if (answer?.status === 201 || answer?.status === 200) return void placed.add(answer.body.data.order.id);
      if (answer !== null) {
        assert.equal(answer.status, 503, answer.text);
        assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
        refused += 1;
      }
      await pause(RETRY_MS);
    }
  }
  const load = steadily(aSecond, () =>
    placeOne().catch((error: unknown) => {
      failure ??= error;
    }),
  );
  const requireNoFailure = () => {
    if (failure !== null) throw failure;
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      requireNoFailure();
      await pause(5);
    }
  };
  return {
    placed,
    asked: () => asked,
    goTo: (other) => {
      sofra = other;
    },
    more: (count) => {
      const goal = placed.size + count;
      return until(() => placed.size >= goal);
    },
    unavailable: () => {
      const before = refused;
      return until(() => refused > before);
    },
    leave: () => {
      isLeft = true;
      return load.end();
    },
    end: async () => {
      await load.end();
      requireNoFailure();
      return placed.size / ((performance.now() - began) / 1_000);
    },
  };
}

/** The error of a connection that was refused or cut. @throws every other one */
function unansweredOnly(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}
