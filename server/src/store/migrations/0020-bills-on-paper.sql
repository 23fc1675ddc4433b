create table bill_paper (
  venue_id uuid not null,
  paper_id uuid not null,
  bill_id uuid not null,
  printer_id uuid not null,
  created_at timestamptz not null,
  content json not null,
  state ticket_state not null,
  may_be_printed boolean not null,
  attempt uuid,
  printed_at timestamptz,
  primary key (venue_id, paper_id)
);
comment on table bill_paper is 'What a bill sends to the printer at the till: bills, receipts, and the command that opens the cash drawer. Deleted like the tickets of the kitchen.';
comment on column bill_paper.content is 'As it was when it was asked for: it is printed so, whatever becomes of the bill.';
comment on column bill_paper.state is 'Waiting, Printing, Printed, or Held when it waited so long that nobody expects it any more.';
comment on column bill_paper.may_be_printed is 'An attempt ended without an answer: it may have been printed.';
comment on column bill_paper.attempt is 'The attempt under way while the state is Printing. The result of another attempt is ignored.';
create index bill_paper_bill on bill_paper (venue_id, bill_id);
create index bill_paper_created on bill_paper (created_at);
create index bill_paper_due on bill_paper (venue_id, printer_id, created_at, paper_id) where state in ('Waiting', 'Printing');
-- Printers of all venues with something to print.
create index bill_paper_queued on bill_paper (created_at) include (venue_id, printer_id) where state in ('Waiting', 'Printing');
