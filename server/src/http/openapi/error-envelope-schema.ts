import { type TSchema, Type } from 'typebox';
import { APPROVABLE_RIGHTS } from '../../core/access/rights.ts';
import { REFUSAL_CODES, type RefusalCode } from '../../core/refusals.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../schema.ts';

/** The schema of the trace id, in every envelope. */
export function traceIdSchema() {
  return nullable(
    Type.String({ pattern: '^[0-9a-f]{32}$', examples: ['4bf92f3577b34da6a3ce929d0e0e4736'] }),
    'Identifies the call: find it in the log of the service and, for a week, in the owner’s panel.',
  );
}

/** `null` is not the only type: client generators omit a property that can only be `null`. */
const NoDetails = Type.Unsafe<null>({
  type: ['object', 'null'],
  description: 'Always `null` today; new codes may add details.',
  examples: [null],
});

const BillDetails = nullable(
  Type.Object({
    toGiveBack: Type.Optional(
      liraSchema(
        'With `BILL_OVERPAID` and `MEAL_CARD_OVERPAID`: the amount to give back before the bill can be ' +
          'closed.',
      ),
    ),
    right: Type.Optional(
      oneOf(
        APPROVABLE_RIGHTS,
        'With `APPROVAL_NEEDED`: the right that the person lacks, or the right with the limit that the act ' +
          'exceeds.',
      ),
    ),
    amount: Type.Optional(
      liraSchema(
        'With `APPROVAL_NEEDED`: the amount that the act deducts, gives back or moves; for an open item, ' +
          'its price.',
      ),
    ),
    act: Type.Optional(
      Type.String({
        description: 'With `APPROVAL_NEEDED`: the operation id of the act.',
        examples: ['discountBill'],
      }),
    ),
    billId: Type.Optional(
      nullable(uuid(), 'With `APPROVAL_NEEDED`: the bill; `null` for an order that may open a bill.'),
    ),
    lineIds: Type.Optional(
      Type.Array(uuid(), {
        description:
          'With `APPROVAL_NEEDED`: the lines that the act changes; empty for an act on the whole bill.',
      }),
    ),
    movement: Type.Optional(
      Type.Object(
        {
          act: Type.String({ description: 'The kind of cash movement.', examples: ['CashOut'] }),
          drawer: Type.String({ description: 'The code of the drawer.', examples: ['main'] }),
          accountId: nullable(uuid(), 'The person who gets the tips; `null` for other cash movements.'),
        },
        { description: 'With `APPROVAL_NEEDED` for a cash movement: what is done to which drawer.' },
      ),
    ),
  }),
  '`null` except for `BILL_OVERPAID`, `MEAL_CARD_OVERPAID` and `APPROVAL_NEEDED`.',
);

/** The envelope of refusals with these codes. Clients handle an unknown code by its status. */
export function errorEnvelopeSchema(codes: ReadonlySet<RefusalCode>): TSchema {
  const names = REFUSAL_CODES.filter((code) => codes.has(code));
  const known = { ...oneOf(names, 'The codes that exist today.'), title: 'ErrorCode' };
  return Type.Object({
    success: Type.Literal(false, { description: 'The call was refused or failed.' }),
    timestamp: instantSchema('When the service answered.'),
    traceId: traceIdSchema(),
    userMessage: Type.String({
      description: 'A message to show to the person, in the language of `Accept-Language`.',
      examples: ['Something in your order is missing or not correct.'],
    }),
    developerMessage: Type.String({
      description: 'In English, for logs; the wording may change.',
      examples: ['The order is not valid; `validationErrors` lists every problem.'],
    }),
    errorCode: Type.Unsafe<string>({
      anyOf: [known, { type: 'string' }],
      description: 'The code for programs. New codes may be added: handle an unknown code by the status.',
    }),
    validationErrors: Type.Array(
      Type.Object({
        field: Type.String({
          description:
            'The path of the field in the body, such as `lines[1].extraIds`, or the name of a parameter.',
          examples: ['lines[0].quantity'],
        }),
        message: Type.String({
          description: 'In English, for developers; the wording may change.',
          examples: ['must be from 1 to 20'],
        }),
        attemptedValue: Type.Unsafe<unknown>({
          type: ['string', 'number', 'boolean', 'null'],
          description: 'The value that was sent; `null` if it was missing, a list or an object.',
          examples: [25],
        }),
      }),
      { description: 'Each problem and the field that has it; empty if the code says everything.' },
    ),
    details: codes.has('BILL_OVERPAID') ? BillDetails : NoDetails,
  });
}
