import { type Act, needsApproval } from '../../../acts/act.ts';
import type { BillActInputs } from '../../../acts/bill-acts.ts';
import { type AllergySaid, joinAllergies } from '../../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../../api/client.ts';
import { type FaultDescription, isRefusal } from '../../../api/fault.ts';
import { type Place, placeName } from '../place.ts';
import {
  type Basket,
  type BasketLine,
  joinNotes,
  requestLines,
  type TypedCustomer,
  textOrNull,
} from './basket.ts';
import { refusalOf } from './refusal.ts';

/** The act that sends a basket: it opens a bill, or adds a round to a bill. */
export type SendingAct =
  | { name: 'placeOrder'; input: BillActInputs['placeOrder'] }
  | { name: 'placeRound'; input: BillActInputs['placeRound'] };

/**
 * Makes the act that sends the basket of a place. A round goes to the bill that the person saw, even if that bill has
 * moved to another table. If the bill is closed by then, the round is refused and returns to the basket. With an
 * allergy of the whole table, it is sent as an order of the table, which marks the table's open bill.
 * @param billId  the open bill of the place; `null` before the first round
 */
export function createSendingAct(
  place: Place,
  billId: string | null,
  { lines, note, customer, guests, allergy }: Basket,
): SendingAct {
  const round = { note: textOrNull(note), lines: requestLines(lines) };
  const marked =
    allergy === undefined ? {} : { allergy: { ...allergy, text: textOrNull(allergy.text ?? '') } };
  switch (place.kind) {
    case 'Table':
      if (billId !== null && allergy === undefined)
        return { name: 'placeRound', input: { billId, tableId: place.tableId, round } };
      return {
        name: 'placeOrder',
        input: { order: { type: 'DineIn', tableId: place.tableId, guests, ...marked, ...round } },
      };
    case 'Bill':
      return { name: 'placeRound', input: { billId: place.billId, tableId: null, round } };
    case 'New': {
      const { type } = place;
      return {
        name: 'placeOrder',
        input: { order: { type, customer: customerOf(customer, type), ...marked, ...round } },
      };
    }
  }
}

/** An order that was sent, until the service accepts it: unanswered, refused, or with an unknown result. */
export interface SentOrder {
  key: string;
  lines: readonly BasketLine[];
  note: string;
  customer: TypedCustomer;
  guests: number | null;
  /** The allergy of the whole table. */
  allergy: AllergySaid | null;
  fault: FaultDescription | null;
}

/** The orders of a place that the service has not accepted, in the order in which they were sent. */
export function sentOrdersOf(acts: readonly Act[], place: Place): SentOrder[] {
  const name = placeName(place);
  return acts.flatMap((act) => {
    const at = placeOfRound(act);
    return at !== null && placeName(at) === name ? [readSentOrder(act)] : [];
  });
}

/** The place of a round; `null` for an act that is not a round. */
export function placeOfRound({ name, input }: Act): Place | null {
  if (name === 'placeRound') {
    const { billId, tableId } = input as BillActInputs['placeRound'];
    return tableId === null ? { kind: 'Bill', billId } : { kind: 'Table', tableId };
  }
  if (name !== 'placeOrder') return null;
  const { type, tableId } = (input as BillActInputs['placeOrder']).order;
  if (type === 'Takeaway' || type === 'Delivery') return { kind: 'New', type };
  return { kind: 'Table', tableId: tableId ?? '' };
}

/** The lines and data of a round, read from its act. */
export function readSentOrder({ key, fault, input }: Act): SentOrder {
  const ordered = input as BillActInputs['placeRound'] | BillActInputs['placeOrder'];
  const round: Partial<BillActInputs['placeOrder']['order']> =
    'order' in ordered ? ordered.order : ordered.round;
  const lines = (round.lines ?? []).map((line, at) => ({
    id: `${key}.${at}`,
    productId: line.productId ?? '',
    portionId: line.portionId ?? '',
    quantity: line.quantity,
    note: line.note ?? '',
    extraIds: line.extraIds ?? [],
    removedIngredientIds: line.removedIngredientIds ?? [],
    ...weighedOf(line),
    ...openItemOf(line),
    ...(line.course === undefined ? {} : { course: line.course }),
    ...(line.seat == null ? {} : { seat: line.seat }),
    ...(line.allergy == null ? {} : { allergy: { text: null, ...line.allergy } }),
  }));
  const { name, phone, address } = round.customer ?? {};
  const customer = { name: name ?? '', phone: phone ?? '', address: address ?? '' };
  const allergy = round.allergy ? { text: null, ...round.allergy } : null;
  return { key, lines, note: round.note ?? '', customer, guests: round.guests ?? null, allergy, fault };
}

function weighedOf({ measure }: Schemas['StaffOrderLine']): Pick<BasketLine, 'weighed'> {
  if (!measure) return {};
  const { gross, tare = 0 } = measure;
  return { weighed: { grossThousandths: thousandths(gross), tareThousandths: thousandths(tare) } };
}

function openItemOf({ openItem }: Schemas['StaffOrderLine']): Pick<BasketLine, 'openItem'> {
  if (!openItem) return {};
  return { openItem: { name: openItem.name, priceKurus: Math.round(openItem.price * 100) } };
}

function thousandths(measure: number): number {
  return Math.round(measure * 1000);
}

/**
 * Whether the service refused an order, so that nothing of it is stored. An order that waits for an approval is not
 * refused.
 */
export function isRefused({ fault }: Pick<SentOrder, 'fault'>): boolean {
  return fault !== null && isRefusal(fault) && !needsApproval({ fault });
}

/**
 * Puts a refused order back into the basket, before the lines that were chosen later, with the reasons at its lines.
 * The lines get new ids.
 * @param newId  makes the id of a line
 */
export function restoreOrder(
  basket: Basket,
  { lines, note, customer, guests, allergy, fault }: SentOrder,
  newId: () => string,
): Basket {
  const back = lines.map((line) => ({ ...line, id: newId() }));
  const both = joinAllergies(basket.allergy, allergy);
  return {
    ...basket,
    ...(both === null ? {} : { allergy: both }),
    lines: [...back, ...basket.lines],
    note: joinNotes(note, basket.note),
    customer: Object.values(basket.customer).every((text) => text === '') ? customer : basket.customer,
    guests: basket.guests ?? guests,
    refusal:
      fault === null
        ? basket.refusal
        : refusalOf(
            fault,
            back.map(({ id }) => id),
          ),
  };
}

function customerOf({ name, phone, address }: TypedCustomer, type: 'Takeaway' | 'Delivery') {
  const typed = { name: textOrNull(name), phone: textOrNull(phone) };
  if (type === 'Delivery') return { ...typed, address: textOrNull(address) };
  return typed.name === null && typed.phone === null ? null : typed;
}
