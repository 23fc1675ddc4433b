import type { Schemas } from '../../../api/client.ts';
import { paymentKindValues } from '../../../api/venue-api-lists.generated.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentKind = PaymentMethod['kind'];

/** What a way to pay of a kind usually does. */
export function usualOf(
  kind: PaymentKind,
): Pick<PaymentMethod, 'givesChange' | 'opensDrawer' | 'isForMealsOnly'> {
  const isCash = kind === 'Cash';
  return { givesChange: isCash, opensDrawer: isCash, isForMealsOnly: kind === 'MealCard' };
}

/** The ways to pay of a venue: its own, or the one of each kind that a till offers where there are none. */
export function methodsOf(
  stored: readonly PaymentMethod[],
  nameOf: (kind: PaymentKind) => string,
): readonly PaymentMethod[] {
  if (stored.length > 0) return stored;
  return paymentKindValues.map((kind) => ({
    ...{ code: kind, name: nameOf(kind), kind, brand: null, fiscalCode: null, isActive: true },
    ...usualOf(kind),
  }));
}

/** The ways to pay in the order of codes; those that were added since are last. */
export function methodsInOrder(methods: readonly PaymentMethod[], codes: readonly string[]): PaymentMethod[] {
  const placeOf = ({ code }: PaymentMethod) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return methods.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A way to pay that was removed, and the place that it had in the list. */
export interface RemovedMethod {
  method: PaymentMethod;
  at: number;
}

/** The ways to pay with one that was removed back at its place, with the same code: bills and devices know it by that. */
export function methodsWithRestored(
  methods: readonly PaymentMethod[],
  { method, at }: RemovedMethod,
): PaymentMethod[] {
  if (methods.some(({ code }) => code === method.code)) return [...methods];
  return methods.toSpliced(at, 0, method);
}

/** Meal cards of Türkiye that a list may begin with. */
const MEAL_CARDS = [
  'Multinet',
  'Pluxee',
  'Edenred',
  'Setcard',
  'Metropol',
  'Tokenflex',
  'Paye',
  'Yemekmatik',
];

/** The meal cards that a venue does not take yet. */
export function otherMealCards(methods: readonly PaymentMethod[]): string[] {
  return MEAL_CARDS.filter((brand) => !methods.some((one) => one.brand === brand || one.name === brand));
}
