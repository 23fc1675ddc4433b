-- Two roles for the database of the service. sofra_owner owns the schema and changes it: "sofra upgrade" takes it. sofra_service is
-- the role in DATABASE_URL of the servers: it reads and writes rows, and cannot create, change or drop anything.
--
-- Run it as a superuser in the database of the service, before the first "sofra upgrade"; it may be run again at any time. Then give
-- both a password, such as with \password sofra_service. The bundled database is made with it.
--   psql -v ON_ERROR_STOP=1 -d sofra -f docs/database-roles.sql
-- The tables of a service that has run with another role have to be given to the owner first:
--   reassign owned by that_role to sofra_owner;

do $$
begin
  if not exists (select from pg_roles where rolname = 'sofra_owner') then
    create role sofra_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'sofra_service') then
    create role sofra_service login;
  end if;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to sofra_owner, sofra_service', current_database());
end
$$;

revoke all on schema public from public;
grant usage, create on schema public to sofra_owner;
grant usage on schema public to sofra_service;

grant select, insert, update, delete on all tables in schema public to sofra_service;
grant usage on all sequences in schema public to sofra_service;
alter default privileges for role sofra_owner in schema public
  grant select, insert, update, delete on tables to sofra_service;
alter default privileges for role sofra_owner in schema public grant usage on sequences to sofra_service;

-- What says which migrations and functions the database has is the owner's alone, and the ledger and the day reports only grow. A
-- migration takes these rights from every other role, too; here they are given by the grant above, when the file is run again.
do $$
begin
  if to_regclass('public.schema_function') is not null then
    revoke insert, update, delete on schema_migration, schema_function from sofra_service;
  end if;
  if to_regclass('public.ledger') is not null then
    revoke update, delete, truncate on ledger, day_report from sofra_service;
  end if;
end
$$;
