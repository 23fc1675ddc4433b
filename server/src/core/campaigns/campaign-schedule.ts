import type { BasketLine } from '../bills/ordering/basket.ts';
import type { OrderType } from '../order-type.ts';
import { addDays, localAt, type Span, spanOn, weekdayOf } from '../venue-clock.ts';
import { WEEKDAYS } from '../weekday.ts';
import { type Campaign, type Coverage, unknownKind } from './campaign.ts';

/** When a campaign runs. */
export type Schedule = Pick<Campaign, 'validFrom' | 'validUntil' | 'weekdays' | 'dailyFrom' | 'dailyUntil'>;

/**
 * Whether a campaign runs at an instant, for an order type; `null` ignores order types.
 *
 * A daily window belongs to the day on which it starts, also past midnight. Without a window, or with equal
 * ends, the campaign runs the whole day. {@link spanOn} defines what a change of the clock does to a window.
 * @see docs/pricing.md
 */
export function runsAt(
  campaign: Schedule & Pick<Campaign, 'orderTypes'>,
  timeZone: string,
  now: number,
  orderType: OrderType | null,
): boolean {
  if (orderType !== null && campaign.orderTypes !== null && !campaign.orderTypes.includes(orderType))
    return false;
  if (campaign.validFrom !== null && now < campaign.validFrom) return false;
  if (campaign.validUntil !== null && now >= campaign.validUntil) return false;
  if (isUnbroken(campaign)) return true;
  const { date } = localAt(timeZone, now);
  for (let days = EARLIEST_DAY; days <= LATEST_DAY; days += 1) {
    const window = windowOn(campaign, timeZone, addDays(date, days));
    if (window !== null && window.startsAt <= now && now < window.endsAt) return true;
  }
  return false;
}

/**
 * The days around a date on which a window may have started that contains an instant of that date: the
 * evening before, and one more on either side because a clock set back over midnight shows the day before
 * once again.
 */
export const EARLIEST_DAY = -2;
const LATEST_DAY = 1;

/** The window that starts on a date, if any. */
export function windowOn(schedule: Schedule, timeZone: string, date: string): Span | null {
  if (schedule.weekdays !== null && !schedule.weekdays.includes(weekdayOf(date))) return null;
  return spanOn(timeZone, date, schedule.dailyFrom ?? '00:00', schedule.dailyUntil ?? '00:00');
}

/** Whether the whole of every day is a window. */
export function isUnbroken(schedule: Schedule): boolean {
  const { weekdays } = schedule;
  const isDaily = weekdays === null || WEEKDAYS.every((day) => weekdays.includes(day));
  return isDaily && schedule.dailyFrom === schedule.dailyUntil;
}

/** All campaigns of a venue, in its order, running or not, and the time zone of their schedules. */
export interface CampaignCalendar {
  campaigns: readonly Campaign[];
  /** IANA name. */
  timeZone: string;
}

/**
 * The campaigns that run for a basket at an instant and can change its price, in the order of the venue: those that cover a line of it,
 * and those of the whole bill.
 */
export function runningCampaigns(
  { campaigns, timeZone }: CampaignCalendar,
  type: OrderType,
  basket: readonly BasketLine[],
  at: number,
): Campaign[] {
  if (campaigns.length === 0) return [];
  const ids = new Set(basket.flatMap(({ product, portion }) => [product.id, portion.id]));
  const covers = ({ productIds, portionIds }: Coverage) =>
    productIds.some((id) => ids.has(id)) || portionIds.some((id) => ids.has(id));
  return campaigns.filter(
    (campaign) =>
      (campaign.kind === 'BillDiscount' || coveragesOf(campaign).some(covers)) &&
      runsAt(campaign, timeZone, at, type),
  );
}

/** What each part of a campaign covers, in their order; nothing for one of the whole bill. */
export function coveragesOf(campaign: Campaign): Coverage[] {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return [campaign.covers];
    case 'SetMenu':
      return campaign.parts.map(({ covers }) => covers);
    case 'BillDiscount':
      return [];
    default:
      return unknownKind(campaign);
  }
}
