import type { Schemas } from '../../../api/client.ts';
import type { Settings } from '../../panel-queries.ts';

/** What names a VAT class. */
export interface VatUses {
  isOfVenue: boolean;
  isOfFee: boolean;
  categories: string[];
  products: string[];
}

/** The parts of a venue that name a VAT class by its code: it cannot be removed until there are none. */
export function usesOf(
  code: string,
  { vatClass, serviceFeeVatClass }: Pick<Settings, 'vatClass' | 'serviceFeeVatClass'>,
  menu: readonly Pick<Schemas['CategorySetup'], 'name' | 'vatClass' | 'products'>[],
): VatUses {
  const namesOf = (all: readonly { name: string; vatClass: string | null }[]) =>
    all.filter((one) => one.vatClass === code).map(({ name }) => name);
  return {
    isOfVenue: vatClass === code,
    isOfFee: serviceFeeVatClass === code,
    categories: namesOf(menu),
    products: namesOf(menu.flatMap(({ products }) => products)),
  };
}

export function isUsed({ isOfVenue, isOfFee, categories, products }: VatUses): boolean {
  return isOfVenue || isOfFee || categories.length > 0 || products.length > 0;
}
