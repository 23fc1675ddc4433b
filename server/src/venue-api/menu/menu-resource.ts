import { type Static, Type } from 'typebox';
import {
  ALLERGENS,
  type Category,
  type Extra,
  type OptionGroup,
  type Portion,
  PRICING_UNITS,
  type Product,
  SELECTION_TYPES,
} from '../../core/menu/menu.ts';
import { isOrderable } from '../../core/menu/orderable.ts';
import { absolutePictureUrl } from '../../core/menu/photo.ts';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

const PortionResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    price: liraSchema(),
    isDefault: Type.Boolean(),
    orderable: Type.Boolean({ description: 'Whether it can be ordered; `false` if it is sold by measure.' }),
    pricingUnit: oneOf(PRICING_UNITS),
  },
  { title: 'Portion' },
);

const ExtraResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    price: liraSchema('Added to the price of the portion.'),
    allergens: Type.Array(oneOf(ALLERGENS), {
      description:
        'The declared allergens. Empty if the venue declared none; the extra may still contain some.',
    }),
    optionGroupId: nullable(
      uuid(),
      'The option group that the extra is a choice of; `null` for other extras.',
    ),
  },
  { title: 'Extra' },
);

const OptionGroupResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    selectionType: oneOf(SELECTION_TYPES, '`Single`: at most one choice.'),
    isRequired: Type.Boolean({ description: 'Whether one of the choices is required.' }),
  },
  { title: 'OptionGroup' },
);

const ProductResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    portions: Type.Array(PortionResource),
    extras: Type.Array(ExtraResource),
    optionGroups: Type.Array(OptionGroupResource),
    removableIngredients: Type.Array(Type.Object({ id: uuid(), name: Type.String() })),
    allergens: Type.Array(oneOf(ALLERGENS), {
      description:
        'The declared allergens. Empty if the venue declared none; the product may still contain some.',
    }),
    isSoldOut: Type.Boolean({ description: 'Whether the product is marked as sold out.' }),
    unitsLeft: nullable(
      Type.Integer({ minimum: 0 }),
      'The number of units left; `null` if stock is not tracked.',
    ),
    imageUrl: nullable(
      Type.String({ examples: ['https://example.com/photo.jpg'] }),
      'The URL of the photo; `null` if there is none. A photo below `/photos/` has several widths.',
    ),
    course: nullable(
      Type.String({ examples: ['main'] }),
      'The code of its course, from the product or its category; `null` if it has none. The courses are ' +
        'in `courses` of the profile.',
    ),
  },
  { title: 'Product' },
);

export const CategoryResource = Type.Object(
  { id: uuid(), name: Type.String(), products: Type.Array(ProductResource) },
  { title: 'Category' },
);

/** What the JSON of a menu needs besides the menu. */
export interface MenuSource {
  /** The units left of products with a counted stock. */
  unitsLeft: ReadonlyMap<string, number>;
  /** The address of the service, without a slash at its end. */
  baseUrl: string;
}

/** The JSON of a category with its products on sale, in the venue's order and default language. */
export function toCategoryResource(
  { id, name, course }: Category,
  products: readonly Product[],
  source: MenuSource,
): Static<typeof CategoryResource> {
  const shown = products.filter((product) => product.isVisible && product.categoryId === id);
  return { id, name, products: shown.map((product) => toProduct(product, course, source)) };
}

function toProduct(
  product: Product,
  courseOfCategory: string | null,
  { unitsLeft, baseUrl }: MenuSource,
): Static<typeof ProductResource> {
  return {
    id: product.id,
    name: product.name,
    portions: product.portions.map(toPortion),
    extras: product.extras.map(toExtra),
    optionGroups: product.optionGroups.map(toOptionGroup),
    removableIngredients: product.removableIngredients.map(({ id, name }) => ({ id, name })),
    allergens: product.allergens,
    isSoldOut: product.stock.isSoldOut,
    unitsLeft: unitsLeft.get(product.id) ?? null,
    imageUrl: absolutePictureUrl(product.imageUrl, baseUrl),
    course: product.course ?? courseOfCategory,
  };
}

function toPortion(portion: Portion): Static<typeof PortionResource> {
  const { id, name, priceKurus, isDefault, pricingUnit } = portion;
  return { id, name, price: lira(priceKurus), isDefault, orderable: isOrderable(portion), pricingUnit };
}

function toExtra({ id, name, priceKurus, allergens, optionGroupId }: Extra): Static<typeof ExtraResource> {
  return { id, name, price: lira(priceKurus), allergens, optionGroupId };
}

function toOptionGroup({
  id,
  name,
  selectionType,
  isRequired,
}: OptionGroup): Static<typeof OptionGroupResource> {
  return { id, name, selectionType, isRequired };
}
