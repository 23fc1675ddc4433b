import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { PhotoField } from './photo/photo-field.tsx';
import css from './product.module.css';
import { Checkbox, ProductSection, type ProductSectionProps, useFaultText } from './section.tsx';

interface BasicsSectionProps extends ProductSectionProps {
  onPhotoSending: (isSending: boolean) => void;
}

/** The name, description, category and photo of a product, and whether guests see it. */
export function BasicsSection({ draft, set, faults, onPhotoSending }: BasicsSectionProps) {
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  const { stored } = useMenuEditing();
  const venueText = useVenueTextAttributes();
  const id = useId();
  return (
    <ProductSection title={t('basics')}>
      <Field
        label={t('name')}
        {...venueText}
        value={draft.name}
        maxLength={100}
        error={faultAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={css.area}>
        <label htmlFor={`${id}-description`}>{t('description')}</label>
        <textarea
          id={`${id}-description`}
          rows={3}
          {...venueText}
          maxLength={1000}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </div>
      <div className={css.area}>
        <label htmlFor={`${id}-category`}>{t('category')}</label>
        <select
          id={`${id}-category`}
          value={draft.categoryId}
          onChange={({ target }) => set({ categoryId: target.value })}
        >
          {stored.map((category) => (
            <option key={category.id} value={category.id} {...venueText}>
              {category.name}
            </option>
          ))}
        </select>
      </div>
      <PhotoField
        url={draft.imageUrl}
        onChange={(imageUrl) => set({ imageUrl })}
        onSending={onPhotoSending}
      />
      <Checkbox label={t('isVisible')} isOn={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
    </ProductSection>
  );
}
