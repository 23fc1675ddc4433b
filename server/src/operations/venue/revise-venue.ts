import type { AccountAuthor, AuditPart } from '../../core/audit/audit-entry.ts';
import { requireKnownCourses } from '../../core/menu/known-courses.ts';
import { detectMenuRemoval } from '../../core/menu/menu-removal.ts';
import { requireKnownVatClasses } from '../../core/menu/vat-classes.ts';
import { Refusal } from '../../core/refusals.ts';
import { MOST_NAMED_RECORDS } from '../../core/venue/setup/setup-history.ts';
import type { VenuePart } from '../../core/venue/venue-change.ts';
import type { Database, Tx } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/database-errors.ts';
import { deleteMenuRemoval, insertMenuRemoval } from '../../store/menu/menu-removals.ts';
import { insertSetupChange } from '../../store/venue/setup-history.ts';
import { changeOfPart, logChanges } from '../../store/venue/venue-changes.ts';
import { findVenueContent, type VenueContent } from '../../store/venue/venue-content.ts';
import { saveVenueContent } from '../../store/venue/venue-content-writer.ts';
import { recordAct } from '../audit/record-act.ts';
import { requireEmptiedDrawers } from '../drawers/require-emptied-drawers.ts';
import { requireOwnPhotos } from '../menu/require-own-photos.ts';
import { changeVenue } from './change-venue.ts';
import { setupDifferences } from './setup-differences.ts';

/** Which part of a venue is revised, by whom, and when. */
export interface RevisionRequest {
  venueId: string;
  part: VenuePart & AuditPart;
  by: AccountAuthor;
  now: number;
  /** The id under which removed parts of the menu are stored, so that the removal can be undone. */
  removalId?: string;
  /** The id of the removal that is undone; its stored parts are deleted. */
  returnedId?: string;
}

/** The venue after a revision, and the result for the caller. */
export interface Revision<T> {
  content: VenueContent;
  result: T;
}

/**
 * Revises the set-up of a venue: locks the venue, reads the whole set-up, decides, and writes the differences.
 * Simultaneous revisions run one after the other, and orders run before or after. If something differs, the history of
 * the set-up gets an entry.
 * @param revise  decides by the rules of the revised part; if it throws, nothing is written
 * @throws Refusal VENUE_NOT_FOUND; USERNAME_TAKEN if another venue has the username; CONTENT_INVALID if a picture is a
 *   photo that the venue does not have, or a dish names a course that it does not have; VAT_CLASS_NOT_FOUND;
 *   DRAWER_NOT_EMPTY; and what `revise` throws
 */
export async function reviseVenue<T>(
  db: Database,
  { venueId, part, by, now, removalId, returnedId }: RevisionRequest,
  revise: (content: VenueContent) => Revision<T>,
): Promise<T> {
  try {
    return await changeVenue(db, venueId, part, now, async (tx) => {
      const before = await findVenueContent(tx, venueId);
      if (before === null) throw new Refusal('VENUE_NOT_FOUND');
      const { content, result } = revise(before);
      requireKnownVatClasses(content);
      requireKnownCourses(content);
      await requireOwnPhotos(tx, before, content);
      await requireEmptiedDrawers(tx, before.venue, content.venue);
      const parts = await saveVenueContent(tx, before, content);
      // A change of one part may change others: a removed category also disappears from campaigns and printers.
      const others = parts.filter((other) => other !== part);
      await logChanges(
        tx,
        venueId,
        others.map((other) => changeOfPart(venueId, other)),
        now,
      );
      await recordRevision(tx, before, content, { part, by, now });
      if (removalId !== undefined) {
        const removal = detectMenuRemoval(before, content);
        const isEmpty = removal.categories.length + removal.products.length === 0;
        if (!isEmpty)
          await insertMenuRemoval(tx, venueId, { id: removalId, at: now, by: by.account, removal });
      }
      if (returnedId !== undefined) await deleteMenuRemoval(tx, venueId, returnedId);
      return result;
    });
  } catch (error) {
    if (isUniqueViolation(error) && part === 'Settings') {
      const problem = {
        field: 'username',
        message: 'is the username of another venue',
        attemptedValue: null,
      };
      throw new Refusal('USERNAME_TAKEN', { problems: [problem] });
    }
    throw error;
  }
}

/** Adds the changes of a revision to the history of the set-up and to the audit log; writes nothing if nothing differs. */
export async function recordRevision(
  tx: Tx,
  before: VenueContent,
  after: VenueContent,
  { part, by, now }: Pick<RevisionRequest, 'part' | 'by' | 'now'>,
): Promise<void> {
  const differences = setupDifferences(before, after);
  if (differences.length === 0) return;
  const venueId = before.venue.id;
  const records = differences.slice(0, MOST_NAMED_RECORDS).map((record) => ({
    ...record,
    properties: record.properties.map(({ name }) => name),
  }));
  await insertSetupChange(tx, venueId, { by: by.account, at: now, records });
  await recordAct(tx, venueId, by, { part, at: now, records: differences });
}
