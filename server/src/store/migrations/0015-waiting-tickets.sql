-- What waits for printers is found without reading all of it: what was queued last, and printers whose next attempt is due.

create index kitchen_ticket_queued on kitchen_ticket (queued_at) include (venue_id, printer_id)
  where state in ('Waiting', 'Printing');
create index printer_queue_next on printer_queue (next_attempt_at) where next_attempt_at is not null;
