import {
  decideAfterAttempt,
  decideRetry,
  type EndpointAttempt,
  type EndpointDecision,
  type EndpointRecord,
  NO_FAILURES,
  quietDecision,
  sendingPlan,
} from '../../core/webhooks/delivery-policy.ts';
import type { TrackedKind } from '../../core/webhooks/event.ts';
import {
  type DeliveryParts,
  deliverAgain,
  recordSentChange,
  sendChange,
} from '../../operations/webhooks/deliver-event.ts';
import type { Sending } from '../../operations/webhooks/send-event.ts';
import { isVenueNodeLost, writeForReachableVenues } from '../../store/distribution/venue-nodes.ts';
import {
  type DueEndpoint,
  listWaitingTracking,
  type WaitingTracking,
} from '../../store/webhooks/due-endpoints.ts';
import {
  type Endpoint,
  type EndpointLease,
  findEndpointKey,
  updateEndpointQueue,
  updateRevival,
  type WaitingOutcome,
} from '../../store/webhooks/endpoint-queues.ts';
import { parkTracking, reviveTracking } from '../../store/webhooks/tracking.ts';
import {
  clearRedeliveries,
  type Delivery,
  listRedeliveries,
  rescheduleRedeliveries,
  updateRedelivery,
} from '../../store/webhooks/webhook-deliveries.ts';

/** The wait before events of a venue are tried again after its database node was lost (only in a cluster). */
const AGAIN_MS = 60_000;

/** The state of serving one endpoint, while this server has the lease of its queue. */
interface Run {
  readonly parts: DeliveryParts;
  /** The id of this server, which has the lease. */
  readonly owner: string;
  readonly queue: DueEndpoint;
  /** Aborted when the job is stopping: no more events are sent. */
  readonly signal: AbortSignal;
  /** Events in progress, by the id of their order or reservation. */
  readonly underWay: Map<string, Promise<void>>;
  /** The record of the endpoint after the last decision of this run, with the fencing token of the lease. */
  lease: EndpointLease;
  /** Resolves when the last write of the record is done. */
  saved: Promise<void>;
  /** A write found another owner or a newer fencing token: the state on this server is stale. */
  isLost: boolean;
  /** The venues that the key reaches now. */
  reach: readonly string[];
  /** When the owner entered the address or created the secret, in milliseconds. */
  endpointSetAt: number;
}

/** An event to send. No two events about the same `subject` are in progress at the same time. */
interface DueEvent {
  subject: string;
  send(endpoint: Endpoint): Promise<void>;
}

/**
 * Sends events to one endpoint while any are due. `core/webhooks/delivery-policy.ts` decides how many are sent at a time
 * and how attempts count; this function carries that out. Returns when nothing is due, or the lease is lost.
 * @param renew  extends the lease; `null` if it is lost, or the job is stopping
 */
export async function serveEndpoint(
  { parts, owner, queue, signal }: Pick<Run, 'parts' | 'owner' | 'queue' | 'signal'>,
  lease: EndpointLease,
  renew: () => Promise<EndpointLease | null>,
): Promise<void> {
  const run: Run = {
    ...{ parts, owner, queue, signal, lease, underWay: new Map(), reach: [], endpointSetAt: 0 },
    ...{ saved: Promise.resolve(), isLost: false },
  };
  let dueVenueIds = queue.subjectVenueIds;
  if (queue.isRevivalDue) await reviveWaiting(run);
  try {
    do {
      const endpoint = await openEndpoint(run, dueVenueIds);
      dueVenueIds = [];
      if (endpoint === null) break;
      const dueEvents = await listDueEvents(run, endpoint);
      if (signal.aborted) break;
      for (const event of dueEvents) startSending(run, event, endpoint);
      if (run.underWay.size === 0) break;
      await Promise.race(run.underWay.values());
    } while (!run.isLost && (await renew())?.fencingToken === run.lease.fencingToken);
  } finally {
    await Promise.all(run.underWay.values());
  }
}

/**
 * Makes all waiting events due after the owner changed the endpoint. Runs before the first attempt, so that no older
 * attempt can undo it. Events on a lost database node (only in a cluster) follow a minute later.
 */
async function reviveWaiting({ parts: { db, clock }, queue, lease }: Run): Promise<void> {
  const now = clock.now();
  const { endpoint, reach } = await findEndpointKey(db, queue);
  const kinds: TrackedKind[] = endpoint?.takesReservations ? ['Order', 'Reservation'] : ['Order'];
  const isDone =
    endpoint === null ||
    (await writeForReachableVenues(db, reach, (venueIds) =>
      reviveTracking(db, venueIds, queue.keyId, kinds, now),
    ));
  await updateRevival(db, queue, lease.fencingToken, isDone ? null : now + AGAIN_MS);
}

/**
 * Reloads the endpoint. `null` if nothing may be sent to it now; its waiting changes are then no longer due.
 * @param dueVenueIds  venues with due changes; changes at a venue that the key no longer reaches are held
 */
async function openEndpoint(run: Run, dueVenueIds: readonly string[]): Promise<Endpoint | null> {
  const { queue } = run;
  const { db, clock } = run.parts;
  const { endpoint, isBarred, reach } = await findEndpointKey(db, queue);
  run.reach = reach;
  const unreached = dueVenueIds.filter((id) => !reach.includes(id));
  if (endpoint === null) {
    const venueIds = [...reach, ...unreached];
    if (isBarred) {
      await park(run, venueIds, ['Order', 'Reservation']);
    }
    await saveRecord(run, { ...run.lease, ...NO_FAILURES }, { kind: 'Held', venueIds, changedUntil: null });
    await clearRedeliveries(db, queue);
    return null;
  }
  if (unreached.length > 0) {
    await saveRecord(run, run.lease, { kind: 'Held', venueIds: unreached, changedUntil: null });
  }
  run.endpointSetAt = endpoint.setAt;
  const decision = quietDecision(run.lease, clock.now());
  if (decision === null) return endpoint;
  await carryOut(run, decision);
  return null;
}

/** Selects the next events. If nothing waits, it ends the probing of a failing endpoint. */
async function listDueEvents(run: Run, { takesReservations }: Endpoint): Promise<DueEvent[]> {
  const { queue, reach, underWay } = run;
  const { db, clock } = run.parts;
  const now = clock.now();
  const { atOnce, isProbe } = sendingPlan(run.lease, now);
  if (atOnce <= underWay.size) return [];
  const list = () => listWaitingTracking(db, reach, queue.keyId, isProbe, atOnce, now);
  let waiting = await list();
  if (!takesReservations && waiting.some(({ kind }) => kind === 'Reservation')) {
    await park(run, reach, ['Reservation']);
    waiting = (await list()).filter(({ kind }) => kind === 'Order');
  }
  const again = await listRedeliveries(db, queue, atOnce, now);
  if (isProbe && waiting.length + again.length === 0) {
    await saveRecord(run, { ...run.lease, nextAttemptAt: null });
  }
  const dueEvents = [
    ...waiting.map((tracking) => changeEvent(run, tracking)),
    ...again.map((delivery) => redeliveryEvent(run, delivery)),
  ];
  const subjects = new Set(underWay.keys());
  const free = dueEvents.filter(({ subject }) => !subjects.has(subject) && subjects.add(subject));
  return free.slice(0, atOnce - underWay.size);
}

/** Holds back the events of these venues. Events on a lost database node are handled when the node is back. */
async function park(
  { parts: { db }, queue, lease: { fencingToken } }: Run,
  venueIds: readonly string[],
  kinds: readonly TrackedKind[],
): Promise<void> {
  await writeForReachableVenues(db, venueIds, (reachable) =>
    parkTracking(db, queue, fencingToken, reachable, kinds),
  );
}

/** The event of a waiting change. */
function changeEvent(run: Run, tracking: WaitingTracking): DueEvent {
  const { parts, queue, signal } = run;
  return {
    subject: `${tracking.venueId} ${tracking.subjectId}`,
    send: async () => {
      const failuresAtStart = run.lease.failures;
      const sent = await sendChange(parts, queue, tracking, signal);
      if (sent === null) return;
      const { sending, change } = sent;
      const attempt = attemptOf(run, sending, failuresAtStart);
      const tried = { attempts: change.attempts + 1, trackedUntil: change.trackedUntil };
      const retry = sending.isDelivered
        ? null
        : decideRetry(run.lease, attempt, tried, parts.clock.now(), parts.chance());
      await recordSentChange(parts.db, tracking, sent, retry);
      await decide(run, attempt);
    },
  };
}

/** An event that the owner asked to send again. */
function redeliveryEvent(run: Run, delivery: Delivery): DueEvent {
  const { parts, signal } = run;
  const { venueId, subjectId } = delivery.subject!;
  return {
    subject: `${venueId} ${subjectId}`,
    send: async (endpoint) => {
      const failuresAtStart = run.lease.failures;
      const isPermitted = delivery.type !== 'reservation.updated' || endpoint.takesReservations;
      if (!isPermitted || !run.reach.includes(venueId)) {
        await updateRedelivery(parts.db, endpoint, delivery.eventId, null);
        return;
      }
      const sending = await deliverAgain(parts, endpoint, delivery, signal).catch(async (error: unknown) => {
        if (!(await isVenueNodeLost(parts.db, error))) throw error;
        await updateRedelivery(parts.db, endpoint, delivery.eventId, parts.clock.now() + AGAIN_MS);
        return null;
      });
      if (sending !== null) await decide(run, attemptOf(run, sending, failuresAtStart));
    },
  };
}

function startSending(run: Run, { subject, send }: DueEvent, endpoint: Endpoint): void {
  const sent = send(endpoint).finally(() => run.underWay.delete(subject));
  // `serveEndpoint` awaits all of them and throws their errors.
  sent.catch(() => {});
  run.underWay.set(subject, sent);
}

function attemptOf({ endpointSetAt }: Run, sending: Sending, failuresAtStart: number): EndpointAttempt {
  return { ...sending, failuresAtStart, endpointSetAt };
}

async function decide(run: Run, attempt: EndpointAttempt): Promise<void> {
  const { clock, chance } = run.parts;
  const decision = decideAfterAttempt(run.lease, attempt, clock.now(), chance());
  if (decision.endpoint !== run.lease) await carryOut(run, decision);
}

/** Saves the record of the endpoint together with the new state of all its waiting changes. */
async function carryOut(run: Run, { endpoint, backlog }: EndpointDecision): Promise<void> {
  const { parts, queue, reach } = run;
  if (backlog.kind === 'Left') return saveRecord(run, endpoint);
  const redeliverAt = backlog.kind === 'Held' ? backlog.until : parts.clock.now();
  await saveRecord(run, endpoint, { ...backlog, venueIds: reach });
  await rescheduleRedeliveries(parts.db, queue, redeliverAt);
}

/**
 * Saves the record. Writes run one after another in the order of the decisions, so the last decision wins. Events on a
 * lost database node (only in a cluster) stay as they are; they become due when the node is back.
 */
async function saveRecord(
  run: Run,
  endpoint: EndpointRecord,
  waiting: WaitingOutcome = { kind: 'Left' },
): Promise<void> {
  const { parts, queue, owner } = run;
  const lease = { ...endpoint, fencingToken: run.lease.fencingToken };
  run.lease = lease;
  run.saved = run.saved.then(async () => {
    const { db, clock } = parts;
    const venueIds = waiting.kind === 'Left' ? [queue.venueId] : waiting.venueIds;
    const isWhole = await writeForReachableVenues(db, venueIds, async (reachable) => {
      const outcome = waiting.kind === 'Left' ? waiting : { ...waiting, venueIds: reachable };
      if (!(await updateEndpointQueue(db, queue, owner, lease, outcome))) run.isLost = true;
    });
    if (isWhole || waiting.kind !== 'Drained') return;
    await updateRevival(db, queue, lease.fencingToken, clock.now() + AGAIN_MS);
  });
  return run.saved;
}
