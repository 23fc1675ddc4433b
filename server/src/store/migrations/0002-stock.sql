-- Moves stock by signed amounts, negative takes. The caller holds the venue's lock (venue_head).
-- Raises SF001 when a tracked product has less than what is taken; then nothing of the calling statement remains.
-- Untracked products are passed over. Answers whether any stock status turned, so that the caller raises the version.
create function move_stock(p_venue uuid, p_products uuid[], p_deltas integer[]) returns boolean
language plpgsql as $$
declare
  v_turned boolean;
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
    into v_turned
    from moved;
  return coalesce(v_turned, false);
exception
  when check_violation then
    raise exception 'not enough in stock' using errcode = 'SF001';
end
$$;
