import { useFormatter, useTranslations } from 'use-intl';
import type { VatUses } from './vat-uses.ts';

/** Products after these are counted. */
const MOST_NAMES = 5;

/** Says what names a VAT class: `the venue, the category Drinks, Rakı, Beer and 12 more products`. */
export function useUsesText(): (uses: VatUses) => string {
  const t = useTranslations('money.vat.uses');
  const format = useFormatter();
  return ({ isOfVenue, isOfFee, categories, products }) =>
    format.list([
      ...(isOfVenue ? [t('venue')] : []),
      ...(isOfFee ? [t('fee')] : []),
      ...categories.map((name) => t('category', { name })),
      ...products.slice(0, MOST_NAMES),
      ...(products.length > MOST_NAMES ? [t('more', { count: products.length - MOST_NAMES })] : []),
    ]);
}
