import { createHash } from 'node:crypto';
import { nextScheduleChange, runsAt } from '../../core/campaigns/campaign-schedule.ts';
import { bytesOfPrepared, type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import type { VenueAt } from '../venue-at.ts';
import { toMenuResource } from './menu-resource.ts';

/** A menu in one language, serialized once. */
export interface CompiledMenu {
  data: PreparedJson;
  /** Strong, over the JSON of `data`. */
  etag: string;
  /** The instant at which it expires, in milliseconds. */
  validUntil: number;
}

/** The menu of a venue; `undefined` when it has to be compiled and the venue is not in memory. */
export type MenuOf = (
  venue: VenueAt,
  lang: string | undefined,
  now: number,
  baseUrl: string,
) => CompiledMenu | undefined;

/** The compiled menus of a venue at one version. */
interface VenueMenus {
  version: number;
  /** The codes of the venue's languages, its default first. */
  languages: readonly string[];
  byLanguage: Map<string, CompiledMenu>;
}

const LONGEST_MS = 5 * 60_000;

/**
 * Keeps menus in memory, apart from their venues: reading one needs no more of the venue than its version.
 * A menu is compiled anew when the venue has changed or a campaign has started or ended, and after five minutes. An unknown or
 * missing language gives the venue's default one. The address of photos is the same in every call.
 */
export function createMenus(memory: MemoryCache): MenuOf {
  const region = memory.region<VenueMenus>();
  return ({ id, version, content }, lang, now, baseUrl) => {
    const entry = region.find(id);
    const menus = entry?.version === version ? entry : undefined;
    const known = menus?.byLanguage.get(languageAmong(menus.languages, lang));
    if (known !== undefined && now < known.validUntil) return known;
    const cached = content();
    if (cached === undefined) return undefined;
    const languages = cached.venue.languages.map(({ code }) => code);
    const language = languageAmong(languages, lang);
    const made: VenueMenus = menus ?? { version, languages, byLanguage: new Map() };
    const count = () => region.keep(id, made, bytesOfPrepared(made.byLanguage.values()));
    const menu = compileMenu(cached, language === '' ? null : language, now, baseUrl, () => {
      if (region.peek(id) === made) count();
    });
    made.byLanguage.set(language, menu);
    if (entry === undefined || entry.version <= version) count();
    return menu;
  };
}

/** The asked language if the venue has it, else its default one; `''` for a venue without languages. */
function languageAmong(codes: readonly string[], asked: string | undefined): string {
  const code = asked?.toLowerCase();
  return code !== undefined && codes.includes(code) ? code : (codes[0] ?? '');
}

function compileMenu(
  cached: CachedVenue,
  language: string | null,
  now: number,
  baseUrl: string,
  onChange: () => void,
): CompiledMenu {
  const { venue, categories, products, campaigns } = cached;
  const shown = campaigns.filter((campaign) => campaign.kind === 'PortionDiscount');
  const discounts = shown.filter((campaign) => runsAt(campaign, venue.timeZone, now, null));
  const source = { timeZone: venue.timeZone, categories, products, discounts, baseUrl };
  const dataJson = JSON.stringify(toMenuResource(source, language, now));
  const change = nextScheduleChange(shown, venue.timeZone, now);
  return {
    data: prepareJson(dataJson, onChange),
    etag: `"${createHash('sha256').update(dataJson).digest('base64url').slice(0, 27)}"`,
    validUntil: Math.min(now + LONGEST_MS, change ?? Number.POSITIVE_INFINITY),
  };
}
