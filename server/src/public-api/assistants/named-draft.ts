import { Type } from 'typebox';
import { type Caller, reaches } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import type { SecretKeys } from '../../core/secret-key.ts';
import { readDraftToken } from '../../crypto/tokens/draft-token.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueLookup } from '../../store/venue/cache/venue-cache.ts';
import { draftExample } from './assistant-example.ts';

/** The path parameter of an operation on one draft. */
export const DraftParams = Type.Object({
  draft: Type.String({ examples: [draftExample], description: 'The `draft` value of the prepared draft.' }),
});

/**
 * The draft in a path, and its venue.
 * @throws Refusal ASSISTANT_DRAFT_NOT_FOUND if the draft is invented, of another key, or of a venue that the key no
 *   longer reaches
 */
export async function requireDraftOfPath(
  secretKeys: SecretKeys,
  caller: Caller,
  lookup: VenueLookup,
  token: string,
): Promise<{ draftId: string; venue: CachedVenue }> {
  const ref = readDraftToken(token, secretKeys, caller.keyId);
  const venue = ref !== null && reaches(caller, ref.venueId) ? await lookup.findVenue(ref.venueId) : null;
  if (ref === null || venue === null) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
  return { draftId: ref.draftId, venue };
}
