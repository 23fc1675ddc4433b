-- What was given away, struck and voided at a venue, the newest first, with who did it and why.
create index bill_history_taken_off on bill_history (venue_id, at, bill_id, revision)
  where action in ('LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided');

comment on column figures_by_channel.orders is 'Closed bills. Guests, revenue, discounts and fees are of these alone; gifts and strikes are of all finished bills.';
