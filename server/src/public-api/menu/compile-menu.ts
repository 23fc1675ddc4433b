import { createHash } from 'node:crypto';
import { nextScheduleChange } from '../../core/campaigns/campaign-runs.ts';
import { isRunningAt } from '../../core/campaigns/campaign-schedule.ts';
import { type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import type { VenueContent } from '../../store/venue/venue-content.ts';
import { toMenuResource } from './menu-resource.ts';

/** A menu in one language, serialized once. */
export interface CompiledMenu {
  prepared: PreparedJson;
  /** A strong entity tag of the JSON of `data`. */
  etag: string;
  /** The instant from which the menu is right, in milliseconds. */
  validFrom: number;
  /** The instant at which the menu expires, in milliseconds. */
  validUntil: number;
}

type MenuContent = Pick<VenueContent, 'venue' | 'categories' | 'products' | 'campaigns'>;

/** Makes the menu of a venue in one language; `null` gives the texts as the venue wrote them. */
export async function compileMenu(
  { venue, categories, products, campaigns }: MenuContent,
  language: string | null,
  now: number,
  baseUrl: string,
): Promise<CompiledMenu> {
  const shown = campaigns.filter((campaign) => campaign.kind === 'PortionDiscount');
  const discounts = shown.filter((campaign) => isRunningAt(campaign, venue.timeZone, now, null));
  const source = { timeZone: venue.timeZone, categories, products, discounts, baseUrl };
  const dataJson = JSON.stringify(toMenuResource(source, language, now));
  return {
    prepared: await prepareJson(dataJson),
    etag: `"${createHash('sha256').update(dataJson).digest('base64url').slice(0, 27)}"`,
    validFrom: shown.length === 0 ? Number.NEGATIVE_INFINITY : now,
    validUntil: nextScheduleChange(shown, venue.timeZone, now) ?? Number.POSITIVE_INFINITY,
  };
}
