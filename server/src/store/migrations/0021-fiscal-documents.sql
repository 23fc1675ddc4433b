-- Fiscal documents of bills, and accounts for the programs beside fiscal devices.

alter table bill add column fiscal json;
comment on column bill.fiscal is 'The fiscal documents; null for none. Beside the content, so that a release that does not know them keeps them.';

create table unissued_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table unissued_bill is 'The bills that need something of a fiscal device: a document that is missing, waits or failed.';

alter table account drop constraint account_role_check;
alter table account add constraint account_role_check check (role in ('Owner', 'Staff', 'Bridge'));
