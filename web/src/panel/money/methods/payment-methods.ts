import type { Schemas } from '../../../api/client.ts';
import { paymentKindValues } from '../../../api/venue-api-lists.generated.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
export type PaymentKind = PaymentMethod['kind'];

/** The usual switches of a payment method of a kind. */
export function usualSwitches(
  kind: PaymentKind,
): Pick<PaymentMethod, 'givesChange' | 'opensDrawer' | 'isForMealsOnly'> {
  const isCash = kind === 'Cash';
  return { givesChange: isCash, opensDrawer: isCash, isForMealsOnly: kind === 'MealCard' };
}

/** The payment methods of a venue. If it has set up none, it has one of each kind, as the till offers them. */
export function methodsOf(
  stored: readonly PaymentMethod[],
  nameOf: (kind: PaymentKind) => string,
): readonly PaymentMethod[] {
  if (stored.length > 0) return stored;
  return paymentKindValues.map((kind) => ({
    ...{ code: kind, name: nameOf(kind), kind, brand: null, fiscalCode: null, isActive: true },
    ...usualSwitches(kind),
  }));
}

/** Sorts payment methods in the order of the codes. Methods that were added in the meantime are last. */
export function methodsInOrder(methods: readonly PaymentMethod[], codes: readonly string[]): PaymentMethod[] {
  const placeOf = ({ code }: PaymentMethod) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return methods.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A removed payment method. `at`: the index that it had in the list. */
export interface RemovedMethod {
  method: PaymentMethod;
  at: number;
}

/** The payment methods with a removed one back in its place. It keeps its code, by which bills and devices know it. */
export function restoreMethod(
  methods: readonly PaymentMethod[],
  { method, at }: RemovedMethod,
): PaymentMethod[] {
  if (methods.some(({ code }) => code === method.code)) return [...methods];
  return methods.toSpliced(at, 0, method);
}

/** Meal cards of Türkiye that are offered for adding. */
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

/** The offered meal cards that a venue does not take yet. */
export function unusedMealCards(methods: readonly PaymentMethod[]): string[] {
  return MEAL_CARDS.filter((brand) => !methods.some((one) => one.brand === brand || one.name === brand));
}
