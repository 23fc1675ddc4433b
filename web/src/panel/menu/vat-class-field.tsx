import { useTranslations } from 'use-intl';
import { Select } from '../../ui/select.tsx';
import { useVatClassName } from '../venue-settings/vat-class.ts';
import { useVenueTextAttributes } from '../venue-settings/venue-text.tsx';
import { useMenuEditing } from './menu-context.tsx';

interface VatClassFieldProps {
  /** The code of the chosen class; `null`: the class of the category or the venue applies. */
  value: string | null;
  /** For a product: the class of its category. */
  ofCategory?: string | null;
  onChange: (code: string | null) => void;
}

/** Chooses the VAT class of a product or a category. Hidden if the venue has no classes. */
export function VatClassField({ value, ofCategory = null, onChange }: VatClassFieldProps) {
  const t = useTranslations('panelMenu.vatClass');
  const { settings } = useMenuEditing();
  const nameOf = useVatClassName(settings);
  const venueText = useVenueTextAttributes();
  if (settings.vatClasses.length === 0) return null;
  const usual =
    ofCategory === null
      ? t('asVenue', { name: nameOf(settings.vatClass) })
      : t('asCategory', { name: nameOf(ofCategory) });
  return (
    <Select label={t('label')} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{usual}</option>
      {settings.vatClasses.map(({ code }) => (
        <option key={code} value={code} {...venueText}>
          {nameOf(code)}
        </option>
      ))}
    </Select>
  );
}
