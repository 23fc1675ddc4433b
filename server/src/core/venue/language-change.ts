import type { Campaign } from '../campaigns/campaign.ts';
import type { Category, Product } from '../menu/menu.ts';

/** All that a venue tells its guests in its languages. */
export interface ToldContent {
  categories: Category[];
  products: Product[];
  campaigns: Campaign[];
}

/**
 * The texts of a venue after a change of its languages. With another default language the texts change
 * places: those of the new default become the texts themselves, where there are any, and what stood there
 * becomes a translation, so that guests read in each language that stays what they read before. Texts in a
 * language that goes are gone with it.
 * @param before  language codes, the default one first; empty when none were set up, and then nothing changes
 *   places
 * @param after  likewise
 */
export function changeLanguages<Content extends ToldContent>(
  content: Content,
  before: readonly string[],
  after: readonly string[],
): Content {
  const change = { from: before[0] ?? null, to: after[0] ?? null, after: new Set(after) };
  if (change.from === change.to && before.every((code) => change.after.has(code))) return content;
  return {
    ...content,
    categories: content.categories.map((category) => retell(category, change)),
    products: content.products.map((product) => retellProduct(product, change)),
    campaigns: content.campaigns.map((campaign) => retell(campaign, change)),
  };
}

interface LanguageChange {
  from: string | null;
  to: string | null;
  after: ReadonlySet<string>;
}

const TEXTS = ['name', 'description', 'badgeText'] as const;
type TextName = (typeof TEXTS)[number];
type Texts = { [Name in TextName]?: string };

/** Whatever has a name, and perhaps more to say, in several languages. */
type Told = { [Name in TextName]?: string | null } & { translations: Record<string, Texts> };

function retellProduct(product: Product, change: LanguageChange): Product {
  const retold = retell(product, change);
  return {
    ...retold,
    portions: product.portions.map((portion) => retell(portion, change)),
    extras: product.extras.map((extra) => retell(extra, change)),
    optionGroups: product.optionGroups.map((group) => retell(group, change)),
    removableIngredients: product.removableIngredients.map((ingredient) => retell(ingredient, change)),
  };
}

function retell<Thing extends Told>(thing: Thing, { from, to, after }: LanguageChange): Thing {
  const changesPlaces = from !== null && to !== null && from !== to;
  const texts = changesPlaces ? thing.translations[to] : {};
  const translations = changesPlaces ? { ...thing.translations, [from]: textsOf(thing) } : thing.translations;
  const kept = Object.entries(translations).filter(([code]) => after.has(code) && code !== to);
  return { ...thing, ...texts, translations: Object.fromEntries(kept) };
}

function textsOf(thing: Told): Texts {
  const stated = TEXTS.flatMap((name) => (thing[name] ? [[name, thing[name]]] : []));
  return Object.fromEntries(stated) as Texts;
}
