-- The few numbers of a bill that figures need, beside it while it is open and beside its note until it is counted. Bills of an
-- older release have none until figures are read: the read works them out.
alter table bill
  add column summary json,
  add column sold json,
  add column kitchen json;
comment on column bill.summary is 'While the bill is open: what figures need of it. Null when it is finished, or was saved by an older release; sold and kitchen then do not count.';
comment on column bill.sold is 'What the bill has of each product.';
comment on column bill.kitchen is 'The times of the kitchen; null while nothing is ready.';

alter table uncounted_bill
  add column summary json,
  add column sold json,
  add column kitchen json;
comment on column uncounted_bill.summary is 'What the bill adds to the figures. Null when an older release finished it; sold and kitchen then do not count.';

-- The lines of a round are on the bill.
alter table placement alter column line_ids drop not null;
comment on column placement.line_ids is 'The lines of a round that an older release placed; null since, for those that the bill has of the round.';

-- The sweep deletes the oldest tickets of all venues.
create index kitchen_ticket_created on kitchen_ticket (created_at);

comment on table kitchen_ticket is 'What a round, or a later change of it, sends to one printer or to the kitchen board. Written by the transaction that places or changes it. Deleted after the term of the operator.';
comment on table venue_change is 'What changed at a venue, in order. Deleted after the term of the operator.';
comment on table webhook_delivery is 'The events that were sent to the endpoint of an API key. venue_id is the venue of the key. Deleted after the term of the operator.';
