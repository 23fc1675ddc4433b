import { type Static, Type } from 'typebox';
import type { PortionDiscount } from '../../core/campaigns/campaign.ts';
import { endsAt } from '../../core/campaigns/campaign-runs.ts';
import { localizedNameOf } from '../../core/menu/localized-name.ts';
import {
  ALLERGENS,
  type Category,
  type Portion,
  PRICING_UNITS,
  type Product,
  SELECTION_TYPES,
  STOCK_STATUSES,
  type Translations,
} from '../../core/menu/menu.ts';
import { isOrderable, stockStatusOf } from '../../core/menu/orderable.ts';
import { absolutePictureUrl } from '../../core/menu/photo.ts';
import { bestPortionDiscount } from '../../core/pricing/portion-discount.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { menuExample } from './menu-example.ts';

const text = (description?: string) => nullable(Type.String(), description);

const CampaignResource = Type.Object({
  campaignId: Type.String({
    format: 'uuid',
    description: 'Identifies the campaign.',
    examples: ['01900000-0000-7000-8000-000000000701'],
  }),
  name: wordsSchema('The name of the campaign, for guests.', 'Öğle indirimi'),
  badgeText: nullable(
    wordsSchema('A few words for a badge on the product; `null` when there are none.', '−10 %'),
  ),
  discountedPrice: liraSchema('What one portion costs with the discount, without extras.'),
  endsAt: nullable(instantSchema(), 'When the campaign ends; `null` when it has no end.'),
});

const PortionResource = Type.Object(
  {
    id: uuid('Send it as `portionId` of a line.'),
    name: wordsSchema('The name of the portion, for example Full or Half.'),
    price: liraSchema('The price of one portion, before campaigns.'),
    isDefault: Type.Boolean({ description: 'Whether to offer this portion first.' }),
    orderable: Type.Boolean({ description: '`false` when the portion is sold by weight or measure.' }),
    pricingUnit: oneOf(PRICING_UNITS, 'The unit that the price is for.'),
    weight: text('A label only; the price does not depend on it.'),
    calories: nullable(Type.Integer(), 'Kilocalories; a label only.'),
    campaign: nullable(CampaignResource, 'The discount on this portion now; `null` when there is none.'),
  },
  { title: 'Portion' },
);

const ProductResource = Type.Object(
  {
    id: uuid('Send it as `productId` of a line.'),
    name: wordsSchema('The name of the product.'),
    description: text('A description for guests; `null` if there is none.'),
    imageUrl: text('The URL of a photo; add `?width=640` for a smaller one. `null` if there is none.'),
    portions: Type.Array(PortionResource, {
      description: 'The sizes of the product, at least one. The guest chooses one.',
    }),
    extras: Type.Array(
      Type.Object(
        {
          id: uuid('Send it in `extraIds` of a line.'),
          name: wordsSchema('The name of the extra or choice.'),
          price: liraSchema('Added to the price of the portion.'),
          optionGroupId: nullable(
            uuid(),
            'The option group that the extra is a choice of; `null` for a plain extra.',
          ),
        },
        { title: 'Extra' },
      ),
      { description: 'The extras that can be added, and the choices of the option groups.' },
    ),
    optionGroups: Type.Array(
      Type.Object(
        {
          id: uuid('Identifies the group; `optionGroupId` of its choices names it.'),
          name: wordsSchema('The name of the group, for example How it is cooked.'),
          selectionType: oneOf(SELECTION_TYPES, '`Single`: at most one choice.'),
          isRequired: Type.Boolean({ description: 'Whether the guest must choose.' }),
        },
        { title: 'OptionGroup' },
      ),
      { description: 'The groups of choices.' },
    ),
    removableIngredients: Type.Array(
      Type.Object(
        {
          id: uuid('Send it in `removedIngredientIds` of a line.'),
          name: wordsSchema('The name of the ingredient.'),
        },
        { title: 'Ingredient' },
      ),
      { description: 'The ingredients that can be left out.' },
    ),
    allergens: Type.Array(oneOf(ALLERGENS), {
      description:
        'The allergens that the venue declared. An empty list means that none were declared, not that there ' +
        'are none.',
    }),
    stockStatus: nullable(oneOf(STOCK_STATUSES), 'The stock status; `null` if stock is not tracked.'),
    containsAlcohol: Type.Boolean({ description: 'Whether it contains alcohol, as the venue declared.' }),
    containsPorkDerivatives: Type.Boolean({
      description: 'Whether it contains pork or anything made of it, as the venue declared.',
    }),
    acceptsMealCard: Type.Boolean({ description: 'Whether it can be paid with a meal card.' }),
  },
  { title: 'Product' },
);

export const MenuResource = Type.Object(
  {
    language: nullable(
      Type.String({ pattern: '^[a-z]{2}$' }),
      'The language of the menu; `null` if the venue has set up no languages.',
    ),
    categories: Type.Array(
      Type.Object(
        {
          id: uuid('Identifies the category.'),
          name: wordsSchema('The name of the category.'),
          description: text('A text for guests; `null` when there is none.'),
          imageUrl: text('The address of a photo; `null` when there is none.'),
          products: Type.Array(ProductResource, { description: 'The products, in the order of the menu.' }),
        },
        { title: 'Category' },
      ),
      { description: 'The categories, in the order of the menu, without hidden ones.' },
    ),
  },
  { title: 'Menu', description: 'The menu in one language, as it is now.', examples: [menuExample] },
);

/** What the JSON of a menu is made of. */
export interface MenuSource {
  timeZone: string;
  categories: readonly Category[];
  products: readonly Product[];
  /** The campaigns that run now. */
  discounts: readonly PortionDiscount[];
  /** The address of photos, without a trailing slash. */
  baseUrl: string;
}

/** The public JSON of a menu in one language; `null` gives the texts as the venue wrote them. */
export function toMenuResource(
  source: MenuSource,
  language: string | null,
  now: number,
): Static<typeof MenuResource> {
  const byCategory = Map.groupBy(
    source.products.filter((product) => product.isVisible),
    (product) => product.categoryId,
  );
  return {
    language,
    categories: source.categories
      .filter((category) => category.isVisible)
      .map((category) => ({
        id: category.id,
        ...textsOf(category, language),
        imageUrl: absolutePictureUrl(category.imageUrl, source.baseUrl),
        products: (byCategory.get(category.id) ?? []).map((product) =>
          toProduct(source, product, category, language, now),
        ),
      })),
  };
}

function toProduct(
  source: MenuSource,
  product: Product,
  category: Category,
  language: string | null,
  now: number,
) {
  return {
    id: product.id,
    ...textsOf(product, language),
    imageUrl: absolutePictureUrl(product.imageUrl, source.baseUrl),
    portions: product.portions.map((portion) => toPortion(source, product, portion, language, now)),
    extras: product.extras.map((extra) => ({
      id: extra.id,
      name: localizedNameOf(extra, language),
      price: lira(extra.priceKurus),
      optionGroupId: extra.optionGroupId,
    })),
    optionGroups: product.optionGroups.map((group) => ({
      id: group.id,
      name: localizedNameOf(group, language),
      selectionType: group.selectionType,
      isRequired: group.isRequired,
    })),
    removableIngredients: product.removableIngredients.map((ingredient) => ({
      id: ingredient.id,
      name: localizedNameOf(ingredient, language),
    })),
    allergens: product.allergens,
    stockStatus: stockStatusOf(product.stock),
    containsAlcohol: product.containsAlcohol,
    containsPorkDerivatives: product.containsPorkDerivatives,
    acceptsMealCard: product.acceptsMealCard ?? category.acceptsMealCard,
  };
}

function toPortion(
  source: MenuSource,
  product: Product,
  portion: Portion,
  language: string | null,
  now: number,
) {
  const best = bestPortionDiscount(source.discounts, product.id, portion.id, portion.priceKurus);
  const end = best === null ? null : endsAt(best.campaign, source.timeZone, now);
  return {
    id: portion.id,
    name: localizedNameOf(portion, language),
    price: lira(portion.priceKurus),
    isDefault: portion.isDefault,
    orderable: isOrderable(portion),
    pricingUnit: portion.pricingUnit,
    weight: portion.weight,
    calories: portion.calories,
    campaign:
      best === null
        ? null
        : {
            campaignId: best.campaign.id,
            name: localizedNameOf(best.campaign, language),
            badgeText: badgeOf(best.campaign, language),
            discountedPrice: lira(best.discountedKurus),
            endsAt: end === null ? null : instant(end),
          },
  };
}

function badgeOf({ badgeText, translations }: PortionDiscount, language: string | null): string | null {
  return (language !== null ? translations[language]?.badgeText : undefined) ?? badgeText;
}

function textsOf(
  described: { name: string; description: string | null; translations: Translations },
  language: string | null,
): { name: string; description: string | null } {
  const translated = language !== null ? described.translations[language]?.description : undefined;
  return { name: localizedNameOf(described, language), description: translated ?? described.description };
}
