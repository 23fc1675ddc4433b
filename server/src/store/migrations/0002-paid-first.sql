-- What the kitchen has yet to make of closed bills, and steps that count once.

create table paid_first_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  board_until timestamptz not null,
  primary key (venue_id, bill_id)
);
comment on table paid_first_bill is 'The closed bills that the kitchen''s boards list, because they were closed before everything was made. Deleted after board_until.';
-- The sweep deletes the oldest rows of all venues.
create index paid_first_bill_until on paid_first_bill (board_until);

alter table bill_history add column idempotency_key text;
comment on column bill_history.idempotency_key is 'Of a change that adds to what the bill has: a repeat is recognised by it.';

create table stock_addition (
  venue_id uuid not null,
  product_id uuid not null,
  idempotency_key text not null,
  added_at timestamptz not null,
  primary key (venue_id, product_id, idempotency_key)
);
comment on table stock_addition is 'One row per delivery that was added to the stock of a product: a repeat is recognised by it.';
