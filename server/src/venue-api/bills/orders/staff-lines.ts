import { type Static, Type } from 'typebox';
import { MOST_SEATS } from '../../../core/bills/moving/seats.ts';
import type { LineRequest } from '../../../core/bills/ordering/order-request.ts';
import { ORDER_LIMITS } from '../../../core/bills/ordering/order-rules.ts';
import { readAmount } from '../../../core/money/amount.ts';
import type { Problem } from '../../../core/refusals.ts';
import { openItemIdOf } from '../../../crypto/derived-ids.ts';
import { lineProperties, toLineRequest } from '../../../http/resources/order-lines.ts';
import { nullable, uuid } from '../../../http/schema.ts';
import { AllergyBody, readAllergy } from '../allergy-resource.ts';

/** The largest measured quantity, in the unit of the portion. */
const MOST_MEASURED = 10_000;
const OPEN_ITEM_NAME_LENGTH = 100;

const measured = (description: string) =>
  Type.Number({ minimum: 0, maximum: MOST_MEASURED, multipleOf: 0.001, description });

/** The lines that staff order: products of the menu, goods by measure and open items. */
export const StaffLines = Type.Array(
  Type.Object(
    {
      ...lineProperties,
      productId: Type.Optional(uuid('Required without `openItem`.')),
      portionId: Type.Optional(uuid('A portion of the product. Required without `openItem`.')),
      measure: Type.Optional(
        nullable(
          Type.Object({
            gross: measured(
              'The value on the scale, in the `pricingUnit` of the portion, such as `0.415` for `Kilogram`.',
            ),
            tare: Type.Optional(measured('The weight of the plate or bowl, less than `gross`. Left out: 0.')),
          }),
          'Required for a portion that is not `orderable`, not allowed for others. `quantity` is then 1.',
        ),
      ),
      openItem: Type.Optional(
        nullable(
          Type.Object({
            name: Type.String({ minLength: 1, maxLength: OPEN_ITEM_NAME_LENGTH }),
            price: Type.Number({ description: 'The price of one unit, in lira with at most two decimals.' }),
            vatClass: Type.Optional(
              nullable(
                Type.String({ maxLength: 30 }),
                'The code of its VAT class. Left out: the VAT class of the venue.',
              ),
            ),
          }),
          'An item that is not on the menu, or that costs more than on the menu. It has no product, portion, ' +
            'extras or measure.',
        ),
      ),
      course: Type.Optional(
        nullable(
          Type.String({ maxLength: 30 }),
          'The code of the course; `null` for no course. Left out: the course of the product. An unknown ' +
            'code means no course.',
        ),
      ),
      seat: Type.Optional(
        nullable(Type.Integer({ minimum: 1, maximum: MOST_SEATS }), 'The guest who gets it, counted from 1.'),
      ),
      allergy: Type.Optional(nullable(AllergyBody, 'The allergy mark for the guest of this line.')),
    },
    { title: 'StaffOrderLine' },
  ),
  { minItems: 1, maxItems: ORDER_LIMITS.lines },
);

/**
 * The lines for `core`, and the problems of lines that break a rule between their properties. Required properties
 * that the schema found missing are missing here as well.
 * @throws Refusal AMOUNT_TOO_FINE, AMOUNT_NEGATIVE, AMOUNT_TOO_LARGE for the price of an open item
 */
export function readStaffLines(
  venueId: string,
  lines: Static<typeof StaffLines> | undefined,
): { lines: LineRequest[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const requests = (lines ?? []).map((line, at): LineRequest => {
    const problem = (name: string, message: string) =>
      problems.push({ field: `lines[${at}].${name}`, message, attemptedValue: null });
    const { measure, openItem } = line;
    const ofService = serviceOf(line);
    if (openItem)
      return {
        ...readOpenItem(venueId, line, openItem, `lines[${at}].openItem.price`, problem),
        ...ofService,
      };
    if (line.productId === undefined) problem('productId', 'is required');
    if (line.portionId === undefined) problem('portionId', 'is required');
    const request = { ...toLineRequest(line as Parameters<typeof toLineRequest>[0]), ...ofService };
    if (!measure) return request;
    if (line.quantity !== 1) problem('quantity', 'must be 1 for goods by measure');
    const { gross, tare = 0 } = measure;
    if (gross <= tare) problem('measure.gross', 'must be more than `tare`');
    return {
      ...request,
      measure: { grossThousandths: thousandths(gross), tareThousandths: thousandths(tare) },
    };
  });
  return { lines: requests, problems };
}

type StaffLine = Static<typeof StaffLines>[number];

/** The course, the guest and the allergy of a line. */
function serviceOf({ course, seat, allergy }: StaffLine): Pick<LineRequest, 'course' | 'seat' | 'allergy'> {
  const mark = allergy ? readAllergy(allergy) : null;
  return {
    ...(course === undefined ? {} : { course }),
    ...(seat ? { seat } : {}),
    ...(mark === null ? {} : { allergy: mark }),
  };
}

const NOT_FOR_OPEN_ITEMS = ['productId', 'portionId', 'extraIds', 'removedIngredientIds', 'measure'] as const;

function readOpenItem(
  venueId: string,
  line: StaffLine,
  { name, price, vatClass = null }: NonNullable<StaffLine['openItem']>,
  field: string,
  problem: (name: string, message: string) => void,
): LineRequest {
  for (const property of NOT_FOR_OPEN_ITEMS)
    if (line[property] !== undefined && line[property] !== null)
      problem(property, 'is not allowed with `openItem`');
  const id = openItemIdOf(venueId, name);
  return {
    ...toLineRequest({ ...line, productId: id, portionId: id }),
    openItem: { name, priceKurus: price === undefined ? 0 : readAmount(field, price), vatClass },
  };
}

function thousandths(measure: number): number {
  return Math.round(measure * 1_000);
}
