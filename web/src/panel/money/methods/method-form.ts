import { codeFor } from '../code-for.ts';
import { type PaymentKind, type PaymentMethod, usualOf } from './payment-methods.ts';

/** A way to pay as a person enters it. */
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

/** The form of a way to pay; without one that of a new card. */
export function methodFormOf(method: PaymentMethod | undefined): MethodForm {
  if (method === undefined)
    return { name: '', kind: 'Card', brand: '', ...usualOf('Card'), fiscalCode: '', isActive: true };
  const { code: _, brand, fiscalCode, ...rest } = method;
  return { ...rest, brand: brand ?? '', fiscalCode: fiscalCode ?? '' };
}

export type MethodFault = 'nameMissing' | 'nameTaken';

/** What is wrong, by field. @param others  names of the other ways to pay */
export function methodFaultsOf(
  { name }: MethodForm,
  others: readonly string[],
): Partial<Record<'name', MethodFault>> {
  if (name.trim() === '') return { name: 'nameMissing' };
  return others.includes(name.trim()) ? { name: 'nameTaken' } : {};
}

/**
 * The ways to pay of the venue with one that was entered, which has no faults.
 * @param code  of the one that is changed; `null` for a new one, which gets a code of its name
 */
export function methodsWith(
  methods: readonly PaymentMethod[],
  code: string | null,
  { name, brand, fiscalCode, ...rest }: MethodForm,
): PaymentMethod[] {
  const codes = methods.map((one) => one.code);
  const entered: PaymentMethod = {
    ...rest,
    code: code ?? codeFor(name, codes),
    name: name.trim(),
    brand: rest.kind === 'MealCard' ? brand.trim() || null : null,
    fiscalCode: fiscalCode.trim() || null,
  };
  return code === null ? [...methods, entered] : methods.map((one) => (one.code === code ? entered : one));
}
