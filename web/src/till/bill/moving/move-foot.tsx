import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import type { Schemas } from '../../../api/client.ts';
import type { FaultDescription } from '../../../api/fault.ts';
import { tablesQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { useBillName } from '../use-bill-name.ts';
import css from './moving.module.css';
import type { Move } from './use-move.ts';

/** The totals of both bills, the reason why the move is not possible, and the button that moves. */
export function MoveFoot({ move, isMerge }: { move: Move; isMerge: boolean }) {
  const t = useTranslations('moving');
  const tPrices = useTranslations('prices');
  const { formAct, isBusy, preview, isChosen, canMove } = move;
  return (
    <div className={css.foot}>
      {formAct.unknown !== null && <UnknownAct act={formAct.unknown} />}
      <MoveFault move={move} />
      {!isChosen && <p className={css.hint}>{t('choose')}</p>}
      {preview !== undefined && <BothTotals move={move} preview={preview} />}
      {isBusy && (
        <p className={css.sending} role="status">
          <CloudUpload aria-hidden />
          {tPrices(formAct.isSending ? 'sending' : 'waits')}
        </p>
      )}
      <Button tone="Main" size="Large" isWide disabled={!canMove} onClick={move.move}>
        {t(isMerge ? 'mergeNow' : 'now')}
      </Button>
    </div>
  );
}

function MoveFault({ move: { fault } }: { move: Move }) {
  const t = useTranslations('moving');
  const tFault = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const amount = useAmount();
  if (fault === null) return null;
  const { code, details } = fault as Partial<FaultDescription>;
  if (code === 'APPROVAL_NEEDED') return <p role="status">{tFault('waitsForColleague')}</p>;
  // Before the move nothing must be refunded yet: the service's own sentence would speak of the bill as it is.
  const { toGiveBack } = (details ?? {}) as { toGiveBack?: number };
  return (
    <p className={css.fault} role="alert">
      {code === 'BILL_CHANGED_SINCE'
        ? t('changedSince')
        : code === 'BILL_OVERPAID' && toGiveBack !== undefined
          ? t('overpaid', { amount: amount(toGiveBack) })
          : sentenceOf(fault)}
    </p>
  );
}

/** A row for each bill with its total before and after the move. */
function BothTotals({ move, preview: { from, to } }: { move: Move; preview: Schemas['MovePreview'] }) {
  const t = useTranslations('moving');
  const nameOf = useBillName();
  const nameOfTarget = useTargetName(move);
  return (
    <table className={css.totals}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        <TotalsRow name={nameOf(move.bill)} side={from} />
        <TotalsRow name={nameOfTarget} side={to} />
      </tbody>
    </table>
  );
}

function TotalsRow({ name, side: { before, after } }: { name: string; side: Schemas['MoveSide'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Amount value={before.total} />
      </td>
      <td>
        <strong>
          <Amount value={after.total} />
        </strong>
      </td>
    </tr>
  );
}

/** @returns the name of the bill or table to which lines move */
function useTargetName({ target, bills }: Move): string {
  const t = useTranslations('till.order');
  const nameOf = useBillName();
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  if (target === null || target === 'NewTakeaway') return t('newTakeaway');
  if ('billId' in target) {
    const bill = bills.find(({ id }) => id === target.billId);
    return bill === undefined ? '' : nameOf(bill);
  }
  const table = areas.flatMap(({ tables }) => tables).find(({ id }) => id === target.tableId);
  return t('table', { name: table?.name ?? '' });
}
