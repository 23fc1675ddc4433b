import { useTranslations } from 'use-intl';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BillMarking, Dishes } from '../../bill/allergies/allergy-sheet.tsx';
import bill from '../../bill/bill.module.css';
import { NO_ALLERGY, setTableAllergy, trimAllergy } from '../basket/basket.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useOrder } from '../order-context.tsx';

/**
 * The allergy of a whole table that has no bill yet, and the allergens of its unsent dishes. Each tap is stored at once. If
 * a colleague opens the bill in the meantime, the sheet changes the allergy of the bill.
 */
export default function BasketAllergySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pay.bill');
  const { shown, changeBasket } = useOrder();
  const close = () => {
    changeBasket((basket) => setTableAllergy(basket, trimAllergy(basket.allergy)));
    onClose();
  };
  return (
    <Sheet title={t('allergy')} isOpen keepsTyped onClose={close}>
      <WithAllergyWords>
        {shown === null ? <Marking /> : <BillMarking bill={shown.bill} line={null} />}
      </WithAllergyWords>
    </Sheet>
  );
}

function Marking() {
  const { basket, changeBasket } = useOrder();
  const { index } = useMenu();
  const said = basket.allergy ?? NO_ALLERGY;
  const dishes = basket.lines.flatMap(({ productId, extraIds }) => {
    const product = index?.products.get(productId)?.product;
    if (product === undefined) return [];
    const extras = product.extras.filter(({ id }) => extraIds.includes(id));
    return [{ productId, productName: product.name, extras }];
  });
  return (
    <div className={bill.lineSheet}>
      <AllergyPicker
        said={said}
        isWhole
        hasWords
        onChange={(now) => changeBasket((before) => setTableAllergy(before, now))}
      />
      {dishes.length > 0 && <Dishes lines={dishes} avoided={said.allergens} />}
    </div>
  );
}
