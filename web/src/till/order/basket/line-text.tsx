import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { useMeasure } from '../../../ui/measure.ts';
import { useMenu } from '../menu/use-menu.ts';
import css from './basket.module.css';
import type { BasketLine } from './basket.ts';

/** A line in words: quantity, product, portion, extras, removed ingredients, and note. */
export function LineText({ line, hasUnits = true }: { line: BasketLine; hasUnits?: boolean }) {
  const t = useTranslations('till.basket');
  const tSeats = useTranslations('app.seats');
  const { index } = useMenu();
  const product = index?.products.get(line.productId)?.product;
  const portion = product?.portions.find(({ id }) => id === line.portionId);
  const extras = product?.extras.filter(({ id }) => line.extraIds.includes(id)) ?? [];
  const removed =
    product?.removableIngredients.filter(({ id }) => line.removedIngredientIds.includes(id)) ?? [];
  const measure = useMeasure();
  const { weighed, openItem } = line;
  const name = openItem?.name ?? product?.name ?? (index === undefined ? '…' : t('goneProduct'));
  return (
    <span className={css.text}>
      <span className={css.productName}>
        {hasUnits && weighed === undefined && <>{line.quantity} × </>}
        {name}
        {portion !== undefined && (product?.portions.length ?? 0) > 1 && (
          <span className={css.portion}> {portion.name}</span>
        )}
      </span>
      {line.seat !== undefined && (
        <span className={css.detail}>{tSeats('one', { seat: String(line.seat) })}</span>
      )}
      {weighed !== undefined && portion !== undefined && (
        <span className={css.detail}>
          {measure((weighed.grossThousandths - weighed.tareThousandths) / 1000, portion.pricingUnit)}
        </span>
      )}
      {extras.length > 0 && (
        <span className={css.detail}>+ {extras.map((extra) => extra.name).join(', ')}</span>
      )}
      {removed.length > 0 && (
        <span className={css.without}>
          {t('without', { names: removed.map((one) => one.name).join(', ') })}
        </span>
      )}
      {line.allergy !== undefined && <AllergyBar mark={line.allergy} />}
      {line.note !== '' && <span className={css.note}>“{line.note}”</span>}
    </span>
  );
}
