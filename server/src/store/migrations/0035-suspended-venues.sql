-- Venues that the operator has suspended.
alter table venue add column suspended_at timestamptz;
comment on column venue.suspended_at is 'Since when the venue takes no orders and no reservations, by decision of the operator; null while it may.';
