import { CircleAlert, PencilLine, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useOrder } from '../order-context.tsx';
import css from './basket.module.css';
import { type BasketLine, MOST_UNITS, removeLine, restoreLine, setUnits } from './basket.ts';
import { BasketLineRow } from './basket-line-row.tsx';

/** The unsent lines. A line can be opened, its quantity changed, and it can be removed, with an undo. */
export function BasketPanel() {
  const t = useTranslations('till.basket');
  const { basket, prices, changeBasket, open } = useOrder();
  const [removed, setRemoved] = useState<{ line: BasketLine; at: number } | null>(null);
  const { lines, note, refusal } = basket;
  const rows = useScrollToNewest(lines.length);
  const remove = (line: BasketLine) => {
    setRemoved({ line, at: lines.indexOf(line) });
    changeBasket((before) => removeLine(before, line.id));
  };
  const step = (line: BasketLine, by: number) => {
    if (line.quantity + by < 1) return remove(line);
    changeBasket((before) => setUnits(before, line.id, line.quantity + by));
  };
  const undo = () => {
    if (removed !== null) changeBasket((before) => restoreLine(before, removed.line, removed.at));
    setRemoved(null);
  };
  if (lines.length === 0 && removed === null && refusal === null) return null;
  return (
    <section className={css.basket} aria-label={t('title')}>
      <h2 className={css.basketHead}>
        <PencilLine aria-hidden />
        {t('title')}
      </h2>
      {refusal !== null && <RefusalNote sentence={refusal.sentence} />}
      <ul ref={rows}>
        {lines.map((line) => (
          <BasketLineRow
            key={line.id}
            line={line}
            reason={refusal?.lineReasons[line.id] ?? prices.lineReasons[line.id] ?? null}
            total={prices.lineTotals.get(line.id) ?? null}
            isOld={prices.isOld}
            canGrow={line.quantity < MOST_UNITS && line.weighed === undefined}
            isNewest={line === lines.at(-1)}
            onOpen={() => open({ line })}
            onStep={(by) => step(line, by)}
          />
        ))}
      </ul>
      {removed !== null && !lines.some(({ id }) => id === removed.line.id) && (
        <Button className={css.undo} icon={<Undo2 aria-hidden />} onClick={undo}>
          {t('undoRemoval')}
        </Button>
      )}
      {lines.length > 0 && (
        <Field
          label={t('note')}
          value={note}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => changeBasket((before) => ({ ...before, note: target.value }))}
        />
      )}
    </section>
  );
}

function RefusalNote({ sentence }: { sentence: string | null }) {
  const t = useTranslations('till.basket');
  return (
    <p className={css.refusal} role="alert">
      <CircleAlert aria-hidden />
      <span>
        <strong>{t('refused')}</strong> {sentence}
      </span>
    </p>
  );
}

/** Scrolls to a row that was just added. */
function useScrollToNewest(count: number): RefObject<HTMLUListElement | null> {
  const rows = useRef<HTMLUListElement>(null);
  const shownLines = useRef(count);
  useEffect(() => {
    if (count > shownLines.current) rows.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    shownLines.current = count;
  }, [count]);
  return rows;
}
