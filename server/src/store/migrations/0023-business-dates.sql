-- The bills of a day of the venue. Those of an older release have no date: they are found by the hours of the day.
alter table bill add column business_date date;
comment on column bill.business_date is 'The day of the venue on which the bill was opened. Null when an older release opened it. It never changes.';
create index bill_of_day on bill (venue_id, business_date, number desc) include (bill_id, state, is_hidden)
  where business_date is not null;
create index bill_without_day on bill (venue_id, opened_at) include (number, bill_id, state, is_hidden)
  where business_date is null;
