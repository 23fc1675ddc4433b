import type { Bill } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';

type Plain = string | number | boolean | null | undefined;

/**
 * For each property, whether a device may store it. A new property of the API must be added here, or this does not
 * compile. Properties that a newer service sends are not stored.
 */
type Rules<T> = { [Name in keyof Required<T>]: RuleOf<T[Name]> };
type RuleOf<Value> = [Value] extends [Plain | readonly Plain[]]
  ? 'Keep' | 'Leave'
  : Rules<NonNullable<Value extends readonly (infer Item)[] ? Item : Value>> | 'Leave';

type AnyRules = { readonly [name: string]: 'Keep' | 'Leave' | AnyRules };

function keep<const Name extends string>(...names: Name[]): Record<Name, 'Keep'> {
  return Object.fromEntries(names.map((name) => [name, 'Keep'])) as Record<Name, 'Keep'>;
}

const ACTOR: Rules<Schemas['Actor']> = { ...keep('kind', 'id', 'name'), device: keep('id', 'name') };
const UNITS = keep('lineId', 'quantity');
const METHOD = keep('code', 'name');
const DISCOUNT: Rules<Schemas['DiscountByHand']> = {
  ...keep('percent', 'fixed', 'amount', 'reason', 'at'),
  by: ACTOR,
};

/** The allergens of a guest may be stored on the device, but not the guest's own words. */
const ALLERGY: Rules<Schemas['Allergy']> = {
  ...keep('allergens', 'at'),
  text: 'Leave',
  by: ACTOR,
  seen: { by: ACTOR, at: 'Keep' },
};

const LINE: Rules<Schemas['BillLine']> = {
  ...keep('id', 'roundId', 'productId', 'productName', 'portionId', 'portionName', 'quantity', 'unitPrice'),
  ...keep('total', 'due', 'isOpenItem', 'vatPercent', 'vatSection', 'paidUnits', 'acceptsMealCard'),
  ...keep('status', 'isGift', 'note', 'orderedAt', 'readyAt', 'isHeld', 'firedAt', 'seat'),
  course: keep('id', 'name', 'place'),
  allergy: ALLERGY,
  measure: keep('unit', 'gross', 'tare', 'net', 'price'),
  priceByHand: { ...keep('price', 'reason', 'at'), by: ACTOR },
  discount: DISCOUNT,
  extras: keep('id', 'name', 'price'),
  removedIngredients: keep('id', 'name'),
};

const PAYMENT: Rules<Schemas['Payment']> = {
  ...keep('id', 'kind', 'amount', 'rounding', 'tip', 'tendered', 'change', 'refundable', 'paidAt'),
  ...keep('businessDate', 'reversedAt'),
  method: METHOD,
  units: UNITS,
  by: ACTOR,
  reversal: { ...keep('reason', 'businessDate'), by: ACTOR },
};

const REFUND: Rules<Schemas['Refund']> = {
  ...keep('id', 'paymentId', 'kind', 'amount', 'reason', 'at', 'businessDate'),
  method: METHOD,
  units: UNITS,
  by: ACTOR,
  vat: keep('percent', 'gross', 'vat'),
};

const DOCUMENT: Rules<Schemas['FiscalDocument']> = {
  ...keep('id', 'kind', 'state', 'counts', 'paymentIds', 'refundIds', 'amount', 'replacesId', 'device'),
  ...keep('number', 'zNumber', 'uuid', 'issuedAt', 'failure', 'createdAt'),
  units: UNITS,
  sections: keep('section', 'percent', 'gross'),
};

const BILL: Rules<Bill> = {
  ...keep('id', 'venueId', 'number', 'revision', 'type', 'state', 'status', 'paymentStatus', 'guests'),
  ...keep(
    'askedAt',
    'note',
    'isHidden',
    'isPaidFirst',
    'isPlacedByApi',
    'openedAt',
    'businessDate',
    'leftAt',
  ),
  ...keep('closedAt', 'voidedAt'),
  table: keep('id', 'name'),
  customer: { ...keep('name', 'paymentMethod'), phone: 'Leave', address: 'Leave' },
  waiter: keep('id', 'name'),
  reservation: keep('id', 'name'),
  allergy: ALLERGY,
  rounds: {
    ...keep('id', 'orderedAt', 'note', 'fromBillId', 'againOf', 'idempotencyKey'),
    by: ACTOR,
    takenBy: ACTOR,
  },
  lines: LINE,
  payments: PAYMENT,
  refunds: REFUND,
  prints: keep('kind', 'paymentId', 'at', 'total'),
  documents: DOCUMENT,
  reductions: keep('campaignId', 'name', 'amount'),
  discount: DISCOUNT,
  totals: {
    ...keep('subtotal', 'discount', 'serviceFee', 'total', 'paid', 'tips', 'remaining', 'mealCards'),
    ...keep('toGiveBack', 'currency'),
  },
  vat: keep('percent', 'gross', 'vat', 'net'),
  movedTo: keep('billId', 'number', 'tableName'),
};

/** The same rules as for the allergy of a bill. */
const ALLERGY_SAID: Rules<Schemas['AllergySaid']> = { allergens: 'Keep', text: 'Leave' };

const PARTY: Rules<Schemas['TableParty']> = {
  ...keep('reservationId', 'name', 'guests', 'startsAt', 'time', 'checkedInAt'),
  allergy: ALLERGY_SAID,
};

const STANDING: Rules<Schemas['TableStanding']> = {
  ...keep('tableId', 'state', 'billId', 'heldByTableId', 'strayBillId', 'changesAt'),
  party: PARTY,
  next: PARTY,
};

const PEOPLE = keep('parties', 'guests');
const HALF_HOUR: Rules<Schemas['HalfHourLoad']> = {
  ...keep('startsAt', 'time'),
  accepted: PEOPLE,
  pending: PEOPLE,
};

const RESERVATION: Rules<Schemas['ListedReservation']> = {
  ...keep(
    'id',
    'venueId',
    'revision',
    'status',
    'startsAt',
    'time',
    'date',
    'guests',
    'note',
    'originalNote',
  ),
  ...keep('code', 'isTakenByApi', 'checkedInAt', 'cancelledAt', 'cancelledBy', 'cancellationReason'),
  ...keep('createdAt', 'clashes', 'likelyDuplicateOf'),
  customer: { name: 'Keep', phone: 'Leave' },
  allergy: ALLERGY_SAID,
  // The page of the reservation shows the guest's phone number.
  pageUrl: 'Leave',
  tables: keep('id', 'name'),
  takenBy: keep('kind', 'id', 'name'),
  load: HALF_HOUR,
  fullest: keep('at', 'time', 'guests', 'seats', 'limit'),
};

const EVENING: Rules<Schemas['ReservationEvening']> = {
  ...keep('date', 'timeZone'),
  room: keep('tables', 'seats'),
  load: HALF_HOUR,
  items: RESERVATION,
};

/** An open bill as it may be stored on a device: without the guest's phone number and address. */
export function keptBill(bill: Bill): Bill {
  const kept = pick(bill, BILL) as Bill;
  if (bill.type === 'DineIn') return kept;
  // The note of a delivery often contains the address.
  return { ...kept, note: null, rounds: kept.rounds.map((round) => ({ ...round, note: null })) };
}

/** The state of a table as it may be stored on a device. */
export function keptStanding(standing: Schemas['TableStanding']): Schemas['TableStanding'] {
  return pick(standing, STANDING) as Schemas['TableStanding'];
}

/** An evening with its reservations as it may be stored on a device: without the phone numbers of guests. */
export function keptEvening(evening: Schemas['ReservationEvening']): Schemas['ReservationEvening'] {
  return pick(evening, EVENING) as Schemas['ReservationEvening'];
}

/** A reservation as it may be stored on a device. */
export function keptReservation(one: Schemas['ListedReservation']): Schemas['ListedReservation'] {
  return pick(one, RESERVATION) as Schemas['ListedReservation'];
}

/** Copies the properties that may be stored. The others become `null`, which in the API means unknown. */
function pick(value: unknown, rules: AnyRules): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, rules));
  if (typeof value !== 'object' || value === null) return value;
  const known = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => name in known)
      .map(([name, rule]) => {
        if (rule === 'Leave') return [name, null];
        return [name, rule === 'Keep' ? known[name] : pick(known[name], rule)];
      }),
  );
}
