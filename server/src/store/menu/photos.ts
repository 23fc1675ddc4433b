import type { Db, Tx } from '../database.ts';

/** One of the stored sizes of a photo. */
export interface StoredPhotoSize {
  width: number;
  mediaType: string;
  content: Buffer;
}

/** Saves a photo with its sizes. */
export async function insertPhoto(
  tx: Tx,
  venueId: string,
  photoId: string,
  sizes: readonly (StoredPhotoSize & { height: number })[],
  now: number,
): Promise<void> {
  await tx.query({
    text: 'insert into photo (venue_id, photo_id, created_at) values ($1, $2, $3)',
    values: [venueId, photoId, new Date(now)],
  });
  for (const { width, height, mediaType, content } of sizes) {
    await tx.query({
      text: `insert into photo_size (venue_id, photo_id, width, height, media_type, content)
             values ($1, $2, $3, $4, $5, $6)`,
      values: [venueId, photoId, width, height, mediaType, content],
    });
  }
}

/**
 * Stores which photos of a venue are used, and since when the others are unused. Removed products and categories
 * still use their photos while they can be restored. A new photo without a reference counts as unused. The caller
 * holds the lock of the venue's head, so that no reference is added in the meantime.
 */
export async function updatePhotoUse(tx: Tx, venueId: string, now: number): Promise<void> {
  await tx.query({
    text: `with used as (
             select definition ->> 'imageUrl' as path from product where venue_id = $1
             union all
             select definition ->> 'imageUrl' from menu_category where venue_id = $1
             union all
             select profile ->> 'logoUrl' from venue where venue_id = $1
             union all
             select jsonb_path_query(content, '$.*[*].imageUrl') #>> '{}' from menu_removal where venue_id = $1
           )
           update photo p set unused_since = case when p.unused_since is null then $2::timestamptz end
            where p.venue_id = $1
              and (p.unused_since is not null) =
                  ('/photos/' || p.venue_id || '/' || p.photo_id in (select path from used where path is not null))`,
    values: [venueId, new Date(now)],
  });
}

/** Deletes the photos of a venue that have been unused since an instant or longer. */
export async function deletePhotosUnusedSince(tx: Tx, venueId: string, instant: number): Promise<void> {
  await tx.query({
    text: `with gone as (
             delete from photo where venue_id = $1 and unused_since <= $2 returning photo_id
           )
           delete from photo_size s using gone where s.venue_id = $1 and s.photo_id = gone.photo_id`,
    values: [venueId, new Date(instant)],
  });
}

/** How many photos a venue has. Uses the primary key. */
export async function countPhotos(tx: Tx, venueId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    text: 'select count(*) as count from photo where venue_id = $1',
    values: [venueId],
  });
  return row!.count;
}

/** Which of these ids are photos of the venue. Uses the primary key. */
export async function listKnownPhotoIds(
  tx: Tx,
  venueId: string,
  photoIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ photo_id: string }>({
    text: 'select photo_id from photo where venue_id = $1 and photo_id = any ($2)',
    values: [venueId, photoIds],
  });
  return new Set(rows.map((row) => row.photo_id));
}

/** The narrowest size of a photo that has at least a width, else its widest size. Uses the primary key. */
export async function findPhotoSize(
  db: Db,
  venueId: string,
  photoId: string,
  width: number,
): Promise<StoredPhotoSize | null> {
  const [row] = await db.query<StoredPhotoSize>({
    name: 'find-photo-size',
    text: `select width, media_type as "mediaType", content from photo_size
            where venue_id = $1 and photo_id = $2
            order by width < $3, abs(width - $3) limit 1`,
    values: [venueId, photoId, width],
  });
  return row ?? null;
}
