import type { Db } from '../database.ts';

/** The time zone of most venues; UTC when there is none yet. */
export async function findMostCommonZone(db: Db): Promise<string> {
  const [row] = await db.query<{ zone: string }>({
    across: 'AllVenues',
    text: `select profile ->> 'timeZone' as zone from venue group by 1 order by count(*) desc, 1 limit 1`,
  });
  return row?.zone ?? 'UTC';
}
