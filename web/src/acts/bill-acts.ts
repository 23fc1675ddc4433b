import type { Bill } from '../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { type Act, requireRecent } from './act.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from './bill-call.ts';
import { ALLERGY_ACTS, type AllergyActInputs } from './kitchen/allergy-acts.ts';
import { COURSE_ACTS, type CourseActInputs } from './kitchen/course-acts.ts';
import {
  isInTargetState,
  LINE_STATE_ACTS,
  type LineState,
  type LineStateActInputs,
} from './kitchen/line-state-acts.ts';
import { MOVING_ACTS, type MovingActInputs } from './moving-acts.ts';
import { PAYMENT_ACTS, type PaymentActInputs } from './payment-acts.ts';

/** The input of each act on a bill by its name. */
export interface BillActInputs
  extends PaymentActInputs,
    MovingActInputs,
    AllergyActInputs,
    CourseActInputs,
    LineStateActInputs {
  placeOrder: { order: Schemas['StaffOrderRequest'] };
  /** `tableId`: the table at which it was ordered; refused lines go back into the basket of that table. */
  placeRound: { billId: string; tableId: string | null; round: Schemas['StaffRoundRequest'] };
  strikeLine: { billId: string; lineId: string; reason: string | null };
  /**
   * Adds a removed line again. `tableId`: the table of the bill. If its last line was removed, the bill is cancelled.
   */
  orderAgain: { billId: string; lineId: string; tableId: string | null };
  /** `reason`: why the quantity is reduced. */
  stepQuantity: { billId: string; lineId: string; by: number; reason?: string };
  /** `reason`: why the line is comped; absent if it is charged again. */
  giveAway: { billId: string; lineId: string; isGift: boolean; reason?: string };
  /** `price`: for one unit; `null` restores the menu price. `revision`: of the bill that the person saw. */
  setLinePrice: { billId: string; lineId: string; price: number | null; reason: string; revision: number };
  /** `terms`: `null` removes the discount. `revision`: of the bill that the person saw. */
  discountLine: {
    billId: string;
    lineId: string;
    terms: DiscountTerms | null;
    reason: string;
    revision: number;
  };
  discountBill: { billId: string; terms: DiscountTerms | null; reason: string; revision: number };
  moveToTable: { billId: string; tableId: string };
  /** Makes the acting person the waiter of the bill. */
  takeOver: { billId: string };
  markLeft: { billId: string; hasLeft: boolean };
  stepGuests: { billId: string; by: number };
  askForBill: { billId: string; isAsked: boolean };
  retryFiscalDocument: { billId: string; documentId: string };
  voidBill: { billId: string; reason: string | null };
  hideBill: { billId: string; isHidden: boolean };
}

/** The terms of a discount by hand: a percentage, or an amount in lira. */
export type DiscountTerms = { percent: number } | { amount: number };

export type BillActName = keyof BillActInputs;
export type { LineState };

/** The reason as a part of a body; an empty object if there is none. */
const textOf = (reason: string): { reason?: string } => (reason === '' ? {} : { reason });

/** The person who took a round, if another person sends it. */
const takerOf = ({ accountId, sentBy }: Act): { takenBy?: string } =>
  sentBy === undefined || sentBy === accountId ? {} : { takenBy: accountId };

export const BILL_ACTS: { [Name in BillActName]: BillAct<BillActInputs[Name]> } = {
  ...PAYMENT_ACTS,
  ...MOVING_ACTS,
  ...ALLERGY_ACTS,
  ...COURSE_ACTS,
  ...LINE_STATE_ACTS,
  placeOrder: {
    send: async (act) => {
      const { venueId, input } = act;
      const params = { path: { venueId }, header: actHeaders(act) };
      const body = { ...input.order, ...takerOf(act) };
      return (await dataOf(api.POST('/venue/v1/venues/{venueId}/bills', { params, body }))).bill;
    },
  },
  placeRound: {
    send: async (act) => {
      const params = { path: billParams(act), header: actHeaders(act) };
      const body = { ...act.input.round, ...takerOf(act) };
      return (await dataOf(api.POST(`${BILL_PATH}/rounds`, { params, body }))).bill;
    },
  },
  strikeLine: {
    send: (act) => {
      const { lineId, reason } = act.input;
      return dataOf(
        api.POST(`${BILL_PATH}/lines/{lineId}/strike`, {
          params: { path: { ...billParams(act), lineId }, header: actHeaders(act) },
          body: reason === null ? {} : { reason },
        }),
      );
    },
    applyLocally: (bill, { lineId }) => withLine(bill, lineId, { status: 'Cancelled' }),
  },
  orderAgain: {
    send: async (act) => {
      requireRecent(act);
      const params = { path: { ...billParams(act), lineId: act.input.lineId } };
      return (await dataOf(api.POST(`${BILL_PATH}/lines/{lineId}/order-again`, { params }))).bill;
    },
    // The service makes the new line: until then the removed line is marked as unsaved.
    applyLocally: (bill, { lineId }) => withLine(bill, lineId, {}),
  },
  stepQuantity: {
    send: (act) => {
      const { lineId, by, reason = '' } = act.input;
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      const body = { by, ...textOf(reason) };
      return dataOf(api.POST(`${BILL_PATH}/lines/{lineId}/quantity/step`, { params, body }));
    },
    applyLocally: (bill, { lineId, by }) => {
      const quantity = bill.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
      return withLine(bill, lineId, { quantity: quantity + by });
    },
  },
  giveAway: {
    send: (act) => {
      const { lineId, isGift, reason } = act.input;
      return dataOf(
        api.PUT(`${BILL_PATH}/lines/{lineId}/gift`, {
          params: { path: { ...billParams(act), lineId }, header: actHeaders(act) },
          body: { isGift, ...(reason === undefined ? {} : { reason }) },
        }),
      );
    },
    applyLocally: (bill, { lineId, isGift }) => withLine(bill, lineId, { isGift }),
  },
  setLinePrice: {
    send: (act) => {
      const { lineId, price, reason, revision } = act.input;
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      const body = { price, ...textOf(reason), revision };
      return dataOf(api.PUT(`${BILL_PATH}/lines/{lineId}/price`, { params, body }));
    },
    applyLocally: (bill, { lineId }) => withLine(bill, lineId, {}),
  },
  discountLine: {
    send: (act) => {
      const { lineId, terms, reason, revision } = act.input;
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      const body = { ...terms, ...textOf(reason), revision };
      return dataOf(api.PUT(`${BILL_PATH}/lines/{lineId}/discount`, { params, body }));
    },
    applyLocally: (bill, { lineId }) => withLine(bill, lineId, {}),
  },
  discountBill: {
    send: (act) => {
      const { terms, reason, revision } = act.input;
      const body = { ...terms, ...textOf(reason), revision };
      return dataOf(
        api.PUT(`${BILL_PATH}/discount`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body,
        }),
      );
    },
  },
  moveToTable: {
    send: (act) =>
      dataOf(
        api.PUT(`${BILL_PATH}/table`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: { tableId: act.input.tableId },
        }),
      ),
  },
  takeOver: {
    send: (act) =>
      dataOf(api.PUT(`${BILL_PATH}/waiter`, { params: { path: billParams(act), header: actHeaders(act) } })),
  },
  markLeft: {
    send: (act) =>
      dataOf(
        api.PUT(`${BILL_PATH}/departure`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: { hasLeft: act.input.hasLeft },
        }),
      ),
    applyLocally: (bill, { hasLeft }) => ({ ...bill, leftAt: hasLeft ? (bill.leftAt ?? '') : null }),
  },
  stepGuests: {
    send: (act) => {
      const params = { path: billParams(act), header: actHeaders(act) };
      return dataOf(api.POST(`${BILL_PATH}/guests/step`, { params, body: { by: act.input.by } }));
    },
    applyLocally: (bill, { by }) => ({ ...bill, guests: (bill.guests ?? 0) + by || null }),
  },
  askForBill: {
    send: (act) =>
      dataOf(
        api.PUT(`${BILL_PATH}/asked`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: { isAsked: act.input.isAsked },
        }),
      ),
    applyLocally: (bill, { isAsked }) => ({ ...bill, askedAt: isAsked ? (bill.askedAt ?? '') : null }),
  },
  retryFiscalDocument: {
    send: (act) => {
      const params = {
        path: { ...billParams(act), documentId: act.input.documentId },
        header: actHeaders(act),
      };
      return dataOf(api.POST(`${BILL_PATH}/fiscal-documents/{documentId}/retry`, { params }));
    },
    applyLocally: (bill, { documentId }) => ({
      ...bill,
      documents: bill.documents.map((document) =>
        document.id === documentId ? { ...document, state: 'Pending', failure: null } : document,
      ),
    }),
  },
  voidBill: {
    send: (act) => {
      const { reason } = act.input;
      return dataOf(
        api.POST(`${BILL_PATH}/void`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: reason === null ? {} : { reason },
        }),
      );
    },
  },
  hideBill: {
    send: (act) =>
      dataOf(
        api.PUT(`${BILL_PATH}/hidden`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: { isHidden: act.input.isHidden },
        }),
      ),
    applyLocally: (bill, { isHidden }) => ({ ...bill, isHidden }),
  },
};

/** A bill as the screen shows it, and its parts that the service has not confirmed yet. */
export interface ShownBill {
  bill: Bill;
  /** The ids of lines that an unanswered act changes. */
  unsavedLines: ReadonlySet<string>;
  /** Whether any act on the bill is unanswered. */
  isUnsaved: boolean;
}

/** Applies the unanswered acts to a bill of the service. Acts with a fault change nothing. */
export function applyBillActs(bill: Bill, acts: readonly Act[]): ShownBill {
  const pending = acts.filter((act) => act.fault === null && billIdOf(act) === bill.id);
  if (pending.length === 0) return { bill, unsavedLines: NONE, isUnsaved: false };
  let shown = bill;
  for (const act of pending) {
    const { applyLocally } = BILL_ACTS[act.name as BillActName] as BillAct<unknown>;
    if (applyLocally !== undefined) shown = applyLocally(shown, act.input);
  }
  const before = new Map(bill.lines.map((line) => [line.id, line]));
  const changed = shown.lines.filter((line) => before.get(line.id) !== line);
  return { bill: shown, unsavedLines: new Set(changed.map(({ id }) => id)), isUnsaved: true };
}

/**
 * Whether lines already are in the state to which an act moves them: sending it again could only undo later acts of
 * others.
 */
export function isAlreadyMoved(bill: Bill, act: Act): boolean {
  if (act.name === 'moveLine') return isInTargetState(bill, act.input as LineStateActInputs['moveLine']);
  if (act.name !== 'bumpRound') return false;
  const { lines } = applyBillActs(bill, [act]).bill;
  return lines.every(({ status }, at) => status === bill.lines[at]?.status);
}

/** The id of the bill that an act changes; `null` for other acts. */
export function billIdOf({ name, input }: Act): string | null {
  return name in BILL_ACTS ? ((input as { billId?: string }).billId ?? null) : null;
}

const NONE: ReadonlySet<string> = new Set();

function withLine(bill: Bill, lineId: string, change: Partial<Schemas['BillLine']>): Bill {
  return { ...bill, lines: bill.lines.map((line) => (line.id === lineId ? { ...line, ...change } : line)) };
}
