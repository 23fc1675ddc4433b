import { createHash } from 'node:crypto';
import { nextScheduleChange, runsAt } from '../../core/campaigns/campaign-schedule.ts';
import { type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { toMenuResource } from './menu-resource.ts';

/** A menu in one language, serialized once. */
export interface CompiledMenu {
  data: PreparedJson;
  /** Strong, over the JSON of `data`. */
  etag: string;
  /** The instant at which it expires, in milliseconds. */
  validUntil: number;
}

const LONGEST_MS = 5 * 60_000;

/** By cached venue. A new version of a venue is a new object, so old menus are dropped with the old object. */
const compiled = new WeakMap<CachedVenue, Map<string, CompiledMenu>>();

/**
 * The menu of a venue in one of its languages; an unknown or missing code gives the default language. It is cached
 * until the venue changes or a campaign starts or ends, and for five minutes at most.
 * @param baseUrl  the address of photos; the same in every call
 */
export function compiledMenuOf(
  cached: CachedVenue,
  lang: string | undefined,
  now: number,
  baseUrl: string,
): CompiledMenu {
  const { languages } = cached.venue;
  const asked = languages.find(({ code }) => code === lang?.toLowerCase()) ?? languages[0];
  const language = asked?.code ?? null;
  let menus = compiled.get(cached);
  if (menus === undefined) {
    menus = new Map();
    compiled.set(cached, menus);
  }
  const menu = menus.get(language ?? '');
  if (menu !== undefined && now < menu.validUntil) return menu;
  const fresh = compileMenu(cached, language, now, baseUrl);
  menus.set(language ?? '', fresh);
  return fresh;
}

function compileMenu(
  cached: CachedVenue,
  language: string | null,
  now: number,
  baseUrl: string,
): CompiledMenu {
  const { venue, categories, products, campaigns } = cached;
  const shown = campaigns.filter((campaign) => campaign.kind === 'PortionDiscount');
  const discounts = shown.filter((campaign) => runsAt(campaign, venue.timeZone, now, null));
  const source = { timeZone: venue.timeZone, categories, products, discounts, baseUrl };
  const dataJson = JSON.stringify(toMenuResource(source, language, now));
  const change = nextScheduleChange(shown, venue.timeZone, now);
  return {
    data: prepareJson(dataJson),
    etag: `"${createHash('sha256').update(dataJson).digest('base64url').slice(0, 27)}"`,
    validUntil: Math.min(now + LONGEST_MS, change ?? Number.POSITIVE_INFINITY),
  };
}
