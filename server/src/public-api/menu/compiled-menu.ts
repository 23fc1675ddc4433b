import { bytesOfPrepared } from '../../http/answer/prepared-json.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { VenueAt } from '../venue-at.ts';
import { type CompiledMenu, compileMenu } from './compile-menu.ts';
import type { MenuCheck } from './menu-check.ts';
import { storedFormOf } from './stored-menu-bytes.ts';
import type { StoredMenus } from './stored-menus.ts';

/** The menu of a venue; `undefined` when it has to be compiled and the venue is not in memory. */
export type MenuOf = (
  venue: VenueAt,
  lang: string | undefined,
  now: number,
  baseUrl: string,
) => CompiledMenu | undefined;

export interface Menus {
  menuOf: MenuOf;
  /** Looks for a menu in the database and keeps it in memory, unless one of the venue in this language is or was lately there. */
  loadMenu(venue: VenueAt, lang: string | undefined, now: number, baseUrl: string): Promise<void>;
}

/** The compiled menus of a venue at one version. */
interface VenueMenus {
  version: number;
  /** The codes of the venue's languages, its default first. */
  languages: readonly string[];
  byLanguage: Map<string, CompiledMenu>;
  /** The languages of menus that are or were in memory, of older versions, too. */
  knownLanguages: Set<string>;
}

/**
 * Keeps menus in memory, apart from their venues: reading one needs no more of the venue than its version.
 * A menu is compiled anew when the venue has changed, or a campaign has started or ended. An unknown or
 * missing language gives the venue's default one. The address of photos is the same in every call.
 *
 * A menu that nothing in memory comes before is offered to the database, which other servers find it in, and this one once it
 * was dropped. One that follows another is not: the menu of a busy venue, whose stock changes, costs no statement.
 */
export function createMenus(memory: MemoryCache, stored: StoredMenus, check: MenuCheck): Menus {
  const region = memory.region<VenueMenus>();
  const loading = new Map<string, Promise<void>>();
  let form: { baseUrl: string; name: string } | undefined;

  function formOf(baseUrl: string): string {
    if (form?.baseUrl !== baseUrl) form = { baseUrl, name: storedFormOf(baseUrl) };
    return form.name;
  }

  /** Keeps menus in place of those of an older version, and counts them anew when they change. */
  function keep(id: string, menus: VenueMenus): void {
    const kept = region.peek(id);
    if (kept === undefined || kept.version <= menus.version)
      region.keep(id, menus, bytesOfPrepared(menus.byLanguage.values()));
  }

  function recount(id: string, menus: VenueMenus): void {
    if (region.peek(id) === menus) keep(id, menus);
  }

  async function load({ id, version }: VenueAt, asked: string | undefined, now: number, baseUrl: string) {
    let made: VenueMenus | undefined;
    const onChange = () => made && recount(id, made);
    const found = await stored.find({ venueId: id, version, form: formOf(baseUrl), asked }, onChange);
    if (found === null || !isValid(found.menu, now)) return;
    const { languages, language, menu } = found;
    const kept = region.peek(id);
    made = kept?.version === version ? kept : menusAfter(kept, version, languages);
    add(made, language, menu);
    keep(id, made);
    check.begin(found, { now, baseUrl, onDifference: () => region.forget(id) });
  }

  return {
    menuOf: ({ id, version, content }, lang, now, baseUrl) => {
      const entry = region.find(id);
      const menus = entry?.version === version ? entry : undefined;
      const known = menus?.byLanguage.get(languageAmong(menus.languages, lang));
      if (known !== undefined && isValid(known, now)) return known;
      const cached = content();
      if (cached === undefined) return undefined;
      const languages = cached.venue.languages.map(({ code }) => code);
      const language = languageAmong(languages, lang);
      const made = menus ?? menusAfter(entry, version, languages);
      const isFirst = !made.knownLanguages.has(language);
      const identity = { venueId: id, version, language, languages };
      const menu = compileMenu(cached, language === '' ? null : language, now, baseUrl, () => {
        recount(id, made);
        if (isFirst && menu.data.gzipped !== null) stored.offer({ ...identity, form: formOf(baseUrl), menu });
      });
      add(made, language, menu);
      keep(id, made);
      return menu;
    },
    loadMenu: (venue, lang, now, baseUrl) => {
      const kept = region.peek(venue.id);
      if (kept?.knownLanguages.has(languageAmong(kept.languages, lang))) return Promise.resolve();
      const name = `${venue.id} ${venue.version} ${lang}`;
      const same = loading.get(name);
      if (same !== undefined) return same;
      const read = load(venue, lang, now, baseUrl).finally(() => loading.delete(name));
      loading.set(name, read);
      return read;
    },
  };
}

/** No menus yet, in place of those of an older version. */
function menusAfter(
  older: VenueMenus | undefined,
  version: number,
  languages: readonly string[],
): VenueMenus {
  const knownLanguages = older?.knownLanguages ?? new Set<string>();
  return { version, languages, byLanguage: new Map(), knownLanguages };
}

function add({ byLanguage, knownLanguages }: VenueMenus, language: string, menu: CompiledMenu): void {
  byLanguage.set(language, menu);
  knownLanguages.add(language);
}

function isValid({ validFrom, validUntil }: CompiledMenu, now: number): boolean {
  return validFrom <= now && now < validUntil;
}

/** The asked language if the venue has it, else its default one; `''` for a venue without languages. */
function languageAmong(codes: readonly string[], asked: string | undefined): string {
  const code = asked?.toLowerCase();
  return code !== undefined && codes.includes(code) ? code : (codes[0] ?? '');
}
