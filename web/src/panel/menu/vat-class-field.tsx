import { useTranslations } from 'use-intl';
import { Select } from '../../ui/select.tsx';
import { useOwnText } from '../venue-settings/own-text.tsx';
import { useVatClassName } from '../venue-settings/vat-class.ts';
import { useMenuEditing } from './menu-context.tsx';

interface VatClassFieldProps {
  /** The code of the chosen class; `null` for that of the category or the venue. */
  value: string | null;
  /** The class of the category of a product. */
  ofCategory?: string | null;
  onChange: (code: string | null) => void;
}

/** The VAT class of a product or a category. Without classes there is nothing to choose. */
export function VatClassField({ value, ofCategory = null, onChange }: VatClassFieldProps) {
  const t = useTranslations('panelMenu.vatClass');
  const { settings } = useMenuEditing();
  const nameOf = useVatClassName(settings);
  const ownText = useOwnText();
  if (settings.vatClasses.length === 0) return null;
  const usual =
    ofCategory === null
      ? t('asVenue', { name: nameOf(settings.vatClass) })
      : t('asCategory', { name: nameOf(ofCategory) });
  return (
    <Select label={t('label')} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{usual}</option>
      {settings.vatClasses.map(({ code }) => (
        <option key={code} value={code} {...ownText}>
          {nameOf(code)}
        </option>
      ))}
    </Select>
  );
}
