import { Check, FileCheck, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { LineDetails } from '../../pay/entry/line-details.tsx';
import css from './moving.module.css';
import { allMovableUnits, type MovableLine, movableLines } from './moving.ts';
import type { Move } from './use-move.ts';

/**
 * The lines of the bill, each with the number of units to move. Units that are paid or on a fiscal document cannot be
 * chosen.
 */
export function MovedLines({ move: { bill, units, setUnits } }: { move: Move }) {
  const t = useTranslations('moving');
  return (
    <section className={css.part}>
      <header className={css.head}>
        <h3 className={css.heading}>{t('what')}</h3>
        <Button tone="Quiet" onClick={() => setUnits(allMovableUnits(bill))}>
          {t('all')}
        </Button>
      </header>
      <ul>
        {movableLines(bill).map((movable) => (
          <MovedLine
            key={movable.line.id}
            movable={movable}
            chosen={units[movable.line.id] ?? 0}
            onChoose={(chosen) => setUnits({ ...units, [movable.line.id]: chosen })}
          />
        ))}
      </ul>
    </section>
  );
}

interface MovedLineProps {
  movable: MovableLine;
  chosen: number;
  onChoose: (chosen: number) => void;
}

function MovedLine({ movable, chosen, onChoose }: MovedLineProps) {
  const { line, freeUnits } = movable;
  const { productName, portionName } = line;
  return (
    <li className={css.line}>
      <span>
        {productName} <small>{portionName}</small>
        <LineDetails line={line} />
        <WhyItStays movable={movable} />
      </span>
      {freeUnits > 0 && <Stepper name={productName} most={freeUnits} chosen={chosen} onChoose={onChoose} />}
    </li>
  );
}

/** Says how many units cannot move, because they are paid or on a fiscal document. */
function WhyItStays({ movable: { line, documentedUnits } }: Pick<MovedLineProps, 'movable'>) {
  const t = useTranslations('moving');
  const tPaid = useTranslations('payments.sheet');
  const { quantity, paidUnits } = line;
  return (
    <>
      {paidUnits > 0 && (
        <small className={css.paid}>
          <Check aria-hidden />
          {paidUnits >= quantity ? tPaid('unitPaid') : tPaid('unitsPaid', { paid: paidUnits, quantity })}
        </small>
      )}
      {documentedUnits > 0 && (
        <small className={css.documented}>
          <FileCheck aria-hidden />
          {documentedUnits >= quantity
            ? t('unitDocumented')
            : t('unitsDocumented', { count: documentedUnits, quantity })}
        </small>
      )}
    </>
  );
}

interface StepperProps extends Omit<MovedLineProps, 'movable'> {
  name: string;
  /** The greatest number of units that can move. */
  most: number;
}

function Stepper({ name, most, chosen, onChoose }: StepperProps) {
  const t = useTranslations('pay.line');
  return (
    <fieldset className={css.stepper} aria-label={name}>
      <Button
        icon={<Minus />}
        label={t('less')}
        disabled={chosen <= 0}
        onClick={() => onChoose(chosen - 1)}
      />
      <output aria-live="polite" dir="ltr">{`${chosen} / ${most}`}</output>
      <Button
        icon={<Plus />}
        label={t('more')}
        disabled={chosen >= most}
        onClick={() => onChoose(chosen + 1)}
      />
    </fieldset>
  );
}
