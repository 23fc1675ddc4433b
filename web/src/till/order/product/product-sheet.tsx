import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { addChoice, type Choice, changeLine, MOST_UNITS } from '../basket/basket.ts';
import { togglePin, useFavourites } from '../menu/favourites.ts';
import type { Product } from '../menu/menu-index.ts';
import { defaultChoice, missingGroups, offeredChoice } from '../menu/product-choices.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useOrder } from '../order-context.tsx';
import type { Opened } from '../use-order-state.ts';
import css from './product.module.css';
import { ProductChoices } from './product-choices-form.tsx';
import { Stepper } from './stepper.tsx';

/** Everything that can be chosen of a product on one page, for a new line or one of the basket. */
export function ProductSheet({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { index } = useMenu();
  const productId = 'line' in opened ? opened.line.productId : opened.productId;
  const product = index?.products.get(productId)?.product;
  if (product === undefined) return null;
  return <ProductForm product={product} opened={opened} onClose={onClose} />;
}

interface ProductFormProps {
  product: Product;
  opened: Opened;
  onClose: () => void;
}

function ProductForm({ product, opened, onClose }: ProductFormProps) {
  const t = useTranslations('till.product');
  const { changeBasket } = useOrder();
  const line = 'line' in opened ? opened.line : null;
  const [choice, setChoice] = useState<Choice | null>(() =>
    line === null ? defaultChoice(product) : offeredChoice(product, line),
  );
  const [units, setUnits] = useState(line?.quantity ?? 1);
  const [isTried, setIsTried] = useState(false);
  if (choice === null) return null;
  const missing = missingGroups(product, choice.extraIds);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length > 0) {
      setIsTried(true);
      document.getElementById(`group-${missing[0]!.id}`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    changeBasket((basket) =>
      line === null
        ? addChoice(basket, choice, units, () => crypto.randomUUID())
        : changeLine(basket, line.id, choice, units),
    );
    onClose();
  };
  return (
    <Sheet
      title={product.name}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Stepper label={t('units')} value={units} most={MOST_UNITS} onChange={setUnits} />
          <Button type="submit" form="product" tone="Main" size="Large" isWide>
            {t(line === null ? 'add' : 'change')}
          </Button>
        </>
      }
    >
      <form id="product" className={css.form} onSubmit={submit}>
        <ProductChoices
          product={product}
          choice={choice}
          onChange={setChoice}
          missing={isTried ? missing.map(({ id }) => id) : []}
        />
        <Field
          label={t('note')}
          value={choice.note}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setChoice({ ...choice, note: target.value })}
        />
        <PinButton productId={product.id} />
      </form>
    </Sheet>
  );
}

function PinButton({ productId }: { productId: string }) {
  const t = useTranslations('till.product');
  const { venueId } = useVenue();
  const { pinned } = useFavourites(venueId);
  return (
    <Button
      className={css.pin ?? ''}
      icon={<Star aria-hidden />}
      aria-pressed={pinned.includes(productId)}
      onClick={() => togglePin(venueId, productId)}
    >
      {t('pin')}
    </Button>
  );
}
