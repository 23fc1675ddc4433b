import { type Static, Type } from 'typebox';
import { DEVICE_KINDS } from '../../core/access/device.ts';
import { maySeeBill, seesOthersBills } from '../../core/access/policies/bills/bills.ts';
import { LIVE_ACCESS } from '../../core/access/policies/people/live.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { Refusal } from '../../core/refusals.ts';
import { CHANGE_KINDS } from '../../core/venue/venue-change.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listBills } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import { type LoggedChange, listChanges as list, listLastChanges } from '../../store/venue/venue-changes.ts';
import { venueOperation } from '../venue-operation.ts';

const CHANGES_AT_ONCE = 200;

const ChangeResource = Type.Object(
  {
    kind: oneOf(CHANGE_KINDS),
    subjectId: uuid(
      'The id of the bill, ticket, printer or reservation; for other changes, the id of the venue.',
    ),
    action: nullable(
      Type.String({ examples: ['PaymentRecorded'] }),
      'What was done; for a venue, the part that changed.',
    ),
    at: instantSchema(),
  },
  { title: 'Change' },
);

const cursorSchema = (description: string, example: string) =>
  Type.String({ pattern: '^[0-9]{1,15}$', examples: [example], description });

export const listChanges = venueOperation({
  operationId: 'listChanges',
  method: 'GET',
  path: '/venues/{venueId}/changes',
  tag: 'Live',
  summary: 'List the changes of a venue after a position',
  description:
    'For programs that follow a venue and may be offline for days. Lists the changes after a cursor, ' +
    'each once and in order, from every server. A change only names what changed: read it to get its ' +
    'current state. Without `after`, the answer has no changes and the current cursor. With `wait`, a ' +
    'call that finds nothing waits this many seconds for the next change. Changes are kept for 35 ' +
    'days, or for the time that the operator has set. After that a cursor answers `CHANGES_EXPIRED`, ' +
    'and so does an unknown cursor: then read everything again and continue from the current cursor. ' +
    'Store a cursor only after you have processed all changes before it.',
  access: LIVE_ACCESS.list,
  devices: DEVICE_KINDS,
  query: Type.Object({
    after: Type.Optional(
      cursorSchema('The `cursor` of the previous answer; 0 is before the first change.', '0'),
    ),
    wait: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 25,
        default: 0,
        description: 'The number of seconds to wait for a change.',
      }),
    ),
  }),
  answers: {
    200: {
      description: 'The changes.',
      schema: Type.Object(
        {
          changes: Type.Array(ChangeResource, {
            description: 'The changes, at most 200, without changes of bills that the person may not see.',
          }),
          cursor: cursorSchema('The position after these changes. Send it as `after` to continue.', '1042'),
          hasMore: Type.Boolean({ description: 'Whether there are already more changes.' }),
        },
        { title: 'Changes' },
      ),
    },
  },
  refusals: ['CHANGES_EXPIRED', 'TOO_MANY_LIVE_STREAMS'],
  run: async ({ db, live }, { params: { venueId }, query: { after, wait = 0 }, session, tokenHash }) => {
    const lastChange = async () => {
      const last = (await listLastChanges(db, [venueId])).get(venueId);
      if (last === undefined) throw new Refusal('VENUE_NOT_FOUND');
      return last;
    };
    let last = await lastChange();
    if (after === undefined) return { status: 200, data: toPage([], last, last) };
    const cursor = Number(after);
    if (cursor > last) throw new Refusal('CHANGES_EXPIRED');
    if (cursor === last && wait > 0) {
      const reader = { session, tokenHash, venueId };
      live.requireCapacity(reader);
      const stream = live.open(reader);
      await stream.waitForChangeAfter(cursor, wait * 1_000);
      stream.leave();
      last = await lastChange();
    }
    const changes = await list(db, venueId, cursor, CHANGES_AT_ONCE);
    if (!areAllKept(changes, cursor, last)) throw new Refusal('CHANGES_EXPIRED');
    const seen = await visibleChanges(db, venueId, session, changes);
    return { status: 200, data: toPage(changes, cursor, last, seen) };
  },
});

/** The changes without those of bills that a person may not see. The cursor still moves past them. */
async function visibleChanges(
  db: Db,
  venueId: string,
  session: Session,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const ids = new Set(changes.flatMap(({ kind, subjectId }) => (kind === 'Bill' ? [subjectId] : [])));
  if (ids.size === 0 || seesOthersBills(session)) return changes;
  const bills = await listBills(
    db,
    [...ids].map((id) => [venueId, id] as const),
  );
  const seen = new Set(bills.filter((bill) => maySeeBill(session, bill)).map(({ id }) => id));
  return changes.filter(({ kind, subjectId }) => kind !== 'Bill' || seen.has(subjectId));
}

/** Whether all changes since the cursor are still stored: their numbers have no gap. */
function areAllKept(changes: readonly LoggedChange[], cursor: number, last: number): boolean {
  if (changes.length === 0) return cursor === last;
  return changes.at(-1)!.change - cursor === changes.length;
}

function toPage(changes: readonly LoggedChange[], from: number, last: number, seen = changes) {
  const cursor = changes.at(-1)?.change ?? from;
  return { changes: seen.map(toChange), cursor: String(cursor), hasMore: cursor < last };
}

function toChange({ kind, subjectId, at, detail }: LoggedChange): Static<typeof ChangeResource> {
  const { action, part } = detail;
  return { kind, subjectId, action: (action ?? part ?? null) as string | null, at: instant(at) };
}
