import { foldText } from '../../../../ui/text/fold-text.generated.ts';
import { readPrice } from '../../../form/price-text.ts';
import type { PartDraft, PricedDraft, ProductDraft } from './product-draft.ts';

/** The kind of a fault, which is also the key of its text. */
export type ProductFaultKind =
  | 'missing'
  | 'price'
  | 'twice'
  | 'calories'
  | 'noPortion'
  | 'noChoice'
  | 'taken';

/** The faults of a draft by the path of their field, such as `portions.0.price`. */
export type ProductFaults = Readonly<Record<string, ProductFaultKind>>;

/**
 * The faults of a draft that the service would refuse. They are shown at their fields before the draft is sent.
 * @param namesakes  the names of the other products of the category
 */
export function faultsOf(draft: ProductDraft, namesakes: readonly string[]): ProductFaults {
  const faults: Record<string, ProductFaultKind> = {};
  if (draft.name.trim() === '') faults['name'] = 'missing';
  else if (namesakes.includes(draft.name.trim())) faults['name'] = 'taken';
  if (draft.portions.length === 0) faults['portions'] = 'noPortion';
  addPriced(faults, 'portions', draft.portions, true);
  for (const [at, { calories }] of draft.portions.entries())
    if (!/^\d{0,5}$/.test(calories.trim())) faults[`portions.${at}.calories`] = 'calories';
  addPriced(faults, 'extras', draft.extras, false);
  addNames(faults, 'optionGroups', draft.optionGroups);
  for (const [at, { choices, isRequired, selectionType }] of draft.optionGroups.entries()) {
    if (choices.length === 0 && (isRequired || selectionType === 'Single'))
      faults[`optionGroups.${at}.choices`] = 'noChoice';
    addPriced(faults, `optionGroups.${at}.choices`, choices, false);
  }
  addNames(faults, 'removableIngredients', draft.removableIngredients);
  return faults;
}

function addPriced(
  faults: Record<string, ProductFaultKind>,
  path: string,
  parts: readonly PricedDraft[],
  needsPrice: boolean,
): void {
  addNames(faults, path, parts);
  for (const [at, { price }] of parts.entries()) {
    const isBlank = price.trim() === '';
    if (isBlank && needsPrice) faults[`${path}.${at}.price`] = 'missing';
    else if (!isBlank && readPrice(price) === null) faults[`${path}.${at}.price`] = 'price';
  }
}

function addNames(faults: Record<string, ProductFaultKind>, path: string, parts: readonly PartDraft[]): void {
  const seen = new Set<string>();
  for (const [at, { name }] of parts.entries()) {
    const folded = foldText(name);
    if (folded === '') faults[`${path}.${at}.name`] = 'missing';
    else if (seen.has(folded)) faults[`${path}.${at}.name`] = 'twice';
    seen.add(folded);
  }
}
