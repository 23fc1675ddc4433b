import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { AllergyChoice } from '../../../allergies/allergy-choice.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import { useTableAllergy } from '../allergies/use-table-allergy.ts';
import type { Choice } from '../basket/basket.ts';
import { type Allergen, allergensOfExtra, allergensWith } from '../menu/declared-allergens.ts';
import type { Product } from '../menu/menu-index.ts';
import css from './product.module.css';

interface ProductAllergiesProps {
  product: Product;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The declared allergens of a product, and the allergy of the guest who gets it. */
export default function ProductAllergies(props: ProductAllergiesProps) {
  return (
    <WithAllergyWords>
      <Allergies {...props} />
    </WithAllergyWords>
  );
}

function Allergies({ product, choice, onChange }: ProductAllergiesProps) {
  const t = useTranslations('allergies');
  const ofTable = useTableAllergy();
  // The allergens of the line's guest and of the whole table.
  const unwanted = new Set([...(choice.allergy?.allergens ?? []), ...(ofTable?.allergens ?? [])]);
  const namesOf = (allergens: readonly Allergen[]) => allergens.map((one) => t(`names.${one}`)).join(', ');
  const conflict = allergensWith(product, choice.extraIds).filter((one) => unwanted.has(one));
  const mark = (allergy: AllergySaid | null) => {
    const { allergy: _, ...rest } = choice;
    onChange(allergy === null ? rest : { ...rest, allergy });
  };
  return (
    <section className={css.allergies}>
      {conflict.length > 0 && (
        <p role="alert" className={css.conflict}>
          <TriangleAlert aria-hidden />
          {t('conflict', { names: namesOf(conflict) })}
        </p>
      )}
      <p>
        {product.allergens.length === 0 ? t('nothing') : t('contains', { names: namesOf(product.allergens) })}
      </p>
      {product.extras.map((extra) => {
        const names = namesOf(allergensOfExtra(extra));
        return names !== '' && <p key={extra.id}>{t('ofExtra', { extra: extra.name, names })}</p>;
      })}
      <AllergyChoice said={choice.allergy ?? null} onChange={mark} />
    </section>
  );
}
