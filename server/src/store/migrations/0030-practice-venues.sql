-- Practice venues: no bill and no reservation of them is real.
alter table venue add column is_practice boolean not null default false;
comment on column venue.is_practice is 'Whether the venue is for practice alone. Set by the operator; it cannot change once the venue has a bill or a reservation.';
