import { FAILURES_OF_ENDPOINT, retryDelayMs } from '../core/webhooks/event.ts';
import {
  type DeliveryParts,
  deliverAgain,
  deliverWaiting,
  type PlanRetry,
  retryAtOf,
} from '../operations/webhooks/deliver-event.ts';
import type { Sending } from '../operations/webhooks/send-event.ts';
import type { Logger, NewId } from '../parts.ts';
import {
  type DueEndpoint,
  listDueEndpoints,
  listWaitingTracking,
  type WaitingTracking,
} from '../store/webhooks/due-endpoints.ts';
import {
  type Endpoint,
  type EndpointLease,
  findEndpointKey,
  releaseEndpointLease,
  takeEndpointLease,
  updateEndpointQueue,
  type WaitingOutcome,
} from '../store/webhooks/endpoint-queues.ts';
import { parkTracking } from '../store/webhooks/tracking.ts';
import {
  clearRedeliveries,
  clearRedelivery,
  type Delivery,
  holdRedeliveries,
  listRedeliveries,
} from '../store/webhooks/webhook-deliveries.ts';
import { ENDPOINT_POOLS, endpointKindOf } from './endpoint-pools.ts';
import { createQueueJob, type QueueJob } from './queue-job.ts';

/** What the duty works with. */
export interface WebhookParts extends DeliveryParts {
  newId: NewId;
  log: Logger;
}

/** Events on their way to one endpoint at the same time, as long as it takes them. */
const MOST_AT_ONCE = 8;
/** At each look. */
const MOST_LISTED = 2_000;
/** Its last success is noted this often, not at each event. */
const SUCCESS_NOTED_EVERY_MS = 60_000;

/**
 * Makes the duty that sends what waits to the endpoints of keys, each in a lane of its own, so that a dead or a slow one keeps
 * nobody else waiting. Any number of servers may have it.
 */
export function createWebhookDelivery(parts: WebhookParts): QueueJob {
  const { db, newId } = parts;
  const caller = newId();
  return createQueueJob<DueEndpoint, EndpointLease>(parts, {
    name: 'sending events',
    pools: ENDPOINT_POOLS,
    lookEveryMs: 250,
    leaseMs: 15_000,
    listDue: (now) => listDueEndpoints(db, now, MOST_LISTED),
    nameOf: ({ keyId }) => keyId,
    shareOf: (endpoint) => ({ pool: endpointKindOf(endpoint), tenant: endpoint.venueId }),
    take: (place, until, now) => takeEndpointLease(db, place, caller, until, now),
    release: (place) => releaseEndpointLease(db, place, caller),
    serve: (place, lease, goOn, ending) =>
      new EndpointRun({ ...parts, caller }, place, lease, ending).serve(goOn),
  });
}

/** What a run works with, and who it is to the lane. */
interface RunParts extends WebhookParts {
  caller: string;
}

/** What is known of an endpoint that nothing is known of. */
const UNTRIED = {
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  quietUntil: null,
  lastError: null,
};

/** One event on its way: what it is kept apart by from the others, and how it is sent. */
interface DueEvent {
  name: string;
  run(endpoint: Endpoint): Promise<Sending | null>;
}

/**
 * Sends to one endpoint as long as something is due. While it takes events, several are under way; after a failure one at a
 * time. From three failures in a row on all that waits is held: the endpoint is probed by the schedule with one event, news is
 * tried once, and the first success drains the rest.
 */
class EndpointRun {
  readonly #parts: RunParts;
  readonly #place: DueEndpoint;
  readonly #ending: AbortSignal;
  readonly #underWay = new Map<string, Promise<void>>();
  #lane: EndpointLease;
  #noting: Promise<void> = Promise.resolve();
  /** Where something was due when this run began. */
  #dueAt: readonly string[];
  #setAt = 0;
  /** Where the key reaches to, and so where events may be told from. */
  #reach: string[] = [];
  /** The lane is another's by now, or what was learned in it counts no more: whoever takes it next begins anew. */
  #isLost = false;

  constructor(parts: RunParts, place: DueEndpoint, lease: EndpointLease, ending: AbortSignal) {
    this.#parts = parts;
    this.#place = place;
    this.#lane = lease;
    this.#dueAt = place.subjectVenueIds;
    this.#ending = ending;
  }

  async serve(goOn: () => Promise<EndpointLease | null>): Promise<void> {
    try {
      do {
        const endpoint = await this.#open();
        if (endpoint === null) break;
        const dueEvents = await this.#listErrands(endpoint);
        if (this.#ending.aborted) break;
        for (const dueEvent of dueEvents) this.#begin(dueEvent, endpoint);
        if (this.#underWay.size === 0) break;
        await Promise.race(this.#underWay.values());
      } while (!this.#isLost && (await goOn())?.fencingToken === this.#lane.fencingToken);
    } finally {
      await Promise.all(this.#underWay.values());
    }
  }

  /** The endpoint as it is now; `null` when nothing may be sent to it. What may not be sent is no longer due. */
  async #open(): Promise<Endpoint | null> {
    const { db, clock } = this.#parts;
    const { endpoint, isBarred, reach } = await findEndpointKey(db, this.#place);
    this.#reach = reach;
    const away = this.#dueAt.filter((id) => !reach.includes(id));
    this.#dueAt = [];
    if (endpoint === null) {
      const venueIds = [...reach, ...away];
      if (isBarred)
        await parkTracking(db, this.#place, this.#lane.fencingToken, venueIds, ['Order', 'Reservation']);
      await this.#noteLane(UNTRIED, { kind: 'Held', venueIds, changedUntil: null });
      await clearRedeliveries(db, this.#place);
      return null;
    }
    if (away.length > 0) await this.#noteLane({}, { kind: 'Held', venueIds: away, changedUntil: null });
    this.#setAt = endpoint.setAt;
    const quietUntil = this.#quietUntil(clock.now());
    if (quietUntil === null) return endpoint;
    await this.#hold({ nextAttemptAt: quietUntil }, null, quietUntil);
    return null;
  }

  async #listErrands({ takesReservations }: Endpoint): Promise<DueEvent[]> {
    const { db, clock } = this.#parts;
    const { keyId } = this.#place;
    const now = clock.now();
    const { nextAttemptAt, failures } = this.#lane;
    const room = (failures > 0 ? 1 : MOST_AT_ONCE) - this.#underWay.size;
    if (room <= 0) return [];
    const isProbe = nextAttemptAt !== null && nextAttemptAt <= now;
    const limit = room + this.#underWay.size;
    const list = () => listWaitingTracking(db, this.#reach, keyId, isProbe, limit, now);
    let waiting = await list();
    if (!takesReservations && waiting.some(({ kind }) => kind === 'Reservation')) {
      await parkTracking(db, this.#place, this.#lane.fencingToken, this.#reach, ['Reservation']);
      waiting = (await list()).filter(({ kind }) => kind === 'Order');
    }
    const again = await listRedeliveries(db, this.#place, limit, now);
    if (isProbe && waiting.length + again.length === 0) await this.#noteLane({ nextAttemptAt: null });
    const dueEvents = [
      ...waiting.map((watch) => this.#telling(watch)),
      ...again.map((delivery) => this.#tellingAgain(delivery)),
    ];
    const names = new Set(this.#underWay.keys());
    const free = dueEvents.filter(({ name }) => !names.has(name) && names.add(name));
    return free.slice(0, room);
  }

  #telling(watch: WaitingTracking): DueEvent {
    const plan: PlanRetry = (sending, attempts) => this.#planRetry(sending, attempts);
    return {
      name: `${watch.venueId} ${watch.subjectId}`,
      run: (endpoint) => deliverWaiting(this.#parts, endpoint, watch, plan, this.#ending),
    };
  }

  #tellingAgain(delivery: Delivery): DueEvent {
    const { venueId, subjectId } = delivery.subject!;
    return {
      name: `${venueId} ${subjectId}`,
      run: async (endpoint) => {
        const isPermitted = delivery.type !== 'reservation.updated' || endpoint.takesReservations;
        if (isPermitted && this.#reach.includes(venueId)) {
          return deliverAgain(this.#parts, endpoint, delivery, this.#ending);
        }
        await clearRedelivery(this.#parts.db, endpoint, delivery.eventId);
        return null;
      },
    };
  }

  #begin(dueEvent: DueEvent, endpoint: Endpoint): void {
    const failuresBefore = this.#lane.failures;
    const run = dueEvent
      .run(endpoint)
      .then((sending) => (sending === null ? undefined : this.#note(sending, failuresBefore)))
      .finally(() => this.#underWay.delete(dueEvent.name));
    // Awaited when all are.
    run.catch(() => {});
    this.#underWay.set(dueEvent.name, run);
  }

  /** A change waits for its endpoint when that fails as a whole; else it has a schedule of its own. */
  #planRetry(sending: Sending, attempts: number): number | 'WithEndpoint' {
    const isOfEndpoint = this.#lane.failures + 1 >= FAILURES_OF_ENDPOINT || asksForQuiet(sending);
    return isOfEndpoint ? 'WithEndpoint' : retryAtOf(this.#parts)(sending, attempts);
  }

  async #note(sending: Sending, failuresBefore: number): Promise<void> {
    if (sending.isDelivered) await this.#noteSuccess();
    else await this.#noteFailure(sending, failuresBefore);
  }

  async #noteSuccess(): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const { failures, nextAttemptAt, lastSuccessAt } = this.#lane;
    // It was under way when another was answered so: the endpoint is left alone all the same.
    if (this.#quietUntil(now) !== null) return;
    const isNoted = lastSuccessAt !== null && lastSuccessAt >= this.#setAt;
    if (failures === 0 && isNoted && now - lastSuccessAt < SUCCESS_NOTED_EVERY_MS) return;
    const answering = { ...UNTRIED, lastSuccessAt: now };
    if (nextAttemptAt === null) return this.#noteLane(answering);
    await this.#noteLane(answering, { kind: 'Drained', venueIds: this.#reach });
    await holdRedeliveries(db, this.#place, now);
  }

  async #noteFailure(sending: Sending, failuresBefore: number): Promise<void> {
    const { clock, chance } = this.#parts;
    const now = clock.now();
    // Those that were under way together failed for one reason.
    const isFirst = this.#lane.failures === failuresBefore;
    const failures = this.#lane.failures + (isFirst ? 1 : 0);
    const failed = {
      failures,
      failingSince: this.#lane.failingSince ?? now,
      lastFailureAt: now,
      lastError: sending.error,
    };
    const isQuiet = asksForQuiet(sending);
    if (failures < FAILURES_OF_ENDPOINT && !isQuiet) return this.#noteLane(failed);
    const { nextAttemptAt: planned } = this.#lane;
    // News that fails in between does not put the probe off.
    const isPlanned = planned !== null && planned > now && !isQuiet;
    const nextAttemptAt = isPlanned
      ? planned
      : now + retryDelayMs(failures, chance(), sending.retryAfterSeconds);
    const quiet = isQuiet ? { quietUntil: nextAttemptAt } : {};
    await this.#hold({ ...failed, nextAttemptAt, ...quiet }, isQuiet ? null : sending.at, nextAttemptAt);
  }

  /** What changed while the attempt was under way is news, and tried at once. */
  async #hold(change: Partial<EndpointLease>, changedUntil: number | null, until: number): Promise<void> {
    await this.#noteLane(change, { kind: 'Held', venueIds: this.#reach, changedUntil });
    await holdRedeliveries(this.#parts.db, this.#place, until);
  }

  async #noteLane(change: Partial<EndpointLease>, waiting: WaitingOutcome = { kind: 'Left' }): Promise<void> {
    const { db, caller } = this.#parts;
    const lease = { ...this.#lane, ...change };
    this.#lane = lease;
    // In this order and no other: what is written last is what this run goes on from.
    this.#noting = this.#noting.then(async () => {
      if (!(await updateEndpointQueue(db, this.#place, caller, lease, waiting))) this.#isLost = true;
    });
    return this.#noting;
  }

  /** Until when the endpoint asked to be left alone; `null` when it is not so now. */
  #quietUntil(now: number): number | null {
    const { quietUntil } = this.#lane;
    return quietUntil !== null && now < quietUntil ? quietUntil : null;
  }
}

/** Whether an endpoint asked to be left alone for a while. */
function asksForQuiet({ statusCode, retryAfterSeconds }: Sending): boolean {
  return retryAfterSeconds !== null && (statusCode === 429 || statusCode === 503);
}
