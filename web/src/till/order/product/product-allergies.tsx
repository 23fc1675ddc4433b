import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import { Button } from '../../../ui/button.tsx';
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
  const { allergy: said = NOTHING } = choice;
  const [isOpen, setIsOpen] = useState(said !== NOTHING);
  const names = product.allergens.map((one) => t(`names.${one}`)).join(', ');
  const mark = (now: AllergySaid) => {
    const { allergy: _, ...rest } = choice;
    const isNothing = now.allergens.length === 0 && now.text === null;
    onChange(isNothing ? rest : { ...rest, allergy: now });
  };
  return (
    <section className={css.allergies}>
      <p>{names === '' ? t('nothing') : t('contains', { names })}</p>
      {isOpen ? (
        <AllergyPicker said={said} hasWords onChange={mark} />
      ) : (
        <Button icon={<TriangleAlert aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('mark')}
        </Button>
      )}
    </section>
  );
}

const NOTHING: AllergySaid = { allergens: [], text: null };
