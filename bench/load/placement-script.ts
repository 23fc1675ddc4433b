/**
 * The writes of a placement for pgbench: the same rows of the same sizes into the same tables, in one
 * transaction with one prepared statement for each table. `:content`, `:ticket`, `:detail` and `:lines` are
 * those of an order that the service placed; restaurants differ in the last digits of their ids.
 * @param venues  how many restaurants it picks from
 */
export function placementScript(venues: number): string {
  return `
\\set venue random(1, ${venues})
begin;
update venue_head set last_order_number = last_order_number + 1, last_change = last_change + 2
 where venue_id = (:prefix || lpad(:venue::text, 12, '0'))::uuid
returning venue_id, last_order_number as number, last_change as change \\gset
insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content)
values (:venue_id, uuidv7(), :number, 1, 'Open', null, true, false, now(), :content)
returning bill_id \\gset
insert into placement (venue_id, placed_by, idempotency_key, bill_id, round_id, line_ids, recorded_at)
values (:venue_id, :placed_by, 'bench-' || gen_random_uuid(), :bill_id, uuidv7(), :lines, now());
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
