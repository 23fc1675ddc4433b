-- What an order reads as whose lines have all moved to another bill: what that bill has, under the id, the customer and the note of its own.
-- A bill at a table has no customer, and its guests no business with that of a delivery. For prepare_event and the lists of the public API.
create or replace function content_of_order(p_content json, p_holder json) returns json
language sql immutable as $$
  select (p_holder::jsonb || jsonb_build_object(
    'id', p_content -> 'id', 'openedAt', p_content -> 'openedAt', 'note', p_content -> 'note',
    'isHidden', p_content -> 'isHidden', 'isPlacedByApi', p_content -> 'isPlacedByApi',
    'customer', case when p_holder ->> 'type' = 'DineIn' then null else p_content -> 'customer' end))::json
$$;
