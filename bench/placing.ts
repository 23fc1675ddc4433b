import type { Comparison } from './comparison.ts';
import { CONNECTIONS, type Fixture, ID_PREFIX } from './fixture.ts';
import { placementText } from './http-request.ts';
import { drivePgbench, findPgbench } from './pgbench.ts';
import { placementScript } from './placement-script.ts';
import { orderOf } from './restaurant.ts';

/** Placing orders at all restaurants, and at one alone, beside pgbench writing the same rows. */
export async function placingComparisons(fixture: Fixture): Promise<Comparison[]> {
  const { restaurants } = fixture;
  const program = findPgbench();
  const variables = await variablesOfAnOrder(fixture);
  const comparison = (name: string, venues: number, reach: number): Comparison => ({
    name,
    service: fixture.load(
      restaurants.slice(0, venues).map((restaurant) => placementText(restaurant, orderOf(restaurant))),
      201,
    ),
    floor:
      program === null
        ? null
        : (durationMs) => {
            const script = placementScript(venues);
            return drivePgbench(program, fixture.sofra.connection, {
              script,
              variables,
              connections: CONNECTIONS,
              durationMs,
            });
          },
    floorName:
      program === null
        ? 'none: pgbench is not installed'
        : 'pgbench, prepared: the same rows, a statement each',
    reach,
    slowestReach: SLOWEST_REACH,
  });
  return [
    comparison(`place an order, ${restaurants.length} venues`, restaurants.length, 0.6),
    comparison('place an order, one venue', 1, 0.5),
  ];
}

const SLOWEST_REACH = 3;

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
