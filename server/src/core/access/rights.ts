import type { AccountRole, PersonRole } from './account.ts';

/** The rights that a role may have at a venue. */
export const RIGHTS = [
  'takeOrders',
  'seeOthersBills',
  'changeKitchen',
  'void',
  'comp',
  'discount',
  'price',
  'openItem',
  'takePayments',
  'tips',
  'refund',
  'reverse',
  'closeWithoutDocument',
  'changePrinted',
  'moveLines',
  'hide',
  'reprint',
  'drawer',
  'closeDay',
  'seeTakings',
  'seeGuests',
  'reservations',
  'soldOut',
  'menu',
  'settings',
  'people',
  'approve',
] as const;
export type Right = (typeof RIGHTS)[number];

/**
 * The rights that a colleague can approve for one act on a bill or a drawer. The other rights open screens and records, and cannot be
 * approved for another person.
 */
export const APPROVABLE_RIGHTS = [
  'changeKitchen',
  'void',
  'comp',
  'discount',
  'price',
  'openItem',
  'refund',
  'reverse',
  'closeWithoutDocument',
  'changePrinted',
  'moveLines',
  'hide',
  'reprint',
  'drawer',
] as const satisfies readonly Right[];
export type ApprovableRight = (typeof APPROVABLE_RIGHTS)[number];

/** The rights of a person, and the limit of their manual deductions. */
export interface Grants {
  rights: readonly Right[];
  /**
   * The largest part of a bill that the person may deduct, in basis points of the bill without manual deductions. It includes manual
   * discounts, comps, manual prices, and units that were removed after the kitchen began to make them.
   */
  mostOffBasisPoints: number;
}

/** The roles to which a venue grants rights: all except the owner. */
export type GrantedRole = Exclude<PersonRole, 'Owner'>;
export const GRANTED_ROLES = [
  'Manager',
  'Cashier',
  'Waiter',
  'Cook',
  'Host',
] as const satisfies readonly GrantedRole[];

/** The grants of each role at a venue. */
export type RoleGrants = Record<GrantedRole, Grants>;

/** The whole bill, in basis points. */
export const WHOLE_BILL_BASIS_POINTS = 10_000;

/** The grants of an owner. A venue cannot change them. */
export const OWNERS_GRANTS: Grants = { rights: RIGHTS, mostOffBasisPoints: WHOLE_BILL_BASIS_POINTS };

const NO_GRANTS: Grants = { rights: [], mostOffBasisPoints: 0 };

/** The grants of the roles at a venue that has not changed them. */
export const USUAL_GRANTS: RoleGrants = {
  Manager: { rights: RIGHTS, mostOffBasisPoints: WHOLE_BILL_BASIS_POINTS },
  Cashier: {
    rights: [
      'takeOrders',
      'seeOthersBills',
      'changeKitchen',
      'comp',
      'discount',
      'price',
      'openItem',
      'takePayments',
      'tips',
      'reverse',
      'moveLines',
      'reprint',
      'drawer',
      'seeGuests',
      'reservations',
      'soldOut',
    ],
    mostOffBasisPoints: 1_000,
  },
  Waiter: {
    rights: [
      'takeOrders',
      'seeOthersBills',
      'takePayments',
      'tips',
      'moveLines',
      'seeGuests',
      'reservations',
      'soldOut',
    ],
    mostOffBasisPoints: 0,
  },
  Cook: { rights: ['seeOthersBills', 'soldOut'], mostOffBasisPoints: 0 },
  Host: { rights: ['takeOrders', 'seeOthersBills', 'seeGuests', 'reservations'], mostOffBasisPoints: 0 },
};

/**
 * The grants of an account at its venue, by its role.
 * @param decided  the grants of the venue's roles; `null` for the usual grants
 */
export function grantsOf(role: AccountRole, decided: RoleGrants | null): Grants {
  if (role === 'Owner') return OWNERS_GRANTS;
  if (role === 'Bridge') return NO_GRANTS;
  return (decided ?? USUAL_GRANTS)[role];
}
