import { type Static, Type } from 'typebox';
import { type ComparedRange, FIGURE_STEPS, MOST_DAYS } from '../../core/figures/day-range.ts';
import { averageBillKurus, type Figures } from '../../core/figures/figures.ts';
import type { PreparationTimes } from '../../core/figures/preparation-times.ts';
import type { ReservationFigures } from '../../core/figures/reservation-figures.ts';
import { lira } from '../../http/answer/envelope.ts';
import { dateSchema, liraSchema, nullable, oneOf } from '../../http/schema.ts';

/** The query parameters of a range of days. */
export const rangeParameters = {
  from: Type.Optional(dateSchema('The first day; by default 27 days before the last one.', '2026-03-01')),
  to: Type.Optional(
    dateSchema(`The last day; by default today. A range has at most ${MOST_DAYS} days.`, '2026-03-28'),
  ),
};

export const stepParameter = Type.Optional(
  oneOf(FIGURE_STEPS, 'What the days are put together to: days, weeks from Monday, or calendar months.'),
);

export const FiguresResource = Type.Object(
  {
    orders: Type.Integer({ description: 'Closed bills.' }),
    guests: Type.Integer({ description: 'Guests of those bills, where staff counted them.' }),
    revenue: liraSchema(
      'The totals of closed bills: after campaigns, with the service fee, without gifts and struck lines.',
    ),
    averageBill: nullable(liraSchema(), 'The revenue for each order; `null` without orders.'),
    discounts: liraSchema('What campaigns and people took off those bills.'),
    discountsByHand: liraSchema(
      'The part of `discounts` that people took off: prices and discounts by hand. The rest is of campaigns.',
    ),
    serviceFees: liraSchema('The part of the revenue that is service fee.'),
    gifts: Type.Object(
      { units: Type.Integer(), amount: liraSchema() },
      {
        description:
          'What was given away on finished bills, voided ones too, and on the open bills of today, and what it would have cost.',
      },
    ),
    strikes: Type.Object(
      { units: Type.Integer(), amount: liraSchema() },
      {
        description:
          'What was struck off finished bills and the open bills of today, and what it would have cost.',
      },
    ),
    voids: Type.Object(
      { orders: Type.Integer(), amount: liraSchema() },
      {
        description:
          'Bills that were voided or whose lines were all struck; the amount is that of the voided ones.',
      },
    ),
  },
  {
    title: 'Figures',
    description:
      'What bills add up to. A bill counts on the day on which it was opened, once it is closed or cancelled; ' +
      'gifts and strikes of the present day count at once.',
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
    reservations: Type.Integer({ description: 'All reservations for those days, in every status.' }),
    guests: Type.Integer(),
    came: Type.Integer({ description: 'Whose guests came.' }),
    noShows: Type.Integer(),
    cancelled: Type.Integer({ description: 'Cancelled by the guest, the venue or the service.' }),
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
    rounds: Type.Integer({ description: 'The rounds whose lines were all marked as ready.' }),
    medianMinutes: Type.Integer({ description: 'Half of them were ready within so many minutes.' }),
    slowMinutes: Type.Integer({ description: 'Nine of ten were ready within so many minutes.' }),
  },
  {
    title: 'PreparationTime',
    description:
      'How long the kitchen took, from the order of a round until its last line was ready. Of finished bills, and of the open bills of today.',
  },
);

/** The JSON of the times of the kitchen. */
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
  { title: 'DayRange', description: 'Days of the venue, both included.' },
);

/** The JSON of a range and of the one that it is compared with. */
export function toRangesResource({ range, before }: ComparedRange) {
  return { range: { ...range }, before: { ...before } };
}
