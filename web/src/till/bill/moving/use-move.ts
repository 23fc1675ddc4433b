import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import type { MoveBody } from '../../../acts/moving-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { api, dataOf } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { keys, openBillsQuery } from '../../../api/queries.ts';
import { cacheBill } from '../../../live/apply-change.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { useUnsentUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import { useBillExit } from '../bill-exit.tsx';
import { useFormAct } from '../use-form-act.ts';
import { type MovedUnits, type MoveTarget, moveBodyOf, movesWholeBill, stillMovableUnits } from './moving.ts';

export type Move = ReturnType<typeof useMove>;

/**
 * The state of a move: the chosen lines and their destination, the totals of both bills, and the result.
 * @param first  the initial choice
 */
export function useMove(
  bill: Bill,
  first: { units: MovedUnits; target: MoveTarget | null },
  onDone: () => void,
) {
  const { venueId } = useVenue();
  const { showMoveResult } = useBillExit();
  const acts = usePendingActs(venueId);
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const [chosen, setUnits] = useState(first.units);
  const [target, setTarget] = useState(first.target);
  const hasChosen = useHasChanged([chosen, target]);
  const formAct = useFormAct(onDone);
  const units = stillMovableUnits(chosen, bill);
  const body = moveBodyOf(bill, units, target, bills);
  const subjects = [bill.id, body?.to.billId];
  const isBusy = acts.some(({ subject, fault }) => fault === null && subjects.includes(subject));
  const preview = useMovePreview(bill.id, isBusy ? null : body);
  const isUnsent = useUnsentUnits(placeOfBill(bill)) > 0 && movesWholeBill(units, bill);
  const forgettingAct = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      formAct.forget();
      set(value);
    };
  };
  return {
    ...{ bill, bills, units, target, formAct, isBusy, isUnsent, preview: preview.data },
    fault: formAct.refused?.fault ?? preview.error,
    isChosen: body !== null,
    hasChosen,
    canMove: preview.data !== undefined && !isBusy && !isUnsent,
    setUnits: forgettingAct(setUnits),
    setTarget: forgettingAct(setTarget),
    move: () => {
      if (body === null) return;
      const key = formAct.send('moveToBill', bill.id, { billId: bill.id, ...body });
      if (key !== null) showMoveResult(key, bill.guests);
    },
  };
}

/**
 * The totals of both bills after a move, from the service; nothing if there is no body. They are valid for the
 * revisions in the body.
 */
function useMovePreview(billId: string, body: MoveBody | null) {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: keys.of(venueId, 'move-preview', billId, JSON.stringify(body)),
    queryFn: async ({ signal }) => {
      const params = { path: { venueId, billId } };
      const asked = api.POST('/venue/v1/venues/{venueId}/bills/{billId}/moves/preview', {
        ...{ params, body: body!, signal },
      });
      try {
        return await dataOf(asked);
      } catch (fault) {
        // Another person has changed one of the bills: read both again, and request new totals.
        if (fault instanceof ApiFault && fault.code === 'BILL_CHANGED_SINCE')
          cacheBill(client, venueId, null);
        throw fault;
      }
    },
    enabled: body !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return body === null ? { data: undefined, error: null } : { data, error };
}
