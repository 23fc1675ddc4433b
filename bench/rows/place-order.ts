import { placementText } from '../load/http-request.ts';
import { drivePgbench, findPgbench } from '../load/pgbench.ts';
import { placementScript } from '../load/placement-script.ts';
import { CONNECTIONS, type Fixture, ID_PREFIX } from '../service/fixture.ts';
import { orderOf } from '../service/restaurant.ts';
import type { Row } from './row.ts';

/** Placing orders at all restaurants, beside pgbench writing the same rows. */
export const placeOrder: Row = (fixture) => {
  const { length } = fixture.restaurants;
  return placingAt(fixture, length, `place an order, ${length} venues`, 0.7);
};

const SLOWEST_REACH = 1.5;

/** Placing orders at the first so many restaurants. */
export async function placingAt(
  fixture: Fixture,
  venues: number,
  name: string,
  reach: number,
): ReturnType<Row> {
  const program = findPgbench();
  const variables = await variablesOfAnOrder(fixture);
  const script = placementScript(venues);
  const { connection } = fixture.sofra;
  const load = { script, variables, connections: CONNECTIONS };
  return {
    name,
    service: fixture.load(
      fixture.restaurants
        .slice(0, venues)
        .map((restaurant) => placementText(restaurant, orderOf(restaurant))),
      201,
    ),
    floor:
      program === null ? null : (durationMs) => drivePgbench(program, connection, { ...load, durationMs }),
    floorName:
      program === null
        ? 'none: pgbench is not installed'
        : 'pgbench, prepared: the same rows, a statement each',
    reach,
    slowestReach: SLOWEST_REACH,
  };
}

/** The texts that the script writes, from an order that the service has placed. */
async function variablesOfAnOrder({ sofra, restaurants }: Fixture): Promise<Record<string, string>> {
  const [placed] = await sofra.db.query<
    Record<'content' | 'ticket' | 'lines' | 'placed_by' | 'detail', string>
  >({
    text: `select b.content::text as content, t.content::text as ticket, p.line_ids::text as lines, p.placed_by,
                  c.detail::text as detail
             from bill b join kitchen_ticket t using (venue_id, bill_id) join placement p using (venue_id, bill_id)
             join venue_change c on c.venue_id = b.venue_id and c.subject_id = b.bill_id
            where b.venue_id = $1 limit 1`,
    values: [restaurants[0]!.id],
  });
  return { prefix: ID_PREFIX, ...placed! };
}
