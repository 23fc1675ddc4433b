import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { at, BILL, type BillAct, once } from '../bill-call.ts';

export type LineState = Schemas['BillLine']['status'];

/** What each act on the states of lines takes, by its name. */
export interface LineStateActInputs {
  /** `from`: as the person saw it; then it goes in that direction or not at all. */
  moveLine: { billId: string; lineId: string; to: LineState; from?: LineState };
  /** Never moves a line back. `lineIds`: only these lines of the round. */
  bumpRound: {
    billId: string;
    roundId: string;
    to: 'Preparing' | 'Ready' | 'Served';
    lineIds?: readonly string[];
  };
}

/** Every act that moves lines from one state to another. */
export const LINE_STATE_ACTS: { [Name in keyof LineStateActInputs]: BillAct<LineStateActInputs[Name]> } = {
  moveLine: {
    send: (act) => {
      const { lineId, to, from } = act.input;
      return dataOf(
        api.POST(`${BILL}/lines/{lineId}/move`, {
          params: { path: { ...at(act), lineId }, header: once(act) },
          body: from === undefined ? { to } : { to, from },
        }),
      );
    },
    shows: (bill, { lineId, to, from }) => ({
      ...bill,
      lines: bill.lines.map((line) =>
        line.id !== lineId || (from !== undefined && isOvertaken(line.status, from, to))
          ? line
          : { ...line, status: to, ...(to === 'Cancelled' ? {} : { isHeld: false }) },
      ),
    }),
  },
  bumpRound: {
    send: (act) => {
      const { roundId, to, lineIds } = act.input;
      return dataOf(
        api.POST(`${BILL}/rounds/{roundId}/bump`, {
          params: { path: { ...at(act), roundId }, header: once(act) },
          body: lineIds === undefined ? { to } : { to, lineIds: [...lineIds] },
        }),
      );
    },
    shows: (bill, { roundId, to, lineIds }) => ({
      ...bill,
      lines: bill.lines.map((line) =>
        line.roundId === roundId &&
        lineIds?.includes(line.id) !== false &&
        !line.isHeld &&
        isBehind(line.status, to)
          ? { ...line, status: to }
          : line,
      ),
    }),
  },
};

const ORDER: readonly LineState[] = ['Pending', 'Preparing', 'Ready', 'Served'];

/** Whether a line has yet to come to a state. A struck line never does. */
function isBehind(status: LineState, to: LineState): boolean {
  return ORDER.includes(status) && ORDER.indexOf(status) < ORDER.indexOf(to);
}

/** Whether others have moved a line since a person saw it: as far as it was to go, back, or away from the state that was a mistake. */
function isOvertaken(status: LineState, from: LineState, to: LineState): boolean {
  return isBehind(from, to) ? !isBehind(status, to) || isBehind(status, from) : status !== from;
}

/** Whether a line is where a move brings it; one that moves forward may be further. */
export function isMoved(bill: Bill, { lineId, to, from = to }: LineStateActInputs['moveLine']): boolean {
  const status = bill.lines.find(({ id }) => id === lineId)?.status;
  if (status === undefined) return false;
  return status === to || (isBehind(from, to) && isBehind(to, status));
}
