import { type TSchema, Type } from 'typebox';
import { REFUSAL_CODES, type RefusalCode } from '../../core/refusals.ts';
import { instantSchema, liraSchema, nullable, oneOf } from '../schema.ts';

/** The type is not null alone, because client generators leave out such a property. */
const NoDetails = Type.Unsafe<null>({
  type: ['object', 'null'],
  description: '`null`; more may come with new codes.',
});

const OverpaidDetails = nullable(
  Type.Object({ toGiveBack: liraSchema('The amount to give back before the bill can be closed.') }),
  '`null` except for `BILL_OVERPAID` and `MEAL_CARD_OVERPAID`.',
);

/** The envelope of refusals with these codes. Clients handle an unknown code by its status. */
export function errorEnvelopeSchema(codes: ReadonlySet<RefusalCode>): TSchema {
  const names = REFUSAL_CODES.filter((code) => codes.has(code));
  const known = { ...oneOf(names, 'The codes that there are today.'), title: 'ErrorCode' };
  return Type.Object({
    success: Type.Literal(false),
    timestamp: instantSchema(),
    traceId: nullable(Type.String({ pattern: '^[0-9a-f]{32}$' })),
    userMessage: Type.String({ description: 'Fit for the person, in the language of `Accept-Language`.' }),
    developerMessage: Type.String({ description: 'English, for logs; its wording may change.' }),
    errorCode: Type.Unsafe<string>({
      anyOf: [known, { type: 'string' }],
      description: 'The code for programs. New codes may be added: handle an unknown code by the status.',
    }),
    validationErrors: Type.Array(
      Type.Object({
        field: Type.String({
          description: 'A path in the body such as `lines[1].extraIds`, or the name of a parameter.',
        }),
        message: Type.String({ description: 'English, for developers; its wording may change.' }),
        attemptedValue: Type.Unsafe<unknown>({ type: ['string', 'number', 'boolean', 'null'] }),
      }),
    ),
    details: codes.has('BILL_OVERPAID') ? OverpaidDetails : NoDetails,
  });
}
