/** The order of a guest or of staff, read but not yet checked against the menu. */

import type { Allergen } from '../../menu/menu.ts';
import type { OrderType } from '../../order-type.ts';

/** How the guest intends to pay at the venue: a hint for the person who hands the order over. */
export const PAYMENT_METHODS = ['Cash', 'Card', 'MealCard'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A line of an order request. The optional properties are only from staff. */
export interface LineRequest {
  productId: string;
  portionId: string;
  quantity: number;
  note: string | null;
  extraIds: string[];
  removedIngredientIds: string[];
  /** The measured quantity, in thousandths of the unit of the portion. Only staff can sell by measure. */
  measure?: { grossThousandths: number; tareThousandths: number };
  /** An item that is not on the menu, only from staff. Then `productId` and `portionId` are both a new id of the item. */
  openItem?: { name: string; priceKurus: number; vatClass: string | null };
  /** The code of its course; `null` for no course; absent for the course of the product. */
  course?: string | null;
  /** The number of the guest who gets the line, from 1. */
  seat?: number;
  /** The allergy of the guest who gets the line. */
  allergy?: { allergens: Allergen[]; text: string | null };
}

/** The customer of an order. `phone` is as the person typed it. */
export interface CustomerRequest {
  name: string | null;
  phone: string | null;
  address: string | null;
}

export interface OrderRequest {
  type: OrderType;
  tableId: string | null;
  customer: CustomerRequest | null;
  paymentMethod: PaymentMethod | null;
  note: string | null;
  lines: LineRequest[];
  /** The number of guests at the table; `null` if not stated. */
  guests: number | null;
  /** The allergy of the whole table; only from staff. */
  allergy?: NonNullable<LineRequest['allergy']>;
}

/** The most guests of a table. */
export const MOST_GUESTS = 500;
