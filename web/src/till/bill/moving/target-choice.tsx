import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBillName } from '../use-bill-name.ts';
import css from './moving.module.css';
import { TablesByArea } from './tables-by-area.tsx';
import type { Move } from './use-move.ts';

/**
 * The choice of a destination for lines: a table with or without a bill, an open order without a table, or a new
 * takeaway.
 */
export function TargetChoice({ move: { bill, bills, target, setTarget } }: { move: Move }) {
  const t = useTranslations('moving');
  const tOrder = useTranslations('till.order');
  const nameOf = useBillName();
  const others = bills.filter(({ id, table }) => table === null && id !== bill.id);
  const isBill = (id: string) => isObject(target) && 'billId' in target && target.billId === id;
  const isTable = (id: string) => isObject(target) && 'tableId' in target && target.tableId === id;
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{t('where')}</h3>
      <div className={css.others}>
        <Button
          icon={<ShoppingBag aria-hidden />}
          aria-pressed={target === 'NewTakeaway'}
          onClick={() => setTarget('NewTakeaway')}
        >
          {tOrder('newTakeaway')}
        </Button>
        {others.map((other) => (
          <Button
            key={other.id}
            aria-pressed={isBill(other.id)}
            onClick={() => setTarget({ billId: other.id })}
          >
            <span>{nameOf(other)}</span>
            <span className={css.total}>
              <Amount value={other.totals.total} />
            </span>
          </Button>
        ))}
      </div>
      <div>
        <TablesByArea
          bill={bill}
          isChosen={(tableId, taken) => (taken === null ? isTable(tableId) : isBill(taken.id))}
          onChoose={(tableId, taken) => setTarget(taken === null ? { tableId } : { billId: taken.id })}
        />
      </div>
    </section>
  );
}

function isObject<Value>(value: Value): value is Extract<Value, object> {
  return typeof value === 'object' && value !== null;
}
