import type { Static } from 'typebox';
import type { Product } from '../../../core/menu/menu.ts';
import type { CategoryDocument } from '../../../venue-document/menu/menu-document-schema.ts';
import { plainLira, toProductDocument } from '../../../venue-document/menu/write-document-menu.ts';
import type { ProductChange } from './product-body.ts';

/** A product on a list. Omitted properties stay as they are. */
export type StatedProduct = Static<typeof ProductChange>;

type Texts = NonNullable<CategoryDocument['translations']>;

/**
 * The change that applies a listed product to the stored one. What the list omits stays: a property, a label of a
 * portion, a text in another language. Parts are matched by their names.
 * @param isWhole  whether a listed list of parts replaces the stored one; otherwise it adds parts and changes them
 */
export function mergeProduct(stored: Product, stated: StatedProduct, isWhole: boolean): StatedProduct {
  const document = toProductDocument(stored, plainLira) as Parts;
  const { portions, extras, optionGroups, removableIngredients, translations } = stated as Parts;
  const merged: Parts = {
    portions: mergePortions(document.portions!, portions, isWhole),
    extras: mergeParts(document.extras!, extras, isWhole),
    optionGroups: mergeGroups(document.optionGroups!, optionGroups, isWhole),
    removableIngredients: mergeParts(document.removableIngredients!, removableIngredients, isWhole),
    translations: mergeTexts(document.translations, translations),
  };
  const listed = Object.entries(merged).filter(([, value]) => value !== undefined);
  return { ...stated, ...Object.fromEntries(listed) };
}

/** Translations after an import: listed texts replace stored ones, and `null` removes a text. */
export function mergeTexts(stored: Texts | undefined, stated: Texts | undefined): Texts | undefined {
  if (stated === undefined) return undefined;
  const changed = Object.entries(stated).map(([code, texts]) => [code, { ...stored?.[code], ...texts }]);
  return { ...stored, ...Object.fromEntries(changed) };
}

interface Part {
  name: string;
  translations?: Texts;
}

interface Portion extends Part {
  isDefault?: boolean;
}

interface Group extends Part {
  choices: Part[];
}

interface Parts {
  portions: Portion[] | undefined;
  extras: Part[] | undefined;
  optionGroups: Group[] | undefined;
  removableIngredients: Part[] | undefined;
  translations: Texts | undefined;
}

/** If the list makes a portion the default one, the stored default is no longer it. */
function mergePortions(stored: readonly Portion[], stated: Portion[] | undefined, isWhole: boolean) {
  const isDefaultStated = stated?.some(({ isDefault }) => isDefault) ?? false;
  const present = isDefaultStated ? stored.map((portion) => ({ ...portion, isDefault: false })) : stored;
  return mergeParts(present, stated, isWhole);
}

function mergeGroups(stored: readonly Group[], stated: Group[] | undefined, isWhole: boolean) {
  const choicesOf = new Map(stored.map(({ name, choices }) => [name, choices]));
  const withChoices = stated?.map((group) => ({
    ...group,
    choices: mergeParts(choicesOf.get(group.name) ?? [], group.choices, isWhole)!,
  }));
  return mergeParts(stored, withChoices, isWhole);
}

function mergeParts<P extends Part>(
  stored: readonly P[],
  stated: readonly P[] | undefined,
  isWhole: boolean,
): P[] | undefined {
  if (stated === undefined) return undefined;
  const present = new Map(stored.map((part) => [part.name, part]));
  const listed = stated.map((part): P => {
    const before = present.get(part.name);
    const translations = mergeTexts(before?.translations, part.translations) ?? before?.translations;
    return { ...before, ...part, ...(translations === undefined ? {} : { translations }) };
  });
  if (isWhole) return listed;
  const byName = new Map(listed.map((part) => [part.name, part]));
  const kept = stored.map((part) => byName.get(part.name) ?? part);
  return [...kept, ...listed.filter(({ name }) => !present.has(name))];
}
