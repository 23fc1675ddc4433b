import { ID_PREFIX } from '../service/fixture.ts';
import { orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Sofra } from '../service/system-under-test.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { venuePathOf } from './traffic.ts';

/**
 * The writes of a placement for pgbench: the same rows of the same sizes into the same tables, in one
 * transaction with one prepared statement for each table. `:content`, `:summary`, `:sold`, `:ticket` and `:detail` are
 * those of an order that the service placed; restaurants differ in the last digits of their ids.
 * @param venues  how many restaurants it picks from, by Zipf's law
 */
export function placementScript(venues: number): string {
  return `
\\set venue ${venues === 1 ? 1 : `random_zipfian(1, ${venues}, 1.001)`}
begin;
update venue_head set last_order_number = last_order_number + 1, last_change = last_change + 2
 where venue_id = (:prefix || lpad(:venue::text, 12, '0'))::uuid
returning venue_id, last_order_number as number, last_change as change \\gset
insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content,
                  summary, sold, business_date, searched)
values (:venue_id, uuidv7(), :number, 1, 'Open', null, true, false, now(), :content, :summary, :sold, now()::date, '{}')
returning bill_id \\gset
insert into placement (venue_id, placed_by, idempotency_key, bill_id, round_id, recorded_at)
values (:venue_id, :placed_by, 'bench-' || gen_random_uuid(), :bill_id, uuidv7(), now());
insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content)
values (:venue_id, uuidv7(), :bill_id, uuidv7(), now(), :ticket)
returning ticket_id \\gset
insert into venue_change (venue_id, change, at, kind, subject_id, detail, notice)
values (:venue_id, :change - 1, now(), 'Bill', :bill_id, :detail, 'NewOrder');
insert into venue_change (venue_id, change, at, kind, subject_id, detail)
values (:venue_id, :change, now(), 'Ticket', :ticket_id, '{"action":"Written"}');
insert into webhook_tracking (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number, changed_at, is_parked)
values (:venue_id, :bill_id, :placed_by, :venue_id, 'Order', now() + interval '48 hours', 1, now(), true);
commit;
`;
}

/** The texts that the script writes, from an order that the service places. */
export async function variablesOfPlacement(
  sofra: Sofra,
  restaurant: Restaurant,
): Promise<Record<string, string>> {
  const path = `${venuePathOf(restaurant)}/orders`;
  const key = { 'Idempotency-Key': 'bench-variables' };
  const { body } = await fetchAnswer({ sofra }, restaurant, path, orderOf(restaurant), key);
  const { id } = (JSON.parse(body) as { data: { order: { id: string } } }).data.order;
  const [placed] = await sofra.db.query<Record<string, string>>({
    text: `select b.content::text as content, b.summary::text as summary, b.sold::text as sold,
                  t.content::text as ticket, p.placed_by, c.detail::text as detail
             from bill b join kitchen_ticket t using (venue_id, bill_id) join placement p using (venue_id, bill_id)
             join venue_change c on c.venue_id = b.venue_id and c.subject_id = b.bill_id
            where b.venue_id = $1 and b.bill_id = $2`,
    values: [restaurant.id, id],
  });
  return { prefix: ID_PREFIX, ...placed! };
}
