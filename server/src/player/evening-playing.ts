import { eveningEndsAt, minuteMsOf, type PlayedEvening } from '../core/practice/evening.ts';
import { Refusal } from '../core/refusals.ts';
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeated-job.ts';
import { cleanUpEvening } from '../operations/practice/evenings.ts';
import type { Logger, NewId } from '../parts/parts.ts';
import { isDatabaseUnavailable } from '../store/database-errors.ts';
import {
  endEvening,
  findPlayedMinute,
  leaseEvening,
  listPlayingVenues,
  updatePlayedMinute,
} from '../store/practice/played-evenings.ts';
import { type PlayerParts, playMinute } from './play-minute.ts';

const LOOK_EVERY_MS = 500;
/** If a server dies, another one takes over after this time. */
const LEASE_MS = 15_000;
/** An evening that is this late does not continue: its guests would have left. */
const LATE_MS = 5 * 60_000;

/**
 * Creates the job that plays evenings of made-up guests at practice venues. One server at a time plays an evening. If it stops,
 * another one continues with the next minute, or marks the evening as interrupted.
 */
export function createEveningPlaying(parts: PlayerParts & { log: Logger; newId: NewId }): RepeatedJob {
  const { db, clock, log, newId } = parts;
  const serverId = newId();

  async function runOnce(stopping: AbortSignal): Promise<void> {
    const venueIds = await listPlayingVenues(db);
    await Promise.all(venueIds.map((venueId) => playDue(venueId, stopping)));
  }

  /** Plays the minutes that are due, one after another. */
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
      if (!(await updatePlayedMinute(db, evening, serverId, refused))) return endInMinute(evening);
    }
  }

  /** Cleans up after the minute if someone stopped the evening while it was being played. */
  async function endInMinute(evening: PlayedEvening): Promise<void> {
    if ((await findPlayedMinute(db, evening.venueId)) === null)
      await cleanUpEvening(parts, { ...evening, minute: evening.minute + 1 }, clock.now());
  }

  async function end(evening: PlayedEvening, state: Parameters<typeof endEvening>[2]): Promise<void> {
    await endEvening(db, evening, state, clock.now());
    await cleanUpEvening(parts, evening, clock.now());
  }

  /** Ends the evening after an error: the venue is no longer for practice, or the service failed. */
  async function fail(evening: PlayedEvening, error: unknown): Promise<void> {
    if (error instanceof Refusal) return endEvening(db, evening, 'Stopped', clock.now());
    if (isDatabaseUnavailable(error)) throw error;
    const fault = error instanceof Error ? error.stack : String(error);
    log.error({ venueId: evening.venueId, fault }, 'an evening cannot be played on');
    return end(evening, 'Failed');
  }

  return createRepeatedJob({ runOnce, everyMs: LOOK_EVERY_MS, failure: 'cannot play evenings now' }, log);
}
