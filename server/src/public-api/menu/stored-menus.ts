import type { Clock, Logger } from '../../parts.ts';
import { type Db, isDatabaseAway } from '../../store/database.ts';
import { findPreparedMenu } from '../../store/menu/prepared-menus.ts';
import { createMenuWriter } from './menu-writer.ts';
import { menuInBytes, type StoredMenu } from './stored-menu-bytes.ts';

/** What became of stored menus since the start of this server. */
export interface StoredMenuUse {
  found: number;
  missing: number;
  /** Found, and not used. */
  damaged: number;
  written: number;
  /** Not written, because the database refused or too many waited. */
  failed: number;
}

/** The menu that a caller asks for. */
interface AskedMenu {
  venueId: string;
  version: number;
  form: string;
  /** The language, as it was sent. */
  asked: string | undefined;
}

/** Menus in the database, for all servers. */
export interface StoredMenus {
  /**
   * The menu of a venue at a version, if that is its version in the database.
   * @param onChange  called when it takes another amount of memory
   */
  find(asked: AskedMenu, onChange: () => void): Promise<StoredMenu | null>;
  /** Stores a menu later, if that of the venue was not stored lately. Whoever offers it waits for nothing. */
  offer(menu: StoredMenu): void;
  use(): StoredMenuUse;
  /** Resolves when nothing waits to be written. */
  written(): Promise<void>;
  /** Writes nothing more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

export interface StoredMenuParts {
  db: Db;
  clock: Clock;
  log: Logger;
}

const LOG_AGAIN_MS = 60_000;
const CODE = /^[a-z]{2}$/;

/** Finds and stores menus in the database. A fault of a row or of a write is logged, at most once a minute, and answers nobody. */
export function createStoredMenus({ db, clock, log }: StoredMenuParts): StoredMenus {
  const found = { found: 0, missing: 0, damaged: 0 };
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFault = (error: unknown, what: string) => {
    const now = clock.now();
    if (loggedAt <= now && now - loggedAt < LOG_AGAIN_MS) return;
    loggedAt = now;
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, what);
  };
  const writer = createMenuWriter(db, clock, (error) =>
    logFault(error, 'cannot store a prepared menu: servers make it themselves'),
  );

  async function find({ venueId, version, form, asked }: AskedMenu, onChange: () => void) {
    const code = asked?.toLowerCase() ?? '';
    try {
      const row = await findPreparedMenu(db, venueId, {
        ...{ version, form },
        asked: CODE.test(code) ? code : null,
      });
      const menu =
        row && menuInBytes(row.content, { venueId, version, form, language: row.language }, onChange);
      found[row === null ? 'missing' : menu === null ? 'damaged' : 'found'] += 1;
      return menu;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      found.damaged += 1;
      logFault(error, 'cannot read a prepared menu: it is made anew');
      return null;
    }
  }

  const { offer, written, stop } = writer;
  return { find, offer, written, stop, use: () => ({ ...found, ...writer.use() }) };
}
