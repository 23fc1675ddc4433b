-- Day reports that are still to be mailed. A row goes once its mail was sent, or after a day.

create table report_mail (
  venue_id uuid not null,
  report_number bigint not null,
  address text not null,
  added_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null,
  primary key (venue_id, report_number, address)
);
comment on table report_mail is 'Day reports that are still to be mailed, one row for each address; written by the transaction that writes the report.';
comment on column report_mail.due_at is 'When it is tried next. A server that tries it moves this first, so that no other one does.';
comment on column report_mail.attempts is 'How often it was tried.';
