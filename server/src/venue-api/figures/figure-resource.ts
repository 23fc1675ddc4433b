import { type Static, Type } from 'typebox';
import { type ComparedRange, FIGURE_STEPS, MOST_RANGE_DAYS } from '../../core/figures/day-range.ts';
import { averageBillKurus, type Figures } from '../../core/figures/figures.ts';
import type { PreparationTimes } from '../../core/figures/preparation-times.ts';
import type { ReservationFigures } from '../../core/figures/reservation-figures.ts';
import { lira } from '../../http/answer/envelope.ts';
import { dateSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';

/** The query parameters of a range of days. */
export const rangeParameters = {
  from: Type.Optional(dateSchema('The first day. Left out: 27 days before the last one.', '2026-03-01')),
  to: Type.Optional(
    dateSchema(`The last day. Left out: today. A range has at most ${MOST_RANGE_DAYS} days.`, '2026-03-28'),
  ),
};

export const stepParameter = Type.Optional(
  oneOf(FIGURE_STEPS, 'The length of a step: a day, a week from Monday, or a calendar month.'),
);

export const FiguresResource = Type.Object(
  {
    orders: Type.Integer({ description: 'The number of closed bills.' }),
    guests: Type.Integer({ description: 'The number of guests of those bills, if staff entered it.' }),
    revenue: liraSchema(
      'The totals of closed bills: after campaigns, with the service fee, without comped and removed ' +
        'lines.',
    ),
    averageBill: nullable(liraSchema(), 'The average revenue of an order; `null` without orders.'),
    discounts: liraSchema('The amount that campaigns and people deducted from those bills.'),
    discountsByHand: liraSchema(
      'The part of `discounts` that people deducted: price changes and discounts. The rest is from ' +
        'campaigns.',
    ),
    serviceFees: liraSchema('The part of the revenue that is the service fee.'),
    gifts: Type.Object(
      { units: Type.Integer(), amount: liraSchema() },
      {
        description:
          'The comped units on closed and voided bills and on the open bills of today, with the price that ' +
          'they would have had.',
      },
    ),
    strikes: Type.Object(
      { units: Type.Integer(), amount: liraSchema() },
      {
        description:
          'The removed units on closed and cancelled bills and on the open bills of today, with the price ' +
          'that they would have had.',
      },
    ),
    voids: Type.Object(
      { orders: Type.Integer(), amount: liraSchema() },
      {
        description:
          'The bills that were voided, or that lost their last line. The amount is of the voided ones only.',
      },
    ),
  },
  {
    title: 'Figures',
    description:
      'The sums of bills. A bill counts on the business day on which it was opened, once it is closed or ' +
      'cancelled; comped and removed units of today count immediately.',
  },
);

/** The JSON of figures. */
export function toFiguresResource(figures: Figures): Static<typeof FiguresResource> {
  const average = averageBillKurus(figures);
  return {
    orders: figures.orders,
    guests: figures.guests,
    revenue: lira(figures.revenueKurus),
    averageBill: average === null ? null : lira(average),
    discounts: lira(figures.discountKurus),
    discountsByHand: lira(figures.byHandKurus),
    serviceFees: lira(figures.serviceFeeKurus),
    gifts: { units: figures.giftUnits, amount: lira(figures.giftKurus) },
    strikes: { units: figures.struckUnits, amount: lira(figures.struckKurus) },
    voids: { orders: figures.cancelledOrders, amount: lira(figures.voidedKurus) },
  };
}

export const ReservationFiguresResource = Type.Object(
  {
    reservations: Type.Integer({
      description: 'The number of reservations for those days, in every status.',
    }),
    guests: Type.Integer(),
    came: Type.Integer({ description: 'The number of reservations with guests who came.' }),
    noShows: Type.Integer(),
    cancelled: Type.Integer({
      description: 'The number that were cancelled by the guest, the venue or the service.',
    }),
    declined: Type.Integer(),
  },
  { title: 'ReservationFigures' },
);

/** The JSON of the figures of reservations. */
export function toReservationFiguresResource(
  figures: ReservationFigures,
): Static<typeof ReservationFiguresResource> {
  const { reservations, guests, came, noShows, cancelled, declined } = figures;
  return { reservations, guests, came, noShows, cancelled, declined };
}

export const PreparationResource = Type.Object(
  {
    rounds: Type.Integer({ description: 'The number of rounds with all lines marked as ready.' }),
    medianMinutes: Type.Integer({
      description: 'The median: half of the rounds were ready within this number of minutes.',
    }),
    slowMinutes: Type.Integer({
      description: 'Nine out of ten rounds were ready within this number of minutes.',
    }),
  },
  {
    title: 'PreparationTime',
    description:
      'How long the kitchen took, from the order of a round until its last line was ready. Of finished bills, and of the open bills of today.',
  },
);

/** The JSON of the preparation times of the kitchen. */
export function toPreparationResource({
  rounds,
  medianMinutes,
  slowMinutes,
}: PreparationTimes): Static<typeof PreparationResource> {
  return { rounds, medianMinutes, slowMinutes };
}

export const hourSchema = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: 'The hour on the venue’s clock.',
});

export const RangeResource = Type.Object(
  { from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) },
  { title: 'DayRange', description: 'A range of business days; both days are included.' },
);

/** The JSON of a range, and of the range that it is compared with. */
export function toRangesResource({ range, before }: ComparedRange) {
  return { range: { ...range }, before: { ...before } };
}
