import type { IndexedProduct } from '../../menu/menu-index.ts';
import { type Problem, Refusal } from '../../refusals.ts';
import { unknownVatClasses, type VatTerms } from '../../venue/vat.ts';
import type { LineRequest } from '../ordering/order-request.ts';

/**
 * Represents an item that is not on the menu as a product: one portion with the same id, no category, no extras and no stock.
 * Callers of the public API see its id, although the menu does not contain it.
 */
export function openItemOf(
  productId: string,
  { name, priceKurus, vatClass }: NonNullable<LineRequest['openItem']>,
): IndexedProduct {
  const portion = {
    id: productId,
    name: '',
    priceKurus,
    isDefault: true,
    pricingUnit: 'Piece' as const,
    weight: null,
    calories: null,
    translations: {},
  };
  const product = {
    id: productId,
    categoryId: '',
    name,
    description: null,
    imageUrl: null,
    isVisible: true,
    portions: [portion],
    extras: [],
    optionGroups: [],
    removableIngredients: [],
    allergens: [],
    containsAlcohol: false,
    containsPorkDerivatives: false,
    acceptsMealCard: true,
    vatClass,
    course: null,
    translations: {},
    stock: { quantity: null, lowThreshold: 0, isSoldOut: false },
  };
  const none = new Map<string, never>();
  return {
    product,
    isShown: true,
    vatClass,
    acceptsMealCard: true,
    course: null,
    portions: new Map([[productId, portion]]),
    extras: none,
    ingredients: none,
  };
}

/**
 * Passes if the venue has the VAT class of every open item.
 * @throws Refusal VAT_CLASS_NOT_FOUND
 */
export function requireItemClasses(lines: readonly LineRequest[], vat: VatTerms): void {
  const problems = lines.flatMap(({ openItem }, at): Problem[] => {
    const [unknown] = unknownVatClasses(vat, [openItem?.vatClass ?? null]);
    if (unknown === undefined) return [];
    return [
      {
        field: `lines[${at}].openItem.vatClass`,
        message: 'is no VAT class of the venue',
        attemptedValue: unknown,
      },
    ];
  });
  if (problems.length > 0) throw new Refusal('VAT_CLASS_NOT_FOUND', { problems });
}
