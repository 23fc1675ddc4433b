/**
 * By table name, the statements that start a new generation: a restored or recovered database continues from an
 * earlier moment than screens and callers have seen. Numbers of changes, ids of events (made of those numbers) and
 * versions of venues must not be used twice, so all of them continue above every number that can have been used; for
 * orders that are tracked later, `first_change_number` does the same. A screen with an old position is told to reload
 * everything, and no server takes its cache for current. An older schema lacks some of these tables.
 */
const RAISE_POSITIONS = {
  venue_head: `update venue_head set last_change = last_change + 1000000000,
       version = greatest(version + 1, (extract(epoch from greatest(clock_timestamp(), pg_last_xact_replay_timestamp())) * 1000000)::bigint);`,
  webhook_tracking:
    'update webhook_tracking set change_number = change_number + 1000000, delivered_number = delivered_number + 1000000;',
  // Numbers of the ledger are on printed papers. The new row explains the gap. A venue without rows gets it too: it
  // may have had rows later.
  ledger: `insert into ledger (venue_id, number, generation, at, business_date, act, content)
select h.venue_id, coalesce(l.number, 0) + 1000000, coalesce(l.generation, 0) + 1, now(),
       coalesce(l.business_date, current_date), 'Generation', '{}'
  from venue_head h left join lateral (
       select number, generation, business_date from ledger o where o.venue_id = h.venue_id order by number desc limit 1) l on true;`,
};

/**
 * For a restored backup. Tickets and papers that waited for a printer are held: whether they were printed is unknown,
 * and they are old.
 */
export const STATEMENTS_AFTER_RESTORE: Readonly<Record<string, string>> = {
  ...RAISE_POSITIONS,
  kitchen_ticket: holdWaitingSql('kitchen_ticket'),
  bill_paper: holdWaitingSql('bill_paper'),
  // Recovery codes that were used after the backup would work again.
  second_factor: `update second_factor set recovery_hashes = '{}', pending_secret = null, pending_until = null;`,
};

/**
 * After a failover, while restaurants work: tickets and papers that wait are printed, with a note that they may be
 * printed twice.
 */
export const STATEMENTS_AFTER_FAILOVER: readonly (readonly [table: string, statement: string])[] = [
  ...Object.entries(RAISE_POSITIONS),
  ['kitchen_ticket', markMaybePrintedSql('kitchen_ticket')],
  ['bill_paper', markMaybePrintedSql('bill_paper')],
];

function holdWaitingSql(table: string): string {
  return `update ${table} set state = 'Held', may_be_printed = may_be_printed or state = 'Printing', attempt = null
 where state in ('Waiting', 'Printing');`;
}

function markMaybePrintedSql(table: string): string {
  return `update ${table} set may_be_printed = true where state = 'Waiting';`;
}
