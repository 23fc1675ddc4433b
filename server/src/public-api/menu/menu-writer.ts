import type { Clock } from '../../parts.ts';
import type { Db } from '../../store/database.ts';
import { type PreparedMenuRow, savePreparedMenu } from '../../store/menu/prepared-menus.ts';
import { bytesOfMenu, type StoredMenu } from './stored-menu-bytes.ts';

/** Stores menus behind the answers, one at a time. */
interface MenuWriter {
  offer(menu: StoredMenu): void;
  use(): { written: number; failed: number };
  /** Resolves when nothing waits to be written. */
  written(): Promise<void>;
  /** Writes nothing more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** The menu of a venue in a language is stored once in this time, however often it changes. */
const REWRITTEN_AFTER_MS = 10 * 60_000;
/** Some 1 MB of menus. A menu beyond it is stored when it is next missing. */
const MOST_WAITING = 100;
/** Menus of which this server knows when it stored them; some 1 MB. Of any other the database knows. */
const MOST_KNOWN = 10_000;

/** @param onFault  called with the error of a write, which is not repeated */
export function createMenuWriter(db: Db, clock: Clock, onFault: (error: unknown) => void): MenuWriter {
  const use = { written: 0, failed: 0 };
  const storedAt = new Map<string, number>();
  const waiting: PreparedMenuRow[] = [];
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let isStopped = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const now = clock.now();
      try {
        const wasSaved = await savePreparedMenu(db, row, { now, rewrittenBefore: now - REWRITTEN_AFTER_MS });
        if (wasSaved) use.written += 1;
      } catch (error) {
        use.failed += 1;
        onFault(error);
      }
    }
    isWriting = false;
  }

  function wasStoredLately(name: string): boolean {
    const now = clock.now();
    const before = storedAt.get(name) ?? Number.NEGATIVE_INFINITY;
    return before <= now && now - before < REWRITTEN_AFTER_MS;
  }

  function note(name: string): void {
    storedAt.delete(name);
    storedAt.set(name, clock.now());
    if (storedAt.size > MOST_KNOWN) storedAt.delete(storedAt.keys().next().value!);
  }

  return {
    offer: (menu) => {
      const { venueId, language, form, version, languages } = menu;
      const name = `${venueId} ${language}`;
      if (isStopped || wasStoredLately(name)) return;
      const content = waiting.length < MOST_WAITING ? bytesOfMenu(menu) : null;
      if (content === null) {
        use.failed += 1;
        return;
      }
      note(name);
      waiting.push({ venueId, version, language, languages, form, content });
      if (!isWriting) writing = writeAll();
    },
    use: () => ({ ...use }),
    written: () => writing,
    stop: () => {
      isStopped = true;
      waiting.length = 0;
      return writing;
    },
  };
}
