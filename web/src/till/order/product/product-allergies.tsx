import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { AllergyChoice } from '../../../allergies/allergy-choice.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { Choice } from '../basket/basket.ts';
import type { Product } from '../menu/menu-index.ts';
import css from './product.module.css';

interface ProductAllergiesProps {
  product: Product;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** What a product contains as the menu declares it, and what its guest must not get. */
export default function ProductAllergies(props: ProductAllergiesProps) {
  return (
    <WithAllergyWords>
      <Allergies {...props} />
    </WithAllergyWords>
  );
}

function Allergies({ product, choice, onChange }: ProductAllergiesProps) {
  const t = useTranslations('allergies');
  const names = product.allergens.map((one) => t(`names.${one}`)).join(', ');
  const mark = (allergy: AllergySaid | null) => {
    const { allergy: _, ...rest } = choice;
    onChange(allergy === null ? rest : { ...rest, allergy });
  };
  return (
    <section className={css.allergies}>
      <p>{names === '' ? t('nothing') : t('contains', { names })}</p>
      <AllergyChoice said={choice.allergy ?? null} onChange={mark} />
    </section>
  );
}
