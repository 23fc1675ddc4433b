import { useTranslations } from 'use-intl';
import { productSetupAllergensValues as ALLERGENS } from '../../../api/venue-api-lists.generated.ts';
import { CourseField } from '../course-field.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { VatClassField } from '../vat-class-field.tsx';
import { MealCardField } from './meal-card-field.tsx';
import css from './product.module.css';
import { Checkbox, ProductSection, type ProductSectionProps } from './section.tsx';

/** The fields for allergens, alcohol, pork, meal cards, VAT and course. */
export function LabelsSection({ draft, set }: ProductSectionProps) {
  const t = useTranslations('panelMenu.product');
  const { allergens } = draft;
  const { stored } = useMenuEditing();
  const category = stored.find(({ id }) => id === draft.categoryId);
  return (
    <ProductSection title={t('labels')}>
      <fieldset className={css.ticks} aria-label={t('allergens')}>
        {ALLERGENS.map((name) => (
          <Checkbox
            key={name}
            label={t(`allergen.${name}`)}
            isOn={allergens.includes(name)}
            onChange={(isOn) =>
              set({ allergens: ALLERGENS.filter((one) => (one === name ? isOn : allergens.includes(one))) })
            }
          />
        ))}
      </fieldset>
      <div className={css.ticks}>
        <Checkbox
          label={t('alcohol')}
          isOn={draft.containsAlcohol}
          onChange={(containsAlcohol) => set({ containsAlcohol })}
        />
        <Checkbox
          label={t('pork')}
          isOn={draft.containsPorkDerivatives}
          onChange={(containsPorkDerivatives) => set({ containsPorkDerivatives })}
        />
      </div>
      <MealCardField
        value={draft.acceptsMealCard}
        ofCategory={category?.acceptsMealCard ?? false}
        onChange={(acceptsMealCard) => set({ acceptsMealCard })}
      />
      <VatClassField
        value={draft.vatClass}
        ofCategory={category?.vatClass ?? null}
        onChange={(vatClass) => set({ vatClass })}
      />
      <CourseField
        value={draft.course}
        ofCategory={category?.course ?? null}
        onChange={(course) => set({ course })}
      />
    </ProductSection>
  );
}
