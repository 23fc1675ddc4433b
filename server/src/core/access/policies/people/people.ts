import { Refusal } from '../../../refusals.ts';
import type { AccountRecord } from '../../account.ts';
import { type Grants, grantsOf, type RoleGrants } from '../../rights.ts';
import type { RequiredAccess, Session } from '../../sign-in/session.ts';

/** The required access to see and to change the people of a venue. */
export const PEOPLE_ACCESS = {
  read: 'people',
  change: 'people',
  readRoles: 'people',
  changeRoles: 'Owner',
  requireFactors: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

/**
 * Checks that a person may change a colleague's account. An owner may make every change. Others may not change owners, themselves,
 * or people with more rights than they have. Otherwise two people could give each other more rights.
 * @param before  `null` for a new colleague
 * @param after  `null` if the colleague is removed
 * @param decided  the grants of the venue's roles; `null` for the usual grants
 * @throws Refusal NOT_PERMITTED
 */
export function requireMayChangeAccount(
  by: Pick<Session, 'accountId' | 'role' | 'rights' | 'mostOffBasisPoints'>,
  { before, after }: { before: AccountRecord | null; after: AccountRecord | null },
  decided: RoleGrants | null,
): void {
  if (by.role === 'Owner') return;
  for (const account of [before, after]) {
    if (account === null) continue;
    const isAllowed =
      account.role !== 'Owner' &&
      account.id !== by.accountId &&
      coversGrants(by, grantsOf(account.role, decided));
    if (!isAllowed) throw new Refusal('NOT_PERMITTED');
  }
}

/** Whether grants include other grants: each right, and at least the same limit of deductions. */
export function coversGrants(own: Grants, given: Grants): boolean {
  return (
    given.mostOffBasisPoints <= own.mostOffBasisPoints &&
    given.rights.every((right) => own.rights.includes(right))
  );
}
