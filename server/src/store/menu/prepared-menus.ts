import type { Db } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** A menu of a venue at a version, as servers with the same release and settings answer it. */
export interface PreparedMenuRow {
  venueId: string;
  version: number;
  /** The code of its language; `''` for a venue without languages. */
  language: string;
  /** Of the venue, its default first. */
  languages: readonly string[];
  /** Decides what a menu looks like. */
  form: string;
  content: Buffer;
}

/**
 * The stored menu in the language that a venue has for the asked one, if the venue has this version now; `null` when there is
 * none. Uses the primary keys of both tables.
 * @param asked  a code, or `null`; a language that the venue does not have stands for its default
 */
export async function findPreparedMenu(
  db: Db,
  venueId: string,
  { version, form, asked }: { version: number; form: string; asked: string | null },
): Promise<{ language: string; content: Buffer } | null> {
  const [row] = await db.query<{ language: string; content: Buffer }>({
    name: 'find-prepared-menu',
    text: `select m.language, m.content
             from venue_head h join prepared_menu m on m.venue_id = h.venue_id and m.version = h.version
            where h.venue_id = $1 and h.version = $2 and m.venue_id = $1 and m.form = $3
              and m.language = case when $4 = any (m.languages) then $4 else coalesce(m.languages[1], '') end`,
    values: [venueId, version, form, asked],
  });
  return row ?? null;
}

/**
 * Stores a menu, unless the venue has another version by now, or a row was written since `rewrittenBefore`.
 * @returns whether it was stored
 */
export async function savePreparedMenu(
  db: Db,
  { venueId, version, language, languages, form, content }: PreparedMenuRow,
  { now, rewrittenBefore }: { now: number; rewrittenBefore: number },
): Promise<boolean> {
  const [row] = await db.query<{ saved: boolean }>({
    name: 'save-prepared-menu',
    text: `select save_prepared_menu(p_venue => $1, p_language => $2, p_form => $3, p_version => $4, p_languages => $5,
             p_content => $6, p_now => $7, p_rewritten_before => $8) as saved`,
    values: [venueId, language, form, version, languages, content, new Date(now), new Date(rewrittenBefore)],
  });
  return row!.saved;
}

/** Deletes the stored menus of a venue. */
export async function deletePreparedMenus(db: Db, venueId: string): Promise<void> {
  await db.query({
    name: 'delete-prepared-menus',
    text: 'delete from prepared_menu where venue_id = $1',
    values: [venueId],
  });
}

/**
 * Deletes menus that were stored before an instant, at most `most` of them. Uses `prepared_menu_written_at`.
 * @returns how many it found; there may be more when that is `most`
 */
export async function deletePreparedMenusBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, language, form from prepared_menu where written_at < $1 limit $2),
                gone as (
                  delete from prepared_menu m using old
                   where m.venue_id = old.venue_id and m.language = old.language and m.form = old.form returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}
