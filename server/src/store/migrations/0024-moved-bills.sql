-- Where the lines of bills have moved.

create table moved_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  holder_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table moved_bill is 'The bills whose lines have all moved to another bill. They have its state, so that lists by state find them, and no table.';
comment on column moved_bill.holder_id is 'The bill that has the lines now; never one that is in this table itself.';
create index moved_bill_holder on moved_bill (venue_id, holder_id);
