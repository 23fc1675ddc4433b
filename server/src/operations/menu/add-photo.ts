import { photoPathOf, UNUSED_PHOTO_MS } from '../../core/menu/photo.ts';
import { Refusal } from '../../core/refusals.ts';
import { limitsOf } from '../../core/venue/venue-limits.ts';
import type { EncodePhoto, ReadPhoto } from '../../images/encode-photo.ts';
import type { PhotoSize } from '../../images/photo-sizes.ts';
import type { NewId } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import {
  countPhotos,
  deletePhotosUnusedSince,
  insertPhoto,
  updatePhotoUse,
} from '../../store/menu/photos.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { findOwnLimits } from '../../store/venue/venue-limits.ts';

/** A stored photo, with its sizes, the narrowest first. */
export interface AddedPhoto {
  id: string;
  /** The path to use as the picture of a product, a category or a venue. */
  path: string;
  sizes: PhotoSize[];
}

/**
 * Stores a photo for a venue. Deletes the venue's photos that were not in use for a day.
 * @param read  reads the photo from the request; called when it is the turn of the venue (few photos are processed at the
 *   same time)
 * @throws Refusal PHOTO_INVALID; CONTENT_INVALID if the venue has its maximum of photos; SERVICE_UNAVAILABLE if too many
 *   requests wait; and the errors of `read`
 */
export async function addPhoto(
  { db, newId, encodePhoto }: { db: Database; newId: NewId; encodePhoto: EncodePhoto },
  venueId: string,
  read: ReadPhoto,
  now: number,
): Promise<AddedPhoto> {
  const sizes = await encodePhoto(venueId, read);
  const id = newId();
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updatePhotoUse(tx, venueId, now);
    await deletePhotosUnusedSince(tx, venueId, now - UNUSED_PHOTO_MS);
    const { photos: most } = limitsOf(await findOwnLimits(tx, venueId));
    if ((await countPhotos(tx, venueId)) >= most) {
      const message = `is one more than ${most} photos`;
      throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'body', message, attemptedValue: null }] });
    }
    await insertPhoto(tx, venueId, id, sizes, now);
  });
  return { id, path: photoPathOf(venueId, id), sizes };
}
