import { type Static, Type } from 'typebox';
import { APPROVAL_STATES, isApprovalOpen, type MovementSubject } from '../../core/access/approval.ts';
import { APPROVABLE_RIGHTS } from '../../core/access/rights.ts';
import { APPROVABLE_MOVES } from '../../core/drawers/approvable-move.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { ApprovalWithApprovers } from '../../operations/access/approvals.ts';
import { VAT_CODE_PATTERN } from '../../venue-document/document-fields.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';

/** The property with the operation id of the act. */
export const actProperty = Type.String({
  pattern: '^[a-zA-Z]{1,40}$',
  description: 'The operation id of the refused call.',
  examples: ['discountBill'],
});

export const rightProperty = oneOf(
  APPROVABLE_RIGHTS,
  'The right that the person lacks, or the right with the limit that the act exceeds.',
);

const movementProperties = {
  act: oneOf(APPROVABLE_MOVES, 'The kind of cash movement.'),
  drawer: Type.String({
    pattern: VAT_CODE_PATTERN,
    description: 'The code of the drawer.',
    examples: ['main'],
  }),
};

/** A move of cash, as the details of the refusal have it. */
export const MovementNeeded = Type.Object(
  {
    ...movementProperties,
    accountId: Type.Optional(
      nullable(uuid(), 'The person who gets the tips; `null` for other cash movements.'),
    ),
  },
  { title: 'MovementNeeded' },
);

/** The subject of an act, for the person who agrees to the act. */
export const SubjectResource = Type.Object(
  {
    billNumber: nullable(
      Type.Integer({ examples: [42] }),
      'The number of the bill; `null` for an order that may open a bill.',
    ),
    tableName: nullable(
      Type.String({ examples: ['Salon 3'] }),
      'The name of the table; `null` for a bill without a table.',
    ),
    dishes: Type.Array(
      Type.Object({
        name: Type.String({ examples: ['Adana kebap'] }),
        units: Type.Integer({ examples: [2] }),
      }),
      { description: 'The dishes of the act; empty for an act on the whole bill.' },
    ),
    offPercent: Type.Number({
      description:
        'The percentage of the bill that people would have deducted in total after the act; 0 for an act ' +
        'without a limit.',
      examples: [25],
    }),
    movement: nullable(
      Type.Object(
        {
          ...movementProperties,
          drawerName: nullable(
            Type.String({ examples: ['Bar'] }),
            'The name of the drawer; `null` for the only drawer of a venue.',
          ),
          to: nullable(
            Type.Object({ id: uuid(), name: Type.String({ examples: ['Ada'] }) }),
            'The person who gets the tips; `null` for other cash movements.',
          ),
        },
        { title: 'MovementSubject' },
      ),
      'The cash movement; `null` for an act on a bill.',
    ),
  },
  { title: 'ApprovalSubject', description: 'What the act is about, for the colleague who approves it.' },
);

export const ApprovalResource = Type.Object(
  {
    id: uuid(),
    state: oneOf(
      [...APPROVAL_STATES, 'Expired'],
      'The state. `Asked`: it waits for an answer. `Agreed`: it was given and not used yet. `Used`: the ' +
        'act was done with it.',
    ),
    act: actProperty,
    right: rightProperty,
    billId: nullable(uuid(), 'The bill of the act; `null` for an order that may open a bill.'),
    lineIds: Type.Array(uuid(), {
      description: 'The lines of the act; empty for an act on the whole bill.',
    }),
    amount: liraSchema('The maximum amount of the act.'),
    reason: nullable(
      Type.String({ examples: ['Doğum günü'] }),
      'The reason, in the words of the person who asked.',
    ),
    subject: SubjectResource,
    askedAt: instantSchema('When it was asked.'),
    askedBy: ActorResource,
    expiresAt: instantSchema('Until when it can be answered; after an approval, until when it can be used.'),
    answeredBy: nullable(ActorResource, 'The colleague who approved or declined; `null` until then.'),
    approvers: Type.Array(Type.Object({ id: uuid(), name: Type.String({ examples: ['Mert'] }) }), {
      description: 'The colleagues who may answer. Empty if no one else at this venue may approve this.',
    }),
  },
  { title: 'Approval' },
);

/** The JSON of an approval. */
export function toApproval(
  { approval, approvers }: ApprovalWithApprovers,
  now: number,
): Static<typeof ApprovalResource> {
  const { id, state, act, need: right, billId, lineIds, reason, said, answeredBy } = approval;
  const isOver =
    (state === 'Asked' && !isApprovalOpen(approval, now)) ||
    (state === 'Agreed' && now >= approval.expiresAt);
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

/** The JSON of the subject of an act. */
export function toSubject({
  offBasisPoints,
  movement,
  ...said
}: ApprovalWithApprovers['approval']['said']): Static<typeof SubjectResource> {
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
