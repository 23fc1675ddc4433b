import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/field.tsx';
import { useVenueTextAttributes } from '../../../venue-settings/venue-text.tsx';
import { newKey } from '../draft/product-draft.ts';
import { ProductSection, type ProductSectionProps, useFaultText } from '../section.tsx';
import { PartList } from './part-list.tsx';

/** The ingredients that guests may leave out. */
export function IngredientsSection({ draft, set, faults }: ProductSectionProps) {
  const venueText = useVenueTextAttributes();
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  return (
    <ProductSection title={t('ingredients')} hint={t('ingredientsHint')}>
      <PartList
        parts={draft.removableIngredients}
        onChange={(removableIngredients) => set({ removableIngredients })}
        addText={t('addIngredient')}
        newPart={() => ({ key: newKey(), name: '', translations: {} })}
      >
        {(part, change, at) => (
          <Field
            label={t('partName')}
            value={part.name}
            {...venueText}
            maxLength={100}
            error={faultAt(`removableIngredients.${at}.name`)}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </PartList>
    </ProductSection>
  );
}
