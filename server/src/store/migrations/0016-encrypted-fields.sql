-- Door codes and webhook addresses are kept encrypted under SECRET_KEY. SQL has no key: rows of before are encrypted by the service
-- when it starts, and code is null from then on.

alter table reservation
  alter column code drop not null,
  add column code_hash bytea;
comment on column reservation.code is 'Of a reservation that is not encrypted yet; else null.';
comment on column reservation.code_hash is 'What a reservation is found by: a keyed hash of its code, of this venue alone. The code itself is in content, encrypted.';
create unique index reservation_code_hash on reservation (venue_id, code_hash);

alter table api_key
  add column webhook_sealed_url bytea;
comment on column api_key.webhook_url is 'Scheme and host of the address that events go to; all of it as long as it is not encrypted yet.';
comment on column api_key.webhook_sealed_url is 'The whole address, encrypted: its path and its query may hold secrets.';
