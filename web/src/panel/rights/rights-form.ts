import type { Schemas } from '../../api/client.ts';
import type { Right } from '../../session/venue-context.tsx';

export type Roles = Schemas['RolesDocument'];
export type GrantedRole = keyof Roles;

/** The roles whose rights an owner decides, in the order of the page. */
export const GRANTED_ROLES = [
  'Manager',
  'Cashier',
  'Waiter',
  'Cook',
  'Host',
] as const satisfies readonly GrantedRole[];

/**
 * The values of the form: whether a role has a right, as `Waiter.void`, and its limit in percent, as
 * `Waiter.limit`.
 */
export type RightsForm = Record<`${GrantedRole}.${Right}`, boolean> & Record<`${GrantedRole}.limit`, string>;

export function rightsFormOf(roles: Roles, rights: readonly Right[]): RightsForm {
  const entries = GRANTED_ROLES.flatMap((role): [string, boolean | string][] => [
    ...rights.map((right): [string, boolean] => [`${role}.${right}`, roles[role].rights.includes(right)]),
    [`${role}.limit`, String(roles[role].mostOffPercent)],
  ]);
  return Object.fromEntries(entries) as RightsForm;
}

/** The roles of a form, as they are sent to the service. */
export function rolesOf(form: RightsForm, rights: readonly Right[]): Roles {
  const entries = GRANTED_ROLES.map((role) => [
    role,
    {
      rights: rights.filter((right) => form[`${role}.${right}`]),
      mostOffPercent: readLimitPercent(form[`${role}.limit`]) ?? 0,
    },
  ]);
  return Object.fromEntries(entries) as Roles;
}

/** Reads a percentage from 0 to 100 with at most two decimals; `null` for anything else. */
export function readLimitPercent(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  const percent = Number(typed);
  return percent <= 100 ? percent : null;
}
