-- The rounds of guests by what they ordered, to find one that was likely placed twice.
create index venue_change_fingerprint on venue_change (venue_id, fingerprint, change) where fingerprint is not null;
