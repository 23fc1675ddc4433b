-- Links that work once: to make a restaurant, or to set a password.
create table one_time_link (
  venue_id uuid not null,
  code_hash bytea not null,
  purpose text not null,
  account_id uuid,
  expires_at timestamptz not null,
  primary key (venue_id, code_hash)
);
comment on table one_time_link is 'Links that are not used yet. Using one deletes its row; a sweep deletes those that are too old.';
comment on column one_time_link.venue_id is 'The nil UUID for a link that makes a restaurant.';
comment on column one_time_link.code_hash is 'SHA-256 of the code in the link.';
comment on column one_time_link.account_id is 'Whose password it sets; null for a link that makes a restaurant.';
create index one_time_link_expires_at on one_time_link (expires_at);
