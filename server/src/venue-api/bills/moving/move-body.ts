import { type Static, Type } from 'typebox';
import { invalidContent } from '../../../core/invalid-content.ts';
import type { RefusalCode } from '../../../core/refusals.ts';
import { nullable, uuid } from '../../../http/schema.ts';
import type { MoveRequest, MoveTarget } from '../../../operations/bills/decide-move.ts';
import { readUnits, unitsProperty } from '../payments/payment-body.ts';
import { seenRevisionProperty } from '../seen-revision.ts';

const optional = (description: string) => Type.Optional(nullable(uuid(), description));

/** The lines to move, and their target. */
export const MoveBody = Type.Object(
  {
    lines: unitsProperty(
      'The lines to move, each with a number of units. Left out: all lines move, and the bill is left ' +
        'without lines.',
    ),
    to: Type.Object({
      billId: optional(
        'The bill to move to: an open bill, or a `Moved` bill that has all its lines on this one, which is ' +
          'opened again.',
      ),
      revision: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The `revision` of that bill, as the person saw it.' }),
      ),
      tableId: optional(
        'A table without an open bill; a bill is opened there. Without `billId` and `tableId`, a takeaway ' +
          'bill is opened.',
      ),
    }),
    revision: seenRevisionProperty(),
  },
  { examples: [{ to: {}, revision: 1 }] },
);

/** The refusals of both calls that move lines. */
export const moveRefusals: readonly RefusalCode[] = [
  'BILL_NOT_FOUND',
  'BILL_NOT_OPEN',
  'BILL_CHANGED_SINCE',
  'BILL_HAS_PAYMENTS',
  'BILL_OVERPAID',
  'MEAL_CARD_OVERPAID',
  'BILL_TOO_LONG',
  'LINE_NOT_FOUND',
  'LINE_MOVE_NOT_ALLOWED',
  'UNIT_ALREADY_PAID',
  'UNIT_HAS_DOCUMENT',
  'TABLE_NOT_FOUND',
  'TABLE_TAKEN',
];

/** The move in a body. @throws Refusal CONTENT_INVALID if it names two targets, or a bill without its revision */
export function readMove(
  { venueId, billId }: { venueId: string; billId: string },
  { lines, to, revision }: Static<typeof MoveBody>,
): MoveRequest {
  return { venueId, billId, revision, chosen: lines ? readUnits(lines) : null, to: readTarget(to) };
}

function readTarget({ billId, revision, tableId }: Static<typeof MoveBody>['to']): MoveTarget {
  if (!billId) return { tableId: tableId?.toLowerCase() ?? null };
  if (tableId) throw invalidContent('to.tableId', 'is not allowed with `billId`');
  if (revision === undefined) throw invalidContent('to.revision', 'is required with `billId`');
  return { billId: billId.toLowerCase(), revision };
}
