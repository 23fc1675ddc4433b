import type { Database } from '../database.ts';
import { isDatabaseUnavailable, isTimedOut } from '../database-errors.ts';
import { type PlacementOutcome, placeRound, placeRounds, type RoundToPlace } from './placements.ts';

/** Places a round, as {@link placeRound} does. */
export type PlaceRound = (round: RoundToPlace, now: number) => Promise<PlacementOutcome>;

/** Each size of a group is a statement that every connection prepares. */
const LARGEST_GROUP = 8;
/** While this many groups are under way, others gather: more at the same time would be smaller. */
const MOST_UNDER_WAY = 2;

const groupsOf = new WeakMap<Database, PlaceRound>();

/**
 * Places rounds over a database. New bills of different venues that come together are placed in one transaction: they share its
 * round trip, its commit and its flush to the disk. Each fails on its own: a round whose venue is locked by another transaction,
 * and every round of a group that failed, is placed alone afterwards. A round that joins a bill, takes stock or comes from a key
 * of another venue is placed alone; so is every round on a cluster, where a statement of one venue runs on its node.
 */
export function roundPlacingOf(db: Database): PlaceRound {
  const known = groupsOf.get(db);
  if (known !== undefined) return known;
  const place = createGroups(db);
  groupsOf.set(db, place);
  return place;
}

/** A round that waits for a group, or for the answer to it. */
interface Waiting {
  round: RoundToPlace;
  now: number;
  answer: PromiseWithResolvers<PlacementOutcome>;
  call: object | undefined;
}

function createGroups(db: Database): PlaceRound {
  /** Of different venues. An array: V8 keeps the old tables of a `Map` that changes all the time, and all that they held. */
  let waiting: Waiting[] = [];
  /** How many are being placed at each venue: a second one would only find the lock taken, and be placed twice. */
  const ordersAt = new Map<string, number>();
  let underWay = 0;
  let isDue = false;
  /** Not before the database has said that it is no cluster. */
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

  /** Those that waited behind a group that got no answer in time: they were not sent, and their time is over, too. */
  function refuseWaiting(timeout: unknown): void {
    for (const { answer } of waiting) answer.reject(timeout);
    waiting = [];
  }

  function gather(round: RoundToPlace, now: number): Promise<PlacementOutcome> {
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
      mayShare && others === 0 && canShare(round) ? gather(round, now) : placeRound(db, round, now);
    return placed.finally(() => {
      const left = ordersAt.get(venueId)! - 1;
      if (left === 0) ordersAt.delete(venueId);
      else ordersAt.set(venueId, left);
    });
  };
}

/** Whether placing a round waits for no lock but that of its venue, and refuses nothing by an error. */
function canShare({ bill, stockDeltas, keyVenue }: RoundToPlace): boolean {
  const isOfOwnKey = keyVenue === null || keyVenue.venueId === bill.venueId;
  return bill.revision === 0 && stockDeltas.length === 0 && isOfOwnKey;
}

/** Answers every round of a group; never rejects. @returns the error when the database did not answer in time, else `null` */
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
    // Whether it was written is unknown when the database went away: the caller asks again with the same Idempotency-Key.
    for (const each of group) {
      if (isDatabaseUnavailable(error)) each.answer.reject(error);
      else void placeAlone(each);
    }
    return isTimedOut(error) ? error : null;
  }
}
