import type { Db } from '../database.ts';

/** The first venues of a list, by name in a language-neutral order that only the database knows (ICU). Reads no table. */
export async function findFirstByName<Venue extends { id: string; name: string }>(
  db: Db,
  venues: readonly Venue[],
  limit: number,
): Promise<Venue[]> {
  const first = await db.query<{ id: string }>({
    name: 'sort-venue-names',
    across: 'Venues',
    text: `select v.venue_id as id from unnest($1::text[], $2::uuid[]) as v (name, venue_id)
            order by v.name collate "und-x-icu", v.venue_id limit $3`,
    values: [venues.map(({ name }) => name), venues.map(({ id }) => id), limit],
  });
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  return first.map(({ id }) => byId.get(id)!);
}
