-- Stores the menu of a venue in one language, for all servers. Returns whether it was stored: not when the venue has another
-- version by now, and not in place of a row that was written after p_rewritten_before.
-- The lock of the head keeps the venue from being deleted meanwhile: a row that stayed behind could be taken for the menu of a
-- later venue with the same id. It lets orders and edits pass.
create or replace function save_prepared_menu(
  p_venue uuid,
  p_language text,
  p_form text,
  p_version bigint,
  p_languages text[],
  p_content bytea,
  p_now timestamptz,
  p_rewritten_before timestamptz
) returns boolean
language plpgsql as $$
begin
  perform 1 from venue_head h where h.venue_id = p_venue and h.version = p_version for key share;
  if not found then
    return false;
  end if;
  insert into prepared_menu as m (venue_id, language, form, version, languages, written_at, content)
  values (p_venue, p_language, p_form, p_version, p_languages, p_now, p_content)
  on conflict (venue_id, language, form) do update
     set version = excluded.version, languages = excluded.languages, written_at = excluded.written_at,
         content = excluded.content
   where m.written_at < p_rewritten_before or m.written_at > p_now;
  return found;
end
$$;
