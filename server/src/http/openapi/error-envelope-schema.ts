import { type TSchema, Type } from 'typebox';
import { LENT_RIGHTS } from '../../core/access/rights.ts';
import { REFUSAL_CODES, type RefusalCode } from '../../core/refusals.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../schema.ts';

/** The schema of the trace id, in every envelope. */
export function traceIdSchema() {
  return nullable(
    Type.String({ pattern: '^[0-9a-f]{32}$', examples: ['4bf92f3577b34da6a3ce929d0e0e4736'] }),
    'Finds the call in the log of the service and, for a week, in the panel of the owner.',
  );
}

/** The type is not null alone, because client generators leave out such a property. */
const NoDetails = Type.Unsafe<null>({
  type: ['object', 'null'],
  description: '`null`; more may come with new codes.',
  examples: [null],
});

const BillDetails = nullable(
  Type.Object({
    toGiveBack: Type.Optional(
      liraSchema(
        'Of `BILL_OVERPAID` and `MEAL_CARD_OVERPAID`: the amount to give back before the bill can be closed.',
      ),
    ),
    right: Type.Optional(
      oneOf(
        LENT_RIGHTS,
        'Of `APPROVAL_NEEDED`: the right that the person lacks, or whose limit the act goes past.',
      ),
    ),
    amount: Type.Optional(
      liraSchema(
        'Of `APPROVAL_NEEDED`: how much the act takes off, gives back or moves; for an open item, what it costs.',
      ),
    ),
    act: Type.Optional(
      Type.String({
        description: 'Of `APPROVAL_NEEDED`: the operation, by its id.',
        examples: ['discountBill'],
      }),
    ),
    billId: Type.Optional(
      nullable(uuid(), 'Of `APPROVAL_NEEDED`: the bill; `null` for an order that may open one.'),
    ),
    lineIds: Type.Optional(
      Type.Array(uuid(), {
        description: 'Of `APPROVAL_NEEDED`: the lines that the act names; none for an act on the whole bill.',
      }),
    ),
    movement: Type.Optional(
      Type.Object(
        {
          act: Type.String({ description: 'The kind of the move.', examples: ['CashOut'] }),
          drawer: Type.String({ description: 'The code of the drawer.', examples: ['main'] }),
          accountId: nullable(uuid(), 'Whom tips are paid out to; `null` for the other moves.'),
        },
        { description: 'Of `APPROVAL_NEEDED` for a move of cash: what is done to which drawer.' },
      ),
    ),
  }),
  '`null` except for `BILL_OVERPAID`, `MEAL_CARD_OVERPAID` and `APPROVAL_NEEDED`.',
);

/** The envelope of refusals with these codes. Clients handle an unknown code by its status. */
export function errorEnvelopeSchema(codes: ReadonlySet<RefusalCode>): TSchema {
  const names = REFUSAL_CODES.filter((code) => codes.has(code));
  const known = { ...oneOf(names, 'The codes that there are today.'), title: 'ErrorCode' };
  return Type.Object({
    success: Type.Literal(false, { description: 'The call was refused, or failed.' }),
    timestamp: instantSchema('When the service answered.'),
    traceId: traceIdSchema(),
    userMessage: Type.String({
      description: 'Fit for the person, in the language of `Accept-Language`.',
      examples: ['Something in your order is missing or not correct.'],
    }),
    developerMessage: Type.String({
      description: 'English, for logs; its wording may change.',
      examples: ['The order is not valid; `validationErrors` lists every problem.'],
    }),
    errorCode: Type.Unsafe<string>({
      anyOf: [known, { type: 'string' }],
      description: 'The code for programs. New codes may be added: handle an unknown code by the status.',
    }),
    validationErrors: Type.Array(
      Type.Object({
        field: Type.String({
          description: 'A path in the body such as `lines[1].extraIds`, or the name of a parameter.',
          examples: ['lines[0].quantity'],
        }),
        message: Type.String({
          description: 'English, for developers; its wording may change.',
          examples: ['must be from 1 to 20'],
        }),
        attemptedValue: Type.Unsafe<unknown>({
          type: ['string', 'number', 'boolean', 'null'],
          description: 'What was sent there; `null` for nothing, a list or a record.',
          examples: [25],
        }),
      }),
      { description: 'Each thing that is wrong, and where; empty when the code says it all.' },
    ),
    details: codes.has('BILL_OVERPAID') ? BillDetails : NoDetails,
  });
}
