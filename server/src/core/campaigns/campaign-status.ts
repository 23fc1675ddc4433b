import { localTimeAt } from '../venue-clock.ts';
import type { Campaign } from './campaign.ts';
import { endsAt, nextScheduleChange } from './campaign-runs.ts';
import { isRunningAt, type Schedule } from './campaign-schedule.ts';

/** The reason why a campaign does not run: its first condition, in this order, that is not met. */
export const CAMPAIGN_WAIT_REASONS = ['ValidFrom', 'Weekday', 'DailyWindow'] as const;
export type CampaignWaitReason = (typeof CAMPAIGN_WAIT_REASONS)[number];

export const CAMPAIGN_STATES = ['Running', 'Waiting', 'Over'] as const satisfies CampaignStatus['state'][];

/** The state of a campaign at an instant. `endsAt` is `null` if the campaign never ends. */
export type CampaignStatus =
  | { state: 'Running'; endsAt: number | null }
  | { state: 'Waiting'; waitsFor: CampaignWaitReason; startsAt: number }
  | { state: 'Over' };

/**
 * The state of a campaign now: `Running` and until when, `Waiting` with the reason and the next start, or `Over` if it
 * will never run again. Ignores order types.
 */
export function campaignStatusAt(
  campaign: Schedule & Pick<Campaign, 'orderTypes'>,
  timeZone: string,
  now: number,
): CampaignStatus {
  if (isRunningAt(campaign, timeZone, now, null)) {
    return { state: 'Running', endsAt: endsAt(campaign, timeZone, now) };
  }
  const startsAt = nextScheduleChange([campaign], timeZone, now);
  if (startsAt === null) return { state: 'Over' };
  return { state: 'Waiting', waitsFor: waitOf(campaign, timeZone, now), startsAt };
}

function waitOf({ validFrom, weekdays }: Schedule, timeZone: string, now: number): CampaignWaitReason {
  if (validFrom !== null && now < validFrom) return 'ValidFrom';
  return weekdays !== null && !weekdays.includes(localTimeAt(timeZone, now).weekday)
    ? 'Weekday'
    : 'DailyWindow';
}
