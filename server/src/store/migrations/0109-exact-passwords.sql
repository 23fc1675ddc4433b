-- Passwords are kept as they were typed; until now spaces and line breaks were cleaned first.

alter table account add column is_password_cleaned boolean not null default true;
comment on column account.is_password_cleaned is 'Whether the password may have been cleaned before it was hashed, as servers did before this column. Such a password still signs in as it was typed, once, and is then stored as typed.';
