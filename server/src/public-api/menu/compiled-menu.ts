import { memoryOfPreparedJson } from '../../http/answer/prepared-json.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { VenueAtVersion } from '../venue-at-version.ts';
import { type CompiledMenu, compileMenu } from './compile-menu.ts';

/** Finds the menu of a venue. Returns no promise if the menu is in memory; `null` if the venue was removed. */
export type FindMenu = (
  venue: VenueAtVersion,
  lang: string | undefined,
  now: number,
  baseUrl: string,
) => Promise<CompiledMenu | null> | CompiledMenu;

/** The compiled menus of a venue at one version. */
interface VenueMenus {
  version: number;
  /** The codes of the venue's languages, its default first. */
  languages: readonly string[];
  byLanguage: ReadonlyMap<string, CompiledMenu>;
}

/**
 * Keeps menus in memory. To find a menu, only the version of its venue is needed. A menu is compiled again after the
 * venue has changed, or a campaign has started or ended; all callers who wait share one compilation. An unknown or
 * missing language gives the default language of the venue. The address of photos must be the same in every call.
 */
export function createMenuCache(memory: MemoryCache): FindMenu {
  const kept = memory.part<VenueMenus>('menu');
  const compiling = new Map<string, Promise<CompiledMenu | null>>();

  function keep(id: string, { version, languages }: VenueMenus, language: string, menu: CompiledMenu): void {
    const before = kept.find(id);
    if (before !== undefined && before.version > version) return;
    const byLanguage = new Map(before?.version === version ? before.byLanguage : []).set(language, menu);
    const bytes = byLanguage.values().reduce((sum, { prepared }) => sum + memoryOfPreparedJson(prepared), 0);
    kept.keep(id, { version, languages, byLanguage }, bytes);
  }

  async function compile(
    { id, find }: VenueAtVersion,
    lang: string | undefined,
    now: number,
    baseUrl: string,
  ): Promise<CompiledMenu | null> {
    const venue = await find();
    if (venue === null) return null;
    const languages = venue.venue.languages.map(({ code }) => code);
    const language = languageOfMenu(languages, lang);
    const menu = await compileMenu(venue, language === '' ? null : language, now, baseUrl);
    keep(id, { version: venue.version, languages, byLanguage: new Map() }, language, menu);
    return menu;
  }

  return (at, lang, now, baseUrl) => {
    const menus = kept.find(at.id);
    const known =
      menus?.version === at.version ? menus.byLanguage.get(languageOfMenu(menus.languages, lang)) : undefined;
    if (known !== undefined && isValid(known, now)) return known;
    const name = `${at.id} ${at.version} ${lang?.toLowerCase()}`;
    const running = compiling.get(name);
    if (running !== undefined) return running;
    const compilation = compile(at, lang, now, baseUrl).finally(() => compiling.delete(name));
    compiling.set(name, compilation);
    return compilation;
  };
}

function isValid({ validFrom, validUntil }: CompiledMenu, now: number): boolean {
  return validFrom <= now && now < validUntil;
}

/** The requested language if the venue has it, otherwise its default language; `''` for a venue without languages. */
function languageOfMenu(codes: readonly string[], requested: string | undefined): string {
  const code = requested?.toLowerCase();
  return code !== undefined && codes.includes(code) ? code : (codes[0] ?? '');
}
