import type { FigureTally, ProductTally } from '../../core/figures/figure-tally.ts';
import type { Tx } from '../database.ts';

/** The key id under which the figures count bills that staff opened. */
export const STAFF_KEY_ID = '00000000-0000-0000-0000-000000000000';

/** Everything that is added to the figures of a venue at one time. */
type WholeTally = FigureTally & { products: ProductTally[] };

const ADDITIONS: Record<keyof WholeTally, string> = {
  channels: `
insert into figures_by_channel as f (venue_id, day, order_type, key_id, key_name, orders, guests, revenue_kurus, discount_kurus,
                                     service_fee_kurus, gift_units, gift_kurus, struck_units, struck_kurus,
                                     cancelled_orders, voided_kurus, by_hand_kurus)
select $1::uuid, a.day, a.type, coalesce(a."keyId", '${STAFF_KEY_ID}'), a."keyName", a.orders, a.guests, a."revenueKurus",
       a."discountKurus", a."serviceFeeKurus", a."giftUnits", a."giftKurus", a."struckUnits", a."struckKurus",
       a."cancelledOrders", a."voidedKurus", a."byHandKurus"
  from json_to_recordset($2::json) as a (
    day date, type text, "keyId" uuid, "keyName" text, orders integer, guests integer, "revenueKurus" bigint,
    "discountKurus" bigint, "serviceFeeKurus" bigint, "giftUnits" integer, "giftKurus" bigint, "struckUnits" integer,
    "struckKurus" bigint, "cancelledOrders" integer, "voidedKurus" bigint, "byHandKurus" bigint)
on conflict (venue_id, day, order_type, key_id) do update
   set key_name = excluded.key_name, orders = f.orders + excluded.orders, guests = f.guests + excluded.guests,
       revenue_kurus = f.revenue_kurus + excluded.revenue_kurus, discount_kurus = f.discount_kurus + excluded.discount_kurus,
       service_fee_kurus = f.service_fee_kurus + excluded.service_fee_kurus, gift_units = f.gift_units + excluded.gift_units,
       gift_kurus = f.gift_kurus + excluded.gift_kurus, struck_units = f.struck_units + excluded.struck_units,
       struck_kurus = f.struck_kurus + excluded.struck_kurus,
       cancelled_orders = f.cancelled_orders + excluded.cancelled_orders, voided_kurus = f.voided_kurus + excluded.voided_kurus,
       by_hand_kurus = f.by_hand_kurus + excluded.by_hand_kurus`,
  hours: `
insert into figures_by_hour as f (venue_id, day, hour, orders, revenue_kurus)
select $1::uuid, a.day, a.hour, a.orders, a."revenueKurus"
  from json_to_recordset($2::json) as a (day date, hour smallint, orders integer, "revenueKurus" bigint)
on conflict (venue_id, day, hour) do update
   set orders = f.orders + excluded.orders, revenue_kurus = f.revenue_kurus + excluded.revenue_kurus`,
  preparations: `
insert into preparation_by_hour as f (venue_id, day, hour, minutes, rounds)
select $1::uuid, a.day, a.hour, a.minutes, a.rounds
  from json_to_recordset($2::json) as a (day date, hour smallint, minutes smallint, rounds integer)
on conflict (venue_id, day, hour, minutes) do update set rounds = f.rounds + excluded.rounds`,
  products: `
insert into figures_by_product as f (venue_id, day, product_id, product_name, units, amount_kurus, gift_units, struck_units)
select $1::uuid, a.day, a."productId", a.name, a.units, a."amountKurus", a."giftUnits", a."struckUnits"
  from json_to_recordset($2::json) as a (
    day date, "productId" uuid, name text, units integer, "amountKurus" bigint, "giftUnits" integer, "struckUnits" integer)
on conflict (venue_id, day, product_id) do update
   set product_name = excluded.product_name, units = f.units + excluded.units,
       amount_kurus = f.amount_kurus + excluded.amount_kurus, gift_units = f.gift_units + excluded.gift_units,
       struck_units = f.struck_units + excluded.struck_units`,
};

/**
 * Adds a tally to the figures of a venue. Locks the rows in the order of the tally, so that servers which add at the
 * same time wait for each other without a deadlock.
 */
export async function insertTally(tx: Tx, venueId: string, tally: WholeTally): Promise<void> {
  for (const part of ['channels', 'hours', 'preparations', 'products'] as const) {
    await tx.query({
      name: `add-figures-${part}`,
      text: ADDITIONS[part],
      values: [venueId, JSON.stringify(tally[part])],
    });
  }
}
