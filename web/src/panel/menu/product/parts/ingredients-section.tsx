import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/field.tsx';
import { useOwnText } from '../../../venue-settings/own-text.tsx';
import { newKey } from '../draft/product-draft.ts';
import { Section, type SectionProps, useFaultText } from '../section.tsx';
import { PartList } from './part-list.tsx';

/** The ingredients that guests may leave out. */
export function IngredientsSection({ draft, set, faults }: SectionProps) {
  const ownText = useOwnText();
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  return (
    <Section title={t('ingredients')} hint={t('ingredientsHint')}>
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
            {...ownText}
            maxLength={100}
            error={faultAt(`removableIngredients.${at}.name`)}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </PartList>
    </Section>
  );
}
