-- Pages of lists go by offset: nothing counts what is before them any more.
-- Changes data
-- Oldest server: 90
drop table bill_block;
drop table bill_tally;
drop table reservation_block;
