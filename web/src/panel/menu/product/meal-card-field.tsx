import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/select.tsx';

interface MealCardFieldProps {
  /** `null`: the value of the category applies. */
  value: boolean | null;
  ofCategory: boolean;
  onChange: (value: boolean | null) => void;
}

/** Chooses whether meal cards pay for a product: yes, no, or like its category. */
export function MealCardField({ value, ofCategory, onChange }: MealCardFieldProps) {
  const t = useTranslations('panelMenu');
  const tActivity = useTranslations('activity');
  const word = (isYes: boolean) => tActivity(isYes ? 'yes' : 'no');
  return (
    <Select
      label={t('product.mealCard')}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
    >
      <option value="">{t('vatClass.asCategory', { name: word(ofCategory) })}</option>
      <option value="true">{word(true)}</option>
      <option value="false">{word(false)}</option>
    </Select>
  );
}
