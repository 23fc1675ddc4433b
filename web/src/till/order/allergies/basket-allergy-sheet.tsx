import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BillMarking, Dishes } from '../../bill/allergies/allergy-sheet.tsx';
import bill from '../../bill/bill.module.css';
import { setTableAllergy } from '../basket/basket.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useOrder } from '../order-context.tsx';

/**
 * The allergy of a whole table that has no bill yet, and what its unsent dishes contain. It is kept as it is tapped. If a
 * colleague opens the bill in the meantime, the allergy is that of the bill.
 */
export default function BasketAllergySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pay.bill');
  const { shown, changeBasket } = useOrder();
  const close = () => {
    changeBasket((basket) => setTableAllergy(basket, trimmed(basket.allergy)));
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
  const said = basket.allergy ?? NOTHING;
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

const NOTHING: AllergySaid = { allergens: [], text: null };

/** The allergy without spaces around its words. */
function trimmed(said: AllergySaid = NOTHING): AllergySaid {
  return { ...said, text: said.text?.trim() || null };
}
