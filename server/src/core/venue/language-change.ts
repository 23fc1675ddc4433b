import type { Campaign } from '../campaigns/campaign.ts';
import type { Category, Product } from '../menu/menu.ts';

/** All that a venue tells its guests in its languages. */
export interface TranslatedContent {
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
export function changeLanguages<Content extends TranslatedContent>(
  content: Content,
  before: readonly string[],
  after: readonly string[],
): Content {
  const change = { from: before[0] ?? null, to: after[0] ?? null, after: new Set(after) };
  if (change.from === change.to && before.every((code) => change.after.has(code))) return content;
  return {
    ...content,
    categories: content.categories.map((category) => changeTexts(category, change)),
    products: content.products.map((product) => changeProductTexts(product, change)),
    campaigns: content.campaigns.map((campaign) => changeTexts(campaign, change)),
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
type Translated = { [Name in TextName]?: string | null } & { translations: Record<string, Texts> };

function changeProductTexts(product: Product, change: LanguageChange): Product {
  const changed = changeTexts(product, change);
  return {
    ...changed,
    portions: product.portions.map((portion) => changeTexts(portion, change)),
    extras: product.extras.map((extra) => changeTexts(extra, change)),
    optionGroups: product.optionGroups.map((group) => changeTexts(group, change)),
    removableIngredients: product.removableIngredients.map((ingredient) => changeTexts(ingredient, change)),
  };
}

function changeTexts<Thing extends Translated>(thing: Thing, { from, to, after }: LanguageChange): Thing {
  const swapsTexts = from !== null && to !== null && from !== to;
  const texts = swapsTexts ? thing.translations[to] : {};
  const translations = swapsTexts ? { ...thing.translations, [from]: textsOf(thing) } : thing.translations;
  const remaining = Object.entries(translations).filter(([code]) => after.has(code) && code !== to);
  return { ...thing, ...texts, translations: Object.fromEntries(remaining) };
}

function textsOf(thing: Translated): Texts {
  const stated = TEXTS.flatMap((name) => (thing[name] ? [[name, thing[name]]] : []));
  return Object.fromEntries(stated) as Texts;
}
