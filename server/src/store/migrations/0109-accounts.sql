-- Accounts: passwords as they are typed, and what is known of each session.

-- It answers more than before. The build installs its own after the migrations.
drop function if exists find_session(bytea, timestamptz);

alter table account add column is_password_cleaned boolean not null default true;
comment on column account.is_password_cleaned is 'Whether the password may have been cleaned before it was hashed, as servers did before this column. Such a password still signs in as it was typed, once, and is then stored as typed.';

create table session_detail (
  venue_id uuid not null,
  token_hash bytea not null,
  account_id uuid not null,
  proof text check (proof in ('Password', 'Demo')),
  browser text,
  network text,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (venue_id, token_hash)
);
comment on table session_detail is 'Where a session is used, next to its entry in the directory, which says whether it still works. A session that began before this table has no row until it is used again.';
comment on column session_detail.proof is 'By what the person proved who they are; null for a session that began before this table.';
comment on column session_detail.network is 'The first part of the address that it was last used from: a /24 or a /64.';
comment on column session_detail.last_used_at is 'To the hour. Null until the first call.';
create index session_detail_account on session_detail (venue_id, account_id);
