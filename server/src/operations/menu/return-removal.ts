import type { AccountAuthor } from '../../core/audit/audit-entry.ts';
import { type MenuRemoval, restoreRemoval } from '../../core/menu/menu-removal.ts';
import { Refusal } from '../../core/refusals.ts';
import { changeLanguages } from '../../core/venue/setup/language-change.ts';
import type { Database } from '../../store/database.ts';
import { findMenuRemoval } from '../../store/menu/menu-removals.ts';
import { reviseVenue } from '../venue/revise-venue.ts';

/** How long a removal from the menu can be undone. */
export const REMOVALS_RETAINED_MS = 30 * 24 * 3_600_000;

/**
 * Undoes a removal from the menu: restores the removed parts with their ids, positions, campaigns and printers, in the
 * present languages, and deletes the stored removal. Parts that were already restored stay as they are.
 * @throws Refusal REMOVAL_NOT_FOUND; CATEGORY_NOT_FOUND, CONTENT_INVALID as `restoreRemoval`; VENUE_NOT_FOUND
 */
export async function returnRemoval(
  db: Database,
  { venueId, removalId, by, now }: { venueId: string; removalId: string; by: AccountAuthor; now: number },
): Promise<MenuRemoval> {
  const removal = await findMenuRemoval(db, venueId, removalId, now - REMOVALS_RETAINED_MS);
  if (removal === null) throw new Refusal('REMOVAL_NOT_FOUND');
  return reviseVenue(db, { venueId, part: 'Menu', by, now, returnedId: removalId }, (content) => {
    const languages = content.venue.languages.map(({ code }) => code);
    const texts = changeLanguages({ ...removal, campaigns: [] }, removal.languages ?? [], languages);
    const { categories, products } = texts;
    return { content: restoreRemoval(content, { ...removal, categories, products }), result: removal };
  });
}
