-- People: roles with rights, persons without an e-mail address, shared devices, approvals, and notices with a recipient.
-- Oldest server: 101
-- Changes data

-- They answer or take more than before. The build installs its own after the migrations.
drop function if exists find_session(bytea, timestamptz);
drop function if exists save_bill;

alter table account drop constraint account_role_check;
update account set role = 'Cashier' where role = 'Staff';
alter table account add constraint account_role_check
  check (role in ('Owner', 'Manager', 'Cashier', 'Waiter', 'Cook', 'Host', 'Bridge'));
alter table account alter column email drop not null;
alter table account alter column password_hash drop not null;
alter table account add column pin_hash text;
alter table account add column pin_digits integer;
comment on column account.email is 'Null, as is the password, for a person who has only a name and a PIN.';
comment on column account.pin_hash is 'argon2id, in its PHC string form, of the HMAC of the PIN under a key from SECRET_KEY; null until the person chose one.';
comment on column account.pin_digits is 'How many digits the PIN has. Who agrees to what others ask for needs 6.';

alter table venue add column roles jsonb;
comment on column venue.roles is 'What each role may do, where the owner decided it; null for the usual rights.';

create table device_directory (
  token_hash bytea primary key,
  venue_id uuid not null,
  device_id uuid not null
);
comment on table device_directory is 'Finds the device of a cookie, by the SHA-256 of its token.';
create index device_directory_device on device_directory (venue_id, device_id);

create table device (
  venue_id uuid not null,
  device_id uuid not null,
  name text not null,
  kind text not null check (kind in ('Till', 'Board', 'Host')),
  made_at timestamptz not null,
  made_by json not null,
  last_seen_at timestamptz,
  last_account_id uuid,
  withdrawn_at timestamptz,
  wrong_pins_from timestamptz,
  wrong_pins integer not null default 0,
  primary key (venue_id, device_id)
);
comment on table device is 'The shared tills, boards and screens of hosts that a venue registered. A withdrawn one stays, for its name in histories.';
comment on column device.made_by is 'Who made the code that it was registered with.';
comment on column device.last_seen_at is 'Written at most once a minute.';
comment on column device.wrong_pins is 'Wrong PINs of all persons within the hour from wrong_pins_from.';

create table device_code_directory (
  code_hash bytea primary key,
  venue_id uuid not null,
  kind text not null,
  name text not null,
  expires_at timestamptz not null,
  made_by json not null
);
comment on table device_code_directory is 'The codes with which devices are registered, by the SHA-256 of the code. Each works once, for ten minutes.';

create table device_person (
  venue_id uuid not null,
  device_id uuid not null,
  account_id uuid not null,
  last_used_at timestamptz,
  wrong_pins integer not null default 0,
  primary key (venue_id, device_id, account_id)
);
comment on table device_person is 'Who has used a device, and how many wrong PINs were tried for them there. Ten stop the PIN of that person on that device.';

create table device_session (
  venue_id uuid not null,
  session_hash bytea not null,
  device_id uuid not null,
  account_id uuid not null,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  proof text not null check (proof in ('Password', 'Pin')),
  primary key (venue_id, session_hash)
);
comment on table device_session is 'Who works at a device: a tab names its person by a token, of which this is the SHA-256. Two tabs may be two persons.';
create index device_session_device on device_session (venue_id, device_id);
create index device_session_account on device_session (venue_id, account_id);

create table approval (
  venue_id uuid not null,
  approval_id uuid not null,
  state text not null check (state in ('Asked', 'Agreed', 'Declined', 'Used', 'TakenBack')),
  act text not null,
  need text not null,
  subject_id uuid,
  line_ids uuid[] not null,
  amount_kurus bigint not null,
  reason text,
  said json not null,
  asked_at timestamptz not null,
  asked_by json not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_by json,
  used_at timestamptz,
  primary key (venue_id, approval_id)
);
comment on table approval is 'What a person asked a colleague to agree to, and the answer. Each is for one act.';
comment on column approval.act is 'The operation, by its id in the API.';
comment on column approval.need is 'The right that the person lacks, or whose limit the act goes past.';
comment on column approval.subject_id is 'The bill of the act; null for an order that may open one.';
comment on column approval.line_ids is 'The lines that the act names; empty for an act on the whole bill.';
comment on column approval.amount_kurus is 'How much the act takes off at most.';
comment on column approval.said is 'What the colleague reads: the table or number of the bill, and the dishes.';
create index approval_asked on approval (venue_id, asked_at) where state = 'Asked';
-- The sweep deletes old ones, of all venues.
create index approval_asked_at on approval (asked_at);

alter table bill_history add column approved_by json;
comment on column bill_history.approved_by is 'Who agreed to the change, where whoever made it needed a colleague.';

create table personal_notice (
  venue_id uuid not null,
  account_id uuid not null,
  notice_id uuid not null,
  kind text not null,
  at timestamptz not null,
  subject_id uuid,
  detail json not null,
  seen_at timestamptz,
  primary key (venue_id, account_id, notice_id)
);
comment on table personal_notice is 'Notices for one person, kept until they have seen them: what they are asked to agree to, and what a manager must look at.';
comment on column personal_notice.account_id is 'The person, also an owner of the headquarter.';
comment on column personal_notice.notice_id is 'UUID of version 7: notices are listed in the order of their ids.';
create table noticed_day (
  venue_id uuid not null,
  day date not null,
  primary key (venue_id, day)
);
comment on table noticed_day is 'The last business day whose end was looked at for notices.';

-- The sweep deletes what was seen long ago, of all venues.
create index personal_notice_seen on personal_notice (seen_at) where seen_at is not null;
