-- The lines that a round put on a bill, in the order of its request. A bill keeps all of its lines, struck ones too.
create or replace function lines_of_round(p_content json, p_round uuid) returns uuid[]
language sql immutable as $$
  select coalesce(array_agg((l.line ->> 'id')::uuid order by l.place), '{}')
    from json_array_elements(p_content -> 'lines') with ordinality as l (line, place)
   where (l.line ->> 'roundId')::uuid = p_round
$$;
