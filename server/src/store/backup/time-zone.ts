import type { Db } from '../database.ts';

/** The time zone that most venues have, which decides when it is night for backups; UTC if there are no venues yet. */
export async function findMostCommonZone(db: Db): Promise<string> {
  const [row] = await db.query<{ zone: string }>({
    across: 'AllVenues',
    text: `select profile ->> 'timeZone' as zone from venue group by 1 order by count(*) desc, 1 limit 1`,
  });
  return row?.zone ?? 'UTC';
}
