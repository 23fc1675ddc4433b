import { useTranslations } from 'use-intl';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import { Button } from '../../../ui/button.tsx';
import type { BillLine } from '../bill-rounds.ts';
import { useMarkAllergy } from './use-mark-allergy.ts';

interface LineAllergyProps {
  bill: Bill;
  line: BillLine;
  /** Opens the sheet in which the allergy can be typed. */
  onWords: () => void;
}

/** A chip for each allergen that the guest of a line must not get. */
export default function LineAllergy(props: LineAllergyProps) {
  return (
    <WithAllergyWords>
      <Picker {...props} />
    </WithAllergyWords>
  );
}

function Picker({ bill, line, onWords }: LineAllergyProps) {
  const t = useTranslations('allergies');
  const [said, change] = useMarkAllergy(bill, line);
  return (
    <>
      <AllergyPicker said={said} onChange={change} />
      <Button onClick={onWords}>{t('addWords')}</Button>
    </>
  );
}
