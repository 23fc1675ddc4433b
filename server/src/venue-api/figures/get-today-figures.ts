import { type Static, Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable } from '../../http/schema.ts';
import { countFinishedBills } from '../../operations/figures/read-figures.ts';
import { readToday, type TodayFigures } from '../../operations/figures/read-today.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  FiguresResource,
  hourSchema,
  PreparationResource,
  ReservationFiguresResource,
  toFiguresResource,
  toPreparationResource,
  toReservationFiguresResource,
} from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

const date = Type.String({ format: 'date' });
const closedInHour = { hour: hourSchema, orders: Type.Integer(), revenue: liraSchema() };

const TodayResource = Type.Object(
  {
    day: date,
    timeZone: Type.String(),
    at: instantSchema('The time of the figures.'),
    figures: FiguresResource,
    open: Type.Object(
      { orders: Type.Integer(), guests: Type.Integer(), amount: liraSchema() },
      { description: 'The bills of the day that are still open, with their current totals.' },
    ),
    hours: Type.Array(
      Type.Object({ ...closedInHour, openOrders: Type.Integer(), openAmount: liraSchema() }),
      {
        description:
          'The bills by the hour in which they were opened, from the start of the day. Hours without bills ' +
          'are left out.',
      },
    ),
    preparation: nullable(
      PreparationResource,
      'The preparation times; `null` if no round of the day was timed yet.',
    ),
    reservations: ReservationFiguresResource,
    before: Type.Object(
      { day: date, figures: FiguresResource, hours: Type.Array(Type.Object(closedInHour)) },
      { description: 'The whole of the same weekday of the previous week.' },
    ),
    soFar: Type.Object(
      {
        untilHour: hourSchema,
        orders: Type.Integer(),
        revenue: liraSchema(),
        ordersBefore: Type.Integer(),
        revenueBefore: liraSchema(),
      },
      { description: 'Both days up to this full hour, including open bills.' },
    ),
  },
  { title: 'TodayFigures' },
);

export const getTodayFigures = venueOperation({
  operationId: 'getTodayFigures',
  method: 'GET',
  path: '/venues/{venueId}/figures/today',
  tag: 'Figures',
  summary: 'Read the figures of today',
  description:
    'Returns the figures of the current business day, compared with the same weekday of the previous ' +
    'week. A business day begins at midnight on the venue’s clock, or when the hours of the day before ' +
    'end, if that is later. The totals of open bills are separate, in `open`; their comped and removed ' +
    'units and kitchen times are in the figures.',
  access: FIGURE_ACCESS.read,
  answers: { 200: { description: 'The day.', schema: TodayResource } },
  refusals: ['PRACTICE_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, now }) =>
    inFigureTurn(parts, session, async (stepped) => {
      const { cached, today } = await countFinishedBills(stepped, venueId, now);
      const figures = await readToday(stepped.db, venueId, cached.venue, today, now);
      return { status: 200, data: toTodayResource(figures, cached.venue.timeZone, now) };
    }),
});

function toTodayResource(today: TodayFigures, timeZone: string, now: number): Static<typeof TodayResource> {
  const { open, preparation, before, soFar } = today;
  const toHour = ({ hour, orders, revenueKurus }: TodayFigures['before']['hours'][number]) => ({
    hour,
    orders,
    revenue: lira(revenueKurus),
  });
  return {
    day: today.day,
    timeZone,
    at: instant(now),
    figures: toFiguresResource(today.figures),
    open: { orders: open.orders, guests: open.guests, amount: lira(open.totalKurus) },
    hours: today.hours.map((hour) => ({
      ...toHour(hour),
      openOrders: hour.openOrders,
      openAmount: lira(hour.openKurus),
    })),
    preparation: preparation && toPreparationResource(preparation),
    reservations: toReservationFiguresResource(today.reservations),
    before: {
      day: before.day,
      figures: toFiguresResource(before.figures),
      hours: before.hours.map(toHour),
    },
    soFar: {
      untilHour: soFar.untilHour,
      orders: soFar.orders,
      revenue: lira(soFar.revenueKurus),
      ordersBefore: soFar.ordersBefore,
      revenueBefore: lira(soFar.revenueKurusBefore),
    },
  };
}
