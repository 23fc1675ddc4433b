import type { BasketLine } from '../bills/ordering/basket.ts';
import type { OrderType } from '../order-type.ts';
import { addDays, localTimeAt, type Span, spanOnDate, weekdayOf } from '../venue-clock.ts';
import { WEEKDAYS } from '../weekday.ts';
import { type Campaign, type Coverage, throwUnknownKind } from './campaign.ts';

/** The properties of a campaign that say when it runs. */
export type Schedule = Pick<Campaign, 'validFrom' | 'validUntil' | 'weekdays' | 'dailyFrom' | 'dailyUntil'>;

/**
 * Whether a campaign runs at an instant. If `orderType` is `null`, the order types of the campaign are ignored.
 *
 * A daily window past midnight belongs to the day on which it starts. Without a window, or if it starts and ends at the
 * same time, the campaign runs the whole day. {@link spanOnDate} defines what a clock change does to a window.
 * @see docs/pricing.md
 */
export function isRunningAt(
  campaign: Schedule & Pick<Campaign, 'orderTypes'>,
  timeZone: string,
  now: number,
  orderType: OrderType | null,
): boolean {
  if (orderType !== null && campaign.orderTypes !== null && !campaign.orderTypes.includes(orderType))
    return false;
  if (campaign.validFrom !== null && now < campaign.validFrom) return false;
  if (campaign.validUntil !== null && now >= campaign.validUntil) return false;
  if (runsEveryDayAllDay(campaign)) return true;
  const { date } = localTimeAt(timeZone, now);
  for (let days = EARLIEST_WINDOW_DAY; days <= LATEST_DAY; days += 1) {
    const window = dailyWindowOn(campaign, timeZone, addDays(date, days));
    if (window !== null && window.startsAt <= now && now < window.endsAt) return true;
  }
  return false;
}

/**
 * A window that contains an instant starts at most 2 days before and 1 day after the local date of the instant. Usually that
 * is the same date or the evening before. The extra days are for a clock that is set back over midnight, to the previous date.
 */
export const EARLIEST_WINDOW_DAY = -2;
const LATEST_DAY = 1;

/** The daily window that starts on a date; `null` if there is none. */
export function dailyWindowOn(schedule: Schedule, timeZone: string, date: string): Span | null {
  if (schedule.weekdays !== null && !schedule.weekdays.includes(weekdayOf(date))) return null;
  return spanOnDate(timeZone, date, schedule.dailyFrom ?? '00:00', schedule.dailyUntil ?? '00:00');
}

/** Whether neither the weekdays nor a daily window limit a campaign. */
export function runsEveryDayAllDay(schedule: Schedule): boolean {
  const { weekdays } = schedule;
  const isDaily = weekdays === null || WEEKDAYS.every((day) => weekdays.includes(day));
  return isDaily && schedule.dailyFrom === schedule.dailyUntil;
}

/** All campaigns of a venue in the order that it chose, running or not, and the time zone of their schedules. */
export interface CampaignCalendar {
  campaigns: readonly Campaign[];
  /** IANA name. */
  timeZone: string;
}

/**
 * The running campaigns that can change the price of a basket, in the order of the venue: those that cover one of its lines,
 * and those on the whole bill.
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
      isRunningAt(campaign, timeZone, at, type),
  );
}

/** The coverage of each part of a set menu, or the one coverage of another campaign; empty for a discount on the whole bill. */
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
      return throwUnknownKind(campaign);
  }
}
