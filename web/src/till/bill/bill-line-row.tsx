import { Check, CloudUpload, Gift } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { type Bill, isHeldLine } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMeasure } from '../../ui/measure.ts';
import { UndoOffer } from '../undo/undo-offers.tsx';
import { useLineActs } from '../undo/use-line-acts.ts';
import css from './bill.module.css';
import type { BillLine } from './bill-rounds.ts';
import { LineStateMark } from './line-state-mark.tsx';
import { LineReductions } from './prices/line-reductions.tsx';

interface BillLineRowProps {
  bill: Pick<Bill, 'id' | 'table'>;
  line: BillLine;
  isUnsaved: boolean;
  canServe: boolean;
  onOpen: () => void;
}

/** A line of a bill. A tap opens the actions of the line. A ready line has a button to mark it as served. */
export function BillLineRow({ bill, line, isUnsaved, canServe, onOpen }: BillLineRowProps) {
  const t = useTranslations('pay.bill');
  const { move } = useLineActs(bill);
  const isStruck = line.status === 'Cancelled';
  const text = <LineText line={line} isUnsaved={isUnsaved} />;
  return (
    <li className={classNames(css.line, css[`is${line.status}`])}>
      {canServe && !isStruck ? (
        <button type="button" className={css.lineText} onClick={onOpen}>
          {text}
        </button>
      ) : (
        <div className={css.lineText}>{text}</div>
      )}
      {canServe && line.status === 'Ready' && (
        <Button
          className={css.serve}
          icon={<Check aria-hidden />}
          label={`${t('served')}: ${line.productName}`}
          onClick={() => move(line, 'Served')}
        />
      )}
      <UndoOffer place={line.id} />
    </li>
  );
}

function LineText({ line, isUnsaved }: { line: BillLine; isUnsaved: boolean }) {
  const t = useTranslations('pay.bill');
  const tApp = useTranslations('app');
  const { quantity, productName, portionName, extras, removedIngredients, note, isGift, total, seat } = line;
  return (
    <>
      <strong className={css.quantity}>{quantity} ×</strong>
      <span className={css.lineBody}>
        <span className={css.name}>
          {productName} <small>{portionName}</small>
        </span>
        {seat !== null && <span className={css.detail}>{tApp('seats.one', { seat: String(seat) })}</span>}
        {line.measure !== null && <MeasuredQuantity measure={line.measure} />}
        {extras.length > 0 && (
          <span className={css.detail}>+ {extras.map(({ name }) => name).join(', ')}</span>
        )}
        {removedIngredients.length > 0 && (
          <span className={css.without}>
            {t('without', { names: removedIngredients.map(({ name }) => name).join(', ') })}
          </span>
        )}
        {line.allergy !== null && <AllergyBar mark={line.allergy} />}
        {note !== null && (
          <span className={css.note} dir="auto">
            “{note}”
          </span>
        )}
        <LineReductions line={line} />
        <span className={css.marks}>
          <LineStateMark state={line.status} isHeld={isHeldLine(line)} />
          {isGift && (
            <span className={css.gift}>
              <Gift aria-hidden />
              {t('gift')}
            </span>
          )}
          {isUnsaved && (
            <span className={css.unsaved}>
              <CloudUpload aria-hidden />
              {tApp('unsaved')}
            </span>
          )}
        </span>
      </span>
      <span className={css.price}>
        <Amount value={total} />
      </span>
    </>
  );
}

/** The measured quantity: the net weight; if there was a tare, also the gross weight and the tare. */
function MeasuredQuantity({ measure: { unit, gross, tare, net, price } }: { measure: Schemas['Measure'] }) {
  const t = useTranslations('prices');
  const measure = useMeasure();
  const amount = useAmount();
  const weighed = t('measured', { net: measure(net, unit), price: amount(price) });
  return (
    <span className={css.detail}>
      {weighed}{' '}
      {tare > 0 && <small>{t('tared', { gross: measure(gross, unit), tare: measure(tare, unit) })}</small>}
    </span>
  );
}
