import { productSetupAllergensValues } from '../../../api/venue-api-lists.generated.ts';
import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import type { Product } from '../menu-queries.ts';

export type Allergen = Product['allergens'][number];
type Group = Product['optionGroups'][number];

/** What each allergen is called in the language of the app. */
export type AllergenNames = Record<Allergen, string>;

/** How many choices of a group are taken, as a cell says it. */
export type GroupRule = Pick<Group, 'selectionType' | 'isRequired'>;

const RULES: Record<string, GroupRule> = {
  '1': { selectionType: 'Single', isRequired: true },
  '0-1': { selectionType: 'Single', isRequired: false },
  '1+': { selectionType: 'Multiple', isRequired: true },
  '0+': { selectionType: 'Multiple', isRequired: false },
};

/** Exactly one choice is `1`, at most one `0-1`, at least one `1+`, any number `0+`. */
export function ruleCell({ selectionType, isRequired }: GroupRule): string {
  const [text] = Object.entries(RULES).find(
    ([, rule]) => rule.selectionType === selectionType && rule.isRequired === isRequired,
  )!;
  return text;
}

/** The rule that a cell states; `null` for none. */
export function readRule(cell: string): GroupRule | null {
  return RULES[westernDigits(cell).replaceAll(/\s/g, '').replace('–', '-')] ?? null;
}

/** Allergens by their names, in their order. */
export function allergensCell(allergens: readonly Allergen[], names: AllergenNames): string {
  return allergens.map((allergen) => names[allergen]).join(', ');
}

/** The allergens that a cell lists, in the language of the app or by their codes; `null` when one is unknown. */
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

/** The units that a cell counts; `null` for anything but a whole number up to a million. */
export function readStock(cell: string): number | null {
  const plain = westernDigits(cell).replaceAll(/[\s\u00a0]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= 1_000_000 ? Number(plain) : null;
}
