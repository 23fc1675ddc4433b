-- The signing secret that a rotation replaced, which goes on signing events for a day beside the new one.
alter table api_key add column former_webhook_secret bytea, add column former_secret_until timestamptz;
comment on column api_key.former_webhook_secret is 'Encrypted under SECRET_KEY for the present secret: beside another one it cannot be read.';
comment on column api_key.former_secret_until is 'First instant at which it signs no more.';
create index api_key_former_secret on api_key (former_secret_until) where former_secret_until is not null;
