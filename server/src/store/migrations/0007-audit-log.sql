create table audit_entry (
  venue_id uuid not null,
  entry_id uuid not null,
  at timestamptz not null,
  part text not null,
  operation text not null,
  actor text not null,
  account_id uuid,
  account_name text,
  address text,
  trace_id uuid,
  record_count integer not null,
  records jsonb not null,
  primary key (venue_id, entry_id)
);
comment on table audit_entry is 'What owners and the operator did at a venue, and who signed in. Written by the transaction of the act; deleted after the term of the operator, two years.';
comment on column audit_entry.venue_id is 'Acts of the operator that concern no venue stand under 00000000-0000-0000-0000-000000000000.';
comment on column audit_entry.entry_id is 'UUID of version 7: entries are listed in the order of their ids.';
comment on column audit_entry.actor is 'Account, Operator, or Nobody for a failed sign-in.';
comment on column audit_entry.account_name is 'At that time.';
comment on column audit_entry.address is 'The address that limits count by; null for a command on the database itself.';
comment on column audit_entry.records is 'The first records of the act, each with what differs. A secret is named without its values.';
create index audit_entry_part on audit_entry (venue_id, part, entry_id);
create index audit_entry_account on audit_entry (venue_id, account_id, entry_id);
-- The few entries of nobody's account.
create index audit_entry_actor on audit_entry (venue_id, actor, entry_id) where actor <> 'Account';
-- The sweep deletes the oldest rows of all venues.
create index audit_entry_at on audit_entry (at);
