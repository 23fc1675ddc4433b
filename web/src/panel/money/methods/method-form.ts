import { makeCode } from '../make-code.ts';
import { type PaymentKind, type PaymentMethod, usualSwitches } from './payment-methods.ts';

/** A payment method as typed in its form. */
export interface MethodForm {
  name: string;
  kind: PaymentKind;
  brand: string;
  givesChange: boolean;
  opensDrawer: boolean;
  isForMealsOnly: boolean;
  fiscalCode: string;
  isActive: boolean;
}

/** The form values of a payment method. Without one: those of a new card. */
export function methodFormOf(method: PaymentMethod | undefined): MethodForm {
  if (method === undefined)
    return { name: '', kind: 'Card', brand: '', ...usualSwitches('Card'), fiscalCode: '', isActive: true };
  const { code: _, brand, fiscalCode, ...rest } = method;
  return { ...rest, brand: brand ?? '', fiscalCode: fiscalCode ?? '' };
}

export type MethodFault = 'nameMissing' | 'nameTaken';

/** The faults by field. @param others  the names of the other payment methods */
export function methodFaultsOf(
  { name }: MethodForm,
  others: readonly string[],
): Partial<Record<'name', MethodFault>> {
  if (name.trim() === '') return { name: 'nameMissing' };
  return others.includes(name.trim()) ? { name: 'nameTaken' } : {};
}

/**
 * The payment methods after one was added or changed in a form without faults.
 * @param code  the code of the changed method; `null` for a new method, whose code is made from its name
 */
export function upsertMethod(
  methods: readonly PaymentMethod[],
  code: string | null,
  { name, brand, fiscalCode, ...rest }: MethodForm,
): PaymentMethod[] {
  const codes = methods.map((one) => one.code);
  const entered: PaymentMethod = {
    ...rest,
    code: code ?? makeCode(name, codes),
    name: name.trim(),
    brand: rest.kind === 'MealCard' ? brand.trim() || null : null,
    fiscalCode: fiscalCode.trim() || null,
  };
  return code === null ? [...methods, entered] : methods.map((one) => (one.code === code ? entered : one));
}
