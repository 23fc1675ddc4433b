import { limitProblems, type Problem, Refusal } from '../refusals.ts';
import { unknownVatClasses, type VatTerms } from '../venue/vat.ts';
import type { MenuContent } from './menu-content.ts';

/**
 * Checks that the venue has every VAT class that its settings, categories and products name.
 * @throws Refusal VAT_CLASS_NOT_FOUND that lists each setting, category and product with an unknown VAT class
 */
export function requireKnownVatClasses({
  venue,
  categories,
  products,
}: { venue: VatTerms } & Pick<MenuContent, 'categories' | 'products'>): void {
  const named = [
    { field: 'vatClass', code: venue.vatClass, owner: 'the venue' },
    { field: 'serviceFeeVatClass', code: venue.serviceFeeVatClass, owner: 'the service fee' },
    ...categories.map(({ vatClass, name }) => ({ field: 'vatClass', code: vatClass, owner: name })),
    ...products.map(({ vatClass, name }) => ({ field: 'vatClass', code: vatClass, owner: name })),
  ];
  const problems = named.flatMap(({ field, code, owner }): Problem[] => {
    if (unknownVatClasses(venue, [code]).length === 0) return [];
    return [{ field, message: `of ${owner} is no VAT class of the venue`, attemptedValue: code }];
  });
  if (problems.length > 0) throw new Refusal('VAT_CLASS_NOT_FOUND', { problems: limitProblems(problems) });
}
