-- Passkeys as a second factor, and the challenges that they answer.

create table passkey (
  venue_id uuid not null,
  account_id uuid not null,
  passkey_id uuid not null,
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  since timestamptz not null,
  last_used_at timestamptz,
  primary key (venue_id, account_id, passkey_id)
);
comment on table passkey is 'Passkeys with which people sign in after their password. Not included in exports.';
comment on column passkey.host is 'The host name of the service for which the passkey was made (the RP ID). It works for no other.';
comment on column passkey.public_key is 'A COSE key.';
comment on column passkey.sign_count is 'What the passkey last counted its signatures to; 0 for those that do not count.';
comment on column passkey.transports is 'How browsers reach it, as they said.';

create table passkey_challenge (
  venue_id uuid not null,
  account_id uuid not null,
  challenge bytea not null,
  purpose text not null check (purpose in ('SetUp', 'SignIn', 'Proof')),
  expires_at timestamptz not null,
  primary key (venue_id, account_id, challenge)
);
comment on table passkey_challenge is 'Challenges that no passkey has answered yet. An answer deletes its row; a sweep deletes those that are too old.';
create index passkey_challenge_expires_at on passkey_challenge (expires_at);
