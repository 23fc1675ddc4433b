import { type Static, Type } from 'typebox';
import { maySeeShiftsOfOthers } from '../../core/access/policies/money/shifts.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../../core/bills/loss.ts';
import { sumOf } from '../../core/money.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';
import { listLedgerPeople } from '../../operations/drawers/ledger-people.ts';
import { readShifts, type VisibleShift } from '../../operations/shifts/read-shifts.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { PersonOfRow } from '../drawers/drawer-resource.ts';
import type { VenueParts } from '../venue-operation.ts';

const ACTS = [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS];

const ShiftResource = Type.Object(
  {
    person: { ...PersonOfRow, description: 'The person of the shift.' },
    beganAt: instantSchema('When the shift started, or the time of the person’s first act.'),
    endedAt: nullable(instantSchema(), 'When the shift ended; `null` if it has not.'),
    methods: Type.Array(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        method: Type.String({ description: 'The code of the payment method.', examples: ['Cash'] }),
        name: nullable(
          Type.String({ examples: ['Multinet'] }),
          'The name; `null` if the venue has set up no payment methods.',
        ),
        payments: Type.Integer({ description: 'The number of payments, without reversed ones.' }),
        amount: liraSchema('The payments towards bills, with rounding.'),
        tips: liraSchema('The tips.'),
        refunds: liraSchema('The refunds by this person.'),
      }),
      {
        description:
          'The payments that the person took, by payment method; without cash if `cash` is `null`.',
      },
    ),
    tips: liraSchema('The tips by all payment methods.'),
    tipsPaidOut: liraSchema('The tips that the person was paid from a drawer.'),
    reductions: Type.Array(
      Type.Object({
        act: oneOf(ACTS, 'The act, as in the history of the bill.'),
        times: Type.Integer({ description: 'The number of times.' }),
        amount: liraSchema('The amount that was deducted from bills.'),
      }),
      { description: 'The deductions by this person.' },
    ),
    cash: nullable(
      liraSchema('The cash to hand in: payments with rounding and tips, less what the person gave back.'),
      'The cash that the person took; `null` at a venue that counts blind, until a drawer is counted.',
    ),
  },
  { title: 'Shift' },
);

export const ShiftsResource = Type.Object(
  {
    day: Type.String({ format: 'date', examples: ['2026-03-01'], description: 'The business day.' }),
    today: Type.String({ format: 'date', description: 'The current business day.' }),
    maySeeOthers: Type.Boolean({ description: 'Whether the caller may see the shifts of others.' }),
    shifts: Type.Array(ShiftResource, { description: 'The shifts, in the order in which they started.' }),
  },
  { title: 'Shifts' },
);

/** The requested shifts. */
export interface ShiftsRequest {
  day?: string | undefined;
  /** Whether to show the shifts of everyone, if the person may see them. */
  ofAll: boolean;
  now: number;
}

/** The JSON of shifts, as a person may see them. */
export async function toShiftsResource(
  { db, cache }: Pick<VenueParts, 'db' | 'cache'>,
  venueId: string,
  session: Session,
  { day, ofAll, now }: ShiftsRequest,
): Promise<Static<typeof ShiftsResource>> {
  const { venue } = await requireVenue(cache, venueId);
  const today = venueDayOf(venue, now);
  const maySeeOthers = maySeeShiftsOfOthers(session);
  const shifts = await readShifts(db, venue, {
    day: day ?? today,
    personId: ofAll && maySeeOthers ? null : session.accountId,
    maySeeAll: session.rights.includes('seeTakings'),
    now,
  });
  const names = await listLedgerPeople(db, venue);
  const shown = shifts.map((shift) => toShiftResource(shift, names.get(shift.personId) ?? null));
  return { day: day ?? today, today, maySeeOthers, shifts: shown };
}

function toShiftResource(shift: VisibleShift, name: string | null): Static<typeof ShiftResource> {
  const { personId, isBlind } = shift;
  const methods = isBlind ? shift.methods.filter(({ kind }) => kind !== 'Cash') : shift.methods;
  return {
    person: { id: personId, name },
    beganAt: instant(shift.beganAt),
    endedAt: instantOrNull(shift.endedAt),
    methods: methods.map(({ kind, method, name: own, payments, amountKurus, tipKurus, refundKurus }) => ({
      ...{ kind, method, name: own, payments },
      amount: lira(amountKurus),
      tips: lira(tipKurus),
      refunds: lira(refundKurus),
    })),
    tips: lira(sumOf(methods.map(({ tipKurus }) => tipKurus))),
    tipsPaidOut: lira(shift.tipsPaidOutKurus),
    reductions: shift.reductions.map(({ act, times, lostKurus }) => ({
      act: act as (typeof ACTS)[number],
      times,
      amount: lira(lostKurus),
    })),
    cash: isBlind ? null : lira(shift.cashKurus),
  };
}
