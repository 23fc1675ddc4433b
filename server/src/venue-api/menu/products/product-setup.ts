import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { ALLERGENS, PRICING_UNITS, type Product, SELECTION_TYPES } from '../../../core/menu/menu.ts';
import { absoluteAddress } from '../../../core/menu/photo.ts';
import { lira, liraSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import type {
  ExtraDocument,
  IngredientDocument,
  OptionGroupDocument,
  PortionDocument,
  ProductDocument,
  StockDocument,
} from '../../../venue-document/menu/menu-document-schema.ts';
import { toProductDocument } from '../../../venue-document/menu/write-document-menu.ts';
import type { DescribedLike } from '../../../venue-document/written-out.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';

const text = (example: string, description?: string) =>
  nullable(Type.String({ examples: [example] }), description);

/** Texts by language code; each one is optional. */
function translations<Texts extends TProperties>(texts: Texts, example: object) {
  return Type.Unsafe<Record<string, { name?: string; description?: string }>>({
    type: 'object',
    description: 'The texts in other languages of the venue, by language code.',
    examples: [{ en: example }],
    additionalProperties: Type.Object(texts),
  });
}

const nameTexts = { name: Type.Optional(Type.String({ examples: ['Small'] })) };

/** The translations of a record with a name and a description. */
export const describedTranslations = translations(
  { ...nameTexts, description: Type.Optional(Type.String({ examples: ['From the charcoal'] })) },
  { name: 'Adana kebab', description: 'From the charcoal' },
);

const named = (example: string, translated: string) => ({
  id: uuid(),
  name: Type.String({ examples: [example] }),
  translations: translations(nameTexts, { name: translated }),
});

const PortionSetup = Type.Object(
  {
    ...named('Tam', 'Full'),
    price: liraSchema(),
    isDefault: Type.Boolean({
      description: 'Whether it is selected first: exactly one portion of a product.',
    }),
    pricingUnit: oneOf(PRICING_UNITS, 'Only a `Piece` can be ordered.'),
    weight: text('250 g', 'A label.'),
    calories: nullable(Type.Integer({ examples: [640] }), 'Kilocalories, a label.'),
  } satisfies DescribedLike<PortionDocument>,
  { title: 'PortionSetup' },
);

const ExtraSetup = Type.Object(
  {
    ...named('Lavaş', 'Flatbread'),
    price: liraSchema('Added to the price of the portion.'),
  } satisfies DescribedLike<ExtraDocument>,
  { title: 'ExtraSetup' },
);

const OptionGroupSetup = Type.Object(
  {
    ...named('Pişirme', 'Doneness'),
    selectionType: oneOf(SELECTION_TYPES, '`Single`: at most one choice.'),
    isRequired: Type.Boolean({ description: 'A choice is needed.' }),
    choices: Type.Array(ExtraSetup),
  } satisfies DescribedLike<OptionGroupDocument>,
  { title: 'OptionGroupSetup' },
);

const IngredientSetup = Type.Object(named('Soğan', 'Onion') satisfies DescribedLike<IngredientDocument>, {
  title: 'IngredientSetup',
});

const StockSetup = Type.Object(
  {
    quantity: nullable(Type.Integer({ examples: [12] }), 'Units left; `null` when they are not counted.'),
    lowThreshold: Type.Integer({ examples: [3], description: 'From this number down it is low on stock.' }),
    isSoldOut: Type.Boolean({ description: 'The switch: sold out, even with units left.' }),
  } satisfies DescribedLike<StockDocument>,
  { title: 'StockSetup' },
);

const inOrder = <S extends TSchema>(item: S) => Type.Array(item, { description: 'In the order shown.' });

/** A product as its owner sets it up. */
export const ProductSetup = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    categoryId: uuid(),
    name: Type.String({ examples: ['Adana Kebap'] }),
    description: text('El kıyması, közlenmiş domates ve biberle'),
    imageUrl: text('https://example.com/photo.jpg', 'A photo that was added here has `?width=` sizes.'),
    isVisible: Type.Boolean({ description: 'Whether it is on the menu and can be ordered.' }),
    portions: inOrder(PortionSetup),
    extras: inOrder(ExtraSetup),
    optionGroups: inOrder(OptionGroupSetup),
    removableIngredients: inOrder(IngredientSetup),
    allergens: Type.Array(oneOf(ALLERGENS)),
    containsAlcohol: Type.Boolean(),
    containsPorkDerivatives: Type.Boolean(),
    acceptsMealCard: Type.Boolean(),
    stock: StockSetup,
    translations: describedTranslations,
  } satisfies DescribedLike<ProductDocument>,
  { title: 'ProductSetup' },
);

/**
 * The JSON of a product for its owner, visible or hidden, with all its parts and texts.
 * @param baseUrl  the address of the service, for a picture that is its photo
 */
export function toProductSetup(product: Product, baseUrl: string): Static<typeof ProductSetup> {
  const { id, ...document } = toProductDocument(product, lira);
  const { categoryId, imageUrl } = product;
  return {
    id,
    revision: productRevision(product),
    categoryId,
    ...document,
    imageUrl: absoluteAddress(imageUrl, baseUrl),
  };
}

/** The revision of a product. The stock is not part of it: orders change it, and it has calls of its own. */
export function productRevision({ stock: _, ...product }: Product): string {
  return revisionOf(product);
}
