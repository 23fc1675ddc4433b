import type { OrderType } from '../../core/bills/order-request.ts';
import type { PortionDiscount } from '../../core/campaigns/campaign.ts';
import { runsAt } from '../../core/campaigns/campaign-schedule.ts';
import type {
  Allergen,
  Category,
  Portion,
  PricingUnit,
  Product,
  SelectionType,
} from '../../core/menu/menu.ts';
import { stockStatusOf } from '../../core/menu/orderable.ts';
import { bestPortionDiscount } from '../../core/pricing/portion-discount.ts';
import type { Language } from '../../core/venue/venue.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

/**
 * A portion as a guest sees it. `reducedKurus` and `badge` belong to its running campaign, `null` without
 * one.
 */
export interface ShownPortion {
  name: string;
  priceKurus: number;
  reducedKurus: number | null;
  badge: string | null;
  unit: PricingUnit;
  weight: string | null;
  calories: number | null;
}

/** A choice at no or some extra cost. */
export interface ShownExtra {
  name: string;
  priceKurus: number;
}

/** An option group with its choices. */
export interface ShownGroup {
  name: string;
  selectionType: SelectionType;
  isRequired: boolean;
  choices: ShownExtra[];
}

export interface ShownProduct {
  name: string;
  description: string | null;
  imageUrl: string | null;
  portions: ShownPortion[];
  groups: ShownGroup[];
  /** Those that belong to no group. */
  extras: ShownExtra[];
  /** Ingredients that can be left out. */
  removable: string[];
  allergens: Allergen[];
  containsAlcohol: boolean;
  containsPork: boolean;
  isSoldOut: boolean;
}

export interface ShownCategory {
  name: string;
  description: string | null;
  products: ShownProduct[];
}

/** A menu in one of the venue's languages; `null` for a venue without a menu. */
export interface ShownMenu {
  language: Language | null;
  categories: ShownCategory[];
}

/**
 * The menu that a venue shows at an instant, in the first requested language that it has, else in its own.
 * Hidden products and categories without visible products are left out.
 * @param orderType  whose prices are shown: discounts for other types do not count; `null` when it is not known
 */
export function menuToShow(
  cached: CachedVenue,
  requested: readonly (string | undefined)[],
  orderType: OrderType | null,
  now: number,
): ShownMenu {
  const { venue, categories, products, campaigns } = cached;
  const found = requested.map((code) => venue.languages.find((language) => language.code === code));
  const language = found.find((candidate) => candidate !== undefined) ?? venue.languages[0] ?? null;
  const discounts = campaigns
    .filter((campaign) => campaign.kind === 'PortionDiscount')
    .filter((campaign) => runsAt(campaign, venue.timeZone, now, orderType));
  const visible = Map.groupBy(
    products.filter((product) => product.isVisible),
    (product) => product.categoryId,
  );
  const code = language?.code ?? '';
  const shown = categories
    .filter((category) => category.isVisible && visible.has(category.id))
    .map((category) => toCategory(category, visible.get(category.id) ?? [], discounts, code));
  return { language, categories: shown };
}

function toCategory(
  category: Category,
  products: readonly Product[],
  discounts: readonly PortionDiscount[],
  code: string,
): ShownCategory {
  return {
    ...textsOf(category, code),
    products: products.map((product) => toProduct(product, discounts, code)),
  };
}

function toProduct(product: Product, discounts: readonly PortionDiscount[], code: string): ShownProduct {
  return {
    ...textsOf(product, code),
    imageUrl: product.imageUrl,
    portions: product.portions.map((portion) => toPortion(product, portion, discounts, code)),
    ...choicesOf(product, code),
    removable: product.removableIngredients.map((ingredient) => nameOf(ingredient, code)),
    allergens: product.allergens,
    containsAlcohol: product.containsAlcohol,
    containsPork: product.containsPorkDerivatives,
    isSoldOut: stockStatusOf(product.stock) === 'OutOfStock',
  };
}

/** Groups without a choice are left out. */
function choicesOf({ extras, optionGroups }: Product, code: string): Pick<ShownProduct, 'groups' | 'extras'> {
  const byGroup = Map.groupBy(extras, ({ optionGroupId }) => optionGroupId);
  const shown = (id: string | null) =>
    (byGroup.get(id) ?? []).map((extra) => ({ name: nameOf(extra, code), priceKurus: extra.priceKurus }));
  const groups = optionGroups
    .filter(({ id }) => byGroup.has(id))
    .map((group) => {
      const { id, selectionType, isRequired } = group;
      return { name: nameOf(group, code), selectionType, isRequired, choices: shown(id) };
    });
  return { groups, extras: shown(null) };
}

function toPortion(
  product: Product,
  portion: Portion,
  discounts: readonly PortionDiscount[],
  code: string,
): ShownPortion {
  const { id, priceKurus, weight, calories, pricingUnit } = portion;
  const best = bestPortionDiscount(discounts, product.id, id, priceKurus);
  return {
    name: nameOf(portion, code),
    priceKurus,
    reducedKurus: best?.discountedKurus ?? null,
    badge: best === null ? null : badgeOf(best.campaign, code),
    unit: pricingUnit,
    weight,
    calories,
  };
}

function badgeOf(campaign: PortionDiscount, code: string): string {
  return campaign.translations[code]?.badgeText ?? campaign.badgeText ?? nameOf(campaign, code);
}

interface Named {
  name: string;
  translations: Record<string, { name?: string }>;
}

function nameOf({ name, translations }: Named, code: string): string {
  return translations[code]?.name ?? name;
}

function textsOf({ name, description, translations }: Category | Product, code: string) {
  const { name: itsName, description: itsDescription } = translations[code] ?? {};
  return { name: itsName ?? name, description: itsDescription ?? description };
}
