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
    percent: nullable(Type.Number(), 'With at most two decimals; `null` for an amount.'),
    fixed: nullable(liraSchema(), 'The amount that was given; `null` for a percentage.'),
    amount: liraSchema('What it takes off now.'),
    ...givenByHand,
  },
  { title: 'DiscountByHand' },
);

const MeasureResource = Type.Object(
  {
    unit: oneOf(PRICING_UNITS),
    gross: Type.Number({ description: 'In that unit, with at most three decimals.' }),
    tare: Type.Number(),
    net: Type.Number({ description: 'What is charged: `gross` less `tare`.' }),
    price: liraSchema('Of one unit, on the menu.'),
  },
  { title: 'Measure' },
);

const CourseResource = Type.Object(
  {
    id: Type.String({ description: 'Its code at the venue.' }),
    name: Type.String({ description: 'The name at the time of the order.' }),
    place: Type.Integer({ description: 'Its place among the courses of the venue, from 0.' }),
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
    total: liraSchema(
      '`unitPrice` times `quantity`, before everything that is taken off; 0 when cancelled or given away.',
    ),
    due: liraSchema(
      'What the line owes: `total` less what campaigns, prices and discounts take off it, with its part of those on the whole ' +
        'bill. The lines of a bill and `totals.serviceFee` together are `totals.total`.',
    ),
    isOpenItem: Type.Boolean({ description: 'Staff named it and its price: it is not on the menu.' }),
    measure: nullable(MeasureResource, 'Of goods by measure, with a `quantity` of 1; else `null`.'),
    vatPercent: nullable(
      Type.Number(),
      'The VAT rate of its class on the date on which it was ordered; `null` without a class.',
    ),
    vatSection: nullable(Type.Integer(), 'The section of a fiscal device, of its VAT class.'),
    paidUnits: Type.Integer({ description: 'How many of its units were paid by payments that chose units.' }),
    acceptsMealCard: Type.Boolean({ description: 'Whether meal cards pay for it.' }),
    priceByHand: nullable(
      Type.Object(
        { price: liraSchema('Of one unit without extras, or of one unit of the measure.'), ...givenByHand },
        { title: 'PriceByHand' },
      ),
      'The price that a person set in place of the menu’s.',
    ),
    discount: nullable(DiscountResource, 'What a person took off, of what campaigns leave of the line.'),
    status: oneOf(LINE_STATES),
    isGift: Type.Boolean({ description: 'Given away: prepared and served, but not charged.' }),
    extras: Type.Array(Type.Object({ id: uuid(), name: Type.String(), price: liraSchema() })),
    removedIngredients: Type.Array(Type.Object({ id: uuid(), name: Type.String() })),
    note: text('A note for the kitchen.'),
    orderedAt: instantSchema(),
    readyAt: nullable(instantSchema(), 'Since when it is ready; `null` while it is not.'),
    course: nullable(
      CourseResource,
      'The part of the meal that it belongs to; `null` for none: it is made at once.',
    ),
    isHeld: Type.Boolean({
      description: 'Whether it waits for its course: it is `Pending`, and the kitchen does not make it yet.',
    }),
    firedAt: nullable(instantSchema(), 'When the kitchen was told to make it, if it was held; else `null`.'),
    seat: nullable(Type.Integer(), 'The guest who gets it, from 1; `null` if no one said.'),
    allergy: nullable(AllergyResource, 'What its guest must not get. Staff alone see it.'),
  },
  { title: 'BillLine' },
);

/** The JSON of a line. @param dueKurus  what it owes */
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
