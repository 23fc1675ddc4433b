import type { Campaign } from '../../campaigns/campaign.ts';
import type { Category, Product } from '../../menu/menu.ts';

/** The records of a venue that have translated texts. */
export interface TranslatedContent {
  categories: Category[];
  products: Product[];
  campaigns: Campaign[];
}

/**
 * Adapts the texts of a venue to a change of its languages. If the default language changes, texts are swapped: a
 * translation in the new default language becomes the text itself, and the old text becomes a translation. So guests
 * read the same texts as before in each remaining language. Texts in a removed language are dropped.
 * @param before  the language codes before, default language first; if empty, nothing is swapped
 * @param after  the language codes after the change, default language first
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

/** A record with a name and optional other texts, in several languages. */
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
