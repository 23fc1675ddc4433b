/** The roles of people. A venue decides what each role may do, except the role of owner. */
export const PERSON_ROLES = ['Owner', 'Manager', 'Cashier', 'Waiter', 'Cook', 'Host'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** A bridge is a program beside a fiscal device. */
export const ACCOUNT_ROLES = [...PERSON_ROLES, 'Bridge'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The roles that a document or a call may contain. `Staff` is the old name of `Cashier`. */
export const STATED_ROLES = [...ACCOUNT_ROLES, 'Staff'] as const;

export function roleOf(stated: (typeof STATED_ROLES)[number]): AccountRole {
  return stated === 'Staff' ? 'Cashier' : stated;
}

/** An account that signs in with an address and a password. */
export type SignInAccount = AccountRecord & { email: string; passwordHash: string };

export interface AccountRecord {
  id: string;
  role: AccountRole;
  name: string;
  /**
   * Lower case. No two accounts have the same address. `null` for a person who has only a name and a PIN, or who is invited.
   */
  email: string | null;
  /**
   * Lower case. The address of an invitation that is not accepted yet. It signs no one in; `null` for none.
   */
  invitedEmail: string | null;
  /** argon2id in its PHC string form; `null` without an address. */
  passwordHash: string | null;
}
