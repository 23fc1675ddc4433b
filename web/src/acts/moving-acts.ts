import type { QueryClient } from '@tanstack/react-query';
import type { operations } from '../../../dist/api/venue-api.d.ts';
import type { Bill } from '../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { cacheBill } from '../live/apply-change.ts';
import type { Act } from './act.ts';
import { actHeaders, BILL_PATH, billParams } from './bill-call.ts';

/** The lines to move, and the bill or table that gets them. */
export type MoveBody = operations['moveToBill']['requestBody']['content']['application/json'];

export interface MovingActInputs {
  /** `guestsBack`: when a move is undone, the number of guests that it had brought to the other table. */
  moveToBill: { billId: string; guestsBack?: number } & MoveBody;
  /**
   * Assigns a line to another seat of the bill. `seat`: `null` for a shared line. `quantity`: how many units; `null`
   * for all.
   */
  changeSeat: { billId: string; lineId: string; seat: number | null; quantity: number | null };
}

type Move = Act<string, MovingActInputs['moveToBill']>;
type Seat = MovingActInputs['changeSeat'];

/** All acts that move lines. The answer of a move to another bill is put into the cache under the key of its act. */
export const MOVING_ACTS = {
  moveToBill: {
    send: async (act: Move, client: QueryClient): Promise<Bill> => {
      const { billId: _, guestsBack = 0, ...body } = act.input;
      const params = { path: billParams(act), header: actHeaders(act) };
      const moved = await dataOf(api.POST(`${BILL_PATH}/moves`, { params, body }));
      const bills = guestsBack === 0 ? moved : await withGuestsBack(act, moved, guestsBack);
      cacheBill(client, act.venueId, bills.to);
      client.setQueryData(keys.of(act.venueId, 'moved', act.key), { ...moved, ...bills });
      return bills.from;
    },
  },
  changeSeat: {
    send: (act: Act<string, Seat>): Promise<Bill> => {
      const { lineId, seat, quantity } = act.input;
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/lines/{lineId}/seat`, { params, body: { seat, quantity } }));
    },
    // If only some units get another seat, the service splits the line: until then the line is marked as unsaved.
    applyLocally: (bill: Bill, { lineId, seat, quantity }: Seat): Bill => {
      const change = quantity === null ? { seat } : {};
      const lines = bill.lines.map((line) => (line.id === lineId ? { ...line, ...change } : line));
      return { ...bill, lines };
    },
  },
};

/**
 * Undoes the move of guests: counts them again on the bill that got its lines back. A bill that is left without lines
 * has already passed on its guests.
 * @returns both bills
 */
async function withGuestsBack(act: Move, { from, to }: Schemas['MovedBills'], guests: number) {
  if (from.type === 'DineIn' && from.state !== 'Open') return { from, to };
  const step = (bill: Bill, by: number) =>
    dataOf(
      api.POST(`${BILL_PATH}/guests/step`, {
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

/** How many guests leave a table when a move is undone: those that it brought, at most those that are there now. */
export function guestsLeaving({ type, guests }: Pick<Bill, 'type' | 'guests'>, brought: number): number {
  return type === 'DineIn' ? Math.min(brought, guests ?? 0) : 0;
}
