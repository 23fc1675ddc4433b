import type { Campaign } from '../../campaigns/campaign.ts';
import type { Category, Product } from '../../menu/menu.ts';

/** The parts of a venue with texts in its languages. */
export interface TranslatedContent {
  categories: Category[];
  products: Product[];
  campaigns: Campaign[];
}

/**
 * The texts of a venue after a change of its languages. With another default language the texts are swapped:
 * translations in the new default become the texts themselves, where they exist, and the old texts become a
 * translation. So guests read the same as before in each remaining language. Texts in a removed language are
 * dropped.
 * @param before  language codes, the default one first; empty when none were set up, and then nothing is
 *   swapped
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

/** A record with a name, and perhaps other texts, in several languages. */
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
