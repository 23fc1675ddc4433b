import type { Database } from '../database.ts';
import { isDatabaseUnavailable, isTimedOut } from '../database-errors.ts';
import { type PlacementOutcome, placeRound, placeRounds, type RoundToPlace } from './placements.ts';

/** Places a round, as {@link placeRound} does. */
export type PlaceRound = (round: RoundToPlace, now: number) => Promise<PlacementOutcome>;

/** The most rounds in a group. Each size is another statement, which every connection prepares. */
const LARGEST_GROUP = 8;
/** The most groups that run at the same time; further rounds wait and form larger groups. */
const MOST_UNDER_WAY = 2;

const groupsOf = new WeakMap<Database, PlaceRound>();

/**
 * The function that places rounds in a database, in groups. New bills of different venues that arrive at the same
 * time are placed in one transaction: they share its round trip, its commit and its flush to disk. A round does not
 * fail because of another: if its venue is locked by another transaction, or the group fails, it is placed alone
 * afterwards. A round that joins a bill, takes stock or comes from a key of another venue is always placed alone; so
 * is every round on a cluster, where a statement of one venue runs on the node of the venue.
 */
export function roundPlacerOf(db: Database): PlaceRound {
  const known = groupsOf.get(db);
  if (known !== undefined) return known;
  const place = createGroups(db);
  groupsOf.set(db, place);
  return place;
}

/** A round that waits for its group to be sent, or for the answer. */
interface Waiting {
  round: RoundToPlace;
  now: number;
  answer: PromiseWithResolvers<PlacementOutcome>;
  call: object | undefined;
}

function createGroups(db: Database): PlaceRound {
  /** Rounds of different venues. An array, because a `Map` that changes often keeps its old entries in memory in V8. */
  let waiting: Waiting[] = [];
  /**
   * The number of rounds that are being placed at each venue. In a group a second one would only find the venue locked.
   */
  const ordersAt = new Map<string, number>();
  let underWay = 0;
  let isDue = false;
  /** Whether rounds may form groups: only once it is known that the database is not a cluster. */
  let mayShare = false;
  db.isDistributed().then(
    (isDistributed) => {
      mayShare = !isDistributed;
    },
    () => groupsOf.delete(db),
  );

  function sendSoon(): void {
    if (isDue || waiting.length === 0 || underWay >= MOST_UNDER_WAY) return;
    isDue = true;
    setImmediate(send);
  }

  function send(): void {
    isDue = false;
    const group = waiting.slice(0, LARGEST_GROUP);
    waiting = waiting.slice(group.length);
    underWay += 1;
    void placeGroup(db, group).then((timeout) => {
      underWay -= 1;
      if (timeout !== null) refuseWaiting(timeout);
      sendSoon();
    });
    sendSoon();
  }

  /** Refuses the rounds that waited behind a group that timed out: they were not sent, and have timed out too. */
  function refuseWaiting(timeout: unknown): void {
    for (const { answer } of waiting) answer.reject(timeout);
    waiting = [];
  }

  function joinGroup(round: RoundToPlace, now: number): Promise<PlacementOutcome> {
    const answer = Promise.withResolvers<PlacementOutcome>();
    waiting.push({ round, now, answer, call: db.presentCall?.() });
    sendSoon();
    return answer.promise;
  }

  return (round, now) => {
    const { venueId } = round.bill;
    const others = ordersAt.get(venueId) ?? 0;
    ordersAt.set(venueId, others + 1);
    const placed =
      mayShare && others === 0 && canShare(round) ? joinGroup(round, now) : placeRound(db, round, now);
    return placed.finally(() => {
      const left = ordersAt.get(venueId)! - 1;
      if (left === 0) ordersAt.delete(venueId);
      else ordersAt.set(venueId, left);
    });
  };
}

/** Whether placing a round only locks its own venue, and does not refuse by raising an SQL error. */
function canShare({ bill, stockDeltas, keyVenue }: RoundToPlace): boolean {
  const isOfOwnKey = keyVenue === null || keyVenue.venueId === bill.venueId;
  return bill.revision === 0 && stockDeltas.length === 0 && isOfOwnKey;
}

/** Answers every round of a group; never rejects. @returns the error if the database timed out, else `null` */
async function placeGroup(db: Database, group: readonly Waiting[]): Promise<unknown> {
  const placeAlone = ({ round, now, answer }: Waiting) =>
    placeRound(db, round, now).then(answer.resolve, answer.reject);
  try {
    const outcomes = await placeRounds(db, group);
    for (const [at, outcome] of outcomes.entries()) {
      const each = group[at]!;
      if (outcome.kind === 'Busy') void placeAlone(each);
      else each.answer.resolve(outcome);
    }
    return null;
  } catch (error) {
    // If the database went away, it is unknown whether the round was written: the caller repeats it with the same
    // Idempotency-Key.
    for (const each of group) {
      if (isDatabaseUnavailable(error)) each.answer.reject(error);
      else void placeAlone(each);
    }
    return isTimedOut(error) ? error : null;
  }
}
