-- What API keys may order through drafts, and the drafts that assistants prepared for people.
alter table api_key add column assistant_order_kurus bigint, add column assistant_day_kurus bigint;
comment on column api_key.assistant_order_kurus is 'The most that one order through a draft may come to; null for a key that may take no drafts.';
comment on column api_key.assistant_day_kurus is 'The most that all its orders of one day through drafts may come to; null with the limit of one order.';
create table assistant_draft (
  venue_id uuid not null,
  key_id uuid not null,
  likeness bytea not null,
  slot smallint not null,
  draft_id uuid not null,
  content json not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  taken_as uuid,
  primary key (venue_id, key_id, likeness, slot)
);
comment on table assistant_draft is 'Orders and bookings that were prepared, and perhaps taken. A sweep deletes those that are too old.';
comment on column assistant_draft.likeness is 'SHA-256 of what like wishes share: the goods with the table or the phone number.';
comment on column assistant_draft.slot is '0, or 1 for the like order that was asked for again.';
comment on column assistant_draft.taken_as is 'The bill or the reservation that it became.';
create index assistant_draft_id on assistant_draft (venue_id, draft_id);
create index assistant_draft_expires_at on assistant_draft (expires_at);
create table assistant_spending (
  venue_id uuid not null,
  key_id uuid not null,
  day date not null,
  spent_kurus bigint not null,
  primary key (venue_id, key_id, day)
);
comment on table assistant_spending is 'What an API key ordered through drafts on a day.';
comment on column assistant_spending.venue_id is 'The venue of the key; its orders may be at branches.';
comment on column assistant_spending.day is 'The day of the venue of the order.';
create index assistant_spending_day on assistant_spending (day);
