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
 * Passes when a person may make this of a colleague. An owner may everything. Others neither touch an owner nor themselves, and no one who
 * may more than they: else they would give themselves, by way of a colleague, what they lack.
 * @param before  `null` for a new colleague
 * @param after  `null` for one who is removed
 * @param decided  what the roles of the venue may do; `null` for what is usual
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

/** Whether a person with some grants may give others. */
export function covers(own: Grants, given: Grants): boolean {
  return (
    given.mostOffBasisPoints <= own.mostOffBasisPoints &&
    given.rights.every((right) => own.rights.includes(right))
  );
}
