-- Directories: they find the venue behind a thing that a caller brings, and hold nothing else.

create table username_directory (
  username text primary key,
  venue_id uuid not null
);

create table email_directory (
  email text primary key,
  venue_id uuid not null,
  account_id uuid not null
);

create table key_directory (
  key_hash bytea primary key,
  venue_id uuid not null,
  key_id uuid not null
);

create table session_directory (
  token_hash bytea primary key,
  venue_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_directory_account on session_directory (venue_id, account_id);

-- The venue. Every key from here on starts with venue_id.

create table venue_head (
  venue_id uuid primary key,
  version bigint not null,
  last_order_number integer not null
) with (fillfactor = 50);
comment on table venue_head is
  'The lock of a venue and its version: whoever changes what servers keep in memory, takes a number or touches stock locks this row first; a change of what is kept in memory raises version.';

create table venue (
  venue_id uuid primary key,
  type text not null check (type in ('Independent', 'Headquarter', 'Branch')),
  parent_venue_id uuid,
  name text not null,
  username text,
  is_active boolean not null,
  closed_at timestamptz,
  subscription_is_active boolean not null,
  subscription_ends_at timestamptz,
  rush_until timestamptz,
  rush_reason text,
  profile jsonb not null
);
comment on column venue.profile is 'Address, clock, languages, hours, fee and settings: all that is only ever read whole.';

create table headquarter_branch (
  venue_id uuid not null,
  branch_id uuid not null,
  primary key (venue_id, branch_id)
);
comment on table headquarter_branch is 'The branches of a headquarter, filed under the headquarter.';

create table account (
  venue_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('Owner', 'Staff')),
  name text not null,
  email text not null,
  password_hash text not null,
  primary key (venue_id, account_id)
);

create table api_key (
  venue_id uuid not null,
  key_id uuid not null,
  name text not null,
  places_orders boolean not null,
  takes_reservations boolean not null,
  prefix text not null,
  key_hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (venue_id, key_id)
);

create table area (
  venue_id uuid not null,
  area_id uuid not null,
  position integer not null,
  name text not null,
  primary key (venue_id, area_id)
);

create table dining_table (
  venue_id uuid not null,
  table_id uuid not null,
  area_id uuid not null,
  position integer not null,
  name text not null,
  code text not null,
  capacity integer,
  primary key (venue_id, table_id),
  constraint dining_table_code unique (venue_id, code) deferrable initially deferred
);

create table menu_category (
  venue_id uuid not null,
  category_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, category_id)
);

create table product (
  venue_id uuid not null,
  product_id uuid not null,
  category_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, product_id)
);
comment on column product.definition is 'Names, portions, extras, groups, ingredients, flags: edited and read as one.';

create table product_stock (
  venue_id uuid not null,
  product_id uuid not null,
  quantity integer check (quantity >= 0),
  low_threshold integer not null,
  is_sold_out boolean not null,
  primary key (venue_id, product_id)
) with (fillfactor = 70);
comment on column product_stock.quantity is 'Units left; null when the stock is not tracked.';

create table campaign (
  venue_id uuid not null,
  campaign_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, campaign_id)
);

-- What happens in the venue.

create table bill (
  venue_id uuid not null,
  bill_id uuid not null,
  number integer not null,
  revision integer not null,
  state text not null check (state in ('Open', 'Closed', 'Cancelled')),
  table_id uuid,
  is_placed_by_api boolean not null,
  is_hidden boolean not null,
  opened_at timestamptz not null,
  content json not null,
  primary key (venue_id, bill_id),
  unique (venue_id, number)
) with (fillfactor = 80);
comment on column bill.content is
  'The whole bill as the rules know it, but for number and revision. The other columns are what it is found by, written from it on every save.';

create unique index bill_open_at_table on bill (venue_id, table_id) where state = 'Open' and table_id is not null;
create index bill_open on bill (venue_id, opened_at desc, bill_id desc) where state = 'Open';
create index bill_listed on bill (venue_id, opened_at desc, bill_id desc) where is_placed_by_api and not is_hidden;

create table bill_history (
  venue_id uuid not null,
  bill_id uuid not null,
  revision integer not null,
  action text not null,
  at timestamptz not null,
  actor json not null,
  detail json not null,
  primary key (venue_id, bill_id, revision)
);
comment on table bill_history is 'Who did what to a bill, and when; the rounds themselves stand on the bill.';

create table placement (
  venue_id uuid not null,
  placed_by uuid not null,
  idempotency_key text not null,
  bill_id uuid not null,
  round_id uuid not null,
  line_ids uuid[] not null,
  recorded_at timestamptz not null,
  primary key (venue_id, placed_by, idempotency_key)
);
comment on table placement is 'One row a round: the Idempotency-Key that an API key or an account placed it with.';

create table kitchen_ticket (
  venue_id uuid not null,
  ticket_id uuid not null,
  bill_id uuid not null,
  round_id uuid not null,
  created_at timestamptz not null,
  content json not null,
  primary key (venue_id, ticket_id)
);
comment on table kitchen_ticket is 'What a round sends to the kitchen, written in the transaction that placed it.';
create index kitchen_ticket_bill on kitchen_ticket (venue_id, bill_id);
