-- Looking back over any business dates: their rows of the ledger, and what those of a date come to.

create index ledger_date on ledger (venue_id, business_date, number);

create table ledger_sums (
  venue_id uuid not null,
  business_date date not null,
  last_row bigint not null,
  version integer not null,
  content json not null,
  primary key (venue_id, business_date)
);
comment on table ledger_sums is 'What the rows of the ledger of one business date come to, so that a year need not be added up again. Made when it is read; a date with a later row is added up again.';
comment on column ledger_sums.last_row is 'The last row of the date that is in it.';
comment on column ledger_sums.version is 'Which release of the sums it is: another one adds up again.';
