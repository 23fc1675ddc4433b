-- Who is at a venue now: a booking is confirmed only while there are seats for it.
create index reservation_seated on reservation (venue_id, runs_out_at) where status = 'Seated';
