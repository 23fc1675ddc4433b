-- The tokens of the operators of the service, beside the one of its configuration.
create table operator_token (
  venue_id uuid not null,
  name text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (venue_id, name)
);
comment on table operator_token is 'Tokens that open the operator API. Revoking one deletes its row.';
comment on column operator_token.venue_id is 'Always the nil UUID: they concern no venue.';
comment on column operator_token.token_hash is 'SHA-256 of the token.';
create unique index operator_token_hash on operator_token (venue_id, token_hash);
comment on column audit_entry.account_name is 'At that time; of the operator, the name of the token.';
