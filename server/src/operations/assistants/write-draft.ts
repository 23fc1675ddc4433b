import { isDeepStrictEqual } from 'node:util';
import { chooseDraft, DRAFT_LIFETIME_MS, type Draft } from '../../core/assistants/draft.ts';
import type { NewId } from '../../parts/parts.ts';
import { type DraftGroup, lockMatchingDrafts, saveDraft } from '../../store/assistants/drafts.ts';
import { type Database, inTransaction } from '../../store/database.ts';

/** A draft for a request, and an earlier similar draft that was taken and still counts as a possible duplicate. */
export interface PreparedDraft<Content> {
  draft: Draft<Content>;
  earlier: Draft<Content> | null;
}

/** The dependencies of drafts. */
export interface DraftParts {
  db: Database;
  newId: NewId;
}

/**
 * Stores one draft for similar requests, even if several servers prepare it at the same time. Returns the open draft if
 * its content is the same, else a new draft that replaces it; or the draft that was taken.
 * @param content  a value that can be stored as JSON
 */
export function writeDraft<Content>(
  { db, newId }: DraftParts,
  owner: DraftGroup,
  content: Content,
  again: boolean,
  now: number,
): Promise<PreparedDraft<Content>> {
  const made = { id: newId(), content, expiresAt: now + DRAFT_LIFETIME_MS };
  return inTransaction(db, async (tx) => {
    const choice = chooseDraft(await lockMatchingDrafts(tx, owner, made), again, now);
    if (choice.kind === 'Taken') return { draft: choice.draft, earlier: choice.draft };
    const { slot, open, earlier } = choice;
    if (open !== null && isDeepStrictEqual(open.content, JSON.parse(JSON.stringify(content))))
      return { draft: open, earlier };
    await saveDraft(tx, owner, { ...made, slot });
    return { draft: { ...made, slot, taken: null }, earlier };
  });
}
