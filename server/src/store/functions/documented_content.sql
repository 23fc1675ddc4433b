-- The content of a bill with its fiscal documents as the property "fiscal".
create or replace function documented_content(p_content json, p_fiscal json) returns json
language sql immutable as $$
  select case when p_fiscal is null then p_content
              else (p_content::jsonb || jsonb_build_object('fiscal', p_fiscal::jsonb))::json end
$$;
