import type { PortionDiscount } from '../../core/campaigns/campaign.ts';
import { isRunningAt } from '../../core/campaigns/campaign-schedule.ts';
import type {
  Allergen,
  Category,
  Portion,
  PricingUnit,
  Product,
  SelectionType,
} from '../../core/menu/menu.ts';
import { stockStatusOf } from '../../core/menu/orderable.ts';
import type { OrderType } from '../../core/order-type.ts';
import { bestPortionDiscount } from '../../core/pricing/portion-discount.ts';
import type { Language } from '../../core/venue/venue.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

/** A text of a menu, and its language: a dish may have only some of its texts translated. */
export interface MenuText {
  text: string;
  /** Absent for a venue that names no language. */
  lang?: string;
}

/**
 * A portion as a guest sees it. `reducedKurus` and `badge` belong to its running campaign; they are `null` without
 * one.
 */
export interface ShownPortion {
  name: MenuText;
  priceKurus: number;
  reducedKurus: number | null;
  badge: MenuText | null;
  unit: PricingUnit;
  weight: string | null;
  calories: number | null;
}

/** A choice, with its extra price or without one. */
export interface ShownExtra {
  name: MenuText;
  priceKurus: number;
}

/** An option group with its choices. */
export interface ShownGroup {
  name: MenuText;
  selectionType: SelectionType;
  isRequired: boolean;
  choices: ShownExtra[];
}

export interface ShownProduct {
  name: MenuText;
  description: MenuText | null;
  imageUrl: string | null;
  portions: ShownPortion[];
  groups: ShownGroup[];
  /** The extras that belong to no group. */
  extras: ShownExtra[];
  /** Ingredients that can be left out. */
  removable: MenuText[];
  allergens: Allergen[];
  containsAlcohol: boolean;
  containsPork: boolean;
  isSoldOut: boolean;
}

export interface ShownCategory {
  name: MenuText;
  description: MenuText | null;
  products: ShownProduct[];
}

/** A menu in one of the venue's languages; `null` for a venue without a menu. */
export interface ShownMenu {
  language: Language | null;
  categories: ShownCategory[];
}

/**
 * The menu that a venue shows at an instant, in the first requested language that it has, otherwise in its own.
 * Hidden products, and categories without visible products, are left out.
 * @param orderType  the type of order whose prices are shown; campaigns for other types do not count. `null` if it is
 *   unknown
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
    .filter((campaign) => isRunningAt(campaign, venue.timeZone, now, orderType));
  const visible = Map.groupBy(
    products.filter((product) => product.isVisible),
    (product) => product.categoryId,
  );
  const languages = { chosen: language?.code, own: venue.languages[0]?.code };
  const shown = categories
    .filter((category) => category.isVisible && visible.has(category.id))
    .map((category) => toCategory(category, visible.get(category.id) ?? [], discounts, languages));
  return { language, categories: shown };
}

function toCategory(
  category: Category,
  products: readonly Product[],
  discounts: readonly PortionDiscount[],
  languages: TextLanguages,
): ShownCategory {
  return {
    ...textsOf(category, languages),
    products: products.map((product) => toProduct(product, discounts, languages)),
  };
}

function toProduct(
  product: Product,
  discounts: readonly PortionDiscount[],
  languages: TextLanguages,
): ShownProduct {
  return {
    ...textsOf(product, languages),
    imageUrl: product.imageUrl,
    portions: product.portions.map((portion) => toPortion(product, portion, discounts, languages)),
    ...choicesOf(product, languages),
    removable: product.removableIngredients.map((ingredient) => nameOf(ingredient, languages)),
    allergens: product.allergens,
    containsAlcohol: product.containsAlcohol,
    containsPork: product.containsPorkDerivatives,
    isSoldOut: stockStatusOf(product.stock) === 'OutOfStock',
  };
}

/** The choices of a product. Groups without a choice are left out. */
function choicesOf(
  { extras, optionGroups }: Product,
  languages: TextLanguages,
): Pick<ShownProduct, 'groups' | 'extras'> {
  const byGroup = Map.groupBy(extras, ({ optionGroupId }) => optionGroupId);
  const shown = (id: string | null) =>
    (byGroup.get(id) ?? []).map((extra) => ({
      name: nameOf(extra, languages),
      priceKurus: extra.priceKurus,
    }));
  const groups = optionGroups
    .filter(({ id }) => byGroup.has(id))
    .map((group) => {
      const { id, selectionType, isRequired } = group;
      return { name: nameOf(group, languages), selectionType, isRequired, choices: shown(id) };
    });
  return { groups, extras: shown(null) };
}

function toPortion(
  product: Product,
  portion: Portion,
  discounts: readonly PortionDiscount[],
  languages: TextLanguages,
): ShownPortion {
  const { id, priceKurus, weight, calories, pricingUnit } = portion;
  const best = bestPortionDiscount(discounts, product.id, id, priceKurus);
  return {
    name: nameOf(portion, languages),
    priceKurus,
    reducedKurus: best?.discountedKurus ?? null,
    badge: best === null ? null : badgeOf(best.campaign, languages),
    unit: pricingUnit,
    weight,
    calories,
  };
}

function badgeOf(campaign: PortionDiscount, languages: TextLanguages): MenuText {
  const { badgeText, translations } = campaign;
  const translated = translations[languages.chosen ?? '']?.badgeText;
  if (badgeText === null && translated === undefined) return nameOf(campaign, languages);
  return textOf(badgeText ?? '', translated, languages);
}

/** The language of a menu, and the language of its texts without a translation. */
interface TextLanguages {
  chosen: string | undefined;
  own: string | undefined;
}

interface Named {
  name: string;
  translations: Record<string, { name?: string }>;
}

function nameOf({ name, translations }: Named, languages: TextLanguages): MenuText {
  return textOf(name, translations[languages.chosen ?? '']?.name, languages);
}

function textsOf(described: Category | Product, languages: TextLanguages) {
  const { description, translations } = described;
  const translated = translations[languages.chosen ?? '']?.description;
  const isDescribed = description !== null || translated !== undefined;
  return {
    name: nameOf(described, languages),
    description: isDescribed ? textOf(description ?? '', translated, languages) : null,
  };
}

function textOf(text: string, translated: string | undefined, { chosen, own }: TextLanguages): MenuText {
  const lang = translated === undefined ? own : chosen;
  return { text: translated ?? text, ...(lang !== undefined && { lang }) };
}
