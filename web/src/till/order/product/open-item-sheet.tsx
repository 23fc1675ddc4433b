import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDecimalSign } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { parseAmount, textOfAmount } from '../../typed-amount.ts';
import { addChoice, type BasketLine, changeLine, MOST_UNITS } from '../basket/basket.ts';
import { useOrder } from '../order-context.tsx';
import css from './product.module.css';
import { Stepper } from './stepper.tsx';

/** The longest name that the service accepts. */
const NAME_LENGTH = 100;

interface OpenItemSheetProps {
  /** The line of the basket to change; `null` for a new one. */
  line: BasketLine | null;
  /** The initial name. */
  name: string;
  onClose: () => void;
}

/** Adds or changes an item that is not on the menu: its name, price and quantity. */
export default function OpenItemSheet({ line, name: nameAtFirst, onClose }: OpenItemSheetProps) {
  const t = useTranslations('till.openItem');
  const tProduct = useTranslations('till.product');
  const form = useOpenItemForm(line, nameAtFirst, onClose);
  const { name, price, note, units, shown } = form;
  const hasChosen = useHasChanged(units);
  return (
    <Sheet
      title={t('title')}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={
        <>
          <Stepper label={tProduct('units')} value={units} most={MOST_UNITS} onChange={form.setUnits} />
          <Button type="submit" form="open-item" tone="Main" size="Large" isWide>
            {tProduct(line === null ? 'add' : 'change')}
          </Button>
        </>
      }
    >
      <form id="open-item" className={css.form} onSubmit={form.submit} noValidate>
        <p className={css.hint}>{t('hint')}</p>
        <Field
          label={t('name')}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          error={shown.name}
          onChange={({ target }) => form.setName(target.value)}
        />
        <Field
          label={t('price')}
          value={price}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={shown.price}
          onChange={({ target }) => form.setPrice(target.value)}
        />
        <Field
          label={tProduct('note')}
          value={note}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => form.setNote(target.value)}
        />
      </form>
    </Sheet>
  );
}

/** The typed item, and a function that adds it to the basket. */
function useOpenItemForm(line: BasketLine | null, nameAtFirst: string, onDone: () => void) {
  const t = useTranslations('till.openItem');
  const { changeBasket } = useOrder();
  const before = line?.openItem;
  const [name, setName] = useState(before?.name ?? nameAtFirst);
  const sign = useDecimalSign();
  const [price, setPrice] = useState(before === undefined ? '' : textOfAmount(before.priceKurus, sign));
  const [note, setNote] = useState(line?.note ?? '');
  const [units, setUnits] = useState(line?.quantity ?? 1);
  const priceKurus = parseAmount(price);
  const faults = {
    name: name.trim() === '' ? t('wrongName') : undefined,
    price: priceKurus === null ? t('wrongPrice') : undefined,
  };
  const { shown, submit } = useSubmit(faults, () => {
    const openItem = { name: name.trim(), priceKurus: priceKurus! };
    const choice = { productId: '', portionId: '', extraIds: [], removedIngredientIds: [], note, openItem };
    changeBasket((basket) =>
      line === null
        ? addChoice(basket, choice, units, () => crypto.randomUUID())
        : changeLine(basket, line.id, choice, units),
    );
    onDone();
  });
  return { name, setName, price, setPrice, note, setNote, units, setUnits, shown, submit };
}
