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
  /** What no one at the table must get. */
  ofTable: readonly Allergen[];
}

/** Says of each unsent dish what it contains that its guest must not get, until it is sent or removed. It asks nothing: the guest decides. */
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
    // It is here before the first warning: only then is each one read aloud.
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
