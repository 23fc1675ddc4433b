/**
 * A database that continues from an earlier moment, while others have seen later ones: it was restored, or recovered. Their positions in the
 * changes of a venue, and the ids of events, which are made of the number of a change, are never given out again: both continue above all
 * that could have been given out, also for what is tracked only from then on (`first_change_number`). Who asks from an earlier position is
 * told to read everything again, and no server takes what it remembers for current: versions continue above all earlier ones, too. By the name of
 * the table: an older schema lacks some.
 */
const RAISE_POSITIONS = {
  venue_head: `update venue_head set last_change = last_change + 1000000000,
       version = greatest(version + 1, (extract(epoch from greatest(clock_timestamp(), pg_last_xact_replay_timestamp())) * 1000000)::bigint);`,
  webhook_tracking:
    'update webhook_tracking set change_number = change_number + 1000000, delivered_number = delivered_number + 1000000;',
  // Numbers of the ledger and of day reports are on paper. The row says why there is a gap; a venue without rows may have had some since.
  ledger: `insert into ledger (venue_id, number, generation, at, business_date, act, content)
select h.venue_id, coalesce(l.number, 0) + 1000000, coalesce(l.generation, 0) + 1, now(),
       coalesce(l.business_date, current_date), 'Generation', '{}'
  from venue_head h left join lateral (
       select number, generation, business_date from ledger o where o.venue_id = h.venue_id order by number desc limit 1) l on true;`,
};

/** After a restore. What waited for a printer is shown as not printed: whether it came out is not known, and it is long ago. */
export const NEW_GENERATION: Readonly<Record<string, string>> = {
  ...RAISE_POSITIONS,
  kitchen_ticket: holdWaiting('kitchen_ticket'),
  bill_paper: holdWaiting('bill_paper'),
  // Codes that were used since then would work again.
  second_factor: `update second_factor set recovery_hashes = '{}', pending_secret = null, pending_until = null;`,
};

/** After a fail-over, while the restaurants continue: what waits for a printer is printed, and says that it may have been before. */
export const NEW_GENERATION_WHILE_RUNNING: readonly (readonly [table: string, statement: string])[] = [
  ...Object.entries(RAISE_POSITIONS),
  ['kitchen_ticket', doubtWaiting('kitchen_ticket')],
  ['bill_paper', doubtWaiting('bill_paper')],
];

function holdWaiting(table: string): string {
  return `update ${table} set state = 'Held', may_be_printed = may_be_printed or state = 'Printing', attempt = null
 where state in ('Waiting', 'Printing');`;
}

function doubtWaiting(table: string): string {
  return `update ${table} set may_be_printed = true where state = 'Waiting';`;
}
