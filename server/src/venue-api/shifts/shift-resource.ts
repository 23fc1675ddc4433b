import { type Static, Type } from 'typebox';
import { maySeeShiftsOfOthers } from '../../core/access/policies/shifts.ts';
import type { Session } from '../../core/access/session.ts';
import { MAY_TAKE_OFF, TAKES_OFF } from '../../core/bills/loss.ts';
import { sumOf } from '../../core/money.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { PAYMENT_KINDS } from '../../core/venue/payment-terms.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';
import { listPeopleOf } from '../../operations/drawers/people-of.ts';
import { type ReadShift, readShifts } from '../../operations/shifts/read-shifts.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { PersonOfRow } from '../drawers/drawer-resource.ts';
import type { VenueParts } from '../venue-operation.ts';

const ACTS = [...TAKES_OFF, ...MAY_TAKE_OFF];

const ShiftResource = Type.Object(
  {
    person: { ...PersonOfRow, description: 'Whose shift it is.' },
    beganAt: instantSchema('When it was begun, or the first thing that the person did.'),
    endedAt: nullable(instantSchema(), '`null` while it lasts.'),
    methods: Type.Array(
      Type.Object({
        kind: oneOf(PAYMENT_KINDS),
        method: Type.String({ description: 'The code of the way to pay.', examples: ['Cash'] }),
        name: nullable(Type.String({ examples: ['Multinet'] }), '`null` without a way of the venue’s own.'),
        payments: Type.Integer({ description: 'Payments, less those that were taken back.' }),
        amount: liraSchema('What settled bills, with its rounding.'),
        tips: liraSchema('Tips.'),
        refunds: liraSchema('What the person gave back.'),
      }),
      { description: 'What the person took by each way to pay; without cash while `cash` is `null`.' },
    ),
    tips: liraSchema('Tips by every way to pay.'),
    tipsPaidOut: liraSchema('Tips that the person got out of a drawer.'),
    reductions: Type.Array(
      Type.Object({
        act: oneOf(ACTS, 'What was done, as the history of the bill names it.'),
        times: Type.Integer({ description: 'How often.' }),
        amount: liraSchema('How much less bills came to by it.'),
      }),
      { description: 'What the person took off by hand.' },
    ),
    cash: nullable(
      liraSchema('The cash to hand in: payments with rounding and tips, less what the person gave back.'),
      '`null` at a venue that counts blind, until a drawer is counted.',
    ),
  },
  { title: 'Shift' },
);

export const ShiftsResource = Type.Object(
  {
    day: Type.String({ format: 'date', examples: ['2026-03-01'], description: 'The day of the venue.' }),
    today: Type.String({ format: 'date', description: 'The present day of the venue.' }),
    maySeeOthers: Type.Boolean({ description: 'Whether the caller sees the shifts of others, too.' }),
    shifts: Type.Array(ShiftResource, { description: 'In the order in which they began.' }),
  },
  { title: 'Shifts' },
);

/** Which shifts somebody asks for. */
export interface ShownShifts {
  day?: string | undefined;
  /** Whether those of everyone, where the person may see them. */
  ofAll: boolean;
  now: number;
}

/** The JSON of shifts, as a person may see them. */
export async function toShiftsResource(
  { db, cache }: Pick<VenueParts, 'db' | 'cache'>,
  venueId: string,
  session: Session,
  { day, ofAll, now }: ShownShifts,
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
  const names = await listPeopleOf(db, venue);
  const shown = shifts.map((shift) => toShiftResource(shift, names.get(shift.personId) ?? null));
  return { day: day ?? today, today, maySeeOthers, shifts: shown };
}

function toShiftResource(shift: ReadShift, name: string | null): Static<typeof ShiftResource> {
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
