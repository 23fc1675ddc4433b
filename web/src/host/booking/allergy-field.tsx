import type { AllergySaid } from '../../acts/kitchen/allergy-acts.ts';
import { AllergyChoice } from '../../allergies/allergy-choice.tsx';
import { WithAllergyWords } from '../../allergies/allergy-words.tsx';
import css from './booking-sheet.module.css';

interface AllergyFieldProps {
  said: AllergySaid | null;
  onChange: (said: AllergySaid | null) => void;
}

/** The field for the allergy of a party. */
export default function AllergyField(props: AllergyFieldProps) {
  return (
    <WithAllergyWords>
      <div className={css.allergy}>
        <AllergyChoice {...props} isOfParty />
      </div>
    </WithAllergyWords>
  );
}
