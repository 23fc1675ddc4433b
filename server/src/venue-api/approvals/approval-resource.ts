import { type Static, Type } from 'typebox';
import { APPROVAL_STATES, isOpen, type MovementSubject } from '../../core/access/approval.ts';
import { LENT_RIGHTS } from '../../core/access/rights.ts';
import { LENT_MOVES } from '../../core/drawers/lent-move.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { AskedApproval } from '../../operations/access/approvals.ts';
import { VAT_CODE_PATTERN } from '../../venue-document/document-fields.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';

/** The operation of the act, by its id. */
export const actProperty = Type.String({
  pattern: '^[a-zA-Z]{1,40}$',
  description: 'The operation that was refused, by its `operationId`.',
  examples: ['discountBill'],
});

export const rightProperty = oneOf(
  LENT_RIGHTS,
  'The right that the person lacks, or whose limit the act goes past.',
);

const movementProperties = {
  act: oneOf(LENT_MOVES, 'The kind of the move.'),
  drawer: Type.String({
    pattern: VAT_CODE_PATTERN,
    description: 'The code of the drawer.',
    examples: ['main'],
  }),
};

/** A move of cash, as the details of the refusal name it. */
export const MovementNeeded = Type.Object(
  {
    ...movementProperties,
    accountId: Type.Optional(nullable(uuid(), 'Whom tips are paid out to; `null` for the other moves.')),
  },
  { title: 'MovementNeeded' },
);

/** What an act is about, for the person who agrees to it. */
export const SubjectResource = Type.Object(
  {
    billNumber: nullable(Type.Integer({ examples: [42] }), '`null` for an order that may open a bill.'),
    tableName: nullable(Type.String({ examples: ['Salon 3'] }), '`null` for a bill without a table.'),
    dishes: Type.Array(
      Type.Object({
        name: Type.String({ examples: ['Adana kebap'] }),
        units: Type.Integer({ examples: [2] }),
      }),
      { description: 'The dishes that the act names; none for an act on the whole bill.' },
    ),
    offPercent: Type.Number({
      description:
        'How much of the bill would be taken off by hand altogether, in percent; 0 for an act that no limit counts.',
      examples: [25],
    }),
    movement: nullable(
      Type.Object(
        {
          ...movementProperties,
          drawerName: nullable(Type.String({ examples: ['Bar'] }), '`null` for the only drawer of a venue.'),
          to: nullable(
            Type.Object({ id: uuid(), name: Type.String({ examples: ['Ada'] }) }),
            'Whom tips are paid out to; `null` for the other moves.',
          ),
        },
        { title: 'MovementSubject' },
      ),
      'What is done to a drawer; `null` for an act on a bill.',
    ),
  },
  { title: 'ApprovalSubject', description: 'What the act is about, for whoever agrees to it.' },
);

export const ApprovalResource = Type.Object(
  {
    id: uuid(),
    state: oneOf(
      [...APPROVAL_STATES, 'Expired'],
      '`Asked` until somebody answers; `Agreed` until the act was done with it, which makes it `Used`.',
    ),
    act: actProperty,
    right: rightProperty,
    billId: nullable(uuid(), 'The bill of the act; `null` for an order that may open one.'),
    lineIds: Type.Array(uuid(), {
      description: 'The lines that the act names; none for an act on the whole bill.',
    }),
    amount: liraSchema('How much the act takes off at most.'),
    reason: nullable(Type.String({ examples: ['Doğum günü'] }), 'Why, in the words of the person who asked.'),
    subject: SubjectResource,
    askedAt: instantSchema('When it was asked.'),
    askedBy: ActorResource,
    expiresAt: instantSchema('Until when it can be answered, or once agreed to, used.'),
    answeredBy: nullable(ActorResource, 'Who agreed or declined; `null` until then.'),
    approvers: Type.Array(Type.Object({ id: uuid(), name: Type.String({ examples: ['Mert'] }) }), {
      description: 'Who may answer. None: nobody at this venue may agree to this but the person who asked.',
    }),
  },
  { title: 'Approval' },
);

/** The JSON of an approval. */
export function toApproval(
  { approval, approvers }: AskedApproval,
  now: number,
): Static<typeof ApprovalResource> {
  const { id, state, act, need: right, billId, lineIds, reason, said, answeredBy } = approval;
  const isOver =
    (state === 'Asked' && !isOpen(approval, now)) || (state === 'Agreed' && now >= approval.expiresAt);
  return {
    ...{ id, state: isOver ? 'Expired' : state, act, right, billId, lineIds, reason },
    amount: lira(approval.amountKurus),
    subject: toSubject(said),
    askedAt: instant(approval.askedAt),
    askedBy: toActor(approval.askedBy),
    expiresAt: instant(approval.expiresAt),
    answeredBy: answeredBy && toActor(answeredBy),
    approvers: approvers.map(({ accountId, name }) => ({ id: accountId, name })),
  };
}

/** The JSON of what an act is about. */
export function toSubject({
  offBasisPoints,
  movement,
  ...said
}: AskedApproval['approval']['said']): Static<typeof SubjectResource> {
  return { ...said, offPercent: offBasisPoints / 100, movement: movement ? toMovement(movement) : null };
}

function toMovement({
  act,
  drawer,
  drawerName,
  toId,
  toName,
}: MovementSubject): Static<typeof SubjectResource>['movement'] {
  const to = toId === null ? null : { id: toId, name: toName ?? '' };
  return { act, drawer, drawerName: drawerName || null, to };
}
