import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { languageAttributes, useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import { CourseField } from '../course-field.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { PhotoField } from '../product/photo/photo-field.tsx';
import { Checkbox } from '../product/section.tsx';
import { VatClassField } from '../vat-class-field.tsx';
import type { CategoryDraft } from './category-draft.ts';

interface CategoryFieldsProps {
  draft: CategoryDraft;
  nameFault: string | undefined;
  onChange: (change: Partial<CategoryDraft>) => void;
  onPhotoSending: (isSending: boolean) => void;
}

/** The fields of a category: texts in each language, photo, course, VAT, meal cards, and whether guests see it. */
export function CategoryFields({ draft, nameFault, onChange, onPhotoSending }: CategoryFieldsProps) {
  const t = useTranslations('panelMenu.category');
  const { languages } = useMenuEditing();
  const venueText = useVenueTextAttributes();
  const { translations } = draft;
  return (
    <>
      <Field
        label={t('name')}
        {...venueText}
        value={draft.name}
        maxLength={100}
        error={nameFault}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {languages.map(({ code, name }) => (
        <Field
          key={code}
          label={t('nameIn', { language: name })}
          {...languageAttributes(code)}
          maxLength={100}
          value={translations[code]?.name ?? ''}
          onChange={({ target }) =>
            onChange({
              translations: { ...translations, [code]: { ...translations[code], name: target.value } },
            })
          }
        />
      ))}
      <Field
        label={t('description')}
        {...venueText}
        value={draft.description}
        maxLength={1000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <VatClassField value={draft.vatClass} onChange={(vatClass) => onChange({ vatClass })} />
      <CourseField value={draft.course} onChange={(course) => onChange({ course })} />
      <PhotoField
        url={draft.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        onSending={onPhotoSending}
      />
      <Checkbox
        label={t('mealCard')}
        isOn={draft.acceptsMealCard}
        onChange={(acceptsMealCard) => onChange({ acceptsMealCard })}
      />
      <Checkbox
        label={t('isVisible')}
        isOn={draft.isVisible}
        onChange={(isVisible) => onChange({ isVisible })}
      />
    </>
  );
}
