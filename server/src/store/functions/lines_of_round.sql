-- The lines that a round put on a bill, in the order of its request. A bill keeps all of its lines, struck ones too; where some have moved to
-- another bill, the round names those that it placed.
create or replace function lines_of_round(p_content json, p_round uuid) returns uuid[]
language sql immutable as $$
  select coalesce(
    (select array(select n.id::uuid from json_array_elements_text(r.round -> 'lineIds') with ordinality as n (id, place) order by n.place)
       from json_array_elements(p_content -> 'rounds') as r (round)
      where (r.round ->> 'id')::uuid = p_round and r.round -> 'lineIds' is not null),
    (select coalesce(array_agg((l.line ->> 'id')::uuid order by l.place), '{}')
       from json_array_elements(p_content -> 'lines') with ordinality as l (line, place)
      where (l.line ->> 'roundId')::uuid = p_round))
$$;
