import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { BasketLine } from '../basket/basket.ts';
import { type Allergen, allergensWith } from '../menu/declared-allergens.ts';
import { useMenu } from '../menu/use-menu.ts';
import css from './allergy-warnings.module.css';

interface AllergyWarningsProps {
  /** The unsent lines. */
  lines: readonly BasketLine[];
  /** The allergens that no one at the table must get. */
  ofTable: readonly Allergen[];
}

/**
 * Warns of unsent dishes with allergens that their guests must not get, until they are sent or removed. It does not
 * block: the guest decides.
 */
export default function AllergyWarnings(props: AllergyWarningsProps) {
  return (
    <WithAllergyWords>
      <Warnings {...props} />
    </WithAllergyWords>
  );
}

function Warnings({ lines, ofTable }: AllergyWarningsProps) {
  const t = useTranslations('allergies');
  const { index } = useMenu();
  const warnings = lines.flatMap(({ productId, extraIds, allergy }) => {
    const product = index?.products.get(productId)?.product;
    if (product === undefined) return [];
    const unwanted = new Set([...ofTable, ...(allergy?.allergens ?? [])]);
    const found = allergensWith(product, extraIds).filter((one) => unwanted.has(one));
    const names = found.map((one) => t(`names.${one}`)).join(', ');
    return found.length === 0 ? [] : [t('dishConflict', { dish: product.name, names })];
  });
  return (
    // Rendered before the first warning, because screen readers only read later changes of a status.
    <div className={css.warnings} role="status">
      {[...new Set(warnings)].map((warning) => (
        <p key={warning}>
          <TriangleAlert aria-hidden />
          {warning}
        </p>
      ))}
    </div>
  );
}
