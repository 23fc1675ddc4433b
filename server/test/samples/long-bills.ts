import type { Database } from '../../src/store/database.ts';

/**
 * Copies a bill so many times, each copy a second later than the one before and with so many lines: like the
 * first line of the bill, with a note of its own that cannot be compressed.
 */
export async function copyAsLongBills(
  db: Database,
  { venueId, billId, count, lines }: { venueId: string; billId: string; count: number; lines: number },
): Promise<void> {
  await db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden,
                             opened_at, content, business_date, searched)
           select b.venue_id, c.bill_id, b.number + at, b.revision, b.state, b.table_id, b.is_placed_by_api, b.is_hidden,
                  b.opened_at + at * interval '1 second',
                  (b.content::jsonb || jsonb_build_object('id', c.bill_id, 'lines', l.lines))::json,
                  b.business_date, b.searched
             from bill b
            cross join generate_series(1, $3::integer) as at
            cross join lateral (select gen_random_uuid() as bill_id where at > 0) as c
            cross join lateral (
              select jsonb_agg((b.content::jsonb -> 'lines' -> 0) || jsonb_build_object('note', n.note, 'id', gen_random_uuid())) as lines
                from generate_series(1, $4::integer) as line
               cross join lateral (
                 select string_agg(md5(random()::text), '') as note from generate_series(1, 6) where line > 0) as n
               where at > 0) as l
            where b.venue_id = $1 and b.bill_id = $2`,
    values: [venueId, billId, count, lines],
  });
}
