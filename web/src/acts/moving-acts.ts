import type { QueryClient } from '@tanstack/react-query';
import type { operations } from '../../../dist/api/venue-api.d.ts';
import type { Bill } from '../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { applyBill } from '../live/apply-change.ts';
import type { Act } from './act.ts';
import { at, BILL, once } from './bill-call.ts';

/** Which lines move, and where. */
export type MoveBody = operations['moveToBill']['requestBody']['content']['application/json'];

export interface MovingActInputs {
  /** `guestsBack`: how many guests a move that is taken back had brought to the other table. */
  moveToBill: { billId: string; guestsBack?: number } & MoveBody;
}

type Move = Act<string, MovingActInputs['moveToBill']>;

/** Every act that moves lines. The cache has the answer of each by the key of its act. */
export const MOVING_ACTS = {
  moveToBill: {
    send: async (act: Move, client: QueryClient): Promise<Bill> => {
      const { billId: _, guestsBack = 0, ...body } = act.input;
      const params = { path: at(act), header: once(act) };
      const moved = await dataOf(api.POST(`${BILL}/moves`, { params, body }));
      const bills = guestsBack === 0 ? moved : await withGuestsBack(act, moved, guestsBack);
      applyBill(client, act.venueId, bills.to);
      client.setQueryData(keys.of(act.venueId, 'moved', act.key), { ...moved, ...bills });
      return bills.from;
    },
  },
};

/** Both bills once the guests of the one that got its lines back are counted there again. A bill that is left without lines has passed them on by itself. */
async function withGuestsBack(act: Move, { from, to }: Schemas['MovedBills'], guests: number) {
  if (from.type === 'DineIn' && from.state !== 'Open') return { from, to };
  const step = (bill: Bill, by: number) =>
    dataOf(
      api.POST(`${BILL}/guests/step`, {
        params: {
          path: { venueId: act.venueId, billId: bill.id },
          header: { 'Idempotency-Key': `${act.key}-${bill === from ? 'from' : 'to'}` },
        },
        body: { by },
      }),
    );
  const leaving = guestsLeaving(from, guests);
  return {
    from: leaving > 0 ? await step(from, -leaving) : from,
    to: await step(to, guests),
  };
}

/** How many of the guests that a move brought to a table leave it again: no more than there are by now. */
export function guestsLeaving({ type, guests }: Pick<Bill, 'type' | 'guests'>, brought: number): number {
  return type === 'DineIn' ? Math.min(brought, guests ?? 0) : 0;
}
