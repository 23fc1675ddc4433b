-- Venues that the demo made: never served publicly or in production. They stay so whatever is changed of them.
-- has_own_secrets: their keys and passwords were made on this machine; those of earlier releases are known to everybody.
create table demo_venue (
  venue_id uuid not null,
  has_own_secrets boolean not null,
  primary key (venue_id)
);

insert into demo_venue (venue_id, has_own_secrets)
select venue_id, false from venue
 where venue_id in (
   '01980000-0000-7000-8000-000000000001',
   '01980000-0000-7000-8000-000000000002',
   '01980000-0000-7000-8000-000000000003',
   '01980000-0000-7000-8000-000000000004'
 );

-- A known text, sealed under the key that signing secrets are sealed under: another SECRET_KEY does not open it.
create table secret_key_check (
  name text not null,
  sealed bytea not null,
  primary key (name)
);
