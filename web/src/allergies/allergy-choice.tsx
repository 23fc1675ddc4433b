import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../acts/kitchen/allergy-acts.ts';
import { Button } from '../ui/button.tsx';
import { AllergyPicker } from './allergy-picker.tsx';

interface AllergyChoiceProps {
  /** The allergy so far; `null` if there is none. */
  said: AllergySaid | null;
  /** Whether it is the allergy of a party that has no bill yet. */
  isOfParty?: boolean;
  onChange: (said: AllergySaid | null) => void;
}

/** The allergy in a form: a button that opens the choices. If there is an allergy already, they are open. */
export function AllergyChoice({ said, isOfParty = false, onChange }: AllergyChoiceProps) {
  const t = useTranslations('allergies');
  const [isOpen, setIsOpen] = useState(said !== null);
  if (!isOpen)
    return (
      <Button icon={<TriangleAlert aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('mark')}
      </Button>
    );
  const change = (now: AllergySaid) => onChange(now.allergens.length === 0 && now.text === null ? null : now);
  return <AllergyPicker said={said ?? NOTHING} isOfParty={isOfParty} hasWords onChange={change} />;
}

const NOTHING: AllergySaid = { allergens: [], text: null };
