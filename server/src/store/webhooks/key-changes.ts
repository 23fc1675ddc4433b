import type { TrackedKind } from '../../core/webhooks/event.ts';
import type { Db } from '../database.ts';

/** The last change of an order or a reservation that a key tracks. */
export interface KeyChange {
  venueId: string;
  subjectId: string;
  kind: TrackedKind;
  changeNumber: number;
  /** In milliseconds. */
  changedAt: number;
}

/**
 * A position in the changes of a key: before all changes of an instant, or with `subjectId` after the change of that
 * order or reservation.
 */
export type KeyChangePosition = Pick<KeyChange, 'changedAt'> & Partial<Pick<KeyChange, 'subjectId'>>;

/** The lowest possible id. */
const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';

/**
 * The last change of each order and reservation that a key tracks at some venues, if it comes after a position;
 * oldest first, at most `limit`. The key need not have a webhook.
 */
export async function listKeyChanges(
  db: Db,
  { keyId, venueIds }: { keyId: string; venueIds: readonly string[] },
  { changedAt, subjectId = NO_SUBJECT }: KeyChangePosition,
  limit: number,
): Promise<KeyChange[]> {
  return db.query<KeyChange>({
    name: 'list-key-changes',
    across: 'Venues',
    text: `select t.venue_id as "venueId", t.subject_id as "subjectId", t.kind, t.change_number as "changeNumber",
                  t.changed_at as "changedAt"
             from webhook_tracking t
            where t.venue_id = any ($1) and t.key_id = $2 and (t.changed_at, t.subject_id) > ($3, $4)
            order by t.changed_at, t.subject_id limit $5`,
    values: [venueIds, keyId, new Date(changedAt), subjectId, limit],
  });
}
