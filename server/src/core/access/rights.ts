import type { AccountRole, PersonRole } from './account.ts';

/** What people do at a venue, each of which a role may or may not have. */
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
 * The rights of which a person who lacks one may ask a colleague: acts on a bill or a drawer. The others open screens and records, and are
 * not lent.
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

/** What a person may do. */
export interface Grants {
  rights: readonly Right[];
  /**
   * The largest part of a bill that the person takes off by hand, in basis points of what it comes to without: discounts, gifts, prices by
   * hand and what was removed or lowered after the kitchen began, all together.
   */
  mostOffBasisPoints: number;
}

/** The roles whose rights a venue decides. */
export type GrantedRole = Exclude<PersonRole, 'Owner'>;
export const GRANTED_ROLES = [
  'Manager',
  'Cashier',
  'Waiter',
  'Cook',
  'Host',
] as const satisfies readonly GrantedRole[];

/** What each role of a venue may do. */
export type RoleGrants = Record<GrantedRole, Grants>;

/** The whole of a bill. */
export const ALL_OFF = 10_000;

/** An owner has every right; no venue changes that. */
export const OWNERS_GRANTS: Grants = { rights: RIGHTS, mostOffBasisPoints: ALL_OFF };

const NO_GRANTS: Grants = { rights: [], mostOffBasisPoints: 0 };

/** What the roles may do at a venue that decided nothing else. */
export const USUAL_GRANTS: RoleGrants = {
  Manager: { rights: RIGHTS, mostOffBasisPoints: ALL_OFF },
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
 * What an account of a role may do at its venue.
 * @param decided  the grants that the venue decided on; `null` for the usual ones
 */
export function grantsOf(role: AccountRole, decided: RoleGrants | null): Grants {
  if (role === 'Owner') return OWNERS_GRANTS;
  if (role === 'Bridge') return NO_GRANTS;
  return (decided ?? USUAL_GRANTS)[role];
}
