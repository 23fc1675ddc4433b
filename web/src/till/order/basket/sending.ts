import type { Act } from '../../../acts/act-queue.ts';
import type { BillActInputs } from '../../../acts/bill-acts.ts';
import type { FaultDescription } from '../../../api/fault.ts';
import type { Place } from '../place.ts';
import { type Basket, type BasketLine, requestLines, type TypedCustomer, textOrNull } from './basket.ts';
import { refusalOf } from './refusal.ts';

/** The act that sends a basket: it opens a bill, or adds a round to one. */
export type SendingAct =
  | { name: 'placeOrder'; input: BillActInputs['placeOrder'] }
  | { name: 'placeRound'; input: BillActInputs['placeRound'] };

/**
 * Makes the act that sends the basket of a place. A round goes to the bill that the person saw, even when that moves
 * to another table before the round arrives; once it is closed, the round is refused and comes back.
 * @param billId  the open bill of the place; `null` before the first round
 */
export function sendingOf(
  place: Place,
  billId: string | null,
  { lines, note, customer, guests }: Basket,
): SendingAct {
  const round = { note: textOrNull(note), lines: requestLines(lines) };
  switch (place.kind) {
    case 'Table':
      if (billId !== null) return { name: 'placeRound', input: { billId, tableId: place.tableId, round } };
      return {
        name: 'placeOrder',
        input: { order: { type: 'DineIn', tableId: place.tableId, guests, ...round } },
      };
    case 'Bill':
      return { name: 'placeRound', input: { billId: place.billId, tableId: null, round } };
    case 'New': {
      const { type } = place;
      return {
        name: 'placeOrder',
        input: { order: { type, customer: customerOf(customer, type), ...round } },
      };
    }
  }
}

/** An order that was sent and is not answered, or that was refused. */
export interface SentOrder {
  key: string;
  lines: readonly BasketLine[];
  note: string;
  customer: TypedCustomer;
  guests: number | null;
  fault: FaultDescription | null;
}

/** The orders of a place that the service has not taken, in the order of sending. */
export function sentOrdersOf(acts: readonly Act[], place: Place): SentOrder[] {
  return acts.flatMap((act) => {
    const round = roundFor(act, place);
    if (round === null) return [];
    const { key, fault } = act;
    const lines = (round.lines ?? []).map((line, at) => ({
      id: `${key}.${at}`,
      productId: line.productId,
      portionId: line.portionId,
      quantity: line.quantity,
      note: line.note ?? '',
      extraIds: line.extraIds ?? [],
      removedIngredientIds: line.removedIngredientIds ?? [],
    }));
    const typed: Partial<Record<keyof TypedCustomer, string | null>> =
      ('customer' in round ? round.customer : null) ?? {};
    const customer = {
      name: typed.name ?? '',
      phone: typed.phone ?? '',
      address: typed.address ?? '',
    };
    const guests = 'guests' in round ? (round.guests as number | null) : null;
    return [{ key, lines, note: round.note ?? '', customer, guests, fault }];
  });
}

/** Puts what was refused back into the basket, before what was chosen since, with the reasons at its lines. */
export function takeBack(basket: Basket, { lines, note, customer, guests, fault }: SentOrder): Basket {
  const known = new Set(basket.lines.map(({ id }) => id));
  const back = lines.filter(({ id }) => !known.has(id));
  return {
    lines: [...back, ...basket.lines],
    note: basket.note === '' ? note : basket.note,
    customer: Object.values(basket.customer).every((text) => text === '') ? customer : basket.customer,
    guests: basket.guests ?? guests,
    refusal:
      fault === null
        ? basket.refusal
        : refusalOf(
            fault,
            lines.map(({ id }) => id),
          ),
  };
}

function roundFor({ name, input }: Act, place: Place) {
  if (name === 'placeRound') {
    const { billId, tableId, round } = input as BillActInputs['placeRound'];
    const isHere =
      place.kind === 'Table'
        ? tableId === place.tableId
        : place.kind === 'Bill' && tableId === null && billId === place.billId;
    return isHere ? round : null;
  }
  if (name !== 'placeOrder') return null;
  const { order } = input as BillActInputs['placeOrder'];
  const isHere =
    place.kind === 'Table'
      ? order.type === 'DineIn' && order.tableId === place.tableId
      : place.kind === 'New' && order.type === place.type;
  return isHere ? order : null;
}

function customerOf({ name, phone, address }: TypedCustomer, type: 'Takeaway' | 'Delivery') {
  const typed = { name: textOrNull(name), phone: textOrNull(phone) };
  if (type === 'Delivery') return { ...typed, address: textOrNull(address) };
  return typed.name === null && typed.phone === null ? null : typed;
}
