import { useTranslations } from 'use-intl';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import { Button } from '../../../ui/button.tsx';
import { allergensWith } from '../../order/menu/declared-allergens.ts';
import { useMenu } from '../../order/menu/use-menu.ts';
import css from '../bill.module.css';
import type { BillLine } from '../bill-rounds.ts';
import { useMarkAllergy } from './use-mark-allergy.ts';

interface LineAllergyProps {
  bill: Bill;
  line: BillLine;
  /** Opens the sheet in which the allergy can be typed. */
  onWords: () => void;
}

/** The allergens that a dish contains, and a chip for each allergen that its guest must not get. */
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
  const { index } = useMenu();
  const product = index?.products.get(line.productId)?.product;
  const ids = line.extras.map(({ id }) => id);
  const names = (product ? allergensWith(product, ids) : []).map((one) => t(`names.${one}`)).join(', ');
  return (
    <>
      <p className={css.soft}>{names === '' ? t('nothing') : t('contains', { names })}</p>
      <AllergyPicker said={said} onChange={change} />
      <Button onClick={onWords}>{t('addWords')}</Button>
    </>
  );
}
