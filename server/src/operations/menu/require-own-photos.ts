import { type ContentWithPhotos, newPhotoReferences, parsePhotoPath } from '../../core/menu/photo.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import type { Tx } from '../../store/database.ts';
import { listKnownPhotoIds } from '../../store/menu/photos.ts';

/**
 * Requires that every photo that a revision adds to a venue belongs to that venue. The caller has locked the venue's
 * head, so that no photo is deleted in the meantime.
 * @throws Refusal CONTENT_INVALID with each property whose photo the venue does not have
 */
export async function requireOwnPhotos(
  tx: Tx,
  before: ContentWithPhotos,
  after: ContentWithPhotos,
): Promise<void> {
  const stated = newPhotoReferences(before, after).map(({ field, path }) => ({
    field,
    path,
    photo: parsePhotoPath(path),
  }));
  if (stated.length === 0) return;
  const { id: venueId } = after.venue;
  const photoIds = stated.flatMap(({ photo }) => (photo?.venueId === venueId ? [photo.photoId] : []));
  const known = await listKnownPhotoIds(tx, venueId, photoIds);
  const problems = stated.flatMap(({ field, path, photo }): Problem[] =>
    photo?.venueId === venueId && known.has(photo.photoId)
      ? []
      : [{ field, message: 'is no photo of the venue', attemptedValue: path }],
  );
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}
