import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { ApiFault } from '../../api/fault.ts';
import { keys } from '../../api/queries.ts';
import { parseAmount } from '../typed-amount.ts';

export type Drawer = Schemas['DrawerState'];

const at = (venueId: string) => ({ params: { path: { venueId } } });

/** The drawers of a venue with their current state. */
export const drawersQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'drawers'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/drawers', at(venueId))),
  });

/** The expected totals of card terminals and slips. */
export const totalsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'declared-totals'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/declared-totals', at(venueId))),
  });

/** The shifts of today. `of`: only those of the person, or of everyone. */
export const shiftsQuery = (venueId: string, of: 'Me' | 'All') =>
  queryOptions({
    queryKey: keys.of(venueId, 'shifts', of),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/shifts', { params: { path: { venueId }, query: { of } } })),
  });

/**
 * Sends a call with an idempotency key that stays the same until the service has answered, so that repeating it after a
 * lost connection has no second effect.
 * @param queryKey  the cache key under which the answer is stored
 */
export function useIdempotentSend<Input, Answer>(
  queryKey: QueryKey,
  send: (input: Input, header: { 'Idempotency-Key': string }) => Promise<Answer>,
  onSaved: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => send(input, { 'Idempotency-Key': key.current }),
    onSuccess: (answer) => {
      key.current = crypto.randomUUID();
      client.setQueryData(queryKey, answer);
      onSaved(answer);
    },
    onError: (fault) => {
      if (!(fault instanceof ApiFault) || fault.status === 0 || fault.status >= 500) return;
      key.current = crypto.randomUUID();
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** A typed amount in kuruş; 0 if nothing is typed; `null` if the text is not an amount. */
export function typedKurus(text: string): number | null {
  return /^[\s0.,]*$/.test(text) ? 0 : parseAmount(text);
}
