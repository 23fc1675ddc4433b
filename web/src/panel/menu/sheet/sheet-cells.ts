import { productSetupAllergensValues } from '../../../api/venue-api-lists.generated.ts';
import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import type { Product } from '../menu-queries.ts';

export type Allergen = Product['allergens'][number];
type Group = Product['optionGroups'][number];

/** The name of each allergen in the language of the app. */
export type AllergenNames = Record<Allergen, string>;

/** How many choices of a group a guest makes. */
export type GroupRule = Pick<Group, 'selectionType' | 'isRequired'>;

const RULES: Record<string, GroupRule> = {
  '1': { selectionType: 'Single', isRequired: true },
  '0-1': { selectionType: 'Single', isRequired: false },
  '1+': { selectionType: 'Multiple', isRequired: true },
  '0+': { selectionType: 'Multiple', isRequired: false },
};

/** The cell for a rule: `1` for exactly one choice, `0-1` for at most one, `1+` for at least one, `0+` for any number. */
export function writeRule({ selectionType, isRequired }: GroupRule): string {
  const [text] = Object.entries(RULES).find(
    ([, rule]) => rule.selectionType === selectionType && rule.isRequired === isRequired,
  )!;
  return text;
}

/** The rule in a cell; `null` if it is no rule. */
export function readRule(cell: string): GroupRule | null {
  return RULES[westernDigits(cell).replaceAll(/\s/g, '').replace('–', '-')] ?? null;
}

/** The cell for allergens: their names in the given order. */
export function writeAllergens(allergens: readonly Allergen[], names: AllergenNames): string {
  return allergens.map((allergen) => names[allergen]).join(', ');
}

/** The allergens in a cell, by their names in the language of the app or by their codes; `null` if one is unknown. */
export function readAllergens(cell: string, names: AllergenNames): Allergen[] | null {
  const texts = cell
    .split(/[,;/\n،]/)
    .map(foldText)
    .filter((text) => text !== '');
  const found = texts.map((text) =>
    productSetupAllergensValues.find((code) => foldText(code) === text || foldText(names[code]) === text),
  );
  return found.includes(undefined) ? null : [...new Set(found as Allergen[])];
}

/** The stock in a cell, in units; `null` for anything but a whole number up to a million. */
export function readStock(cell: string): number | null {
  const plain = westernDigits(cell).replaceAll(/[\s\u00a0]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= 1_000_000 ? Number(plain) : null;
}
