import type { SoldProduct } from '../../core/figures/bill-summary.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import type { Figures } from '../../core/figures/figures.ts';
import type { PreparationCount } from '../../core/figures/preparation-times.ts';
import type { OrderType } from '../../core/order-type.ts';
import type { Db } from '../database.ts';
import { STAFF_KEY_ID } from './tallies.ts';

/*
 * Sums over the counted bills of one venue between two of its days, both included. Dates are YYYY-MM-DD. Each
 * function reads a range of the primary key of one table.
 */

const SUMS = `sum(orders)::bigint as orders, sum(guests)::bigint as guests, sum(revenue_kurus)::bigint as "revenueKurus",
       sum(discount_kurus)::bigint as "discountKurus", sum(service_fee_kurus)::bigint as "serviceFeeKurus",
       sum(gift_units)::bigint as "giftUnits", sum(gift_kurus)::bigint as "giftKurus",
       sum(struck_units)::bigint as "struckUnits", sum(struck_kurus)::bigint as "struckKurus",
       sum(cancelled_orders)::bigint as "cancelledOrders", sum(voided_kurus)::bigint as "voidedKurus",
       sum(by_hand_kurus)::bigint as "byHandKurus"`;

const DAYS = 'venue_id = $1 and day between $2::date and $3::date';

/** The sums of each day that has counted bills. */
export function listDayFigures(
  db: Db,
  venueId: string,
  { from, to }: DayRange,
): Promise<(Figures & { day: string })[]> {
  return db.query({
    name: 'list-day-figures',
    text: `select to_char(day, 'YYYY-MM-DD') as day, ${SUMS} from figures_by_channel where ${DAYS} group by figures_by_channel.day
            order by figures_by_channel.day`,
    values: [venueId, from, to],
  });
}

/** The sums of a channel: a type of order from one API key, or from staff. */
export interface ChannelFigures extends Figures {
  type: OrderType;
  key: { id: string; name: string } | null;
}

/** The sums of each channel, with the latest name of its key. */
export async function listChannelFigures(
  db: Db,
  venueId: string,
  { from, to }: DayRange,
): Promise<ChannelFigures[]> {
  const rows = await db.query<Figures & { type: OrderType; keyId: string; keyName: string | null }>({
    name: 'list-channel-figures',
    text: `select order_type as type, key_id as "keyId", (array_agg(key_name order by day desc))[1] as "keyName", ${SUMS}
             from figures_by_channel where ${DAYS}
            group by order_type, key_id order by order_type, key_id`,
    values: [venueId, from, to],
  });
  return rows.map(({ keyId, keyName, ...row }) => ({
    ...row,
    key: keyId === STAFF_KEY_ID ? null : { id: keyId, name: keyName ?? '' },
  }));
}

/** The sums of closed bills that were opened in one hour of the venue's clock. */
export interface HourFigures {
  /** 0 to 23. */
  hour: number;
  orders: number;
  revenueKurus: number;
}

/** The sums of each hour that has closed bills, from 0 to 23. */
export function listHourFigures(db: Db, venueId: string, { from, to }: DayRange): Promise<HourFigures[]> {
  return db.query({
    name: 'list-hour-figures',
    text: `select hour, sum(orders)::bigint as orders, sum(revenue_kurus)::bigint as "revenueKurus"
             from figures_by_hour where ${DAYS} group by hour order by hour`,
    values: [venueId, from, to],
  });
}

/** For each hour and number of minutes: how many rounds the kitchen prepared in that time. */
export function listPreparations(
  db: Db,
  venueId: string,
  { from, to }: DayRange,
): Promise<PreparationCount[]> {
  return db.query({
    name: 'list-preparations',
    text: `select hour, minutes, sum(rounds)::bigint as rounds from preparation_by_hour where ${DAYS}
            group by hour, minutes`,
    values: [venueId, from, to],
  });
}

/** The sums of each ordered product, under its latest name. */
export function listProductFigures(db: Db, venueId: string, { from, to }: DayRange): Promise<SoldProduct[]> {
  return db.query({
    name: 'list-product-figures',
    text: `select p.product_id as "productId", n.product_name as name, p.units, p."amountKurus", p."giftUnits", p."struckUnits"
             from (
               select product_id, max(day) as last_day, sum(units)::bigint as units, sum(amount_kurus)::bigint as "amountKurus",
                      sum(gift_units)::bigint as "giftUnits", sum(struck_units)::bigint as "struckUnits"
                 from figures_by_product where ${DAYS} group by product_id) as p
             join figures_by_product n on n.venue_id = $1 and n.day = p.last_day and n.product_id = p.product_id`,
    values: [venueId, from, to],
  });
}
