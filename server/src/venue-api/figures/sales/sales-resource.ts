import { type Static, Type } from 'typebox';
import type { RangeSums } from '../../../core/ledger/range-sums.ts';
import { sumOf } from '../../../core/money.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { countSchema, dateSchema, liraSchema } from '../../../http/schema.ts';
import type { PersonNames } from '../../../operations/ledger/person-names.ts';
import type { BookedSums, ComparedSales } from '../../../operations/ledger/read-sales.ts';
import { toPeopleSums } from '../../day-reports/cash-resource.ts';
import { peopleSchema } from '../../day-reports/cash-schema.ts';
import { toActs, toCategories, toDaySums } from '../../day-reports/day-report-resource.ts';
import {
  categorySumsSchema,
  daySumSchemas,
  takenOffSumsSchema,
} from '../../day-reports/day-report-schema.ts';
import { RangeResource } from '../figure-resource.ts';

const booked = {
  ...daySumSchemas,
  net: liraSchema('`sales` without VAT.'),
  vatSum: liraSchema('The VAT of all rates.'),
  fiscal: peopleSchema.fiscal,
};

const SalesSums = Type.Object(
  { ...booked, categories: categorySumsSchema, acts: takenOffSumsSchema, people: peopleSchema.people },
  {
    title: 'SalesSums',
    description:
      'Sales, payments and deductions as in day reports: bills count on the day on which they were ' +
      'opened, money on the day on which it moved.',
  },
);

export const SalesResource = Type.Object(
  { range: RangeResource, before: RangeResource, sums: SalesSums, sumsBefore: SalesSums },
  {
    title: 'Sales',
    description: 'A range, compared with the same range 52 weeks earlier, which has the same weekdays.',
  },
);

/** The JSON of the sales of a range. */
export function toSales({
  range,
  before,
  sums,
  sumsBefore,
  names,
}: ComparedSales): Static<typeof SalesResource> {
  return { range, before, sums: toSalesSums(sums, names), sumsBefore: toSalesSums(sumsBefore, names) };
}

function toSalesSums(sums: RangeSums, names: PersonNames): Static<typeof SalesSums> {
  const { people, fiscal } = toPeopleSums(sums, names);
  return {
    ...toBooked(sums),
    ...{ categories: toCategories(sums), acts: toActs(sums, names), people, fiscal },
  };
}

const reports = Type.Array(Type.Integer(), {
  description: 'The numbers of the day reports that contain a part of the day.',
  examples: [[12, 13]],
});

const BookedDay = Type.Object(
  { date: dateSchema('The business day.'), reports, ...booked },
  { title: 'BookedDay' },
);

export const SalesDaysResource = Type.Object(
  {
    range: RangeResource,
    days: Type.Array(BookedDay, { description: 'The days, by date. Days without any entry are left out.' }),
    total: Type.Object({
      ...booked,
      reports: countSchema('The number of day reports that contain a part of the range.'),
    }),
  },
  { title: 'SalesDays' },
);

/** The JSON of the sums that were booked on some days. */
export function toBooked(sums: BookedSums) {
  const vatKurus = sumOf(sums.vat.map((one) => one.vatKurus));
  return {
    ...toDaySums(sums),
    net: lira(sums.salesKurus - vatKurus),
    vatSum: lira(vatKurus),
    fiscal: sums.fiscal,
  };
}
