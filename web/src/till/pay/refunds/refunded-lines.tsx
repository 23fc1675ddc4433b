import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { chooseUnit, type Entry } from '../entry/entry.ts';
import { LineDetails } from '../entry/line-details.tsx';
import css from './refund.module.css';

interface RefundedLinesProps {
  bill: Bill;
  /** The units of the payment that can be refunded, from the service. */
  refundable: Schemas['RefundPreview']['units'];
  units: Entry['units'];
  onChoose: (units: Entry['units']) => void;
}

/** The dishes that can be refunded: a tap chooses one unit. Units that were already refunded are left out. */
export function RefundedLines({ bill, refundable, units, onChoose }: RefundedLinesProps) {
  const t = useTranslations('payments.refund');
  if (refundable.length === 0) return null;
  return (
    <section className={css.how}>
      <h3 className={css.heading}>{t('dishes')}</h3>
      <ul className={css.lines}>
        {refundable.map(({ lineId, quantity }) => {
          const line = bill.lines.find(({ id }) => id === lineId);
          const chosen = units[lineId] ?? 0;
          if (line === undefined) return null;
          return (
            <li key={lineId}>
              <Button
                isWide
                className={css.line}
                aria-pressed={chosen > 0}
                onClick={() => onChoose(chooseUnit(units, { line, freeUnits: quantity }))}
              >
                <span>
                  {line.productName} <small>{line.portionName}</small>
                  <LineDetails line={line} />
                </span>
                {quantity > 1 && <strong dir="ltr">{`${chosen} / ${quantity}`}</strong>}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
