import { type Static, Type } from 'typebox';
import {
  type Bill,
  type BillLine,
  type DiscountByHand,
  type GivenByHand,
  LINE_STATES,
} from '../../core/bills/bill.ts';
import { lineStatus, lineTotalKurus, unitKurus } from '../../core/bills/bill-status.ts';
import { paidUnitsOf } from '../../core/bills/payments/settle.ts';
import { PRICING_UNITS } from '../../core/menu/menu.ts';
import { netThousandths } from '../../core/pricing/measure.ts';
import type { Measure } from '../../core/pricing/price-terms.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { ActorResource, toActor } from './actor-resource.ts';
import { AllergyResource, toAllergy } from './allergy-resource.ts';

const text = (description?: string) => nullable(Type.String(), description);

const givenByHand = {
  reason: text(),
  by: ActorResource,
  at: instantSchema(),
};

export const DiscountResource = Type.Object(
  {
    percent: nullable(
      Type.Number(),
      'The percentage, with at most two decimals; `null` for a discount by amount.',
    ),
    fixed: nullable(liraSchema(), 'The amount of the discount; `null` for a percentage.'),
    amount: liraSchema('The amount that it deducts now.'),
    ...givenByHand,
  },
  { title: 'DiscountByHand' },
);

const MeasureResource = Type.Object(
  {
    unit: oneOf(PRICING_UNITS),
    gross: Type.Number({ description: 'The gross measure in `unit`, with at most three decimals.' }),
    tare: Type.Number(),
    net: Type.Number({ description: 'The measure that is charged: `gross` minus `tare`.' }),
    price: liraSchema('The menu price of one unit of measure.'),
  },
  { title: 'Measure' },
);

const CourseResource = Type.Object(
  {
    id: Type.String({ description: 'The code of the course at the venue.' }),
    name: Type.String({ description: 'The name at the time of the order.' }),
    place: Type.Integer({ description: 'The position among the courses of the venue, from 0.' }),
  },
  { title: 'LineCourse' },
);

export const LineResource = Type.Object(
  {
    id: uuid(),
    roundId: uuid('The round that sent the line to the kitchen.'),
    productId: uuid(),
    productName: Type.String({ description: 'The name at the time of the order.' }),
    portionId: uuid(),
    portionName: Type.String(),
    quantity: Type.Integer(),
    unitPrice: liraSchema('The price of one unit with its extras, at the time of the order.'),
    total: liraSchema('`unitPrice` times `quantity`, before any deduction; 0 if it was cancelled or comped.'),
    due: liraSchema(
      'What the line owes: `total` minus campaigns, price changes and discounts on the line, and minus ' +
        'its part of those on the whole bill. `due` of all lines and `totals.serviceFee` together are ' +
        '`totals.total`.',
    ),
    isOpenItem: Type.Boolean({
      description: 'Whether it is an open item: staff entered its name and price, and it is not on the menu.',
    }),
    measure: nullable(
      MeasureResource,
      'The measure of goods sold by measure, with a `quantity` of 1; otherwise `null`.',
    ),
    vatPercent: nullable(
      Type.Number(),
      'The VAT rate of its VAT class on the date of the order; `null` without a VAT class.',
    ),
    vatSection: nullable(Type.Integer(), 'The fiscal-device section of its VAT class.'),
    paidUnits: Type.Integer({
      description: 'The number of units that were paid by payments for chosen units.',
    }),
    acceptsMealCard: Type.Boolean({ description: 'Whether it can be paid with a meal card.' }),
    priceByHand: nullable(
      Type.Object(
        {
          price: liraSchema('The price of one unit without extras, or of one unit of measure.'),
          ...givenByHand,
        },
        { title: 'PriceByHand' },
      ),
      'The price that a person set instead of the menu price.',
    ),
    discount: nullable(
      DiscountResource,
      'The discount that a person gave on the line, deducted after campaigns.',
    ),
    status: oneOf(LINE_STATES),
    isGift: Type.Boolean({ description: 'Whether it is comped: prepared and served, but not charged.' }),
    extras: Type.Array(Type.Object({ id: uuid(), name: Type.String(), price: liraSchema() })),
    removedIngredients: Type.Array(Type.Object({ id: uuid(), name: Type.String() })),
    note: text('A note for the kitchen.'),
    orderedAt: instantSchema(),
    readyAt: nullable(instantSchema(), 'When it became ready; `null` if it is not ready.'),
    course: nullable(
      CourseResource,
      'The course of the line; `null` if it has none and is made immediately.',
    ),
    isHeld: Type.Boolean({
      description:
        'Whether it is held: it is `Pending`, and the kitchen does not make it until its course is fired.',
    }),
    firedAt: nullable(instantSchema(), 'When its course was fired, if it was held; otherwise `null`.'),
    seat: nullable(Type.Integer(), 'The guest who gets it, counted from 1; `null` if not entered.'),
    allergy: nullable(AllergyResource, 'The allergy mark for the guest of this line. Only staff see it.'),
  },
  { title: 'BillLine' },
);

/** The JSON of a line. @param dueKurus  the amount due of the line */
export function toLine(bill: Bill, line: BillLine, dueKurus: number): Static<typeof LineResource> {
  const { measure, priceByHand } = line;
  return {
    id: line.id,
    roundId: line.roundId,
    productId: line.productId,
    productName: line.productName,
    portionId: line.portionId,
    portionName: line.portionName,
    quantity: line.quantity,
    unitPrice: lira(unitKurus(line)),
    total: lira(lineTotalKurus(bill, line)),
    due: lira(dueKurus),
    isOpenItem: line.isOpenItem ?? false,
    measure: measure === undefined ? null : toMeasure(measure),
    vatPercent: line.vatRate === undefined ? null : line.vatRate / 100,
    vatSection: line.vatSection ?? null,
    paidUnits: paidUnitsOf(bill, line),
    acceptsMealCard: !line.refusesMealCard,
    priceByHand:
      priceByHand === undefined
        ? null
        : { price: lira(priceByHand.priceKurus), ...toGivenByHand(priceByHand) },
    discount: toDiscount(line.discount),
    status: lineStatus(bill, line),
    isGift: line.isGift,
    extras: line.extras.map(({ id, name, priceKurus }) => ({ id, name, price: lira(priceKurus) })),
    removedIngredients: line.removedIngredients.map(({ id, name }) => ({ id, name })),
    note: line.note,
    orderedAt: instant(line.orderedAt),
    readyAt: instantOrNull(line.readyAt ?? null),
    course: line.course ?? null,
    isHeld: line.isHeld ?? false,
    firedAt: instantOrNull(line.firedAt ?? null),
    seat: line.seat ?? null,
    allergy: toAllergy(line.allergy),
  };
}

function toMeasure(measure: Measure): Static<typeof MeasureResource> {
  const { unit, priceKurus, grossThousandths, tareThousandths } = measure;
  return {
    unit,
    gross: grossThousandths / 1_000,
    tare: tareThousandths / 1_000,
    net: netThousandths(measure) / 1_000,
    price: lira(priceKurus),
  };
}

/** The JSON of a discount by hand. */
export function toDiscount(discount: DiscountByHand | undefined): Static<typeof DiscountResource> | null {
  if (discount === undefined) return null;
  const { terms, amountKurus } = discount;
  return {
    percent: terms.kind === 'Percent' ? terms.basisPoints / 100 : null,
    fixed: terms.kind === 'Amount' ? lira(terms.amountKurus) : null,
    amount: lira(amountKurus),
    ...toGivenByHand(discount),
  };
}

function toGivenByHand({ reason, by, at }: GivenByHand) {
  return { reason, by: toActor(by), at: instant(at) };
}
