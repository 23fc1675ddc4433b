import { ACCOUNT_ROLES, type AccountRole } from '../../src/core/access/account.ts';
import { samplePrinter } from '../printers/paper-printer.ts';
import type { Sofra } from './sofra.ts';
import { newStaffedVenue, type Person, type StaffedVenue, sampleAccount, signIn } from './staff.ts';

/** A venue that decided nothing about its roles, with a person of each and a printer for bills. */
export async function newUsualVenue(
  sofra: Sofra,
): Promise<StaffedVenue & { people: Map<AccountRole, Person> }> {
  const accounts = await Promise.all(
    ACCOUNT_ROLES.filter((role) => role !== 'Owner').map((role) => sampleAccount(role)),
  );
  const venue = await newStaffedVenue(
    sofra,
    { roles: null },
    {
      accounts,
      revise: (record) => {
        record.printers = [samplePrinter({ purpose: 'Bills' })];
      },
    },
  );
  const people = new Map<AccountRole, Person>([['Owner', venue.owner]]);
  for (const account of accounts) people.set(account.role, await signIn(sofra, account));
  return { ...venue, people };
}
