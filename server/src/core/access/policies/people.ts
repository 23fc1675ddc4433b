import { Refusal } from '../../refusals.ts';
import type { AccountRecord } from '../account.ts';
import { type Grants, grantsOf, type RoleGrants } from '../rights.ts';
import type { RequiredAccess, Session } from '../sign-in/session.ts';

/** Who may see and change the people of a venue. */
export const PEOPLE = {
  read: 'people',
  change: 'people',
  readRoles: 'people',
  changeRoles: 'Owner',
  requireFactors: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

/**
 * Checks that a person may make this change of a colleague's account. An owner may make every change. Others may not change owners,
 * themselves, or people with more rights than they have: otherwise they could get missing rights with the help of a colleague.
 * @param before  `null` for a new colleague
 * @param after  `null` for one who is removed
 * @param decided  the grants of the roles at the venue; `null` for the usual ones
 * @throws Refusal NOT_PERMITTED
 */
export function requireMayChange(
  by: Pick<Session, 'accountId' | 'role' | 'rights' | 'mostOffBasisPoints'>,
  { before, after }: { before: AccountRecord | null; after: AccountRecord | null },
  decided: RoleGrants | null,
): void {
  if (by.role === 'Owner') return;
  for (const account of [before, after]) {
    if (account === null) continue;
    const isAllowed =
      account.role !== 'Owner' && account.id !== by.accountId && covers(by, grantsOf(account.role, decided));
    if (!isAllowed) throw new Refusal('NOT_PERMITTED');
  }
}

/** Whether a person's own grants include the given ones. */
export function covers(own: Grants, given: Grants): boolean {
  return (
    given.mostOffBasisPoints <= own.mostOffBasisPoints &&
    given.rights.every((right) => own.rights.includes(right))
  );
}
