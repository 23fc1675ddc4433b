import type { Db } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/**
 * Deletes menus that servers of the release before this one stored before an instant, at most `most` of them. Uses `prepared_menu_written_at`.
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
