-- The number of the first change of what is tracked from now on. Ids of events are made of it, and a database that was restored
-- gives none out again: each restore raises the changes of a venue by a thousand millions, and these numbers by a million.
create or replace function first_change_number(p_last_change bigint) returns integer
language sql immutable as $$
  select (p_last_change / 1000000000)::integer * 1000000 + 1
$$;
