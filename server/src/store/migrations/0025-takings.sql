-- What each bill adds to the takings of the days on which money moved, so that a day is read without its bills.
create table takings (
  venue_id uuid not null,
  day date not null,
  bill_id uuid not null,
  content json not null,
  primary key (venue_id, day, bill_id)
);
comment on table takings is 'The money that moved of each bill on a day of its venue, by way to pay, and the VAT of the closed bills of that day. Written by the save that moves money.';
comment on column takings.content is 'All of the bill on that day: a save replaces it. Amounts of 0 are left out.';

create table unknown_takings (
  venue_id uuid not null,
  bill_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table unknown_takings is 'The bills that a server of an older release saved last: their takings are worked out when they are read.';
insert into unknown_takings (venue_id, bill_id) select venue_id, bill_id from bill where state = 'Open';
