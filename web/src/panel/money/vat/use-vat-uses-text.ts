import { useFormatter, useTranslations } from 'use-intl';
import type { VatUses } from './vat-uses.ts';

/** How many products are named; of the others, only the number is given. */
const MOST_NAMES = 5;

/** @returns a function that writes where a VAT class is used: `the venue, the category Drinks, Rakı, Beer and 12 more products` */
export function useVatUsesText(): (uses: VatUses) => string {
  const t = useTranslations('money.vat.uses');
  const format = useFormatter();
  return ({ isVenueDefault, isForServiceFee, categories, products }) =>
    format.list([
      ...(isVenueDefault ? [t('venue')] : []),
      ...(isForServiceFee ? [t('fee')] : []),
      ...categories.map((name) => t('category', { name })),
      ...products.slice(0, MOST_NAMES),
      ...(products.length > MOST_NAMES ? [t('more', { count: products.length - MOST_NAMES })] : []),
    ]);
}
