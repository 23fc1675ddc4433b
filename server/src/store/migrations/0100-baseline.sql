-- The schema from which all others follow: tables and indexes. The functions are in ../functions. This file is never edited:
-- a change of the schema is a migration with a higher number.
--
-- Every table of a venue has venue_id as the first column of its primary key and of its unique constraints, so that it can be
-- partitioned by a hash of the venue. Instants are written by the service: no statement asks the database for the time.

-- The states of what every order writes are types of their own. PostgreSQL keeps the rule of a type compiled; it would read a
-- check constraint of a table anew for each insert, which took a sixth of placing an order.

create domain bill_state as text check (value in ('Open', 'Closed', 'Cancelled'));
create domain ticket_state as text check (value in ('BoardOnly', 'Waiting', 'Printing', 'Printed', 'Held'));
create domain change_kind as text check (value in ('Bill', 'Ticket', 'Printer', 'Venue', 'Reservation'));
create domain tracked_kind as text check (value in ('Order', 'Reservation'));

-- 1. Directories: they find the venue of what a caller brings, and hold nothing else.

create table username_directory (
  username text primary key,
  venue_id uuid not null
);
comment on table username_directory is 'Finds the venue of a username, for the pages of guests and the public API.';

create table email_directory (
  email text primary key,
  venue_id uuid not null,
  account_id uuid not null
);
comment on table email_directory is 'Finds the account of an e-mail address, for signing in.';

create table key_directory (
  key_hash bytea primary key,
  venue_id uuid not null,
  key_id uuid not null
);
comment on table key_directory is 'Finds the API key of a request by the SHA-256 of its text.';
-- The operator revokes a key by its id alone.
create index key_directory_key on key_directory (key_id);

create table session_directory (
  token_hash bytea primary key,
  venue_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table session_directory is 'The sessions of accounts, by the hash of their token.';
create index session_directory_account on session_directory (venue_id, account_id);

-- 2. The venue and who has access to it.

create table venue_head (
  venue_id uuid primary key,
  version bigint not null,
  last_order_number integer not null,
  last_change bigint not null default 0
) with (fillfactor = 50);
comment on table venue_head is 'The lock of a venue, its version and its counters. A transaction locks this row before any other row of the venue when it changes what servers cache, takes a number, moves stock or logs a change. The half-empty pages keep its frequent updates within one page.';
comment on column venue_head.version is 'Raised by every change of what servers cache about the venue. Starts at the microseconds since 1970, above every version of an earlier venue with the same id.';
comment on column venue_head.last_order_number is 'The number of the newest bill.';
comment on column venue_head.last_change is 'The number of the newest row in venue_change.';

create table venue (
  venue_id uuid primary key,
  type text not null check (type in ('Independent', 'Headquarter', 'Branch')),
  parent_venue_id uuid,
  name text not null,
  username text,
  is_active boolean not null,
  is_practice boolean not null default false,
  closed_at timestamptz,
  suspended_at timestamptz,
  subscription_is_active boolean not null,
  subscription_ends_at timestamptz,
  rush_until timestamptz,
  rush_reason text,
  profile jsonb not null
);
comment on column venue.is_practice is 'Whether the venue is for practice alone. Set by the operator; it cannot change once the venue has a bill or a reservation.';
comment on column venue.suspended_at is 'Since when the venue takes no orders and no reservations, by decision of the operator; null while it may.';
comment on column venue.profile is 'Address, clock, languages, hours, fee and settings: what is only ever read as a whole.';
-- An import finds a venue by its name.
create index venue_name on venue (name);
-- The operator's list of venues is in the order of languages.
create index venue_name_order on venue (name collate "und-x-icu", venue_id);

create table headquarter_branch (
  venue_id uuid not null,
  branch_id uuid not null,
  name text not null,
  is_served boolean not null,
  primary key (venue_id, branch_id)
);
comment on table headquarter_branch is 'The branches of a headquarter; venue_id is the headquarter. What a key or an account of the headquarter needs to know of each is copied here from its venue: the branch may be on another node of a cluster.';
comment on column headquarter_branch.is_served is 'Whether the branch is active and its account was not closed.';

create table venue_limit (
  venue_id uuid not null,
  working_keys integer,
  photos integer,
  reads_per_minute integer,
  writes_per_minute integer,
  primary key (venue_id)
);
comment on table venue_limit is 'Limits that the operator set for a venue; null, and no row, for those of all venues.';
comment on column venue_limit.working_keys is 'How many of its API keys may work at the same time.';
comment on column venue_limit.reads_per_minute is 'How many calls that only read each of its API keys may make in a minute.';

create table account (
  venue_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('Owner', 'Staff', 'Bridge')),
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
  last_used_at timestamptz,
  webhook_url text,
  webhook_secret bytea,
  webhook_set_at timestamptz,
  webhook_sealed_url bytea,
  former_webhook_secret bytea,
  former_secret_until timestamptz,
  assistant_order_kurus bigint,
  assistant_day_kurus bigint,
  primary key (venue_id, key_id)
);
comment on column api_key.webhook_url is 'Scheme and host of the address that events are sent to; null when the key has none.';
comment on column api_key.webhook_secret is 'The secret that events are signed with, encrypted under SECRET_KEY; null without an address.';
comment on column api_key.webhook_sealed_url is 'The whole address, encrypted under SECRET_KEY: its path and its query may hold secrets.';
comment on column api_key.former_webhook_secret is 'The signing secret that a rotation replaced, encrypted under SECRET_KEY for the present secret: beside another one it cannot be read.';
comment on column api_key.former_secret_until is 'First instant at which it signs no more.';
comment on column api_key.assistant_order_kurus is 'The most that one order through a draft may come to; null for a key that may take no drafts.';
comment on column api_key.assistant_day_kurus is 'The most that all its orders of one day through drafts may come to; null with the limit of one order.';
create index api_key_former_secret on api_key (former_secret_until) where former_secret_until is not null;

create table key_request (
  venue_id uuid not null,
  key_id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  operation text not null,
  method text not null,
  path text not null,
  status integer not null,
  error_code text,
  duration_ms integer not null,
  trace_id uuid not null,
  -- A trace is searched in this index, by its last column: one more index would cost every logged request.
  primary key (venue_id, key_id, request_id, trace_id)
);
comment on table key_request is 'The requests of API keys; request_id grows with time. Deleted after a week.';
-- The sweep deletes the oldest rows of all venues.
create index key_request_at on key_request (at);

create table one_time_link (
  venue_id uuid not null,
  code_hash bytea not null,
  purpose text not null,
  account_id uuid,
  expires_at timestamptz not null,
  primary key (venue_id, code_hash)
);
comment on table one_time_link is 'Links that are not used yet. Using one deletes its row; a sweep deletes those that are too old.';
comment on column one_time_link.venue_id is 'The nil UUID for a link that makes a restaurant.';
comment on column one_time_link.code_hash is 'SHA-256 of the code in the link.';
comment on column one_time_link.account_id is 'Whose password it sets; null for a link that makes a restaurant.';
create index one_time_link_expires_at on one_time_link (expires_at);

create table operator_token (
  venue_id uuid not null,
  name text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (venue_id, name)
);
comment on table operator_token is 'Tokens that open the operator API, beside the one of the configuration. Revoking one deletes its row.';
comment on column operator_token.venue_id is 'Always the nil UUID: they concern no venue.';
comment on column operator_token.token_hash is 'SHA-256 of the token.';
create unique index operator_token_hash on operator_token (venue_id, token_hash);

-- 3. What the venue consists of: tables, menu, printers, photos. position is the order in which the owner lists them.

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
comment on table product_stock is 'How much is left of a product. Apart from product, because every order updates it.';
comment on column product_stock.quantity is 'Units left; null when the stock is not tracked.';

create table stock_addition (
  venue_id uuid not null,
  product_id uuid not null,
  idempotency_key text not null,
  added_at timestamptz not null,
  primary key (venue_id, product_id, idempotency_key)
);
comment on table stock_addition is 'One row per delivery that was added to the stock of a product: a repeat is recognised by it.';

create table campaign (
  venue_id uuid not null,
  campaign_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, campaign_id)
);

create table printer (
  venue_id uuid not null,
  printer_id uuid not null,
  position integer not null,
  definition jsonb not null,
  primary key (venue_id, printer_id)
);

create table photo (
  venue_id uuid not null,
  photo_id uuid not null,
  created_at timestamptz not null,
  unused_since timestamptz,
  primary key (venue_id, photo_id)
);
comment on table photo is 'The photos of a venue. One that was unused for long is deleted when the next one is added.';
comment on column photo.unused_since is 'When the service first saw that nothing refers to the photo; null while something does.';

create table photo_size (
  venue_id uuid not null,
  photo_id uuid not null,
  width integer not null,
  height integer not null,
  media_type text not null,
  content bytea not null,
  primary key (venue_id, photo_id, width)
);
comment on table photo_size is 'The image of a photo at each stored width.';

-- An import checks whether an id that its document states belongs to another venue.
create index account_id on account (account_id);
create index api_key_id on api_key (key_id);
create index area_id on area (area_id);
create index dining_table_id on dining_table (table_id);
create index menu_category_id on menu_category (category_id);
create index product_id on product (product_id);
create index campaign_id on campaign (campaign_id);
create index printer_id on printer (printer_id);

create table setup_change (
  venue_id uuid not null,
  number bigint not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  records jsonb not null,
  primary key (venue_id, number)
);
comment on table setup_change is 'Who changed which records of the set-up of a venue, and when: the newest 500 changes.';
comment on column setup_change.records is 'The records that were added, changed, removed or put in order, with the names of the properties that changed.';

create table audit_entry (
  venue_id uuid not null,
  entry_id uuid not null,
  at timestamptz not null,
  part text not null,
  operation text not null,
  actor text not null,
  account_id uuid,
  account_name text,
  address text,
  trace_id uuid,
  record_count integer not null,
  records jsonb not null,
  primary key (venue_id, entry_id)
);
comment on table audit_entry is 'What owners and the operator did at a venue, and who signed in. Written by the transaction of the act; deleted after the term of the operator, two years.';
comment on column audit_entry.venue_id is 'Acts of the operator that concern no venue stand under 00000000-0000-0000-0000-000000000000.';
comment on column audit_entry.entry_id is 'UUID of version 7: entries are listed in the order of their ids.';
comment on column audit_entry.actor is 'Account, Operator, or Nobody for a failed sign-in.';
comment on column audit_entry.account_name is 'At that time; of the operator, the name of the token.';
comment on column audit_entry.address is 'The address that limits count by; null for a command on the database itself.';
comment on column audit_entry.records is 'The first records of the act, each with what differs. A secret is named without its values.';
create index audit_entry_part on audit_entry (venue_id, part, entry_id);
create index audit_entry_account on audit_entry (venue_id, account_id, entry_id);
-- The few entries of nobody's account.
create index audit_entry_actor on audit_entry (venue_id, actor, entry_id) where actor <> 'Account';
-- The sweep deletes the oldest rows of all venues.
create index audit_entry_at on audit_entry (at);

create table menu_removal (
  venue_id uuid not null,
  removal_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  content jsonb not null,
  primary key (venue_id, removal_id)
);
comment on table menu_removal is 'What owners removed from the menu, to be brought back: the newest 50 of a venue. Deleted after 30 days.';
comment on column menu_removal.content is 'The categories and products, their places, and the campaigns and printers that referred to them.';
-- The sweep deletes the oldest rows of all venues.
create index menu_removal_at on menu_removal (at);

-- 4. Bills.

create table bill (
  venue_id uuid not null,
  bill_id uuid not null,
  number integer not null,
  revision integer not null,
  state bill_state not null,
  table_id uuid,
  is_placed_by_api boolean not null,
  is_hidden boolean not null,
  opened_at timestamptz not null,
  business_date date not null,
  guest text,
  content json not null,
  fiscal json,
  searched json not null,
  summary json,
  sold json,
  kitchen json,
  primary key (venue_id, bill_id),
  unique (venue_id, number)
) with (fillfactor = 80);
comment on column bill.content is 'The whole bill, except number and revision. The other columns are copies that queries use; every save writes them from the bill.';
comment on column bill.revision is 'Counts the saves of the bill. A change is saved only onto the revision that it was decided on.';
comment on column bill.business_date is 'The day of the venue on which the bill was opened. It never changes.';
comment on column bill.guest is 'The folded name and the phone number of the customer. Null for a bill without.';
comment on column bill.fiscal is 'The fiscal documents; null for none.';
comment on column bill.searched is 'What a search compares: customer, table, total and payments, as in the content.';
comment on column bill.summary is 'While the bill is open: what figures need of it. Null when it is finished, as are sold and kitchen.';
comment on column bill.sold is 'What the bill has of each product.';
comment on column bill.kitchen is 'The times of the kitchen; null while nothing is ready.';

create unique index bill_open_at_table on bill (venue_id, table_id) where state = 'Open' and table_id is not null;
-- Lists read these indexes only, not the rows: a page far down a list passes many entries.
create index bill_open on bill (venue_id, opened_at desc, bill_id desc)
  include (number, is_placed_by_api, is_hidden) where state = 'Open';
create index bill_listed on bill (venue_id, opened_at desc, bill_id desc)
  include (number, state) where is_placed_by_api and not is_hidden;
create index bill_listed_closed on bill (venue_id, opened_at desc, bill_id desc)
  include (number) where is_placed_by_api and not is_hidden and state <> 'Open';

-- The list of staff: each state, hidden or not, the newest first.
create index bill_by_state on bill (venue_id, state, is_hidden, number desc) include (bill_id);
-- The bills of a day of the venue.
create index bill_of_day on bill (venue_id, business_date, number desc) include (bill_id, state, is_hidden);
create index bill_guest on bill (venue_id, guest) include (bill_id, number, state, is_hidden) where guest is not null;

create table bill_history (
  venue_id uuid not null,
  bill_id uuid not null,
  revision integer not null,
  action text not null,
  at timestamptz not null,
  actor json not null,
  detail json not null,
  idempotency_key text,
  primary key (venue_id, bill_id, revision)
);
comment on table bill_history is 'Who did what to a bill, and when. Rounds are not in it: they are on the bill.';
comment on column bill_history.idempotency_key is 'Of a change that adds to what the bill has: a repeat is recognised by it.';
-- What was taken off at a venue, the newest first, with who did it and why.
create index bill_history_loss on bill_history (venue_id, at, bill_id, revision)
  where action in ('LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided', 'LinePriced', 'LineDiscounted', 'BillDiscounted',
                   'PaymentReversed', 'PaymentRefunded', 'BillHidden')
     or (action in ('QuantityChanged', 'LinesMovedOut') and (detail ->> 'lostKurus') is not null);

create table placement (
  venue_id uuid not null,
  placed_by uuid not null,
  idempotency_key text not null,
  bill_id uuid not null,
  round_id uuid not null,
  recorded_at timestamptz not null,
  primary key (venue_id, placed_by, idempotency_key)
);
comment on table placement is 'One row per round: the Idempotency-Key that an API key or an account placed it with.';
comment on column placement.placed_by is 'The API key or the account.';

create table moved_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  holder_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table moved_bill is 'The bills whose lines have all moved to another bill. They have its state, so that lists by state find them, and no table.';
comment on column moved_bill.holder_id is 'The bill that has the lines now; never one that is in this table itself.';
create index moved_bill_holder on moved_bill (venue_id, holder_id);

create table paid_first_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  board_until timestamptz not null,
  primary key (venue_id, bill_id)
);
comment on table paid_first_bill is 'The closed bills that the kitchen''s boards list, because they were closed before everything was made. Deleted after board_until.';
-- The sweep deletes the oldest rows of all venues.
create index paid_first_bill_until on paid_first_bill (board_until);

create table unissued_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  primary key (venue_id, bill_id)
);
comment on table unissued_bill is 'The bills that need something of a fiscal device: a document that is missing, waits or failed.';

-- 5. Printing.

create table kitchen_ticket (
  venue_id uuid not null,
  ticket_id uuid not null,
  bill_id uuid not null,
  round_id uuid not null,
  created_at timestamptz not null,
  content json not null,
  printer_id uuid,
  state ticket_state not null default 'BoardOnly',
  queued_at timestamptz,
  prints integer not null default 0,
  may_be_printed boolean not null default false,
  attempt uuid,
  printed_at timestamptz,
  primary key (venue_id, ticket_id)
);
comment on table kitchen_ticket is 'What a round, or a later change of it, sends to one printer or to the kitchen board. Written by the transaction that places or changes it. Deleted after the term of the operator.';
comment on column kitchen_ticket.prints is 'How often the ticket was printed, as far as the service knows.';
comment on column kitchen_ticket.may_be_printed is 'An attempt ended without an answer: the ticket may have been printed.';
comment on column kitchen_ticket.attempt is 'The attempt under way while the state is Printing. The result of another attempt is ignored.';
create index kitchen_ticket_bill on kitchen_ticket (venue_id, bill_id);
-- The lists of tickets in a state, and of the tickets of a printer.
create index kitchen_ticket_state on kitchen_ticket (venue_id, state, ticket_id);
create index kitchen_ticket_printer on kitchen_ticket (venue_id, printer_id, state, ticket_id) where printer_id is not null;
create index kitchen_ticket_due on kitchen_ticket (venue_id, printer_id, queued_at, ticket_id)
  where state in ('Waiting', 'Printing');
-- The printing job looks for the tickets that were queued last, at all venues; the sweep deletes the oldest of all venues.
create index kitchen_ticket_queued on kitchen_ticket (queued_at) include (venue_id, printer_id)
  where state in ('Waiting', 'Printing');
create index kitchen_ticket_created on kitchen_ticket (created_at);

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

create table printer_queue (
  venue_id uuid not null,
  printer_id uuid not null,
  lease_owner uuid,
  leased_until timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  failing_since timestamptz,
  trouble text,
  last_printed_at timestamptz,
  reports_status boolean,
  fencing_token integer not null default 0,
  primary key (venue_id, printer_id)
) with (fillfactor = 50);
comment on table printer_queue is 'How a printer is doing, and which server prints on it now: one at a time, the owner of the lease.';
comment on column printer_queue.attempts is 'Failed attempts since the last success.';
comment on column printer_queue.reports_status is 'Whether the printer answers questions about its state; null while that is unknown.';
comment on column printer_queue.fencing_token is 'Raised when the owner of the venue changes or tests the printer. What a server learned under an older one is discarded.';
create index printer_queue_next on printer_queue (next_attempt_at) where next_attempt_at is not null;

-- 6. Reservations.

create table reservation (
  venue_id uuid not null,
  reservation_id uuid not null,
  revision integer not null,
  starts_at timestamptz not null,
  requested_starts_at timestamptz not null,
  runs_out_at timestamptz,
  is_pending boolean not null,
  is_taken_by_api boolean not null,
  status text not null,
  guests integer not null,
  phone text,
  code_hash bytea not null,
  content json not null,
  primary key (venue_id, reservation_id)
) with (fillfactor = 80);
comment on column reservation.runs_out_at is 'When time alone changes the status: the reservation is open as long as this is in the future. Null when it is over.';
comment on column reservation.status is 'As it was saved last. A reservation that has run out since has another one.';
comment on column reservation.code_hash is 'A keyed hash of the code, different for each venue: a reservation is found by it. The code itself is in content, encrypted.';
comment on column reservation.content is 'The whole reservation, except its revision. The other columns are copies that queries use; every save writes them from the reservation.';
create unique index reservation_code_hash on reservation (venue_id, code_hash);
-- The public list: open reservations, those that are over, and all of them; and what has expired since it was saved.
create index reservation_open on reservation (venue_id, starts_at, reservation_id) include (runs_out_at)
  where is_taken_by_api and runs_out_at is not null;
create index reservation_over on reservation (venue_id, starts_at desc, reservation_id desc)
  where is_taken_by_api and runs_out_at is null;
create index reservation_expiring on reservation (venue_id, runs_out_at) include (starts_at, reservation_id)
  where is_taken_by_api and runs_out_at is not null;
create index reservation_listed on reservation (venue_id, starts_at desc, reservation_id desc) where is_taken_by_api;
-- The list of an evening, and the figures of many; a guest who asks a second time; and requests without an answer.
create index reservation_evening on reservation (venue_id, starts_at) include (status, guests, runs_out_at);
create index reservation_phone on reservation (venue_id, phone) where runs_out_at is not null;
create index reservation_pending on reservation (venue_id, starts_at, reservation_id) where is_pending;
-- Who is at a venue now: a booking is confirmed only while there are seats for it.
create index reservation_seated on reservation (venue_id, runs_out_at) where status = 'Seated';
-- The sweep looks at all venues for reservations whose status time has changed.
create index reservation_running_out on reservation (runs_out_at) where runs_out_at is not null;

create table reservation_history (
  venue_id uuid not null,
  reservation_id uuid not null,
  entry integer not null,
  action text not null,
  at timestamptz not null,
  actor json not null,
  detail json not null,
  primary key (venue_id, reservation_id, entry)
);
comment on table reservation_history is 'Who did what to a reservation, and when.';

create table reservation_taking (
  venue_id uuid not null,
  taken_by uuid not null,
  idempotency_key text not null,
  reservation_id uuid not null,
  primary key (venue_id, taken_by, idempotency_key)
);
comment on table reservation_taking is 'One row per reservation that staff wrote down: the Idempotency-Key that an account did it with. Also one per reservation of a guest on the page of the venue: taken_by is then the venue, and the key a keyed hash of that of the form.';

-- 7. Changes: screens follow them. They are numbered under the lock of venue_head, so that a reader who continues from a
-- number misses none.

create table venue_change (
  venue_id uuid not null,
  change bigint not null,
  at timestamptz not null,
  kind change_kind not null,
  subject_id uuid not null,
  detail json not null,
  notice text,
  fingerprint text,
  primary key (venue_id, change)
);
comment on table venue_change is 'What changed at a venue, in order. Deleted after the term of the operator.';
comment on column venue_change.subject_id is 'The bill, ticket, printer or reservation; the venue for a change of the venue.';
comment on column venue_change.notice is 'The kind of notice that staff get, with a chime and a badge; null for none.';
comment on column venue_change.fingerprint is 'Of a round: the same for a second round that is likely the same order sent twice. Null for other changes.';
create index venue_change_at on venue_change (at);
-- The rounds of guests by what they ordered, to find one that was likely placed twice.
create index venue_change_fingerprint on venue_change (venue_id, fingerprint, change) where fingerprint is not null;

create table notices_seen (
  venue_id uuid not null,
  account_id uuid not null,
  change bigint not null,
  primary key (venue_id, account_id)
);
comment on table notices_seen is 'Up to which change an account has seen the notices of a venue.';

-- 8. Webhooks.

create table webhook_tracking (
  venue_id uuid not null,
  subject_id uuid not null,
  key_id uuid not null,
  key_venue_id uuid not null,
  kind tracked_kind not null,
  tracked_until timestamptz not null,
  change_number integer not null,
  delivered_number integer not null default 0,
  changed_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  prepared_at timestamptz,
  is_parked boolean not null,
  primary key (venue_id, subject_id, key_id)
) with (fillfactor = 70);
comment on table webhook_tracking is 'An order or a reservation whose changes are sent to the endpoint of an API key. Written by the transaction that places or books it.';
comment on column webhook_tracking.venue_id is 'The venue of the order or reservation. The key may belong to its headquarter: key_venue_id.';
comment on column webhook_tracking.change_number is 'Counts the changes that the endpoint has to learn of; all are delivered when delivered_number is equal.';
comment on column webhook_tracking.due_at is 'When to send next; -infinity for immediately, whatever the clocks of servers say. Null when nothing waits, or when it waits for the endpoint to recover.';
comment on column webhook_tracking.prepared_at is 'createdAt of the last event that was prepared. The next one is later, whatever the clocks of servers say.';
comment on column webhook_tracking.is_parked is 'Nothing is sent, because the key has no address, lacks the permission or does not work any more.';
create index webhook_tracking_due on webhook_tracking (due_at) include (key_venue_id, key_id, venue_id, tracked_until)
  where due_at is not null;
create index webhook_tracking_waiting on webhook_tracking (venue_id, key_id, changed_at)
  where change_number > delivered_number and not is_parked;
create index webhook_tracking_over on webhook_tracking (tracked_until);

create table webhook_endpoint_queue (
  venue_id uuid not null,
  key_id uuid not null,
  lease_owner uuid,
  leased_until timestamptz,
  fencing_token integer not null default 0,
  failures integer not null default 0,
  failing_since timestamptz,
  next_attempt_at timestamptz,
  quiet_until timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_error text,
  revive_at timestamptz,
  primary key (venue_id, key_id)
) with (fillfactor = 50);
comment on table webhook_endpoint_queue is 'How the endpoint of an API key is doing, and which server sends to it now: one at a time, the owner of the lease.';
comment on column webhook_endpoint_queue.fencing_token is 'Raised when the endpoint is revived. What a server learned under an older one is discarded.';
comment on column webhook_endpoint_queue.failures is 'Failed attempts since the last success.';
comment on column webhook_endpoint_queue.next_attempt_at is 'When a failing endpoint is probed again; null while it works.';
comment on column webhook_endpoint_queue.quiet_until is 'Until when the endpoint asked for a pause (Retry-After): not even new changes are sent.';
comment on column webhook_endpoint_queue.revive_at is 'When what waits for the endpoint is made due, since its owner changed it; null when that is done.';
create index webhook_endpoint_queue_revive on webhook_endpoint_queue (revive_at) where revive_at is not null;
create index webhook_endpoint_queue_probe on webhook_endpoint_queue (next_attempt_at) where next_attempt_at is not null;

create table webhook_delivery (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  type text not null,
  subject_venue_id uuid,
  subject_id uuid,
  state text not null check (state in ('Waiting', 'Delivered', 'Failed', 'Superseded')),
  begun_at timestamptz not null,
  last_attempt_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts integer not null,
  redeliver_at timestamptz,
  primary key (venue_id, key_id, event_id)
) with (fillfactor = 80);
comment on table webhook_delivery is 'The events that were sent to the endpoint of an API key. venue_id is the venue of the key. Deleted after the term of the operator.';
comment on column webhook_delivery.redeliver_at is 'The owner asked to send the event again: when to do it. Null for no request.';
create index webhook_delivery_listed on webhook_delivery (venue_id, key_id, begun_at desc, event_id desc);
create index webhook_delivery_subject on webhook_delivery (venue_id, key_id, subject_id) where state = 'Waiting';
create index webhook_delivery_redeliver on webhook_delivery (redeliver_at) include (venue_id, key_id)
  where redeliver_at is not null;
create index webhook_delivery_at on webhook_delivery (begun_at);

create table webhook_attempt (
  venue_id uuid not null,
  key_id uuid not null,
  event_id text not null,
  attempt integer not null,
  at timestamptz not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  primary key (venue_id, key_id, event_id, attempt)
);
comment on table webhook_attempt is 'Each attempt to deliver an event. Deleted with the event.';

-- 9. Figures.

-- The figures of a venue: what its finished bills add up to, by the venue's day on which they were opened. save_bill notes each
-- bill that it finishes in uncounted_bill; a background job, or the next read of figures, adds the bill to the tables below and
-- deletes the note in one transaction. A finished bill never changes, so that it is counted once and for all.

create table uncounted_bill (
  venue_id uuid not null,
  bill_id uuid not null,
  summary json not null,
  sold json not null,
  kitchen json,
  primary key (venue_id, bill_id)
);
comment on table uncounted_bill is 'The closed and cancelled bills that are not in the figures of their venue yet.';
comment on column uncounted_bill.summary is 'What the bill adds to the figures.';

create table figures_by_channel (
  venue_id uuid not null,
  day date not null,
  order_type text not null,
  key_id uuid not null,
  key_name text,
  orders integer not null,
  guests integer not null,
  revenue_kurus bigint not null,
  discount_kurus bigint not null,
  by_hand_kurus bigint not null default 0,
  service_fee_kurus bigint not null,
  gift_units integer not null,
  gift_kurus bigint not null,
  struck_units integer not null,
  struck_kurus bigint not null,
  cancelled_orders integer not null,
  voided_kurus bigint not null,
  primary key (venue_id, day, order_type, key_id)
) with (fillfactor = 70);
comment on table figures_by_channel is 'The finished bills of each day of a venue, by the type of order and by the API key or the staff that opened them.';
comment on column figures_by_channel.key_id is 'The API key; zeros for staff.';
comment on column figures_by_channel.orders is 'Closed bills. Guests, revenue, discounts and fees are of these alone; gifts and strikes are of all finished bills.';
comment on column figures_by_channel.by_hand_kurus is 'The part of discount_kurus that people gave, on a line or a bill; the rest is of campaigns.';

create table figures_by_hour (
  venue_id uuid not null,
  day date not null,
  hour smallint not null,
  orders integer not null,
  revenue_kurus bigint not null,
  primary key (venue_id, day, hour)
) with (fillfactor = 70);
comment on table figures_by_hour is 'The closed bills of each day of a venue, by the hour on its clock at which they were opened.';

create table preparation_by_hour (
  venue_id uuid not null,
  day date not null,
  hour smallint not null,
  minutes smallint not null,
  rounds integer not null,
  primary key (venue_id, day, hour, minutes)
) with (fillfactor = 70);
comment on table preparation_by_hour is 'How many rounds the kitchen took so many minutes for, by the hour on the clock of the venue at which they were ordered.';

create table figures_by_product (
  venue_id uuid not null,
  day date not null,
  product_id uuid not null,
  product_name text not null,
  units integer not null,
  amount_kurus bigint not null,
  gift_units integer not null,
  struck_units integer not null,
  primary key (venue_id, day, product_id)
) with (fillfactor = 70);
comment on table figures_by_product is 'What was sold of each product on each day of a venue. The amount is before campaigns and fee.';

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

-- 10. Assistants: orders and bookings that they prepare for people.

create table assistant_draft (
  venue_id uuid not null,
  key_id uuid not null,
  likeness bytea not null,
  slot smallint not null,
  draft_id uuid not null,
  content json not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  taken_as uuid,
  primary key (venue_id, key_id, likeness, slot)
);
comment on table assistant_draft is 'Orders and bookings that were prepared, and perhaps taken. A sweep deletes those that are too old.';
comment on column assistant_draft.likeness is 'SHA-256 of what like wishes share: the goods with the table or the phone number.';
comment on column assistant_draft.slot is '0, or 1 for the like order that was asked for again.';
comment on column assistant_draft.taken_as is 'The bill or the reservation that it became.';
create index assistant_draft_id on assistant_draft (venue_id, draft_id);
create index assistant_draft_expires_at on assistant_draft (expires_at);

create table assistant_spending (
  venue_id uuid not null,
  key_id uuid not null,
  day date not null,
  spent_kurus bigint not null,
  primary key (venue_id, key_id, day)
);
comment on table assistant_spending is 'What an API key ordered through drafts on a day.';
comment on column assistant_spending.venue_id is 'The venue of the key; its orders may be at branches.';
comment on column assistant_spending.day is 'The day of the venue of the order.';
create index assistant_spending_day on assistant_spending (day);

-- 11. Practice.

create table played_evening (
  venue_id uuid not null,
  evening_id uuid not null,
  plan json not null,
  key_id uuid,
  started_by text not null,
  started_at timestamptz not null,
  state text not null,
  ended_at timestamptz,
  minute integer not null,
  refused integer not null default 0,
  server_id uuid,
  leased_until timestamptz,
  primary key (venue_id)
);
comment on table played_evening is 'The played evening of a venue: what it is made of, and which server plays it.';
comment on column played_evening.key_id is 'The key that the guests order with; null when staff order for them.';
comment on column played_evening.minute is 'The next minute to play.';
comment on column played_evening.refused is 'How many calls of its guests and staff the service refused.';
-- Every server looks for the few evenings that are played.
create index played_evening_playing on played_evening (venue_id) where state = 'Playing';

-- 12. The database itself.

create table demo_venue (
  venue_id uuid primary key
);
comment on table demo_venue is 'Venues that the demo made. They are never served publicly or in production, whatever is changed about them.';

create table secret_key_check (
  name text primary key,
  sealed bytea not null
);
comment on table secret_key_check is 'A known text, encrypted under SECRET_KEY: another SECRET_KEY does not decrypt it, and the service refuses to start.';

create table schema_migration (
  name text primary key,
  hash text not null,
  oldest_server integer
);
comment on table schema_migration is 'The migrations that ran. The number of the newest is the number of the schema.';
comment on column schema_migration.hash is 'Of the text that ran. A migration that ran is never edited: a server whose file has another text refuses to start.';
comment on column schema_migration.oldest_server is 'The lowest schema number of a server that may run on the schema since this migration; null when that did not change.';

create table schema_function (
  name text primary key,
  hash text not null,
  release text not null
);
comment on table schema_function is 'The SQL functions that are installed: the hash of the file that made each one, and the release that it came with, for people to read.';
