-- The operator's list of venues is in the order of languages. The index of before stays for older servers.
create index venue_name_order on venue (name collate "und-x-icu", venue_id);
