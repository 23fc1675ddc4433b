import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../acts/kitchen/allergy-acts.ts';
import { allergyAllergensValues } from '../api/venue-api-lists.generated.ts';
import { Field } from '../ui/field.tsx';
import { CheckChips } from '../ui/form/check-chips.tsx';
// What is marked here is shown in words, without a network too.
import './worded-bar.tsx';

const MOST_TEXT = 100;

interface AllergyPickerProps {
  said: AllergySaid;
  /** Whether it is of the whole bill. */
  isWhole?: boolean;
  /** Whether it is of a party that has no bill yet. */
  isOfParty?: boolean;
  /** Whether words can be typed here once something is chosen. */
  hasWords?: boolean;
  onChange: (said: AllergySaid) => void;
}

/** What a guest must not get: each allergen is one tap, and words come after it. */
export function AllergyPicker({ said, isWhole, isOfParty, hasWords = false, onChange }: AllergyPickerProps) {
  const t = useTranslations('allergies');
  const [isOther, setIsOther] = useState(said.text !== null);
  const { allergens, text } = said;
  const options = [
    ...allergyAllergensValues.map((value) => ({ value, text: t(`names.${value}`) })),
    ...(hasWords ? [{ value: 'Other' as const, text: t('other') }] : []),
  ];
  const values = isOther && hasWords ? [...allergens, 'Other' as const] : allergens;
  const choose = (chosen: (typeof values)[number][]) => {
    const hasOther = chosen.includes('Other');
    setIsOther(hasOther);
    const isEmptied = hasWords && !hasOther && chosen.length === 0;
    const listed = chosen.filter((one) => one !== 'Other');
    onChange({ allergens: listed, text: isEmptied ? null : text });
  };
  return (
    <>
      <CheckChips
        label={t(isWhole || isOfParty ? 'pickWhole' : 'pick')}
        hint={t(isOfParty ? 'toldLater' : 'told')}
        values={values}
        options={options}
        onChange={choose}
      />
      {hasWords && values.length > 0 && (
        <Field
          label={t('words')}
          hint={t('wordsHint')}
          value={text ?? ''}
          maxLength={MOST_TEXT}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ allergens, text: target.value === '' ? null : target.value })}
        />
      )}
    </>
  );
}
