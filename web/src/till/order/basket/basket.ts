import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../../../api/client.ts';
import type { BasketRefusal } from './refusal.ts';

/** The most units of a line, and the most lines of a round, that the service accepts. */
export const MOST_UNITS = 20;
export const MOST_LINES = 30;

/** The weight or volume from a scale, in thousandths of the unit of the portion. */
export interface WeighedMeasure {
  grossThousandths: number;
  /** The weight of the plate or bowl. */
  tareThousandths: number;
}

/** An item that is not on the menu, which staff type in. */
export interface OpenItem {
  name: string;
  /** The price of one unit. */
  priceKurus: number;
}

/**
 * A product with its choices: the portion, extras, removed ingredients, and a note. Goods by measure also have a
 * weight. An open item has an empty product id.
 */
export interface Choice {
  productId: string;
  portionId: string;
  extraIds: readonly string[];
  removedIngredientIds: readonly string[];
  note: string;
  weighed?: WeighedMeasure;
  openItem?: OpenItem;
  /** The allergy of the guest who gets it. */
  allergy?: AllergySaid;
  /** The code of its course; `null` for no course; missing for the course of the product. */
  course?: string | null;
  /** The seat of the guest who gets it, from 1; missing for shared dishes. */
  seat?: number;
}

/** A line that is not sent yet. */
export interface BasketLine extends Choice {
  id: string;
  /** From 1 to 20. */
  quantity: number;
}

/** The customer of a takeaway or delivery, as typed. */
export interface TypedCustomer {
  name: string;
  phone: string;
  address: string;
}

/** The unsent lines for a place, with the other data that are sent with them. */
export interface Basket {
  lines: readonly BasketLine[];
  /** A note for the kitchen about the round. */
  note: string;
  customer: TypedCustomer;
  /** The number of guests of a table without a bill; `null` if it was not entered. */
  guests: number | null;
  /** Why the order was refused; `null` if it was not, or once it is sent again. */
  refusal: BasketRefusal | null;
  /** The seat of the guest who is ordering now; missing for shared dishes. */
  seat?: number;
  /** The allergy of the whole table, entered before it has a bill. Sent with the first round, or as soon as a colleague has opened the bill. */
  allergy?: AllergySaid;
}

export const NO_CUSTOMER: TypedCustomer = { name: '', phone: '', address: '' };
export const EMPTY_BASKET: Basket = {
  lines: [],
  note: '',
  customer: NO_CUSTOMER,
  guests: null,
  refusal: null,
};

/**
 * Adds units of a choice for the chosen seat: to equal lines as long as they have room, then as new lines.
 * @param newId  makes the id of a line
 */
export function addChoice(basket: Basket, chosen: Choice, quantity: number, newId: () => string): Basket {
  const choice = seated(chosen, basket);
  const lines = [...basket.lines];
  let left = quantity;
  for (const [at, line] of lines.entries()) {
    if (left === 0 || !isSameChoice(line, choice)) continue;
    const added = Math.min(left, MOST_UNITS - line.quantity);
    lines[at] = { ...line, quantity: line.quantity + added };
    left -= added;
  }
  for (; left > 0; left -= MOST_UNITS) {
    lines.push({ ...choice, id: newId(), quantity: Math.min(left, MOST_UNITS) });
  }
  return { ...basket, lines };
}

/** Whether another line fits, or an equal line has room for the choice. */
export function basketHasRoom(basket: Basket, choice: Choice): boolean {
  const { lines } = basket;
  return (
    lines.length < MOST_LINES ||
    lines.some((line) => isSameChoice(line, seated(choice, basket)) && line.quantity < MOST_UNITS)
  );
}

function seated(choice: Choice, { seat }: Pick<Basket, 'seat'>): Choice {
  return seat === undefined ? choice : { ...choice, seat };
}

/** Replaces the choice and quantity of a line, and removes its fault. */
export function changeLine(basket: Basket, lineId: string, choice: Choice, quantity: number): Basket {
  return {
    ...withoutReason(basket, lineId),
    lines: basket.lines.map((line) =>
      line.id === lineId ? { ...choice, id: lineId, quantity: withinUnits(quantity) } : line,
    ),
  };
}

/** Sets the course of a line; `null` for no course. */
export function setCourse(basket: Basket, lineId: string, course: string | null): Basket {
  const lines = basket.lines.map((line) => (line.id === lineId ? { ...line, course } : line));
  return { ...basket, lines };
}

/** Sets the quantity of a line, at least 1 and at most 20. */
export function setUnits(basket: Basket, lineId: string, quantity: number): Basket {
  const line = basket.lines.find(({ id }) => id === lineId);
  return line === undefined ? basket : changeLine(basket, lineId, line, quantity);
}

export function removeLine(basket: Basket, lineId: string): Basket {
  return { ...withoutReason(basket, lineId), lines: basket.lines.filter(({ id }) => id !== lineId) };
}

/** Puts a removed line back at its old position. */
export function restoreLine(basket: Basket, line: BasketLine, at: number): Basket {
  if (basket.lines.some(({ id }) => id === line.id)) return basket;
  return { ...basket, lines: basket.lines.toSpliced(at, 0, line) };
}

/** The number of units of all lines. */
export function countUnits({ lines }: Pick<Basket, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The number of units of a product in all lines. */
export function unitsOfProduct({ lines }: Pick<Basket, 'lines'>, productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

/** Whether nothing was chosen or typed. */
export function isEmptyBasket({ lines, note, customer, allergy }: Basket): boolean {
  return (
    lines.length === 0 &&
    note === '' &&
    allergy === undefined &&
    Object.values(customer).every((text) => text === '')
  );
}

/** The lines in the form that the API expects. */
export function requestLines(lines: readonly BasketLine[]): Schemas['StaffOrderLine'][] {
  return lines.map((line) => {
    const { productId, portionId, quantity, extraIds, removedIngredientIds, weighed, openItem } = line;
    const note = textOrNull(line.note);
    const told = {
      ...(line.allergy === undefined ? {} : { allergy: line.allergy }),
      ...(line.course === undefined ? {} : { course: line.course }),
      ...(line.seat === undefined ? {} : { seat: line.seat }),
    };
    if (openItem !== undefined)
      return {
        quantity,
        note,
        openItem: { name: openItem.name, price: openItem.priceKurus / 100 },
        ...told,
      };
    return {
      ...{ productId, portionId, quantity, note },
      extraIds: [...extraIds],
      removedIngredientIds: [...removedIngredientIds],
      ...(weighed === undefined ? {} : { measure: measureOf(weighed) }),
      ...told,
    };
  });
}

function measureOf({ grossThousandths, tareThousandths }: WeighedMeasure) {
  return { gross: grossThousandths / 1000, tare: tareThousandths / 1000 };
}

export const NO_ALLERGY: AllergySaid = { allergens: [], text: null };

/** The allergy without spaces around its words. */
export function trimAllergy(said: AllergySaid = NO_ALLERGY): AllergySaid {
  return { ...said, text: textOrNull(said.text ?? '') };
}

/** The basket with another allergy of the whole table; without one if the allergy is empty. */
export function setTableAllergy({ allergy: _, ...basket }: Basket, said: AllergySaid): Basket {
  return said.allergens.length === 0 && said.text === null ? basket : { ...basket, allergy: said };
}

/** The notes of two rounds that become one. */
export function joinNotes(first: string, second: string): string {
  return [first, second].filter((text) => text !== '').join(' · ');
}

/** A typed text without spaces around it; `null` if it is empty. */
export function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

function isSameChoice(a: Choice, b: Choice): boolean {
  return (
    // Goods that were weighed twice stay two lines.
    a.weighed === undefined &&
    b.weighed === undefined &&
    a.openItem?.name === b.openItem?.name &&
    a.openItem?.priceKurus === b.openItem?.priceKurus &&
    a.productId === b.productId &&
    a.portionId === b.portionId &&
    a.note.trim() === b.note.trim() &&
    a.allergy?.text === b.allergy?.text &&
    isSameSet(a.allergy?.allergens ?? [], b.allergy?.allergens ?? []) &&
    a.course === b.course &&
    a.seat === b.seat &&
    isSameSet(a.extraIds, b.extraIds) &&
    isSameSet(a.removedIngredientIds, b.removedIngredientIds)
  );
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

function withinUnits(quantity: number): number {
  return Math.max(1, Math.min(MOST_UNITS, Math.trunc(quantity) || 1));
}

/** The basket with other customer data, and without the fault of the changed field. */
export function setCustomer(basket: Basket, part: Partial<TypedCustomer>): Basket {
  const changed = { ...basket, customer: { ...basket.customer, ...part } };
  if (basket.refusal === null) return changed;
  const typed = ['customer', ...Object.keys(part).map((name) => `customer.${name}`)];
  const fields = basket.refusal.fields.filter((field) => !typed.includes(field));
  if (fields.length === basket.refusal.fields.length) return changed;
  return { ...changed, refusal: { ...basket.refusal, fields } };
}

function withoutReason(basket: Basket, lineId: string): Basket {
  if (basket.refusal === null) return basket;
  const { [lineId]: _, ...lineReasons } = basket.refusal.lineReasons;
  return { ...basket, refusal: { ...basket.refusal, lineReasons } };
}
