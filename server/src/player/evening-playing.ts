import { eveningEndsAt, minuteMsOf, type PlayedEvening } from '../core/practice/evening.ts';
import { Refusal } from '../core/refusals.ts';
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeated-job.ts';
import { tidyUp } from '../operations/practice/evenings.ts';
import type { Logger, NewId } from '../parts/parts.ts';
import { isDatabaseUnavailable } from '../store/database-errors.ts';
import {
  endEvening,
  findPlaying,
  leaseEvening,
  listPlayingVenues,
  noteMinute,
} from '../store/practice/played-evenings.ts';
import { type PlayerParts, playMinute } from './play-minute.ts';

const LOOK_EVERY_MS = 500;
/** When a server dies, another one goes on after this time. */
const LEASE_MS = 15_000;
/** An evening that no one played to its end until then does not continue: its guests have left. */
const LATE_MS = 5 * 60_000;

/**
 * Creates the job that plays evenings. Each is played by one server at a time; when that one ends, another one goes on with the next
 * minute, or says that the evening was interrupted.
 */
export function createEveningPlaying(parts: PlayerParts & { log: Logger; newId: NewId }): RepeatedJob {
  const { db, clock, log, newId } = parts;
  const serverId = newId();

  async function runOnce(stopping: AbortSignal): Promise<void> {
    const venueIds = await listPlayingVenues(db);
    await Promise.all(venueIds.map((venueId) => playDue(venueId, stopping)));
  }

  /** Plays the minutes that have come, one after another. */
  async function playDue(venueId: string, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const now = clock.now();
      const evening = await leaseEvening(db, venueId, serverId, { now, until: now + LEASE_MS });
      if (evening === null) return;
      const { plan, startedAt, minute } = evening;
      if (now > eveningEndsAt(evening) + LATE_MS) return end(evening, 'Interrupted');
      if (minute >= plan.minutes) return end(evening, 'Ended');
      if (now < startedAt + minute * minuteMsOf(plan)) return;
      const refused = await playMinute(parts, evening).catch((error: unknown) => error);
      if (typeof refused !== 'number') return fail(evening, refused);
      if (!(await noteMinute(db, evening, serverId, refused))) return endInMinute(evening);
    }
  }

  /** Whoever stopped the evening while this minute was played could not tidy up what it began. */
  async function endInMinute(evening: PlayedEvening): Promise<void> {
    if ((await findPlaying(db, evening.venueId)) === null)
      await tidyUp(parts, { ...evening, minute: evening.minute + 1 }, clock.now());
  }

  async function end(evening: PlayedEvening, state: Parameters<typeof endEvening>[2]): Promise<void> {
    await endEvening(db, evening, state, clock.now());
    await tidyUp(parts, evening, clock.now());
  }

  /** A venue that may not be played at any more ends the evening, and so does a fault of the service. */
  async function fail(evening: PlayedEvening, error: unknown): Promise<void> {
    if (error instanceof Refusal) return endEvening(db, evening, 'Stopped', clock.now());
    if (isDatabaseUnavailable(error)) throw error;
    const fault = error instanceof Error ? error.stack : String(error);
    log.error({ venueId: evening.venueId, fault }, 'an evening cannot be played on');
    return end(evening, 'Failed');
  }

  return createRepeatedJob({ runOnce, everyMs: LOOK_EVERY_MS, failure: 'cannot play evenings now' }, log);
}
