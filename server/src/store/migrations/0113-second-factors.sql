-- Second factors: an authenticator app with recovery codes, and venues that require one.

create table second_factor (
  venue_id uuid not null,
  account_id uuid not null,
  secret bytea,
  since timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  wrong_codes integer not null default 0,
  stopped_until timestamptz,
  pending_secret bytea,
  pending_until timestamptz,
  primary key (venue_id, account_id)
);
comment on table second_factor is 'The authenticator app with which a person signs in. Not included in exports; a restore voids the recovery codes.';
comment on column second_factor.secret is 'Encrypted under the secret key of the service. Null until the person has typed a first code.';
comment on column second_factor.last_step is 'The 30 seconds of the last code that was used: earlier ones no longer count.';
comment on column second_factor.recovery_hashes is 'SHA-256, in hexadecimal, of the recovery codes that are left.';
comment on column second_factor.wrong_codes is 'Wrong codes from unknown browsers since the last right one.';
comment on column second_factor.stopped_until is 'No code from an unknown browser counts before.';
comment on column second_factor.pending_secret is 'Encrypted. Takes the place of the secret with the first code of it.';

alter table venue add column requires_second_factor boolean not null default false;
comment on column venue.requires_second_factor is 'Whether owners and managers need a second factor to sign in.';

alter table session_detail drop constraint if exists session_detail_proof_check;
alter table session_detail add constraint session_detail_proof_check check (proof in ('Password', 'Demo', 'SecondFactor', 'Passkey'));
