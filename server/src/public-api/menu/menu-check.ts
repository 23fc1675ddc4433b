import { unpackTail } from '../../http/answer/gzip-frame.ts';
import type { Db } from '../../store/database.ts';
import { deletePreparedMenus } from '../../store/menu/prepared-menus.ts';
import { findVenueContent } from '../../store/venue/venue-content.ts';
import { compileMenu } from './compile-menu.ts';
import type { StoredMenu } from './stored-menu-bytes.ts';

/** A stored menu that is not the one of its venue at this version. */
export interface MenuDifference {
  venueId: string;
  version: number;
  language: string;
}

/** Compares menus that were found in the database with those that their venues make. */
export interface MenuCheck {
  /** Compares a menu in the background, if one is due. */
  begin(found: StoredMenu, at: CheckedAt): void;
  /** Resolves when the comparisons under way have ended. */
  compared(): Promise<void>;
}

interface CheckedAt {
  /** When the menu was asked for, in milliseconds. */
  now: number;
  baseUrl: string;
  /** Called beside that of the settings. */
  onDifference: () => void;
}

export interface MenuCheckSettings {
  /** How long after a comparison there is none, in milliseconds; 0: each menu that is found is compared. */
  everyMs: number;
  onDifference: (difference: MenuDifference) => void;
}

/** Makes the check. A menu that differs is deleted, with those of its venue in other languages, and reported. */
export function createMenuCheck(db: Db, { everyMs, onDifference }: MenuCheckSettings): MenuCheck {
  const comparisons = new Set<Promise<void>>();
  let comparesNext = true;

  async function compare(found: StoredMenu, { now, baseUrl, onDifference: drop }: CheckedAt): Promise<void> {
    const { venueId, version, language, languages } = found;
    const content = await findVenueContent(db, venueId);
    if (content?.version !== version) return;
    const made = compileMenu(content, language === '' ? null : language, now, baseUrl);
    const codes = content.venue.languages.map(({ code }) => code);
    const tail = found.menu.data.tail ?? (await unpackTail(found.menu.data.gzipped!));
    const isSame = made.etag === found.menu.etag && made.data.tail!.equals(tail);
    if (isSame && codes.join() === languages.join()) return;
    drop();
    onDifference({ venueId, version, language });
    await deletePreparedMenus(db, venueId);
  }

  return {
    begin: (found, at) => {
      if (!comparesNext) return;
      // A database that is away compares nothing, and a later menu is compared.
      const comparison = compare(found, at)
        .catch(() => {})
        .finally(() => comparisons.delete(comparison));
      comparisons.add(comparison);
      if (everyMs === 0) return;
      comparesNext = false;
      setTimeout(() => {
        comparesNext = true;
      }, everyMs).unref();
    },
    compared: async () => {
      await Promise.all(comparisons);
    },
  };
}
