import { chooseDraft } from '../../core/assistants/draft.ts';
import { type OrderDraftContent, orderFingerprint } from '../../core/assistants/order-draft.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { findDraft, listMatchingDrafts } from '../../store/assistants/drafts.ts';
import type { Db } from '../../store/database.ts';
import type { PreparedDraft } from './write-draft.ts';

/**
 * The draft of an order as it was prepared, with the last similar draft that became an order and still counts as a
 * possible duplicate.
 * @throws Refusal ASSISTANT_DRAFT_NOT_FOUND
 */
export async function findOrderDraft(
  db: Db,
  { id: venueId, countryCode }: Pick<Venue, 'id' | 'countryCode'>,
  keyId: string,
  draftId: string,
  now: number,
): Promise<PreparedDraft<OrderDraftContent>> {
  const draft = await findDraft<OrderDraftContent>(db, venueId, keyId, draftId);
  if (draft === null || !('request' in draft.content)) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
  if (draft.taken !== null) return { draft, earlier: draft };
  const likeness = orderFingerprint(draft.content.request, countryCode);
  const choice = chooseDraft(
    await listMatchingDrafts<OrderDraftContent>(db, { venueId, keyId, likeness }),
    true,
    now,
  );
  return { draft, earlier: choice.kind === 'Taken' ? choice.draft : choice.earlier };
}
