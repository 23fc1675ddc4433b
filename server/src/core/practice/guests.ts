import type { Product } from '../menu/menu.ts';
import type { Dice } from './dice.ts';
import { seededDice } from './dice.ts';
import { type EveningPlan, hasTroubleAt } from './evening.ts';
import { noteOfScenario, type PracticeScenario } from './scenario.ts';

/** What played guests can order or book at a venue. Lists are in the order of the venue. */
export interface PracticeOffer {
  products: readonly GuestProduct[];
  tableIds: readonly string[];
  takesReservations: boolean;
}

/** The properties of a product that played guests need. */
export type GuestProduct = Pick<
  Product,
  'id' | 'portions' | 'extras' | 'optionGroups' | 'removableIngredients'
>;

/** A line of an order in the form of the public API and the venue API. */
export interface GuestLine {
  productId: string;
  portionId: string;
  quantity: number;
  extraIds: string[];
  removedIngredientIds: string[];
  note?: string;
}

/** An order in the form of the public API and the venue API. */
export interface GuestOrder {
  type: 'DineIn' | 'Takeaway' | 'Delivery';
  tableId?: string;
  customer?: { name: string; phone: string; address?: string };
  paymentMethod?: 'Cash' | 'Card' | 'MealCard';
  note?: string;
  lines: GuestLine[];
}

/** A booking that a played guest makes. */
export interface GuestBooking {
  hoursAhead: number;
  guests: number;
  customer: { name: string; phone: string };
  note?: string;
}

export type GuestAct = { kind: 'Order'; order: GuestOrder } | { kind: 'Book'; booking: GuestBooking };

/** The share of the evening in which guests order. The rest is for serving and paying. */
const LAST_ORDERS = 0.7;

/** The first acts of every evening, one a minute, so that even the shortest evening has every scenario. */
const FIRST_ACTS: readonly (
  | readonly ['Order', GuestOrder['type'], PracticeScenario?]
  | readonly ['Book', PracticeScenario?]
)[] = [
  ['Order', 'DineIn'],
  ['Order', 'Takeaway'],
  ['Book', 'decline'],
  ['Order', 'Delivery'],
  ['Book'],
  ['Order', 'Takeaway', 'cancel'],
  ['Book', 'no-show'],
  ['Order', 'Takeaway', 'strike'],
  ['Book', 'guest-cancel'],
  ['Book', 'cancel'],
  ['Book', 'later'],
];

/** What the played guests do in a minute of an evening. The same seed and offer give the same acts. */
export function guestActsAt(plan: EveningPlan, offer: PracticeOffer, minute: number): GuestAct[] {
  const dice = seededDice(plan.seed, minute);
  const guest = guestOf(dice, minute * GUESTS_A_MINUTE);
  const first = FIRST_ACTS[minute];
  if (first !== undefined) {
    return first[0] === 'Book'
      ? bookingsOf(offer, guest, dice, first[1])
      : ordersOf(offer, guest, dice, first[1], first[2]);
  }
  if (minute >= plan.minutes * LAST_ORDERS) return [];
  const arrivals = hasTroubleAt(plan, 'Rush', minute) ? 2 + dice(3) : dice(10) < 6 ? 1 : 0;
  return Array.from({ length: arrivals }, (_, at) => guestOf(dice, minute * GUESTS_A_MINUTE + at)).flatMap(
    (arrival) =>
      dice(8) === 0
        ? bookingsOf(offer, arrival, dice, BOOKING_SCENARIOS[dice(BOOKING_SCENARIOS.length)])
        : ordersOf(offer, arrival, dice, orderType(dice)),
  );
}

/**
 * A random order of a random guest: at a table, takeaway or delivery.
 * @param number  a unique number for the name and phone of the guest, below 10,000
 */
export function randomOrder(
  offer: OrderOffer,
  dice: Dice,
  number: number,
  mostLines = MOST_LINES,
): GuestOrder {
  return guestOrder(offer, dice, { type: orderType(dice), customer: guestOf(dice, number), mostLines });
}

const BOOKING_SCENARIOS: readonly (PracticeScenario | undefined)[] = [
  undefined,
  undefined,
  undefined,
  'no-show',
  'decline',
];

/** The id of the product that the trouble `SoldOut` is about; `null` if there is no product. */
export function soldOutProductOf(
  { products }: PracticeOffer,
  { seed }: Pick<EveningPlan, 'seed'>,
): string | null {
  return products.length === 0 ? null : pick(products, seededDice(seed)).id;
}

/** Of ten guests, six eat at a table, two take away and two get a delivery. */
function orderType(dice: Dice): GuestOrder['type'] {
  const kind = dice(10);
  return kind < 6 ? 'DineIn' : kind < 8 ? 'Takeaway' : 'Delivery';
}

/** The order of a guest; empty if there is no product. */
function ordersOf(
  offer: PracticeOffer,
  customer: Customer,
  dice: Dice,
  type: GuestOrder['type'],
  scenario?: PracticeScenario,
): GuestAct[] {
  if (offer.products.length === 0) return [];
  return [{ kind: 'Order', order: guestOrder(offer, dice, { type, customer, scenario }) }];
}

type OrderOffer = Pick<PracticeOffer, 'products' | 'tableIds'>;

/** What is known of an order before it is made at random. If the venue has no tables, `DineIn` becomes a takeaway. */
interface OrderBasics {
  type: GuestOrder['type'];
  customer: Customer;
  scenario?: PracticeScenario | undefined;
  mostLines?: number;
}

const MOST_LINES = 3;

const NOTES = ['Az acılı olsun lütfen', 'Çocuk için, tuzsuz', 'Plastik çatal bıçak istemiyoruz'] as const;

/** Makes a random order. */
function guestOrder({ products, tableIds }: OrderOffer, dice: Dice, basics: OrderBasics): GuestOrder {
  const { customer, scenario, mostLines = MOST_LINES } = basics;
  const type = basics.type === 'DineIn' && tableIds.length === 0 ? 'Takeaway' : basics.type;
  const least = scenario === 'strike' ? 2 : 1;
  const lines = Array.from({ length: least + dice(mostLines) }, () => guestLine(pick(products, dice), dice));
  const note = scenario === undefined ? randomNote(dice, 4) : { note: noteOfScenario(scenario) };
  if (type === 'DineIn') return { type, tableId: pick(tableIds, dice), lines, ...note };
  const paymentMethod = pick(['Cash', 'Card', 'MealCard'] as const, dice);
  const address = type === 'Delivery' ? { address: `Moda Cad. ${1 + dice(200)}` } : {};
  return { type, customer: { ...customer, ...address }, paymentMethod, lines, ...note };
}

/** A note, for one of `oneIn` guests on average. */
function randomNote(dice: Dice, oneIn: number): { note?: string } {
  return dice(oneIn) === 0 ? { note: pick(NOTES, dice) } : {};
}

/** A random line of a product: with its required choices, and sometimes with extras and removed ingredients. */
function guestLine(product: GuestProduct, dice: Dice): GuestLine {
  const { id, portions, extras, optionGroups, removableIngredients } = product;
  const chosen = optionGroups.flatMap((group) => {
    const choices = extras.filter(({ optionGroupId }) => optionGroupId === group.id);
    const isTaken = choices.length > 0 && (group.isRequired || dice(3) > 0);
    return isTaken ? [pick(choices, dice)] : [];
  });
  const plain = extras.filter(({ optionGroupId }) => optionGroupId === null && dice(4) === 0);
  return {
    productId: id,
    portionId: pick(portions, dice).id,
    quantity: 1 + dice(3),
    extraIds: [...chosen, ...plain].map((extra) => extra.id),
    removedIngredientIds: removableIngredients.filter(() => dice(6) === 0).map((ingredient) => ingredient.id),
    ...randomNote(dice, 10),
  };
}

function bookingsOf(
  { takesReservations }: PracticeOffer,
  customer: Customer,
  dice: Dice,
  scenario?: PracticeScenario,
): GuestAct[] {
  if (!takesReservations) return [];
  const note = scenario === undefined ? {} : { note: noteOfScenario(scenario) };
  return [{ kind: 'Book', booking: { hoursAhead: 1 + dice(4), guests: 1 + dice(6), customer, ...note } }];
}

interface Customer {
  name: string;
  phone: string;
}

const NAMES = ['Ayşe', 'Mehmet', 'Zeynep', 'Işık', 'Ömer', 'Çağla', 'Şebnem', 'Elif', 'Can', 'Deniz'];

/** How many guest numbers each minute of an evening has: more than the guests who come in a minute. */
const GUESTS_A_MINUTE = 10;

/** A guest with a random name and phone. @param number  a unique number for both, below 10,000 */
function guestOf(dice: Dice, number: number): Customer {
  const digits = String(number).padStart(4, '0');
  return { name: `${pick(NAMES, dice)} ${digits}`, phone: `+90532${100 + dice(900)}${digits}` };
}

function pick<T>(list: readonly T[], dice: Dice): T {
  return list[dice(list.length)]!;
}
