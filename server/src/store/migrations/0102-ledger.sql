-- The ledger of each venue, and the day reports that are made of it. Both only grow: the role of the servers may read and insert, see
-- schema/owned-tables.ts.

create table ledger (
  venue_id uuid not null,
  number bigint not null,
  generation integer not null,
  at timestamptz not null,
  business_date date not null,
  act text not null,
  bill_id uuid,
  person_id uuid,
  approver_id uuid,
  device_id uuid,
  content json not null,
  primary key (venue_id, number)
);
comment on table ledger is 'What moved money at a venue, closed a bill or took something off one. A row is written by the transaction of what it tells, and never changes. It has no data of guests and no text that people typed.';
comment on column ledger.number is 'Counts the rows of the venue without a gap, behind the lock of its head. Only a new generation leaves one.';
comment on column ledger.generation is 'How often the database went on from an earlier moment: restored, or recovered after a fail-over.';
comment on column ledger.business_date is 'The day of the venue to which its amounts belong: of a closed bill, and of what was taken off one, the day on which the bill was opened; of money the day on which it moved.';
comment on column ledger.bill_id is 'Null for what is of no bill.';
comment on column ledger.person_id is 'The account or the API key that did it; null for a new generation.';
comment on column ledger.content is 'The amounts, by the kind of the act.';

create table day_report (
  venue_id uuid not null,
  number bigint not null,
  generation integer not null,
  after_row bigint not null,
  last_row bigint not null,
  made_at timestamptz not null,
  person_id uuid,
  content json not null,
  hash text not null,
  primary key (venue_id, number)
);
comment on table day_report is 'The day reports of a venue: each of the rows of its ledger after one number up to another. They never change.';
comment on column day_report.number is 'Counts the reports of the venue without a gap; a new generation begins above all that paper may bear.';
comment on column day_report.after_row is 'The last row of the report before it; 0 for the first one.';
comment on column day_report.person_id is 'Who closed the day; null where the service did.';
comment on column day_report.hash is 'SHA-256 of the hash before and the text of the content, in hexadecimal.';
