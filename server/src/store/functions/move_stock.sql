-- Changes the stock of products by signed amounts; negative takes. For place_round and save_bill.
-- The caller holds the lock of the venue's head. Products whose stock is not tracked are passed over.
-- Returns whether the stock status of a product changed (sold out, low, in stock); then the caller raises the venue's version.
-- Raises SF001 when a product has less than what is taken; nothing of the calling statement remains then.
create or replace function move_stock(p_venue uuid, p_products uuid[], p_deltas integer[]) returns boolean
language plpgsql as $$
declare
  v_status_changed boolean;
begin
  with moved as (
    update product_stock s
       set quantity = s.quantity + d.delta
      from unnest(p_products, p_deltas) as d (product_id, delta)
     where s.venue_id = p_venue and s.product_id = d.product_id and s.quantity is not null
    returning s.quantity as after, s.quantity - d.delta as before, s.low_threshold as low
  )
  select bool_or(
           (before = 0) <> (after = 0) or (before <= low) <> (after <= low)
         )
    into v_status_changed
    from moved;
  return coalesce(v_status_changed, false);
exception
  when check_violation then
    raise exception 'not enough in stock' using errcode = 'SF001';
end
$$;
