import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from '../bill-call.ts';

export type LineState = Schemas['BillLine']['status'];

/** The input of each act on the states of lines by its name. */
export interface LineStateActInputs {
  /** `from`: the state that the person saw. If others moved the line in the meantime, nothing changes. */
  moveLine: { billId: string; lineId: string; to: LineState; from?: LineState };
  /** Moves the lines of a round forward, never back. `lineIds`: only these lines of the round. */
  bumpRound: {
    billId: string;
    roundId: string;
    to: 'Preparing' | 'Ready' | 'Served';
    lineIds?: readonly string[];
  };
}

export const LINE_STATE_ACTS: { [Name in keyof LineStateActInputs]: BillAct<LineStateActInputs[Name]> } = {
  moveLine: {
    send: (act) => {
      const { lineId, to, from } = act.input;
      return dataOf(
        api.POST(`${BILL_PATH}/lines/{lineId}/move`, {
          params: { path: { ...billParams(act), lineId }, header: actHeaders(act) },
          body: from === undefined ? { to } : { to, from },
        }),
      );
    },
    applyLocally: (bill, { lineId, to, from }) => ({
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
        api.POST(`${BILL_PATH}/rounds/{roundId}/bump`, {
          params: { path: { ...billParams(act), roundId }, header: actHeaders(act) },
          body: lineIds === undefined ? { to } : { to, lineIds: [...lineIds] },
        }),
      );
    },
    applyLocally: (bill, { roundId, to, lineIds }) => ({
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

/** Whether a line has not reached a state yet. A removed line never reaches one. */
function isBehind(status: LineState, to: LineState): boolean {
  return ORDER.includes(status) && ORDER.indexOf(status) < ORDER.indexOf(to);
}

/**
 * Whether others have moved a line since a person saw it: to the target state, back, or out of the state that the
 * person wants to correct.
 */
function isOvertaken(status: LineState, from: LineState, to: LineState): boolean {
  return isBehind(from, to) ? !isBehind(status, to) || isBehind(status, from) : status !== from;
}

/** Whether a line already is in the target state. If it moves forward, it may also be in a later state. */
export function isInTargetState(
  bill: Bill,
  { lineId, to, from = to }: LineStateActInputs['moveLine'],
): boolean {
  const status = bill.lines.find(({ id }) => id === lineId)?.status;
  if (status === undefined) return false;
  return status === to || (isBehind(from, to) && isBehind(to, status));
}
