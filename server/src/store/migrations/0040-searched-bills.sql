-- What a search compares of a bill, beside it, so that a search reads no whole bills and finds guests of every time.
alter table bill add column searched json;
alter table bill add column guest text;
comment on column bill.searched is 'What a search compares: customer, table, total and payments, as in the content. Null when an older release saved it last.';
comment on column bill.guest is 'The folded name and the phone number of the customer. Null for a bill without, and when an older release saved it last.';
create index bill_guest on bill (venue_id, guest) include (bill_id, number, state, is_hidden) where guest is not null;

create table unsearched_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table unsearched_bill is 'The bills that an older release saved last: the background job writes what a search compares of them.';
insert into unsearched_bill (venue_id, bill_id) select venue_id, bill_id from bill;
