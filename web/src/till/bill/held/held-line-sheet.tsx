import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { useActAtVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { type Choice, textOrNull } from '../../order/basket/basket.ts';
import type { Product } from '../../order/menu/menu-index.ts';
import { missingGroups, offeredChoice } from '../../order/menu/product-choices.ts';
import { useMenu } from '../../order/menu/use-menu.ts';
import { CourseChips } from '../../order/product/course-chips.tsx';
import { ProductChoices } from '../../order/product/product-choices-form.tsx';
import type { BillLine } from '../bill-rounds.ts';
import css from './held.module.css';

interface HeldLineSheetProps {
  bill: Bill;
  line: BillLine;
  onClose: () => void;
}

/**
 * Changes the choices of a held line. If the line is measured, or its product is not on the menu any more, only the note and the course can be
 * changed.
 */
export default function HeldLineSheet({ bill, line, onClose }: HeldLineSheetProps) {
  const t = useTranslations('till.product');
  const { index } = useMenu();
  const act = useActAtVenue();
  const product = line.measure === null ? index?.products.get(line.productId)?.product : undefined;
  const [choice, setChoice] = useState(() => choiceOf(line));
  const hasChosen = useHasChanged([choice]);
  const offered = product === undefined ? choice : offeredChoice(product, choice);
  const missing = missingOf(product, offered);
  const { isTried, submit } = useSubmit({ missing: missing[0] }, () => {
    const { portionId, extraIds, removedIngredientIds, note, course = null } = offered;
    const chosen = { portionId, extraIds: [...extraIds], removedIngredientIds: [...removedIngredientIds] };
    const moved = course === (line.course?.id ?? null) ? {} : { course };
    const input = { billId: bill.id, lineId: line.id, ...chosen, note: textOrNull(note), ...moved };
    act('changeHeldLine', bill.id, input);
    onClose();
  });
  return (
    <Sheet
      title={line.productName}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={
        <Button type="submit" form="held-line" tone="Main" size="Large" isWide>
          {t('change')}
        </Button>
      }
    >
      <form id="held-line" className={css.form} onSubmit={submit} noValidate>
        {product !== undefined && (
          <ProductChoices
            product={product}
            choice={offered}
            onChange={setChoice}
            missing={isTried ? missing : []}
          />
        )}
        <CourseChips course={choice.course ?? null} onChoose={(course) => setChoice({ ...choice, course })} />
        <Field
          label={t('note')}
          value={choice.note}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setChoice({ ...choice, note: target.value })}
        />
      </form>
    </Sheet>
  );
}

function choiceOf({ productId, portionId, extras, removedIngredients, note, course }: BillLine): Choice {
  return {
    ...{ productId, portionId, note: note ?? '', course: course?.id ?? null },
    extraIds: extras.map(({ id }) => id),
    removedIngredientIds: removedIngredients.map(({ id }) => id),
  };
}

function missingOf(product: Product | undefined, { extraIds }: Choice): string[] {
  return product === undefined ? [] : missingGroups(product, extraIds).map(({ id }) => id);
}
