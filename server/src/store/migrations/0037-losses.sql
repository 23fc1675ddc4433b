-- What discounts and prices by hand took off closed bills, apart from campaigns; bills that an older release counted have it in discount_kurus alone.
alter table figures_by_channel add column by_hand_kurus bigint not null default 0;
comment on column figures_by_channel.by_hand_kurus is 'The part of discount_kurus that people gave, on a line or a bill; the rest is of campaigns.';

-- What was taken off at a venue, the newest first, with who did it and why. The index of before stays for older servers.
create index bill_history_loss on bill_history (venue_id, at, bill_id, revision)
  where action in ('LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided', 'LinePriced', 'LineDiscounted', 'BillDiscounted',
                   'PaymentReversed', 'PaymentRefunded', 'BillHidden')
     or (action in ('QuantityChanged', 'LinesMovedOut') and (detail ->> 'lostKurus') is not null);
