import type { Schemas } from '../../../api/client.ts';
import type { Settings } from '../../panel-queries.ts';

/** The parts of a venue that use a VAT class: the venue's default, the service fee, categories and products. */
export interface VatUses {
  isVenueDefault: boolean;
  isForServiceFee: boolean;
  categories: string[];
  products: string[];
}

/** Finds the uses of a VAT class. A class that is used cannot be removed. */
export function vatUsesOf(
  code: string,
  { vatClass, serviceFeeVatClass }: Pick<Settings, 'vatClass' | 'serviceFeeVatClass'>,
  menu: readonly Pick<Schemas['CategorySetup'], 'name' | 'vatClass' | 'products'>[],
): VatUses {
  const namesOf = (all: readonly { name: string; vatClass: string | null }[]) =>
    all.filter((one) => one.vatClass === code).map(({ name }) => name);
  return {
    isVenueDefault: vatClass === code,
    isForServiceFee: serviceFeeVatClass === code,
    categories: namesOf(menu),
    products: namesOf(menu.flatMap(({ products }) => products)),
  };
}

export function isVatClassUsed({ isVenueDefault, isForServiceFee, categories, products }: VatUses): boolean {
  return isVenueDefault || isForServiceFee || categories.length > 0 || products.length > 0;
}
