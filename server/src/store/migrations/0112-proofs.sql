-- When people last proved who they are.

-- They answer more than before. The build installs its own after the migrations.
drop function if exists find_session(bytea, timestamptz);
drop function if exists find_person(bytea, bytea, timestamptz);

alter table session_detail add column if not exists proved_at timestamptz;
comment on column session_detail.proved_at is 'When the person last gave the password again; null since the sign-in, which is a proof too.';
alter table session_detail drop constraint if exists session_detail_proof_check;
alter table session_detail add constraint session_detail_proof_check check (proof in ('Password', 'Demo', 'SecondFactor', 'Passkey'));

alter table device_session add column if not exists proved_at timestamptz;
comment on column device_session.proved_at is 'When the person last gave their password at the device; null for never. A PIN is no proof.';
