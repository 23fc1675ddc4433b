import { ChefHat, Star } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { addChoice, type Choice, changeLine, MOST_UNITS, type WeighedMeasure } from '../basket/basket.ts';
import { togglePin, useFavourites } from '../menu/favourites.ts';
import type { Product } from '../menu/menu-index.ts';
import { defaultChoice, missingGroups, offeredChoice } from '../menu/product-choices.ts';
import { useCourseOf } from '../menu/use-courses.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useOrder } from '../order-context.tsx';
import type { OpenedChoice } from '../use-order-state.ts';
import { CourseChips } from './course-chips.tsx';
import css from './product.module.css';
import { ProductChoices } from './product-choices-form.tsx';
import { SeatField } from './seat-field.tsx';
import { Stepper } from './stepper.tsx';
import { useWeighing, WeighFields } from './weigh-fields.tsx';

const ProductAllergies = lazyPart(() => import('./product-allergies.tsx'));
const OpenItemSheet = lazyPart(() => import('./open-item-sheet.tsx'));

/** All choices of a product on one page, for a new line or a line of the basket; or the form of an open item. */
export default function ProductSheet({ opened, onClose }: { opened: OpenedChoice; onClose: () => void }) {
  const { index } = useMenu();
  const line = 'line' in opened ? opened.line : null;
  if ('openItem' in opened || line?.openItem !== undefined)
    return (
      <Suspense>
        <OpenItemSheet line={line} name={'openItem' in opened ? opened.openItem : ''} onClose={onClose} />
      </Suspense>
    );
  const productId = 'line' in opened ? opened.line.productId : opened.productId;
  const product = index?.products.get(productId)?.product;
  if (product === undefined) return null;
  return <ProductForm product={product} opened={opened} onClose={onClose} />;
}

interface ProductFormProps {
  product: Product;
  opened: OpenedChoice;
  onClose: () => void;
}

function ProductForm({ product, opened, onClose }: ProductFormProps) {
  const t = useTranslations('till.product');
  const form = useProductForm({ product, opened, onClose });
  const hasChosen = useHasChanged([form?.choice, form?.units]);
  const courseOf = useCourseOf();
  if (form === null) return null;
  const { choice, chosen, setChoice, portion, weighing, isTried } = form;
  return (
    <Sheet
      title={product.name}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={<FormFoot form={form} verb={'line' in opened ? 'change' : 'add'} />}
    >
      <form id="product" className={css.form} onSubmit={form.submit} noValidate>
        {form.isWeighed && portion !== undefined && (
          <WeighFields choice={chosen} portion={portion} weighing={weighing} isTried={isTried} />
        )}
        <ProductChoices
          product={product}
          choice={choice}
          onChange={setChoice}
          missing={isTried ? form.missing : []}
        />
        <CourseChips course={courseOf(choice)} onChoose={(course) => setChoice({ ...choice, course })} />
        <Field
          label={t('note')}
          value={choice.note}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setChoice({ ...choice, note: target.value })}
        />
        <Suspense>
          <ProductAllergies product={product} choice={choice} onChange={setChoice} />
        </Suspense>
        {'line' in opened && <SeatField choice={choice} onChange={setChoice} />}
        <PinButton productId={product.id} />
      </form>
    </Sheet>
  );
}

interface FormFootProps {
  form: NonNullable<ReturnType<typeof useProductForm>>;
  verb: 'add' | 'change';
}

/** The quantity, and the buttons that add the line or also send the order. */
function FormFoot({ form, verb }: FormFootProps) {
  const t = useTranslations('till.product');
  return (
    <>
      {!form.isWeighed && (
        <Stepper label={t('units')} value={form.units} most={MOST_UNITS} onChange={form.setUnits} />
      )}
      <Button
        type="submit"
        form="product"
        tone="Main"
        size="Large"
        isWide
        onClick={() => form.setSendsToo(false)}
      >
        {t(verb)}
      </Button>
      {form.canSend && (
        <Button
          type="submit"
          form="product"
          size="Large"
          icon={<ChefHat />}
          label={t('addAndSend')}
          onClick={() => form.setSendsToo(true)}
        />
      )}
    </>
  );
}

/** The line of the form with its choices and weight; `null` for a product without a portion. */
function useProductForm({ product, opened, onClose }: ProductFormProps) {
  const { place, changeBasket, send } = useOrder();
  const isSent = useRef(false);
  const line = 'line' in opened ? opened.line : null;
  const [held, setChoice] = useState<Choice | null>(() => line ?? defaultChoice(product));
  // The menu may change while the sheet is open.
  const choice = held && offeredChoice(product, held);
  const [units, setUnits] = useState(line?.quantity ?? 1);
  const weighing = useWeighing(line?.weighed);
  const portion = product.portions.find(({ id }) => id === choice?.portionId);
  const isWeighed = portion?.orderable === false;
  const missing = choice === null ? [] : missingGroups(product, choice.extraIds).map(({ id }) => id);
  const faults = { missing: missing[0], isUnread: (isWeighed && weighing.weighed === null) || undefined };
  const chosen = choice && weighedChoice(choice, isWeighed ? weighing.weighed : null);
  const scroll = () => document.getElementById(`group-${missing[0]}`)?.scrollIntoView({ block: 'nearest' });
  const { isTried, submit } = useSubmit(
    faults,
    () => {
      if (chosen === null) return;
      const quantity = isWeighed ? 1 : units;
      changeBasket((basket) =>
        line === null
          ? addChoice(basket, chosen, quantity, () => crypto.randomUUID())
          : changeLine(basket, line.id, chosen, quantity),
      );
      if (isSent.current) send();
      onClose();
    },
    scroll,
  );
  if (choice === null || chosen === null) return null;
  return {
    ...{ choice, setChoice, chosen, units, setUnits, isTried },
    ...{ missing, portion, isWeighed, weighing },
    // A takeaway or delivery needs its customer before it can be sent.
    canSend: line === null && place.kind !== 'New',
    submit,
    /** Called before the form is submitted: whether the order is sent, too. */
    setSendsToo: (sends: boolean) => {
      isSent.current = sends;
    },
  };
}

/** A choice with its weight. Goods by the piece, and weights that are not typed yet, have none. */
function weighedChoice({ weighed: _, ...plain }: Choice, weighed: WeighedMeasure | null): Choice {
  return weighed === null ? plain : { ...plain, weighed };
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
