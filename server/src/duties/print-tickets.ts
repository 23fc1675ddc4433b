import { setTimeout as pause } from 'node:timers/promises';
import { type PrintingParts, printNextTicket } from '../operations/print-ticket.ts';
import { type DueLane, listDueLanes, releaseLane, takeLane } from '../store/printer-lanes.ts';

/** The duty that prints what waits for a printer, on every server that has it. */
export interface TicketPrinting {
  /** Prints all that is due now, each printer in a lane of its own. @returns when all of it is done with */
  runOnce(): Promise<void>;
  /** Looks for what is due again and again, and at once when told that there is something. */
  start(): void;
  poke(): void;
  /** Ends when what is being printed is done with. */
  stop(): Promise<void>;
}

/** Until then nobody takes the lane of a server that died; one that lives says so in time. */
const LANE_MS = 8_000;
const RENEW_EVERY_MS = 2_500;
/** Printers that one server prints on at once. */
const MOST_LANES = 200;
const LOOK_EVERY_MS = 500;
const AFTER_FAULT_MS = 2_000;

/** Makes the duty. */
export function createTicketPrinting(parts: PrintingParts): TicketPrinting {
  const { db, clock, newId, log } = parts;
  const holder = newId();
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let wake = new AbortController();
  let isStopping = false;

  async function look(): Promise<void> {
    const due = await listDueLanes(db, clock.now(), MOST_LANES);
    for (const place of due) {
      const lane = `${place.venueId} ${place.printerId}`;
      if (running.has(lane) || running.size >= MOST_LANES) continue;
      const run = runLane(place)
        .catch((error: unknown) => log.error({ ...place, fault: wordsOf(error) }, 'printing failed'))
        .finally(() => running.delete(lane));
      running.set(lane, run);
    }
  }

  /** Prints one ticket after the other, as long as they come out. */
  async function runLane(place: DueLane): Promise<void> {
    const take = () => takeLane(db, place, holder, clock.now() + LANE_MS, clock.now());
    const stopRenewing = renewEvery(RENEW_EVERY_MS, take);
    try {
      for (let lane = await take(); lane !== null && !isStopping; lane = await take()) {
        const step = await printNextTicket(parts, place, lane);
        if (step === 'Nothing' || step === 'Failed' || step === 'Moved') break;
      }
    } finally {
      await stopRenewing();
      await releaseLane(db, place, holder);
    }
  }

  async function lookAgainAndAgain(): Promise<void> {
    while (!isStopping) {
      const wait = await look().then(
        () => LOOK_EVERY_MS,
        (error: unknown) => {
          log.warn({ reason: wordsOf(error) }, 'cannot look for tickets just now');
          return AFTER_FAULT_MS;
        },
      );
      await pause(wait, null, { signal: wake.signal, ref: false }).catch(() => {});
      // Whoever calls from here on is heard by the next look, or by the pause after it.
      wake = new AbortController();
    }
  }

  return {
    runOnce: async () => {
      await look();
      await Promise.all(running.values());
    },
    start: () => {
      looking ??= lookAgainAndAgain();
    },
    poke: () => wake.abort(),
    stop: async () => {
      isStopping = true;
      wake.abort();
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** @returns what ends it, when the last renewal is over */
function renewEvery(ms: number, renew: () => Promise<unknown>): () => Promise<void> {
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewed = renew().catch(() => {});
  }, ms);
  return async () => {
    clearInterval(timer);
    await renewed;
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
