/** The roles of people. A venue decides what each role may do, except the role of owner. */
export const PERSON_ROLES = ['Owner', 'Manager', 'Cashier', 'Waiter', 'Cook', 'Host'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** The roles of accounts. A bridge is not a person but the program that operates a fiscal device. */
export const ACCOUNT_ROLES = [...PERSON_ROLES, 'Bridge'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The roles that a document or a call may contain. `Staff` is the old name of `Cashier`. */
export const STATED_ROLES = [...ACCOUNT_ROLES, 'Staff'] as const;

/** The role that a stated role means: `Cashier` for the old name `Staff`. */
export function readStatedRole(stated: (typeof STATED_ROLES)[number]): AccountRole {
  return stated === 'Staff' ? 'Cashier' : stated;
}

/** An account that signs in with an address and a password. */
export type SignInAccount = AccountRecord & { email: string; passwordHash: string };

export interface AccountRecord {
  id: string;
  role: AccountRole;
  name: string;
  /**
   * Lower case and unique. `null` for a person who has only a name and a PIN, and for an invited person.
   */
  email: string | null;
  /**
   * Lower case. The address of an invitation that is not accepted yet; no one can sign in with it. `null` for none.
   */
  invitedEmail: string | null;
  /** The argon2id hash as a PHC string; `null` if the account has no password. */
  passwordHash: string | null;
}
