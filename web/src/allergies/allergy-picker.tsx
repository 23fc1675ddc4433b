import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../acts/kitchen/allergy-acts.ts';
import { allergyAllergensValues } from '../api/venue-api-lists.generated.ts';
import { Field } from '../ui/field.tsx';
import { CheckChips } from '../ui/form/check-chips.tsx';
// Loaded here, so that an allergy that is marked here is shown in words even if the network is lost later.
import './worded-bar.tsx';

const MOST_TEXT = 100;

interface AllergyPickerProps {
  said: AllergySaid;
  /** Whether the allergy is for the whole bill. */
  isWhole?: boolean;
  /** Whether it is the allergy of a party that has no bill yet. */
  isOfParty?: boolean;
  /** Whether a field for other words appears once an allergen is chosen. */
  hasWords?: boolean;
  onChange: (said: AllergySaid) => void;
}

/** Lets staff choose what a guest must not get: a chip for each allergen, then a field for other words. */
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
