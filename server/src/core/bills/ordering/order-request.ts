/** The order of a guest or of staff, read but not yet checked against the menu. */

import type { Allergen } from '../../menu/menu.ts';
import type { OrderType } from '../../order-type.ts';

/** How the guest means to pay the venue: a hint for the person who hands the order over. */
export const PAYMENT_METHODS = ['Cash', 'Card', 'MealCard'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface LineRequest {
  productId: string;
  portionId: string;
  quantity: number;
  note: string | null;
  extraIds: string[];
  removedIngredientIds: string[];
  /** What was measured, in thousandths of the unit of the portion; staff alone sell by measure. */
  measure?: { grossThousandths: number; tareThousandths: number };
  /** What staff sell that is not on the menu; `productId` and `portionId` are then its own. */
  openItem?: { name: string; priceKurus: number; vatClass: string | null };
  /** The code of its course, `null` for none; absent for that of the product. */
  course?: string | null;
  /** The guest who gets it, from 1. */
  seat?: number;
  /** What its guest must not get. */
  allergy?: { allergens: Allergen[]; text: string | null };
}

/** `phone` as it was written. */
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
  /** How many guests sit at the table; `null` if not stated. */
  guests: number | null;
  /** What no one at the table must get; staff alone say it. */
  allergy?: NonNullable<LineRequest['allergy']>;
}

/** The most guests that are counted at a table. */
export const MOST_GUESTS = 500;
