-- Drawers for cash: who repeats a call, what people typed, and papers that are of no bill.

create table drawer_act (
  venue_id uuid not null,
  act_id uuid not null,
  row_number bigint not null,
  at timestamptz not null,
  request_hash text not null,
  note text,
  pieces json,
  primary key (venue_id, act_id)
);
comment on table drawer_act is 'What was done to the drawers of a venue, counted and declared, beside its row in the ledger: how a repeated call is recognised, and what people typed.';
comment on column drawer_act.act_id is 'Made of the Idempotency-Key of the call.';
comment on column drawer_act.row_number is 'The row of the ledger.';
comment on column drawer_act.note is 'The reason in a person’s own words; the ledger has its kind.';
comment on column drawer_act.pieces is 'Of a count: how many of each note and coin, and what was counted in other currencies.';
create index drawer_act_row on drawer_act (venue_id, row_number);

-- Drawers are read from their last count on: these rows are few among those of bills.
create index ledger_no_bill on ledger (venue_id, number) where bill_id is null;

alter table bill_paper alter column bill_id drop not null;
comment on column bill_paper.bill_id is 'Null for a drawer that is opened without a sale, and for the slip of a shift.';
