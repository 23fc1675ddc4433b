import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { leftBehind, place } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, type TestVenue } from '../harness/sofra.ts';

/** Callers that place orders at a venue until they are told to stop. */
export interface PlacingCallers {
  /** The statuses of all calls so far. */
  statuses: readonly number[];
  /** The numbers of the orders that were placed. */
  placed: readonly number[];
  /** Waits for that many orders more. */
  more(count: number): Promise<void>;
  /** Waits for that many answers more with a status. */
  moreOf(status: number, count: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts callers that each place one order after another, and repeat a call that got no order with its key. */
export function placeOrders(sofra: Sofra, venue: TestVenue): PlacingCallers {
  let isOver = false;
  const statuses: number[] = [];
  const placed: number[] = [];
  async function placeOne(): Promise<number> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
      statuses.push(answer.status);
      if (answer.status === 503) assert.ok(Number(answer.headers.get('retry-after')) > 0);
      if (answer.status < 300) return answer.body.data.order.number;
      await pause(20);
    }
  }
  const caller = async () => {
    while (!isOver) placed.push(await placeOne());
  };
  const callers = Promise.all([caller(), caller(), caller()]);
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await Promise.race([pause(20), callers]);
  };
  return {
    statuses,
    placed,
    more: (count) => {
      const goal = placed.length + count;
      return until(() => placed.length >= goal);
    },
    moreOf: (status, count) => {
      const before = statuses.length;
      return until(() => statuses.slice(before).filter((found) => found === status).length >= count);
    },
    end: async () => {
      isOver = true;
      await callers;
    },
  };
}

/** Asserts that each call placed one order, and that nobody was answered a bug. */
export async function checkOrders(
  db: Database,
  venue: TestVenue,
  { placed, statuses }: PlacingCallers,
): Promise<void> {
  assert.deepEqual(
    placed.toSorted((a, b) => a - b),
    placed.map((_, at) => at + 1),
  );
  const left = await leftBehind(db, venue.id);
  assert.deepEqual([left['bills'], left['placements'], left['number']], Array(3).fill(placed.length));
  const others = new Set(statuses.filter((status) => status !== 200 && status !== 201));
  for (const status of others) assert.ok(status === 503 || status === 409, `a caller got ${status}`);
}

/** Where the rows of a venue lie on a cluster of two workers on this machine. */
export interface PlaceOfVenue {
  shard: number;
  port: number;
  /** The port of the other worker. */
  otherPort: number;
}

export async function placeOf(db: Database, venue: TestVenue): Promise<PlaceOfVenue> {
  const [row] = await db.query<PlaceOfVenue>({
    text: `select s.shard, p.nodeport as port, o.nodeport as "otherPort"
             from (select get_shard_id_for_distribution_column('venue_head', $1::uuid) as shard) as s
             join pg_dist_shard_placement p on p.shardid = s.shard
             join pg_dist_node o on o.nodeport <> p.nodeport and o.groupid <> 0`,
    values: [venue.id],
  });
  return row!;
}
